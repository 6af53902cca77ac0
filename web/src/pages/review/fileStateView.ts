import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { inspectionExtent } from '../../../../shared/domain/inspection.ts'
import type { FileState } from '../../../../shared/domain/transfer.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'

export type FollowedFile = ReviewedFile & {
  isGoingOn: boolean
  isRequest?: boolean
  /** Of an administrator: allows a content that the scanner reported, or ends the allowance. */
  onDecide?: (() => void) | undefined
}

export type FileStateView = { type: StatusIndicatorProps.Type; label: string; percent?: number }

const pending = (label: string): FileStateView => ({ type: 'pending', label })
const stopped = (label: string): FileStateView => ({ type: 'stopped', label })

/** A newer server may have added a state. */
function toState(state: FileState): FileStateView {
  const { files: texts } = review
  const states: Record<FileState, FileStateView> = {
    waiting: pending(texts.waitingForUpload),
    uploaded: pending(texts.waiting),
    // The inspection has not started.
    verified: pending(texts.waiting),
    anonymizing: pending(texts.waitingToBeAnonymized),
    inspecting: pending(texts.waitingToBeInspected),
    inspected: { type: 'success', label: texts.inspected },
    error: { type: 'error', label: texts.error },
  }
  return states[state] ?? { type: 'info', label: common.unknown }
}

/** The transfer has ended: no more steps follow. */
function toFinalState(state: FileState): FileStateView {
  const { files: texts } = review
  const states: Partial<Record<FileState, FileStateView>> = {
    waiting: stopped(texts.notUploaded),
    uploaded: stopped(texts.notProcessed),
    verified: { type: 'success', label: texts.verified },
    anonymizing: stopped(texts.notAnonymized),
    inspecting: stopped(words.notInspected),
  }
  return states[state] ?? toState(state)
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
  if (fileState === 'error' && inspectionType === 'INFORMATION') return { type: 'info', label: review.files.info }
  // A tick would claim too much.
  const extent = fileState === 'inspected' && findings ? inspectionExtent(findings).extent : 'full'
  if (extent !== 'full')
    return { type: 'info', label: extent === 'part' ? review.files.inspectedInPart : words.notInspected }
  if (!isGoingOn) return toFinalState(fileState)
  // At 0 % the file is queued.
  if (fileState === 'anonymizing' && anonymizationProgress > 0) {
    return { type: 'in-progress', label: review.files.anonymizing, percent: anonymizationProgress }
  }
  if (fileState === 'inspecting' && inspectionProgress > 0) {
    return { type: 'in-progress', label: review.files.inspecting, percent: inspectionProgress }
  }
  return toState(fileState)
}
