import type { CreatedTransfer, SentTransfer } from './sendingPorts.ts'

/** A file of a sending. */
export type Upload = {
  tempId: number
  /** With its folders, as the recipient sees it. */
  name: string
  /** Bytes. */
  size: number
  /** Undefined: the server has it whole already. */
  content: Blob | undefined
  /** In hexadecimal, where it was sent whole in an earlier tab. */
  sha256?: string | undefined
}

export type FileProgress = {
  tempId: number
  name: string
  size: number
  stage: 'waiting' | 'uploading' | 'pausing' | 'uploaded' | 'failed'
  /** What the server has, and what is on its way to it. */
  sentBytes: number
  /** In hexadecimal, once it was sent whole: of what goes in parts nobody here reads all at once. */
  sha256?: string | undefined
  /** Why something of it is being tried again. */
  trouble?: string | undefined
  /** Why it failed, when it did. */
  fault?: string | undefined
}

/**
 * The server fails (`trouble`), gives no answer (`unanswered`) or has not answered for a while (`slow`), and nothing
 * moves. The sending goes on by itself.
 */
export type Retry = {
  kind: 'trouble' | 'unanswered' | 'slow'
  /** When the next attempt begins, by `SendingPorts.now`; absent while the first is under way. */
  at?: number
}

/** `Sent` is what the server answers in the end: it tells a sender more than a responder. */
export type SendingState<Sent = SentTransfer> = {
  stage: 'idle' | 'saving' | 'uploading' | 'paused' | 'finalizing' | 'done' | 'failed' | 'cancelled'
  /** The session is over: it goes on by itself once somebody has signed in, perhaps in another tab. */
  waitsForSignIn: boolean
  /** There is no network: it goes on by itself when it is back. */
  waitsForNetwork: boolean
  retry?: Retry | undefined
  /** The server was asked to finalize and did not confirm it: the transfer may have been sent. */
  isUnconfirmed: boolean
  /** The transfer, from when the server has it. */
  transfer?: CreatedTransfer | undefined
  files: readonly FileProgress[]
  /** 0 to 100: 5 for saving, 90 for the bytes, 5 for finalizing (specification, section 4). It never falls. */
  percent: number
  sentBytes: number
  totalBytes: number
  /** Why it stopped, when it did. */
  fault?: string | undefined
  /** It stopped for a file that has to be chosen again: starting it again does not help. */
  isUnreadable: boolean
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

/** Where a sending stands, for whoever wants to hear of it. Sums and percent follow from the rest. */
export function createSendingStore<Sent>(uploads: readonly Upload[]): SendingStore<Sent> {
  const listeners = new Set<() => void>()
  let state: SendingState<Sent> = {
    stage: 'idle',
    waitsForSignIn: false,
    waitsForNetwork: false,
    isUnconfirmed: false,
    isUnreadable: false,
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
  // Empty files have no bytes to count by.
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  const share = totalBytes > 0 ? sentBytes / totalBytes : uploaded / files.length
  return SAVING_PERCENT + UPLOAD_PERCENT * share
}
