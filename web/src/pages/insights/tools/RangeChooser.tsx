import { useId, useState } from 'react'
import { isDay, pastRanges } from '../../../../../shared/domain/listRanges.ts'
import { insightsTexts } from '../../../../../shared/texts/insights.ts'
import { formatDays, rangeLabels } from '../../../../../shared/texts/transferList.ts'
import { Flyout } from '../../../transferList/filters/Flyout.tsx'
import styles from '../../../transferList/filters/filterPanel.module.css'
import { CalendarIcon } from '../insightIcons.tsx'
import { type InsightRange, toDays } from '../insightRange.ts'
import { useInsightQuestion } from '../useInsightView.ts'

/** Quick ranges at once, own days when both are valid. */
export function RangeChooser({ onChoose }: { onChoose: (range: InsightRange) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<Days>()
  const { range, timeZone } = useInsightQuestion()
  const group = useId()
  const name = typeof range === 'string' ? rangeLabels[range] : formatDays(range)
  return (
    <Flyout
      name={insightsTexts.range}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false)
        setTyped(undefined)
      }}
      isSet
      triggerName={insightsTexts.rangeChosen(name)}
      trigger={
        <>
          <CalendarIcon />
          {name}
        </>
      }
    >
      <fieldset className={styles.panel}>
        <legend>{insightsTexts.range}</legend>
        <div className={styles.choices}>
          {pastRanges.map(each => (
            <label key={each}>
              <input
                type="radio"
                name={group}
                checked={range === each}
                onChange={() => {
                  setTyped(undefined)
                  onChoose(each)
                }}
              />
              {rangeLabels[each]}
            </label>
          ))}
        </div>
        <OwnDays
          days={typed ?? toDays(range, Date.now(), timeZone)}
          isOwn={typeof range !== 'string'}
          onType={next => {
            setTyped(next)
            if (findFault(next) === undefined) onChoose(next)
          }}
        />
      </fieldset>
    </Flyout>
  )
}

type Days = { first: string; last: string }
type OwnDaysProps = { days: Days; isOwn: boolean; onType: (days: Days) => void }

function OwnDays({ days, isOwn, onType }: OwnDaysProps) {
  const faultId = useId()
  const fault = findFault(days)
  const field = (end: 'first' | 'last', text: string) => (
    <label>
      {text}
      <input
        type="date"
        className={styles.field}
        min="1970-01-01"
        max="2999-12-31"
        value={days[end]}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onChange={({ target }) => onType({ ...days, [end]: target.value })}
      />
    </label>
  )
  return (
    <div className={styles.days} data-own={isOwn || undefined}>
      {field('first', insightsTexts.from)}
      {field('last', insightsTexts.to)}
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

function findFault({ first, last }: Days): string | undefined {
  if (!isDay(first) || !isDay(last)) return insightsTexts.invalidDays
  return last < first ? insightsTexts.backwards : undefined
}
