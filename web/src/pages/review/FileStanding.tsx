import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { FileState } from '../../../../shared/domain/transfer.ts'
import { Quiet } from '../../components/Quiet.tsx'
import styles from './reviewedFiles.module.css'

const states: Record<FileState, { type: StatusIndicatorProps.Type; label: string }> = {
  waiting: { type: 'pending', label: 'Waiting for upload' },
  uploaded: { type: 'in-progress', label: 'Being processed' },
  verified: { type: 'success', label: 'Verified' },
  anonymizing: { type: 'in-progress', label: 'Anonymizing' },
  inspecting: { type: 'in-progress', label: 'Inspecting' },
  inspected: { type: 'success', label: 'Inspected' },
  error: { type: 'error', label: 'Error' },
}

const proceeding = 'No action required - transfer is proceeding.'

/** Where a file stands. An error that stops nothing is told as information (section 4 of the specification). */
export function FileStanding({ file }: { file: ReviewedFile }) {
  const { fileState, errorReason, userAction, inspectionType } = file
  const isInformation = fileState === 'error' && inspectionType === 'INFORMATION'
  const { type, label } = isInformation ? { type: 'info' as const, label: 'Info' } : (inPart(file) ?? states[fileState])
  const percent = percentOf(file)
  return (
    <>
      <StatusIndicator type={type}>{percent === undefined ? label : `${label} ${percent}\u00a0%`}</StatusIndicator>
      {percent !== undefined && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ scale: `${percent / 100} 1` }} />
        </span>
      )}
      {errorReason && <div className={styles.reason}>{errorReason}</div>}
      {isInformation ? <Quiet>{proceeding}</Quiet> : userAction && <Quiet>{userAction}</Quiet>}
    </>
  )
}

/** A picture in a document was not looked into: a tick would say more than is known. */
function inPart({ fileState, findings }: ReviewedFile) {
  const isInPart = fileState === 'inspected' && (findings?.notInspectable.length ?? 0) > 0
  return isInPart ? { type: 'info' as const, label: 'Inspected in part' } : undefined
}

/** How far the step is that works on a file just now. */
function percentOf({ fileState, anonymizationProgress = 0, inspectionProgress = 0 }: ReviewedFile): number | undefined {
  if (fileState === 'anonymizing') return anonymizationProgress
  return fileState === 'inspecting' ? inspectionProgress : undefined
}
