import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { inspectionExtent } from '../../../../shared/domain/inspection.ts'
import type { FileState } from '../../../../shared/domain/transfer.ts'

export type FollowedFile = ReviewedFile & { isGoingOn: boolean }

export type FileStateView = { type: StatusIndicatorProps.Type; label: string; percent?: number }

const pending = (label: string): FileStateView => ({ type: 'pending', label })

const states: Record<FileState, FileStateView> = {
  waiting: pending('Waiting for upload'),
  uploaded: pending('Waiting'),
  // The inspection has not started.
  verified: pending('Waiting'),
  anonymizing: pending('Waiting to be anonymised'),
  inspecting: pending('Waiting to be inspected'),
  inspected: { type: 'success', label: 'Inspected' },
  error: { type: 'error', label: 'Error' },
}

/** A newer server may have added a state. */
const unknown: FileStateView = { type: 'info', label: 'Unknown' }

/** The transfer has ended: no more steps follow. */
const finalStates: Partial<Record<FileState, FileStateView>> = {
  waiting: { type: 'stopped', label: 'Not uploaded' },
  uploaded: { type: 'stopped', label: 'Not processed' },
  verified: { type: 'success', label: 'Verified' },
  anonymizing: { type: 'stopped', label: 'Not anonymised' },
  inspecting: { type: 'stopped', label: 'Not inspected' },
}

/** A non-blocking error is information (section 4 of the specification). */
export function toFileStateView({
  fileState,
  isGoingOn,
  inspectionType,
  findings,
  anonymizationProgress = 0,
  inspectionProgress = 0,
}: Omit<FollowedFile, 'id' | 'name' | 'size'>): FileStateView {
  if (fileState === 'error' && inspectionType === 'INFORMATION') return { type: 'info', label: 'Info' }
  // A tick would claim too much.
  const extent = fileState === 'inspected' && findings ? inspectionExtent(findings).extent : 'full'
  if (extent !== 'full') return { type: 'info', label: extent === 'part' ? 'Inspected in part' : 'Not inspected' }
  if (!isGoingOn) return finalStates[fileState] ?? states[fileState] ?? unknown
  // At 0 % the file is queued.
  if (fileState === 'anonymizing' && anonymizationProgress > 0) {
    return { type: 'in-progress', label: 'Anonymizing', percent: anonymizationProgress }
  }
  if (fileState === 'inspecting' && inspectionProgress > 0) {
    return { type: 'in-progress', label: 'Inspecting', percent: inspectionProgress }
  }
  return states[fileState] ?? unknown
}
