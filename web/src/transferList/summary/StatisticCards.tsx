import type { CountReply } from '../../../../shared/contract/search.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { formatCount } from '../../../../shared/texts/format.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import styles from './statisticCards.module.css'

type Props = {
  count: CountReply | undefined
  isOvertaken: boolean
  isFailed: boolean
  /** The states in the filter; undefined for all. */
  states: readonly string[] | undefined
  onChoose: (states: readonly string[]) => void
}

const cards = [undefined, 'active', 'retracted', 'expired'] as const

export function StatisticCards({ count, isOvertaken, isFailed, states, onChoose }: Props) {
  return (
    <fieldset
      className={styles.cards}
      data-tour="summary"
      aria-busy={(!count && !isFailed) || isOvertaken}
      data-overtaken={isOvertaken || undefined}
    >
      <legend className="visually-hidden">{lists.filterByState}</legend>
      {cards.map(state => {
        const figure = state ?? 'total'
        const value = state === undefined ? count?.total : count?.stats[state]
        const isPressed = state === undefined ? states === undefined : states?.length === 1 && states[0] === state
        return (
          <button
            key={figure}
            type="button"
            className={styles.card}
            data-figure={figure}
            aria-pressed={isPressed}
            onClick={() => onChoose(state === undefined || isPressed ? [] : [state])}
          >
            <span className={styles.name}>{state === undefined ? lists.total : stateText(state).label}</span>
            <span className={styles.figure} data-loading={(value === undefined && !isFailed) || undefined}>
              {value === undefined ? '–' : formatCount(value)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
