import type { FindingsWarning } from '../../../shared/contract/errors.ts'
import type { CreatedTransfer, SentTransfer } from './sendingPorts.ts'

export type Upload = {
  tempId: number
  /** With its folders, as the recipient sees it. */
  name: string
  /** Bytes. */
  size: number
  /** Undefined when the server has it. */
  content: Blob | undefined
  /** In hexadecimal, if an earlier tab sent it in one PUT. */
  sha256?: string | undefined
}

export type FileProgress = {
  tempId: number
  name: string
  size: number
  stage: 'waiting' | 'uploading' | 'pausing' | 'uploaded' | 'failed'
  /** Bytes stored or being sent. */
  sentBytes: number
  /** In hexadecimal, if sent in one PUT. */
  sha256?: string | undefined
  trouble?: string | undefined
  fault?: string | undefined
}

/**
 * The server fails (`trouble`), is unreachable (`unanswered`) or takes long (`slow`). The sending continues
 * automatically.
 */
export type Retry = {
  kind: 'trouble' | 'unanswered' | 'slow'
  /** By `SendingPorts.now`; absent during the first attempt. */
  at?: number
}

/** `Sent` differs for senders and responders. */
export type SendingState<Sent = SentTransfer> = {
  stage: 'idle' | 'saving' | 'uploading' | 'paused' | 'finalizing' | 'done' | 'failed' | 'cancelled'
  /** Continues after a sign-in in any tab. */
  waitsForSignIn: boolean
  /** Continues when the network returns. */
  waitsForNetwork: boolean
  retry?: Retry | undefined
  /** The transfer may have been sent. */
  isUnconfirmed: boolean
  transfer?: CreatedTransfer | undefined
  files: readonly FileProgress[]
  /** 0 to 100: 5 for saving, 90 for the bytes, 5 for finalizing (specification, section 4). It never decreases. */
  percent: number
  sentBytes: number
  totalBytes: number
  fault?: string | undefined
  /** A restart does not help. */
  isUnreadable: boolean
  /** The server refuses to create its transfer with these options. */
  isRefused: boolean
  /** The server refuses its transfer permanently: only a new transfer helps. */
  isOver: boolean
  /** A policy blocks the transfer, whose files are stored. */
  isBlocked: boolean
  /** The server asks whether what was found in the files may be sent, with what policies say about it. */
  confirmation?: readonly FindingsWarning[] | undefined
  sent?: Sent | undefined
}

export type SendingStore<Sent> = {
  state(): SendingState<Sent>
  subscribe(listener: () => void): () => void
  change(patch: Partial<SendingState<Sent>>): void
  file(tempId: number): FileProgress | undefined
  changeFile(tempId: number, patch: Partial<FileProgress>): void
}

const SAVING_PERCENT = 5
const UPLOAD_PERCENT = 90

export function createSendingStore<Sent>(uploads: readonly Upload[]): SendingStore<Sent> {
  const listeners = new Set<() => void>()
  let state: SendingState<Sent> = {
    stage: 'idle',
    waitsForSignIn: false,
    waitsForNetwork: false,
    isUnconfirmed: false,
    isUnreadable: false,
    isRefused: false,
    isOver: false,
    isBlocked: false,
    files: uploads.map(progressBefore),
    percent: 0,
    sentBytes: 0,
    totalBytes: uploads.reduce((sum, { size }) => sum + size, 0),
  }

  const change = (patch: Partial<SendingState<Sent>>) => {
    const next = { ...state, ...patch }
    const sentBytes = next.files.reduce((sum, file) => sum + file.sentBytes, 0)
    state = { ...next, sentBytes, percent: Math.max(state.percent, toPercent(next, sentBytes)) }
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    file: tempId => state.files.find(file => file.tempId === tempId),
    changeFile: (tempId, patch) =>
      change({ files: state.files.map(file => (file.tempId === tempId ? { ...file, ...patch } : file)) }),
  }
}

function progressBefore({ tempId, name, size, content, sha256 }: Upload): FileProgress {
  return content === undefined
    ? { tempId, name, size, stage: 'uploaded', sentBytes: size, sha256 }
    : { tempId, name, size, stage: 'waiting', sentBytes: 0 }
}

function toPercent({ stage, files, totalBytes, percent }: SendingState<unknown>, sentBytes: number): number {
  if (stage === 'done') return 100
  if (stage === 'finalizing') return SAVING_PERCENT + UPLOAD_PERCENT
  if (stage !== 'uploading') return percent
  // Empty files have no bytes to count.
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  const share = totalBytes > 0 ? sentBytes / totalBytes : uploaded / files.length
  return SAVING_PERCENT + UPLOAD_PERCENT * share
}
