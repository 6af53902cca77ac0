import type { CountReply } from '../../../../shared/contract/search.ts'
import { formatCount } from '../../../../shared/texts/inspection.ts'
import styles from './statisticCards.module.css'

type Props = { count: CountReply | undefined; isOvertaken: boolean; isFailed: boolean }

/** How many transfers the same filters hold for as in the list below. */
export function StatisticCards({ count, isOvertaken, isFailed }: Props) {
  const figures = [
    { name: 'Total', value: count?.total },
    { name: 'Active', value: count?.stats.active },
    { name: 'Revoked', value: count?.stats.retracted },
    { name: 'Expired', value: count?.stats.expired },
  ]
  return (
    <dl
      className={styles.cards}
      aria-busy={(!count && !isFailed) || isOvertaken}
      data-overtaken={isOvertaken || undefined}
    >
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.card} data-figure={name}>
          <dt>{name}</dt>
          <dd data-loading={(value === undefined && !isFailed) || undefined}>
            {value === undefined ? '–' : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
