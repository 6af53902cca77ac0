import { useId, useState } from 'react'
import { isDay, pastRanges } from '../../../../../shared/domain/listRanges.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { words } from '../../../../../shared/texts/en/words.ts'
import { formatDays } from '../../../../../shared/texts/transferList.ts'
import { Flyout } from '../../../transferList/filters/Flyout.tsx'
import styles from '../../../transferList/filters/filterPanel.module.css'
import { CalendarIcon } from '../insightIcons.tsx'
import { type InsightRange, toDays } from '../insightRange.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import toolStyles from './tools.module.css'

/** Quick ranges at once, own days by a button. */
export function RangeChooser({ onChoose }: { onChoose: (range: InsightRange) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<Days>()
  const { range, timeZone } = useInsightQuestion()
  const group = useId()
  const name = typeof range === 'string' ? words.ranges[range] : formatDays(range)
  return (
    <Flyout
      name={insights.range}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false)
        setTyped(undefined)
      }}
      isSet
      triggerName={insights.rangeChosen(name)}
      trigger={
        <>
          <CalendarIcon />
          {name}
        </>
      }
    >
      <fieldset className={styles.panel}>
        <legend>{insights.range}</legend>
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
              {words.ranges[each]}
            </label>
          ))}
        </div>
        <OwnDays
          days={typed ?? toDays(range, Date.now(), timeZone)}
          isOwn={typeof range !== 'string'}
          onType={setTyped}
          onApply={next => {
            setTyped(undefined)
            onChoose(next)
          }}
        />
      </fieldset>
    </Flyout>
  )
}

type Days = { first: string; last: string }
/** Days that the call accepts in every time zone. */
const [EARLIEST, LATEST] = ['1970-01-02', '2199-12-30']
type OwnDaysProps = { days: Days; isOwn: boolean; onType: (days: Days) => void; onApply: (days: Days) => void }

function OwnDays({ days, isOwn, onType, onApply }: OwnDaysProps) {
  const faultId = useId()
  // Half-typed years are not faults.
  const [isApplied, setIsApplied] = useState(false)
  const fault = isApplied ? findFault(days) : undefined
  const field = (end: 'first' | 'last', text: string) => (
    <label>
      {text}
      <input
        type="date"
        className={styles.field}
        min={EARLIEST}
        max={LATEST}
        value={days[end]}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onChange={({ target }) => {
          setIsApplied(false)
          onType({ ...days, [end]: target.value })
        }}
      />
    </label>
  )
  return (
    <form
      className={styles.days}
      data-own={isOwn || undefined}
      // The page says what is wrong.
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setIsApplied(true)
        if (findFault(days) === undefined) onApply(days)
      }}
    >
      {field('first', insights.from)}
      {field('last', insights.to)}
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <button type="submit" className={toolStyles.apply}>
        {common.apply}
      </button>
    </form>
  )
}

function findFault({ first, last }: Days): string | undefined {
  const days = [first, last].filter(day => /^\d{4}-/.test(day))
  if (days.some(day => day < EARLIEST)) return insights.tooEarly
  if (!isDay(first) || !isDay(last)) return insights.invalidDays
  if (days.some(day => day > LATEST)) return insights.tooLate
  return last < first ? insights.backwards : undefined
}
