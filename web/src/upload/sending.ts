import { faultText, isCommon, isUnanswered, troubleText, UnreadableFile } from './failure.ts'
import { createLine } from './line.ts'
import { createPace } from './pace.ts'
import { persevere, type Waits } from './persevere.ts'
import type { CreatedTransfer, SendingPorts, SentTransfer } from './sendingPorts.ts'
import { type Memory, uploadFile } from './uploadFile.ts'

/** A file of a sending. */
export type Upload = {
  tempId: number
  /** With its folders, as the recipient sees it. */
  name: string
  /** Bytes. */
  size: number
  /** Undefined: the server has it whole already. */
  content: Blob | undefined
}

export type FileProgress = {
  tempId: number
  name: string
  size: number
  stage: 'waiting' | 'uploading' | 'pausing' | 'uploaded' | 'failed'
  /** What the server has, and what is on its way to it. */
  sentBytes: number
  /** Why something of it is being tried again. */
  trouble?: string | undefined
  /** Why it failed, when it did. */
  fault?: string | undefined
}

export type SendingState = {
  stage: 'idle' | 'saving' | 'uploading' | 'paused' | 'finalizing' | 'done' | 'failed' | 'cancelled'
  /** The session is over: it goes on by itself once somebody has signed in, perhaps in another tab. */
  waitsForSignIn: boolean
  /** There is no network: it goes on by itself when it is back. */
  waitsForNetwork: boolean
  /** Nobody answers, and nothing moves: it goes on by itself once somebody does. */
  waitsForServer: boolean
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
  sent?: SentTransfer | undefined
}

export type Sending = {
  state(): SendingState
  subscribe(listener: () => void): () => void
  /** How fast bytes go out just now, 0 when they should and do not; undefined while too little is known. */
  bytesPerSecond(): number | undefined
  /** Starts, or goes on after a pause, a failure or a cancellation with what is still missing. */
  start(): Promise<void>
  /** Stops until it is started again; the parts on their way are sent again then. */
  pause(): void
  /** Stops, and gives up a sending that failed or stands still. Too late once it is being finalized. */
  cancel(): void
}

const FILES_AT_ONCE = 4
/** A browser tells of sent bytes 20 times a second; people read slower, and each telling draws the page. */
const LEAST_MILLISECONDS_BETWEEN_NEWS = 200
/** So long a sentence about what is tried again stays, even if the rest moves on meanwhile: it is to be read. */
const LEAST_MILLISECONDS_OF_TROUBLE = 5000
const SAVING_PERCENT = 5
const UPLOAD_PERCENT = 90

type Sent = Upload & { content: Blob }

/** Sends a confirmed transfer: creates it, uploads its files, finalizes it. Knows nothing of React or of pages. */
export function createSending(uploads: readonly Upload[], ports: SendingPorts): Sending {
  const listeners = new Set<() => void>()
  const line = createLine()
  let pace = createPace()
  let movedBytes = 0
  const memories = new Map(uploads.map(({ tempId }): [number, Memory] => [tempId, { known: new Map() }]))
  let controller = new AbortController()
  let waitingForNetwork = 0
  let putsUnderWay = 0
  let state: SendingState = {
    stage: 'idle',
    waitsForSignIn: false,
    waitsForNetwork: false,
    waitsForServer: false,
    isUnreadable: false,
    files: uploads.map(({ tempId, name, size, content }) =>
      content === undefined
        ? { tempId, name, size, stage: 'uploaded', sentBytes: size }
        : { tempId, name, size, stage: 'waiting', sentBytes: 0 },
    ),
    percent: 0,
    sentBytes: 0,
    totalBytes: uploads.reduce((sum, { size }) => sum + size, 0),
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    bytesPerSecond() {
      if (state.stage !== 'uploading' || state.waitsForNetwork || state.waitsForServer) return undefined
      const rate = pace.rate(ports.now())
      // While files are begun, compared or completed, no network is to blame for the silence.
      return rate === 0 && putsUnderWay === 0 ? undefined : rate
    },
    start,
    pause() {
      if (state.stage === 'saving' || state.stage === 'uploading') controller.abort(new Stopped('paused'))
    },
    cancel() {
      if (state.stage === 'failed' || state.stage === 'paused') change({ stage: 'cancelled' })
      // Past this point the server may have sent it already, whatever becomes of its answer.
      else if (state.stage !== 'finalizing') controller.abort(new Stopped('cancelled'))
    },
  }

  async function start() {
    if (isRunning(state)) return
    controller = new AbortController()
    pace = createPace()
    line.holdTo(Number.POSITIVE_INFINITY)
    const { signal } = controller
    try {
      change({ stage: 'saving', fault: undefined, isUnreadable: false })
      const transfer = await persevere(() => ports.create(signal), waits(signal))
      change({ stage: 'uploading', transfer })
      await uploadMissing(transfer, signal)
      change({ stage: 'finalizing' })
      change({ stage: 'done', sent: await persevere(() => ports.finalize(transfer.id, signal), waits(signal)) })
    } catch (error) {
      const { reason } = signal
      change({
        waitsForServer: false,
        ...(reason instanceof Stopped ? { stage: reason.stage } : failureOf(error)),
      })
    }
  }

  function waits(signal: AbortSignal): Waits {
    return {
      async pause(milliseconds, error) {
        if (!isUnanswered(error)) hearServer()
        else if (putsUnderWay === 0 && ports.isOnline()) change({ waitsForServer: true })
        await ports.pause(milliseconds, signal)
        if (ports.isOnline()) return
        change({ waitsForNetwork: ++waitingForNetwork > 0, waitsForServer: false })
        await ports.online(signal).finally(() => change({ waitsForNetwork: --waitingForNetwork > 0 }))
      },
      async signIn() {
        change({ waitsForSignIn: true, waitsForServer: false })
        await ports.signedIn(signal).finally(() => change({ waitsForSignIn: false }))
      },
      succeeded: hearServer,
    }
  }

  function hearServer() {
    if (state.waitsForServer) change({ waitsForServer: false })
  }

  /** Uploads what is not yet complete, some files at a time. A file that fails does not stop the others. */
  async function uploadMissing(transfer: CreatedTransfer, signal: AbortSignal) {
    const missing = uploads.filter(isToSend).filter(({ tempId }) => progressOf(tempId)?.stage !== 'uploaded')
    for (const { tempId } of missing) changeFile(tempId, { stage: 'waiting', fault: undefined, trouble: undefined })
    const queue = missing.entries()
    let firstFailure: { error: unknown } | undefined

    const lane = async () => {
      for (const [order, upload] of queue) {
        try {
          await send(transfer, upload, order, signal)
        } catch (error) {
          signal.throwIfAborted()
          changeFile(upload.tempId, { stage: 'failed', fault: faultText(error), trouble: undefined })
          firstFailure ??= { error }
        }
        // Nothing new is begun once it is known that nobody answers.
        if (firstFailure && isCommon(firstFailure.error)) return
      }
    }
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
    if (firstFailure) throw firstFailure.error
  }

  async function send(transfer: CreatedTransfer, upload: Sent, order: number, signal: AbortSignal) {
    const { tempId, name, size, content } = upload
    const fileId = transfer.files.find(created => created.tempId === tempId)?.id
    if (fileId === undefined) throw new Error('The server does not know this file.')
    let toldAt = Number.NEGATIVE_INFINITY
    let troubledAt = Number.NEGATIVE_INFINITY
    await uploadFile({
      content,
      name,
      order,
      place: { id: transfer.id, fileId },
      memory: memories.get(tempId) ?? { known: new Map() },
      ports: { ...ports, put: (...put) => noted(tempId, () => ports.put(...put)) },
      line,
      signal,
      waits: {
        ...waits(signal),
        pause(milliseconds, error) {
          troubledAt = ports.now()
          changeFile(tempId, { stage: 'pausing', trouble: troubleText(error) })
          return waits(signal).pause(milliseconds, error)
        },
      },
      onProgress(sentBytes) {
        const now = ports.now()
        const { stage = 'waiting', sentBytes: told = 0 } = progressOf(tempId) ?? {}
        const isNews = sentBytes < told || sentBytes >= size || now - toldAt >= LEAST_MILLISECONDS_BETWEEN_NEWS
        if (!isNews) return
        toldAt = now
        const isOver = now - troubledAt > LEAST_MILLISECONDS_OF_TROUBLE
        changeFile(tempId, {
          // What is stopped because another part failed takes its bytes back afterwards.
          stage: stage === 'pausing' && sentBytes > told ? 'uploading' : stage,
          sentBytes,
          ...(isOver ? { trouble: undefined } : {}),
        })
      },
      onMoved(bytes) {
        if (bytes === 0 || signal.aborted) return
        hearServer()
        movedBytes += bytes
        pace.note(movedBytes, ports.now())
        line.holdTo(pace.rate(ports.now()) ?? Number.POSITIVE_INFINITY)
      },
    })
    changeFile(tempId, { stage: 'uploaded', sentBytes: size, trouble: undefined })
  }

  /** A file waits until a PUT of it has its turn. */
  async function noted(tempId: number, put: () => Promise<string>): Promise<string> {
    putsUnderWay += 1
    if (progressOf(tempId)?.stage !== 'uploading') changeFile(tempId, { stage: 'uploading' })
    try {
      return await put()
    } finally {
      putsUnderWay -= 1
    }
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
    state = { ...next, sentBytes, percent: Math.max(state.percent, percentOf(next, sentBytes)) }
    for (const listener of listeners) listener()
  }
}

/** The sender's own wish: no failure. */
class Stopped extends Error {
  override name = 'AbortError'
  readonly stage: 'paused' | 'cancelled'

  constructor(stage: 'paused' | 'cancelled') {
    super(`The sender ${stage} it.`)
    this.stage = stage
  }
}

function failureOf(error: unknown): Partial<SendingState> {
  return { stage: 'failed', fault: faultText(error), isUnreadable: error instanceof UnreadableFile }
}

function isToSend(upload: Upload): upload is Sent {
  return upload.content !== undefined
}

/** Whether a sending is at work, so that closing the tab would interrupt it. */
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
