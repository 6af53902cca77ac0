import { components } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { readersTimeZone, zoneAt } from '../../../../shared/texts/format.ts'
import { Pages } from '../../components/Pages.tsx'
import { MAX_PAGES } from '../listAddress.ts'
import { type ListQuestion, PAGE_SIZE } from '../listQuestion.ts'
import type { Present } from '../rows/Cell.tsx'
import { getLastPage } from './getLastPage.ts'
import styles from './pager.module.css'

type Props = {
  question: ListQuestion
  total: number
  shown: number
  isLoading: boolean
  present: Present
  onTurn: (page: number) => void
}

export function Pager({ question: { page }, total, shown, isLoading, present, onTurn }: Props) {
  const last = getLastPage(total)
  const first = (page - 1) * PAGE_SIZE
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.range}>
        {isLoading ? lists.loading : components.range(first + 1, first + shown, total)}
      </span>
      {last > 1 && <Pages page={page} last={last} onTurn={onTurn} />}
      <p className={styles.note}>{describeZone(present)}</p>
      {total > MAX_PAGES * PAGE_SIZE && <p className={styles.note}>{lists.tooDeep(MAX_PAGES * PAGE_SIZE)}</p>}
    </div>
  )
}

/** Names a zone once. */
function describeZone({ now }: Present): string {
  const zone = zoneAt(new Date(now).toISOString())
  const timeZone = readersTimeZone().replaceAll('_', ' ')
  return zone === timeZone ? lists.zone(zone) : lists.zoneOf(zone, timeZone)
}
