import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { Findings } from '../../../../shared/domain/inspection.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { countedKinds } from '../../../../shared/texts/inspection.ts'
import { Marked } from '../../components/Marked.tsx'
import styles from './fileFindings.module.css'
import { distinctText } from './findingTexts.ts'
import { namedPlaces } from './namedPlaces.ts'

/** The contract limits it per file. */
const MAX_PLACES = 200

export function FoundPlaces({ file, findings }: { file: ReviewedFile; findings: Findings }) {
  const { summary } = findings
  if (summary.length === 0) return null
  const places = namedPlaces(file, findings)
  return (
    <details className={styles.details}>
      <summary aria-label={review.found.detailsOf(file.name)}>{review.found.details}</summary>
      <ul>
        {summary.map(finding => (
          <li key={finding.infoType}>{distinctText(finding)}</li>
        ))}
      </ul>
      {places.length > 0 && (
        <ul>
          {places.map(({ name, place }) => (
            <li key={`${place.infoType} ${place.page} ${place.column}`}>
              <Marked
                text={review.found.place(countedKinds([place]))}
                marks={{
                  place: (
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                  ),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {findings.places.length >= MAX_PLACES && <p>{review.found.onlyFrequent(MAX_PLACES)}</p>}
    </details>
  )
}
