import type { CountReply } from '../../../../shared/contract/search.ts'
import { formatCount } from '../../../../shared/texts/inspection.ts'
import styles from './statisticCards.module.css'

type Props = {
  count: CountReply | undefined
  isOvertaken: boolean
  isFailed: boolean
  /** The states in the filter; undefined for all. */
  states: readonly string[] | undefined
  onChoose: (states: readonly string[]) => void
}

const cards = [
  { name: 'Total', state: undefined },
  { name: 'Active', state: 'active' },
  { name: 'Revoked', state: 'retracted' },
  { name: 'Expired', state: 'expired' },
] as const

export function StatisticCards({ count, isOvertaken, isFailed, states, onChoose }: Props) {
  return (
    <fieldset
      className={styles.cards}
      aria-busy={(!count && !isFailed) || isOvertaken}
      data-overtaken={isOvertaken || undefined}
    >
      <legend className="visually-hidden">Filter by state</legend>
      {cards.map(({ name, state }) => {
        const value = state === undefined ? count?.total : count?.stats[state]
        const isPressed = state === undefined ? states === undefined : states?.length === 1 && states[0] === state
        return (
          <button
            key={name}
            type="button"
            className={styles.card}
            data-figure={name}
            aria-pressed={isPressed}
            onClick={() => onChoose(state === undefined || isPressed ? [] : [state])}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.figure} data-loading={(value === undefined && !isFailed) || undefined}>
              {value === undefined ? '–' : formatCount(value)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
