import Pagination from '@cloudscape-design/components/pagination'
import { readersTimeZone, zoneAt } from '../../../../shared/texts/format.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
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
  const isNarrow = useMediaQuery('(max-width: 620px)')
  const last = getLastPage(total)
  const first = (page - 1) * PAGE_SIZE
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.range}>
        {isLoading ? 'Loading transfers' : transferListTexts.range(first + 1, first + shown, total)}
      </span>
      {last > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          <Pagination
            currentPageIndex={page}
            pagesCount={last}
            pagesVariant={isNarrow ? 'compact' : 'normal'}
            ariaLabels={{
              previousPageLabel: 'Previous',
              nextPageLabel: 'Next',
              pageLabel: number => `Page ${number}`,
            }}
            i18nStrings={{
              pagesCompactText: ({ currentPage, pagesCount }) => transferListTexts.pageNumber(currentPage, pagesCount),
            }}
            onChange={({ detail }) => onTurn(detail.currentPageIndex)}
          />
        </nav>
      )}
      <p className={styles.note}>
        {transferListTexts.zoned(zoneAt(new Date(present.now).toISOString()), readersTimeZone().replaceAll('_', ' '))}
      </p>
      {total > MAX_PAGES * PAGE_SIZE && <p className={styles.note}>{transferListTexts.tooDeep}</p>}
    </div>
  )
}
