import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readersTimeZone } from '../../../../shared/texts/format.ts'
import { transferListTexts, zoneAt } from '../../../../shared/texts/transferList.ts'
import { MAX_PAGES, writeListAddress } from '../listAddress.ts'
import { type ListQuestion, PAGE_SIZE } from '../listQuestion.ts'
import type { Present } from '../rows/Cell.tsx'
import { getLastPage, pagesNear } from './pageNumbers.ts'
import styles from './pager.module.css'

type Props = {
  question: ListQuestion
  total: number
  shown: number
  isLoading: boolean
  present: Present
  onTurn: () => void
}

export function Pager({ question, total, shown, isLoading, present, onTurn }: Props) {
  const pager = useKeptFocus(question.page)
  const { page } = question
  const last = getLastPage(total)
  const first = (page - 1) * PAGE_SIZE
  const to = (number: number) => ({ search: `${writeListAddress({ ...question, page: number })}` })
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.range}>
        {isLoading ? 'Loading transfers' : transferListTexts.range(first + 1, first + shown, total)}
      </span>
      {last > 1 && (
        <nav ref={pager} aria-label="Pages" className={styles.pager}>
          <Step onTurn={onTurn} to={to(page - 1)} isPossible={page > 1}>
            Previous
          </Step>
          <span className={styles.narrow}>{transferListTexts.pageNumber(page, last)}</span>
          <ol className={styles.numbers}>
            {pagesNear(page, last).map((number, index, numbers) => (
              <li key={number} data-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
                <Link
                  onClick={onTurn}
                  to={to(number)}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ))}
          </ol>
          <Step onTurn={onTurn} to={to(page + 1)} isPossible={page < last}>
            Next
          </Step>
        </nav>
      )}
      <p className={styles.note}>
        {transferListTexts.zoned(zoneAt(new Date(present.now).toISOString()), readersTimeZone().replaceAll('_', ' '))}
      </p>
      {total > MAX_PAGES * PAGE_SIZE && <p className={styles.note}>{transferListTexts.tooDeep}</p>}
    </div>
  )
}

/** On the first or last page, the focused link disappears. */
function useKeptFocus(page: number) {
  const pager = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = pager.current
    const note = () => {
      hadFocus.current = true
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false
    }
    element?.addEventListener('focusin', note)
    element?.addEventListener('focusout', forget)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', forget)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const links = [...(pager.current?.querySelectorAll('a') ?? [])].filter(link => link.checkVisibility())
    const [next] = links.toSorted(
      (one, other) => Number(other.ariaCurrent === 'page') - Number(one.ariaCurrent === 'page'),
    )
    next?.focus({ preventScroll: true })
  }, [page])
  return pager
}

type StepProps = { to: { search: string }; isPossible: boolean; onTurn: () => void; children: string }

function Step({ to, isPossible, onTurn, children }: StepProps) {
  if (isPossible) {
    return (
      <Link className={styles.step} to={to} onClick={onTurn}>
        {children}
      </Link>
    )
  }
  return (
    <span className={styles.step} aria-disabled="true">
      {children}
    </span>
  )
}
