import { useId, useState } from 'react'
import { type DateChoice, isMoments } from '../../../../shared/domain/listAddress.ts'
import { type Days, dayAt, getDays, isDay, type RangeName } from '../../../../shared/domain/listRanges.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { readersTimeZone } from '../../../../shared/texts/format.ts'
import styles from './filterPanel.module.css'
import { useTyped } from './useTyped.ts'

type Props = {
  label: string
  names: readonly RangeName[]
  choice: DateChoice | undefined
  onChange: (choice: DateChoice | undefined) => void
}

export function DateFilter({ label, names, choice, onChange }: Props) {
  const group = useId()
  const quick = typeof choice === 'string' ? choice : undefined
  const isOwn = choice !== undefined && quick === undefined
  const options = [
    { name: undefined, text: lists.filters.anyTime },
    ...names.map(name => ({ name, text: words.ranges[name] })),
  ]
  return (
    <fieldset className={styles.panel}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map(({ name, text }) => (
          <label key={text}>
            <input type="radio" name={group} checked={!isOwn && quick === name} onChange={() => onChange(name)} />
            {text}
          </label>
        ))}
      </div>
      <DayFields key={quick} days={daysShown(choice)} isOwn={isOwn} onChange={onChange} />
    </fieldset>
  )
}

function daysShown(choice: DateChoice | undefined): Days {
  if (choice === undefined || isMoments(choice)) return {}
  if (typeof choice !== 'string') return choice
  return getDays(choice, dayAt(Date.now(), readersTimeZone()))
}

type DayFieldsProps = { days: Days; isOwn: boolean; onChange: (choice: Days | undefined) => void }

function DayFields({ days, isOwn, onChange }: DayFieldsProps) {
  const [typed, setTyped] = useState({ first: days.first ?? '', last: days.last ?? '' })
  const fault = findFault(typed)
  const faultId = useId()
  const { type, finish } = useTyped((next: typeof typed) => {
    if (findFault(next) === undefined) onChange(daysTyped(next))
  })
  const field = (end: 'first' | 'last', text: string) => (
    <label>
      {text}
      <input
        type="date"
        className={styles.field}
        min="1970-01-01"
        max="2999-12-31"
        value={typed[end]}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onBlur={finish}
        onChange={({ target }) => {
          const next = { ...typed, [end]: target.value }
          setTyped(next)
          type(next)
        }}
      />
    </label>
  )
  return (
    <div className={styles.days} data-own={isOwn || undefined}>
      {field('first', lists.filters.from)}
      {field('last', lists.filters.to)}
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

function daysTyped({ first, last }: { first: string; last: string }): Days | undefined {
  if (first === '' && last === '') return undefined
  return { ...(first === '' ? {} : { first }), ...(last === '' ? {} : { last }) }
}

function findFault({ first, last }: { first: string; last: string }): string | undefined {
  if ([first, last].some(day => day !== '' && !isDay(day))) return lists.filters.invalidDates
  return first !== '' && last !== '' && last < first ? lists.filters.endsFirst : undefined
}
