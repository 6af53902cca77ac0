import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { OrgQuestion } from '../../../../shared/domain/faqQuestions.ts'
import { findUnread } from '../../../../shared/domain/inspection.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatPercent } from '../../../../shared/texts/format.ts'
import { notInspectableText } from '../../../../shared/texts/notInspectable.ts'
import type { Sentence } from '../../../../shared/texts/sentences.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { type FollowedFile, toFileStateView } from './fileStateView.ts'
import styles from './reviewedFiles.module.css'

/** What the server writes about a failed anonymisation: for comparison only. */
const ANONYMISE_ACTION = 'Correct the file or its rules, then send it again.' satisfies Sentence

export function FileStateIndicator({ file }: { file: FollowedFile }) {
  const { fileState, userAction, inspectionType } = file
  const { type, label, percent } = toFileStateView(file)
  const reason = toReason(file)
  const question = findQuestion(file)
  const isInformation = fileState === 'error' && inspectionType === 'INFORMATION'
  return (
    <>
      <StatusIndicator type={type}>
        {percent === undefined ? label : review.files.percent(label, formatPercent(percent))}
      </StatusIndicator>
      {percent !== undefined && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ scale: `${percent / 100} 1` }} />
        </span>
      )}
      {reason && <div className={styles.reason}>{reason}</div>}
      {isInformation ? (
        <SecondaryText>{review.files.proceeding}</SecondaryText>
      ) : (
        userAction && <SecondaryText>{translateSentence(userAction)}</SecondaryText>
      )}
      {question && <HelpLink section="org" question={question} />}
    </>
  )
}

function findQuestion({
  fileState,
  findings,
  inspectionType,
  userAction,
  malware,
}: FollowedFile): OrgQuestion | undefined {
  if (fileState !== 'error') return undefined
  if (malware?.verdict === 'infected') return 'malware'
  if (userAction === ANONYMISE_ACTION) return 'anonymizeFails'
  return inspectionType === 'INFORMATION' && findings && findUnread(findings) ? 'notInspectable' : undefined
}

/** The server's sentence on what could not be inspected is made of the findings. */
function toReason({ findings, errorReason, inspectionType }: FollowedFile): string | undefined {
  const unread = inspectionType === 'INFORMATION' && findings && findUnread(findings)
  return unread ? notInspectableText(unread) : errorReason && translateSentence(errorReason)
}
