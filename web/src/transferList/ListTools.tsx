import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { TypeToggle } from './filters/TypeToggle.tsx'
import { isDefault, type ListQuestion } from './listQuestion.ts'
import type { ListScope } from './listScope.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { ColumnsMenu } from './rows/ColumnsMenu.tsx'
import type { ColumnId } from './rows/columnIds.ts'
import { SortSelect } from './rows/SortSelect.tsx'
import { useNarrow } from './rows/useNarrow.ts'
import styles from './transferList.module.css'
import type { Ask } from './useListQuestion.ts'

type Props = {
  scope: ListScope
  question: ListQuestion
  ask: Ask
  shown: readonly ColumnId[]
  show: (shown: readonly ColumnId[]) => void
  transfers: readonly ListedTransfer[] | undefined
  isRefreshing: boolean
  onRefresh: () => void
}

export function ListTools({ scope, question, ask, shown, show, transfers, isRefreshing, onRefresh }: Props) {
  const isNarrow = useNarrow(scope)
  const known = {
    recipient: [...new Set((transfers ?? []).map(({ recipient }) => recipient))],
    sender: [...new Set((transfers ?? []).map(({ sender }) => sender))],
  }
  return (
    <div className={styles.tools} data-tour="filters">
      <div className={styles.row}>
        <TypeToggle type={question.type} ask={ask} />
        <div className={styles.looks}>
          {isNarrow && <SortSelect sort={question.sort} onSort={sort => ask(last => ({ ...last, sort, page: 1 }))} />}
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
          <ColumnsMenu scope={scope} shown={shown} onChange={show} />
        </div>
      </div>
      <FilterBar
        {...{ scope, question, known, ask }}
        isClearedElsewhere={transfers?.length === 0 && !isDefault(question)}
      />
    </div>
  )
}
