import { type Findings, inspectionExtent } from '../../../../shared/domain/inspection.ts'
import { findingText, mismatchText, sampledText } from '../../../../shared/texts/inspection.ts'
import { notInspectableText } from '../../../../shared/texts/notInspectable.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { ColumnReports } from './ColumnReports.tsx'
import { FoundPlaces } from './FoundPlaces.tsx'
import styles from './fileFindings.module.css'
import type { FollowedFile } from './fileStateView.ts'

export function FileFindings({ file }: { file: FollowedFile }) {
  const { findings, anonymizationReport, fileState, isGoingOn } = file
  return (
    <div className={styles.findings}>
      {findings ? (
        <Found file={file} findings={findings} />
      ) : (
        <SecondaryText>{isGoingOn && fileState !== 'error' ? 'Not inspected yet' : 'Not inspected'}</SecondaryText>
      )}
      {findings && <FoundPlaces file={file} findings={findings} />}
      {anonymizationReport && <ColumnReports file={file} report={anonymizationReport} />}
    </div>
  )
}

function Found({ file, findings }: { file: FollowedFile; findings: Findings }) {
  const { summary, notInspectable, mismatches, sampled } = findings
  // Skips a note that the file's state already shows.
  const unreported = notInspectable.filter(note => notInspectableText(note) !== file.errorReason)
  const { extent } = inspectionExtent(findings)
  return (
    <>
      {summary.length > 0 && (
        <ul className={styles.kinds}>
          {summary.map(finding => (
            <li key={finding.infoType}>{findingText(finding)}</li>
          ))}
        </ul>
      )}
      {summary.length === 0 && extent !== 'none' && (
        <span>{extent === 'full' ? 'Nothing found' : 'Nothing found in what could be inspected'}</span>
      )}
      {unreported.map(note => (
        <SecondaryText key={`${note.reason} ${note.isWhole}`}>{notInspectableText(note)}</SecondaryText>
      ))}
      {mismatches.map(mismatch => (
        <SecondaryText key={`${mismatch.named} ${mismatch.found}`}>{mismatchText(mismatch)}</SecondaryText>
      ))}
      {sampled && <SecondaryText>{sampledText(sampled)}</SecondaryText>}
    </>
  )
}
