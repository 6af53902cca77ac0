import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { Findings } from '../../../../shared/domain/inspection.ts'
import { countedKinds, distinctText } from '../../../../shared/texts/inspection.ts'
import styles from './fileFindings.module.css'
import { namedPlaces } from './namedPlaces.ts'

/** The contract limits it per file. */
const MAX_PLACES = 200

export function FoundPlaces({ file, findings }: { file: ReviewedFile; findings: Findings }) {
  const { summary } = findings
  if (summary.length === 0) return null
  const places = namedPlaces(file, findings)
  return (
    <details className={styles.details}>
      <summary aria-label={`Details of what was found in ${file.name}`}>Details</summary>
      <ul>
        {summary.map(finding => (
          <li key={finding.infoType}>{distinctText(finding)}</li>
        ))}
      </ul>
      {places.length > 0 && (
        <ul>
          {places.map(({ name, place }) => (
            <li key={`${place.infoType} ${place.page} ${place.column}`}>
              <b>
                <bdi>{name}</bdi>
              </b>
              : {countedKinds([place])}
            </li>
          ))}
        </ul>
      )}
      {findings.places.length >= MAX_PLACES && <p>Only the {MAX_PLACES} most frequent places are listed.</p>}
    </details>
  )
}
