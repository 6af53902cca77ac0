import { useState } from 'react'
import { insightsTexts } from '../../../../../shared/texts/insights.ts'
import { Flyout } from '../../../transferList/filters/Flyout.tsx'
import { PrintIcon } from '../insightIcons.tsx'
import type { InsightRange } from '../insightRange.ts'
import { printWhenLoaded } from './printWhenLoaded.ts'
import styles from './tools.module.css'

const choices: { text: string; range: InsightRange | undefined }[] = [
  { text: insightsTexts.printLastMonth, range: 'last-month' },
  { text: insightsTexts.printThisMonth, range: 'this-month' },
  { text: insightsTexts.printRange, range: undefined },
]

/** Prints a report of a month, or of what is shown. */
export function PrintMenu({ onChoose }: { onChoose: (range: InsightRange) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  return (
    <>
      <Flyout
        name={insightsTexts.print}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        triggerName={insightsTexts.print}
        trigger={<PrintIcon />}
      >
        <div className={styles.choices}>
          {choices.map(({ text, range }) => (
            <button
              key={text}
              type="button"
              onClick={async () => {
                setIsOpen(false)
                if (range !== undefined) onChoose(range)
                setIsWaiting(true)
                await printWhenLoaded()
                setIsWaiting(false)
              }}
            >
              {text}
            </button>
          ))}
        </div>
      </Flyout>
      <span role="status" className="visually-hidden">
        {isWaiting && insightsTexts.printing}
      </span>
    </>
  )
}
