import { type Findings, findUnread } from '../../../shared/domain/inspection.ts'
import type { TransferFile } from '../../../shared/domain/transfer.ts'
import { notInspectableText } from '../../../shared/texts/notInspectable.ts'

type Outcome = Pick<TransferFile, 'fileState' | 'inspectionType' | 'errorReason' | 'userAction'>

/** Unreadable content is never reported as clean. */
export function toInspectionOutcome(findings: Findings): Outcome {
  const unread = findUnread(findings)
  if (!unread) return { fileState: 'inspected' }
  return {
    fileState: 'error',
    inspectionType: 'INFORMATION',
    errorReason: notInspectableText(unread),
    userAction: 'No action required - transfer is proceeding.',
  }
}
