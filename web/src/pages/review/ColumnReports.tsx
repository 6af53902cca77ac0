import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { AnonymisationReport, ColumnReport } from '../../../../shared/domain/anonymisation.ts'
import { anonymiseDialogTexts, methodLabels } from '../../../../shared/texts/anonymiseDialog.ts'
import { formatCount } from '../../../../shared/texts/inspection.ts'
import styles from './fileFindings.module.css'

export function ColumnReports({ file, report }: { file: ReviewedFile; report: AnonymisationReport }) {
  const columns = report.columns.filter(({ method }) => method !== 'none')
  return (
    <details className={styles.details}>
      <summary aria-label={`Anonymisation of ${file.name}: ${anonymiseDialogTexts.countColumns(columns.length)}`}>
        {anonymiseDialogTexts.countColumns(columns.length)}
      </summary>
      <p>{counted(report.rows, 'row')} of data.</p>
      <ul>
        {columns.map(column => (
          <li key={column.column}>
            <b>
              <bdi>{column.header || `Column ${column.column + 1}`}</bdi>
            </b>
            : {methodLabels[column.method] ?? column.method}. {toOutcome(column).join(' ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

function toOutcome({ changed, unchanged, refused, isPseudonymised }: ColumnReport): string[] {
  return [
    `${counted(changed, 'value')} changed, ${formatCount(unchanged)} unchanged.`,
    ...(refused > 0
      ? [
          `${formatCount(refused)} too short for format-preserving encryption, or with letters beyond A to Z, were replaced instead.`,
        ]
      : []),
    ...(isPseudonymised ? ['Only pseudonymised: anyone who knows the key can restore the values.'] : []),
  ]
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}
