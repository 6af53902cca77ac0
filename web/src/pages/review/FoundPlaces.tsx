import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { Findings, PlacedFinding } from '../../../../shared/domain/inspection.ts'
import { countedKinds, formatCount } from '../../../../shared/texts/inspection.ts'
import styles from './fileFindings.module.css'

/** As many as a contract's answer holds of one file. */
const MOST_PLACES = 200

/** In which columns or pages something was found, and how much of it differs; folded up at first. */
export function FoundPlaces({ file, findings }: { file: ReviewedFile; findings: Findings }) {
  const { summary, places } = findings
  if (summary.length === 0) return null
  return (
    <details className={styles.details}>
      <summary aria-label={`Details of what was found in ${file.name}`}>Details</summary>
      <ul>
        {summary.map(({ infoType, count, distinctCount }) => (
          <li key={infoType}>
            {countedKinds([{ infoType, count }])},{' '}
            {distinctCount === 1 && count > 1 ? 'all alike' : `${formatCount(distinctCount)} different`}
          </li>
        ))}
      </ul>
      {places.some(isPlaced) && (
        <ul>
          {places.filter(isPlaced).map(place => (
            <li key={`${place.infoType} ${place.page} ${place.column}`}>
              <b>
                <bdi>{nameOf(place, file)}</bdi>
              </b>
              : {countedKinds([place])}
            </li>
          ))}
        </ul>
      )}
      {places.length >= MOST_PLACES && <p>Only the {MOST_PLACES} most frequent places are listed.</p>}
    </details>
  )
}

function isPlaced({ page, column }: PlacedFinding): boolean {
  return page !== undefined || column !== undefined
}

function nameOf({ page, column }: PlacedFinding, { anonymizationReport }: ReviewedFile): string {
  const header = anonymizationReport?.columns.find(known => known.column === column)?.header
  const parts = [
    page === undefined ? undefined : `Page ${page}`,
    column === undefined ? undefined : header || `Column ${column + 1}`,
  ]
  return parts.filter(part => part !== undefined).join(', ')
}
