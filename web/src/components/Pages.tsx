import Pagination from '@cloudscape-design/components/pagination'
import { common, components } from '../../../shared/texts/en/common.ts'
import styles from './pages.module.css'
import { useMediaQuery } from './useMediaQuery.ts'

type Props = {
  /** From 1. */
  page: number
  last: number
  onTurn: (page: number) => void
}

export function Pages({ page, last, onTurn }: Props) {
  const isNarrow = useMediaQuery('(max-width: 620px)')
  return (
    <nav aria-label={components.pages} className={styles.pages}>
      <Pagination
        currentPageIndex={page}
        pagesCount={last}
        pagesVariant={isNarrow ? 'compact' : 'normal'}
        ariaLabels={{
          previousPageLabel: common.previous,
          nextPageLabel: common.next,
          pageLabel: components.page,
        }}
        i18nStrings={{
          pagesCompactText: ({ currentPage, pagesCount }) => components.pageNumber(currentPage, pagesCount),
        }}
        onChange={({ detail }) => onTurn(detail.currentPageIndex)}
      />
    </nav>
  )
}
