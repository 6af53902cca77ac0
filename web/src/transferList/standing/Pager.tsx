import LiveRegion from '@cloudscape-design/components/live-region'
import { Link } from 'react-router'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { MOST_PAGES, writeListAddress } from '../listAddress.ts'
import { type ListQuestion, PAGE_SIZE } from '../listQuestion.ts'
import { lastPageOf, pagesNear } from './pageNumbers.ts'
import styles from './pager.module.css'

type Props = { question: ListQuestion; total: number; shown: number; isLoading: boolean }

/** Where one is in the list, and the ways to its other pages: links, as any page is one. */
export function Pager({ question, total, shown, isLoading }: Props) {
  const { page } = question
  const last = lastPageOf(total)
  const first = (page - 1) * PAGE_SIZE
  const to = (number: number) => ({ search: `${writeListAddress({ ...question, page: number })}` })
  return (
    <div className={styles.foot}>
      <LiveRegion>
        <span className={styles.range}>
          {isLoading ? 'Loading transfers' : transferListTexts.range(first + 1, first + shown, total)}
        </span>
      </LiveRegion>
      {last > 1 && (
        <nav aria-label="Pages" className={styles.pager}>
          <Step to={to(page - 1)} isPossible={page > 1}>
            Previous
          </Step>
          <span className={styles.narrow}>{transferListTexts.pageOf(page, last)}</span>
          <ol className={styles.numbers}>
            {pagesNear(page, last).map((number, index, numbers) => (
              <li key={number} data-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
                <Link to={to(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                  {number}
                </Link>
              </li>
            ))}
          </ol>
          <Step to={to(page + 1)} isPossible={page < last}>
            Next
          </Step>
        </nav>
      )}
      {total > MOST_PAGES * PAGE_SIZE && page === last && <p className={styles.deep}>{transferListTexts.tooDeep}</p>}
    </div>
  )
}

type StepProps = { to: { search: string }; isPossible: boolean; children: string }

function Step({ to, isPossible, children }: StepProps) {
  if (isPossible) {
    return (
      <Link className={styles.step} to={to}>
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
