import { useEffect, useRef } from 'react'
import type { ListAnswer } from '../askList.ts'
import type { ListQuestion } from '../listQuestion.ts'
import { EmptyList } from '../summary/EmptyList.tsx'
import { getLastPage } from '../summary/getLastPage.ts'
import { Pager } from '../summary/Pager.tsx'
import styles from '../transferList.module.css'
import type { Ask } from '../useListQuestion.ts'
import { TransferCards } from './TransferCards.tsx'
import { type RowsProps, TransferTable } from './TransferTable.tsx'
import { useNarrow } from './useNarrow.ts'
import { useRowFocus } from './useRowFocus.ts'

type Props = Omit<RowsProps, 'sort' | 'onSort'> & {
  question: ListQuestion
  ask: Ask
  answer: ListAnswer | undefined
  onFocusLost: () => void
}

export function ListRows({ question, ask, answer, onFocusLost, ...rows }: Props) {
  const top = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(rows.scope)
  const { scope, transfers, isOvertaken } = rows
  const total = answer?.list.total ?? 0
  const isNothing = transfers?.length === 0 && total === 0
  // The list became shorter, or the URL was typed.
  const isBeyond = transfers?.length === 0 && total > 0
  useEffect(() => {
    if (isBeyond && !isOvertaken) ask(last => ({ ...last, page: getLastPage(total) }), { replace: true })
  }, [isBeyond, isOvertaken, total, ask])
  useRowFocus(top, isBeyond ? undefined : transfers, onFocusLost)

  if (answer && isNothing) {
    const askAndMoveFocus: Ask = (...next) => {
      onFocusLost()
      ask(...next)
    }
    return <EmptyList scope={scope} question={question} isEmpty={answer.isEmpty} ask={askAndMoveFocus} />
  }
  const Rows = isNarrow ? TransferCards : TransferTable
  return (
    <>
      <div ref={top} className={styles.rows}>
        <Rows
          {...rows}
          transfers={isBeyond ? undefined : transfers}
          sort={question.sort}
          onSort={sort => ask(last => ({ ...last, sort, page: 1 }))}
        />
      </div>
      <Pager
        question={question}
        total={total}
        shown={transfers?.length ?? 0}
        isLoading={!answer || isOvertaken || isBeyond}
        present={rows.present}
        onTurn={page => {
          showTop(top.current)
          ask(last => ({ ...last, page }))
        }}
      />
    </>
  )
}

/** Does nothing when the first row is in view. */
function showTop(element: HTMLElement | null) {
  if (!element) return
  const header = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  if (element.getBoundingClientRect().top < header) element.scrollIntoView({ block: 'start' })
}
