import { faultText, isCommon, statusOf, UnreadableFile } from './failure.ts'
import { createPace } from './pace.ts'
import { persevere, type Waits } from './persevere.ts'

/** What a sending calls; `browserPorts.ts` has the real ones. All reject when the signal is aborted. */
export type SendingPorts = {
  create(signal: AbortSignal): Promise<{ id: string; files: { id: string; tempId: number }[] }>
  uploadUrl(transferId: string, fileId: string, signal: AbortSignal): Promise<string>
  put(url: string, file: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void>
  completeUpload(transferId: string, fileId: string, signal: AbortSignal): Promise<void>
  finalize(transferId: string, signal: AbortSignal): Promise<SentTransfer>
  /** Whether the file can still be read from where it was chosen. */
  isReadable(file: Blob): Promise<boolean>
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Resolves when somebody is signed in again. */
  signedIn(signal: AbortSignal): Promise<void>
  now(): number
}

export type SentTransfer = { id: string; recipient: string; expiryDate: string; downloadUrl: string }

export type FileToSend = { tempId: number; file: File }

export type FileProgress = {
  tempId: number
  name: string
  size: number
  stage: 'waiting' | 'uploading' | 'pausing' | 'uploaded' | 'failed'
  sentBytes: number
  /** Why it failed, when it did. */
  fault?: string | undefined
}

export type SendingState = {
  stage: 'idle' | 'saving' | 'uploading' | 'finalizing' | 'done' | 'failed' | 'cancelled'
  /** The session is over: it goes on by itself once somebody has signed in, perhaps in another tab. */
  waitsForSignIn: boolean
  files: readonly FileProgress[]
  /** 0 to 100: 5 for saving, 90 for the bytes, 5 for finalizing (specification, section 4). */
  percent: number
  sentBytes: number
  totalBytes: number
  /** Why it stopped, when it did. */
  fault?: string | undefined
  sent?: SentTransfer | undefined
}

export type Sending = {
  state(): SendingState
  subscribe(listener: () => void): () => void
  /** How fast bytes go out just now; undefined while too little is known. */
  bytesPerSecond(): number | undefined
  /** Starts, or goes on after a failure or a cancellation with what is still missing. */
  start(): Promise<void>
  /** Stops, and gives a failed sending up. Too late once it is being finalized. */
  cancel(): void
}

const FILES_AT_ONCE = 2
/** A browser tells of sent bytes 20 times a second; people read slower, and each telling draws the page. */
const LEAST_MILLISECONDS_BETWEEN_NEWS = 200
const SAVING_PERCENT = 5
const UPLOAD_PERCENT = 90

/** Sends a confirmed transfer: creates it, uploads its files, finalizes it. Knows nothing of React or of pages. */
export function createSending(files: readonly FileToSend[], ports: SendingPorts): Sending {
  const listeners = new Set<() => void>()
  let pace = createPace()
  const totalBytes = files.reduce((sum, { file }) => sum + file.size, 0)
  /** Files whose bytes the store took, but whose completion may still be open. */
  const stored = new Set<number>()
  let controller = new AbortController()
  let state: SendingState = {
    stage: 'idle',
    waitsForSignIn: false,
    files: files.map(({ tempId, file: { name, size } }) => ({ tempId, name, size, stage: 'waiting', sentBytes: 0 })),
    percent: 0,
    sentBytes: 0,
    totalBytes,
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    bytesPerSecond: () => (state.stage === 'uploading' ? pace.rate(ports.now()) : undefined),
    start,
    cancel() {
      if (state.stage === 'failed') change({ stage: 'cancelled' })
      // Past this point the server may have sent it already, whatever becomes of its answer.
      else if (state.stage !== 'finalizing')
        controller.abort(new DOMException('Cancelled by the sender.', 'AbortError'))
    },
  }

  async function start() {
    if (isRunning(state)) return
    controller = new AbortController()
    pace = createPace()
    const { signal } = controller
    try {
      change({ stage: 'saving', fault: undefined })
      const transfer = await persevere(() => ports.create(signal), waits(signal))
      change({ stage: 'uploading' })
      await uploadMissing(transfer, signal)
      change({ stage: 'finalizing' })
      change({ stage: 'done', sent: await persevere(() => ports.finalize(transfer.id, signal), waits(signal)) })
    } catch (error) {
      change(signal.aborted ? { stage: 'cancelled' } : { stage: 'failed', fault: faultText(error) })
    }
  }

  function waits(signal: AbortSignal): Waits {
    return {
      pause: milliseconds => ports.pause(milliseconds, signal),
      async signIn() {
        change({ waitsForSignIn: true })
        await ports.signedIn(signal).finally(() => change({ waitsForSignIn: false }))
      },
    }
  }

  /** Uploads what is not yet complete, two files at a time. A file that fails does not stop the others. */
  async function uploadMissing(transfer: { id: string; files: { id: string; tempId: number }[] }, signal: AbortSignal) {
    const missing = files.filter(({ tempId }) => progressOf(tempId)?.stage !== 'uploaded')
    for (const { tempId } of missing) changeFile(tempId, { stage: 'waiting', sentBytes: 0, fault: undefined })
    const queue = missing.values()
    let firstFailure: { error: unknown } | undefined

    const lane = async () => {
      for (const { tempId, file } of queue) {
        const fileId = transfer.files.find(created => created.tempId === tempId)?.id
        try {
          if (fileId === undefined) throw new Error('The server does not know this file.')
          await uploadFile(transfer.id, fileId, tempId, file, signal)
        } catch (error) {
          signal.throwIfAborted()
          changeFile(tempId, { stage: 'failed', sentBytes: 0, fault: faultText(error) })
          firstFailure ??= { error }
          if (isCommon(error)) return
        }
        // Nothing new is begun once it is known that nobody answers.
        if (firstFailure && isCommon(firstFailure.error)) return
      }
    }
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
    if (firstFailure) throw firstFailure.error
  }

  async function uploadFile(transferId: string, fileId: string, tempId: number, file: File, signal: AbortSignal) {
    const attempt = async () => {
      changeFile(tempId, { stage: 'uploading' })
      if (!stored.has(tempId)) await store(transferId, fileId, tempId, file, signal)
      await ports.completeUpload(transferId, fileId, signal).catch(error => {
        // Conflict: the store does not have it after all, so the next attempt uploads it anew.
        if (statusOf(error) === 409) stored.delete(tempId)
        throw error
      })
    }
    await persevere(attempt, {
      ...waits(signal),
      pause(milliseconds) {
        changeFile(tempId, { stage: 'pausing' })
        return ports.pause(milliseconds, signal)
      },
    })
    changeFile(tempId, { stage: 'uploaded', sentBytes: file.size })
  }

  async function store(transferId: string, fileId: string, tempId: number, file: File, signal: AbortSignal) {
    let toldAt = Number.NEGATIVE_INFINITY
    const onSent = (bytes: number) => {
      if (bytes < file.size && ports.now() - toldAt < LEAST_MILLISECONDS_BETWEEN_NEWS) return
      toldAt = ports.now()
      changeFile(tempId, { sentBytes: Math.min(bytes, file.size) })
    }
    try {
      changeFile(tempId, { sentBytes: 0 })
      const url = await ports.uploadUrl(transferId, fileId, signal)
      await ports.put(url, file, onSent, signal)
    } catch (error) {
      signal.throwIfAborted()
      // Conflict: an earlier attempt was completed, and only the answer was lost.
      if (statusOf(error) !== 409) throw (await ports.isReadable(file)) ? error : new UnreadableFile(file.name)
    }
    stored.add(tempId)
  }

  function progressOf(tempId: number) {
    return state.files.find(file => file.tempId === tempId)
  }

  function changeFile(tempId: number, patch: Partial<FileProgress>) {
    change({ files: state.files.map(file => (file.tempId === tempId ? { ...file, ...patch } : file)) })
  }

  function change(patch: Partial<SendingState>) {
    const next = { ...state, ...patch }
    const sentBytes = next.files.reduce((sum, file) => sum + file.sentBytes, 0)
    if (next.stage === 'uploading') pace.note(sentBytes, ports.now())
    state = { ...next, sentBytes, percent: percentOf(next, sentBytes) }
    for (const listener of listeners) listener()
  }
}

/** Whether a sending is at work, so that closing the tab would lose something. */
export function isRunning({ stage }: SendingState): boolean {
  return stage === 'saving' || stage === 'uploading' || stage === 'finalizing'
}

function percentOf({ stage, files, totalBytes, percent }: SendingState, sentBytes: number): number {
  if (stage === 'done') return 100
  if (stage === 'finalizing') return SAVING_PERCENT + UPLOAD_PERCENT
  if (stage !== 'uploading') return percent
  // Empty files have no bytes to count by.
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  const share = totalBytes > 0 ? sentBytes / totalBytes : uploaded / files.length
  return SAVING_PERCENT + UPLOAD_PERCENT * share
}
