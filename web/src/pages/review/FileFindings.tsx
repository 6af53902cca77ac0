import { type Findings, findUnread, inspectionExtent } from '../../../../shared/domain/inspection.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { findingText } from '../../../../shared/texts/inspection.ts'
import { notInspectableText } from '../../../../shared/texts/notInspectable.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { ColumnReports } from './ColumnReports.tsx'
import { FoundPlaces } from './FoundPlaces.tsx'
import styles from './fileFindings.module.css'
import type { FollowedFile } from './fileStateView.ts'
import { sampledText } from './findingTexts.ts'
import { SecondOpinion } from './SecondOpinion.tsx'

export function FileFindings({ file }: { file: FollowedFile }) {
  const { findings, anonymizationReport, fileState, isGoingOn, secondOpinion } = file
  return (
    <div className={styles.findings}>
      {findings ? (
        <Found file={file} findings={findings} />
      ) : (
        <SecondaryText>{isGoingOn && fileState !== 'error' ? words.notInspectedYet : words.notInspected}</SecondaryText>
      )}
      {findings && <FoundPlaces file={file} findings={findings} />}
      {secondOpinion && <SecondOpinion opinions={secondOpinion} />}
      {anonymizationReport && <ColumnReports file={file} report={anonymizationReport} />}
    </div>
  )
}

function Found({ file, findings }: { file: FollowedFile; findings: Findings }) {
  const { summary, notInspectable, mismatches, assumedEncodings = [], recognised, sampled } = findings
  // The file's state shows the most important one.
  const reported = file.fileState === 'error' ? findUnread(findings) : undefined
  const unreported = notInspectable.filter(note => note !== reported)
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
        <span>{extent === 'full' ? words.nothingFound : words.nothingFoundInPart}</span>
      )}
      {unreported.map(note => (
        <SecondaryText key={`${note.reason} ${note.isWhole}`}>{notInspectableText(note)}</SecondaryText>
      ))}
      {unreported.length > 0 && !reported && <HelpLink section="org" question="notInspectable" />}
      {mismatches.map(({ named, found }) => (
        <SecondaryText key={`${named} ${found}`}>
          {named === '' ? review.found.untypedName(found) : review.found.misleadingName(named, found)}
        </SecondaryText>
      ))}
      {assumedEncodings.map(encoding => (
        <SecondaryText key={encoding}>{review.found.assumedEncoding(encoding)}</SecondaryText>
      ))}
      {recognised !== undefined && <SecondaryText>{review.found.recognised(recognised)}</SecondaryText>}
      {sampled && <SecondaryText>{sampledText(sampled)}</SecondaryText>}
    </>
  )
}
