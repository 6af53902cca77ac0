import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { AnonymisationReport, ColumnReport } from '../../../../shared/domain/anonymisation.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { Marked } from '../../components/Marked.tsx'
import styles from './fileFindings.module.css'

export function ColumnReports({ file, report }: { file: ReviewedFile; report: AnonymisationReport }) {
  const columns = report.columns.filter(({ method }) => method !== 'none')
  const counted = review.anonymized.columns(columns.length)
  return (
    <details className={styles.details}>
      <summary aria-label={review.anonymized.ofFile(file.name, counted)}>{counted}</summary>
      <p>{review.anonymized.rows(report.rows)}</p>
      <ul>
        {columns.map(column => (
          <li key={column.column}>
            <Marked
              text={review.anonymized.column(
                words.methods[column.method] ?? column.method,
                toOutcome(column).join(' '),
              )}
              marks={{
                column: (
                  <b>
                    <bdi>{column.header || review.anonymized.unnamedColumn(column.column + 1)}</bdi>
                  </b>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function toOutcome({ changed, unchanged, refused, isPseudonymised }: ColumnReport): string[] {
  return [
    review.anonymized.changed(changed, unchanged),
    ...(refused > 0 ? [review.anonymized.replaced(refused)] : []),
    ...(isPseudonymised ? [review.anonymized.pseudonymized] : []),
  ]
}
