import { useState } from 'react'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { Flyout } from '../../../transferList/filters/Flyout.tsx'
import { PrintIcon } from '../insightIcons.tsx'
import type { InsightRange } from '../insightRange.ts'
import { printWhenLoaded } from './printWhenLoaded.ts'
import styles from './tools.module.css'

const listChoices = (): { text: string; range: InsightRange | undefined }[] => [
  { text: insights.printLastMonth, range: 'last-month' },
  { text: insights.printThisMonth, range: 'this-month' },
  { text: insights.printRange, range: undefined },
]

/** Prints a report of a month, or of what is shown. */
export function PrintMenu({ onChoose }: { onChoose: (range: InsightRange) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  return (
    <>
      <Flyout
        name={insights.print}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        triggerName={insights.print}
        trigger={<PrintIcon />}
      >
        <div className={styles.choices}>
          {listChoices().map(({ text, range }) => (
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
        {isWaiting && insights.printing}
      </span>
    </>
  )
}
