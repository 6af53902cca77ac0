import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { inspectionExtent } from '../../../../shared/domain/inspection.ts'
import type { FileState } from '../../../../shared/domain/transfer.ts'

/** A file, and whether its transfer is still under way. */
export type FollowedFile = ReviewedFile & { isGoingOn: boolean }

/** Where a file stands, in a word; `percent` of the step that works on it just now. */
export type FileStateView = { type: StatusIndicatorProps.Type; label: string; percent?: number }

const pending = (label: string): FileStateView => ({ type: 'pending', label })

const states: Record<FileState, FileStateView> = {
  waiting: pending('Waiting for upload'),
  uploaded: pending('Waiting'),
  // Its digest is right, and nobody looked into it yet.
  verified: pending('Waiting'),
  anonymizing: pending('Waiting to be anonymised'),
  inspecting: pending('Waiting to be inspected'),
  inspected: { type: 'success', label: 'Inspected' },
  error: { type: 'error', label: 'Error' },
}

/** Of a state that a newer version of the server added. */
const unknown: FileStateView = { type: 'info', label: 'Unknown' }

/** Where a file stands when its transfer is over, and no step will come to it any more. */
const finalStates: Partial<Record<FileState, FileStateView>> = {
  waiting: { type: 'stopped', label: 'Not uploaded' },
  uploaded: { type: 'stopped', label: 'Not processed' },
  verified: { type: 'success', label: 'Verified' },
  anonymizing: { type: 'stopped', label: 'Not anonymised' },
  inspecting: { type: 'stopped', label: 'Not inspected' },
}

/** Where a file stands. An error that stops nothing is told as information (section 4 of the specification). */
export function toFileStateView({
  fileState,
  isGoingOn,
  inspectionType,
  findings,
  anonymizationProgress = 0,
  inspectionProgress = 0,
}: Omit<FollowedFile, 'id' | 'name' | 'size'>): FileStateView {
  if (fileState === 'error' && inspectionType === 'INFORMATION') return { type: 'info', label: 'Info' }
  // A picture in a document or a sampled text: a tick would say more than is known.
  const extent = fileState === 'inspected' && findings ? inspectionExtent(findings).extent : 'full'
  if (extent !== 'full') return { type: 'info', label: extent === 'part' ? 'Inspected in part' : 'Not inspected' }
  if (!isGoingOn) return finalStates[fileState] ?? states[fileState] ?? unknown
  // At 0 % a file stands in a line.
  if (fileState === 'anonymizing' && anonymizationProgress > 0) {
    return { type: 'in-progress', label: 'Anonymizing', percent: anonymizationProgress }
  }
  if (fileState === 'inspecting' && inspectionProgress > 0) {
    return { type: 'in-progress', label: 'Inspecting', percent: inspectionProgress }
  }
  return states[fileState] ?? unknown
}
