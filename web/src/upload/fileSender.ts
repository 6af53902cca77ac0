import type { FailureTexts } from './failure.ts'
import { temporaryFailureText } from './failure.ts'
import type { PutScheduler } from './putScheduler.ts'
import type { CreatedTransfer, SendingPorts } from './sendingPorts.ts'
import type { SendingStore, Upload } from './sendingState.ts'
import { type Memory, uploadFile } from './uploadFile.ts'
import type { UploadQueue } from './uploadQueue.ts'
import type { Waiting } from './waiting.ts'

/** Browsers report progress 20 times a second, and each update renders the page. */
const MIN_UPDATE_INTERVAL_MS = 200
/** A retry message stays at least this long, to be readable. */
const MIN_TROUBLE_SHOWN_MS = 5000

export type ToSend = Upload & { content: Blob }

type Dependencies<Sent> = {
  store: SendingStore<Sent>
  ports: SendingPorts<Sent>
  getTexts: () => FailureTexts
  line: UploadQueue
  traffic: PutScheduler
  waiting: Waiting
}

export function createFileSender<Sent>({ store, ports, getTexts, line, traffic, waiting }: Dependencies<Sent>) {
  const memories = new Map<number, Memory>()

  return async (transfer: CreatedTransfer, upload: ToSend, order: number, signal: AbortSignal): Promise<void> => {
    const { tempId, name, size, content } = upload
    const fileId = transfer.files.find(created => created.tempId === tempId)?.id
    if (fileId === undefined) throw new Error('The server does not know this file.')
    const memory: Memory = memories.get(tempId) ?? { known: new Map() }
    memories.set(tempId, memory)
    const reporter = createProgressReporter(tempId, size)
    const waits = waiting.waits(signal)
    await uploadFile({
      content,
      name,
      order,
      place: { id: transfer.id, fileId },
      memory,
      ports: { ...ports, put: (...put) => noted(tempId, () => ports.put(...put)) },
      line,
      signal,
      waits: {
        ...waits,
        pause(milliseconds, error) {
          reporter.trouble(error)
          return waits.pause(milliseconds, error)
        },
      },
      onProgress: reporter.progress,
      onMoved: bytes => moved(bytes, signal),
    })
    store.changeFile(tempId, { stage: 'uploaded', sentBytes: size, sha256: memory.sha256, trouble: undefined })
  }

  function createProgressReporter(tempId: number, size: number) {
    let reportedAt = Number.NEGATIVE_INFINITY
    let troubledAt = Number.NEGATIVE_INFINITY
    return {
      trouble(error: unknown) {
        troubledAt = ports.now()
        store.changeFile(tempId, { stage: 'pausing', trouble: temporaryFailureText(error, getTexts()) })
      },
      progress(sentBytes: number) {
        const now = ports.now()
        const { stage = 'waiting', sentBytes: reported = 0 } = store.file(tempId) ?? {}
        const isDue = sentBytes < reported || sentBytes >= size || now - reportedAt >= MIN_UPDATE_INTERVAL_MS
        if (!isDue) return
        reportedAt = now
        const isOver = now - troubledAt > MIN_TROUBLE_SHOWN_MS
        store.changeFile(tempId, {
          // An aborted part subtracts its bytes.
          stage: stage === 'pausing' && sentBytes > reported ? 'uploading' : stage,
          sentBytes,
          ...(isOver ? { trouble: undefined } : {}),
        })
      },
    }
  }

  function moved(bytes: number, signal: AbortSignal) {
    if (bytes === 0 || signal.aborted) return
    waiting.noteBytes()
    traffic.note(bytes)
    line.limitTo(traffic.rate() ?? Number.POSITIVE_INFINITY)
  }

  /** A file is 'waiting' until its first PUT starts. */
  function noted(tempId: number, put: () => Promise<string>): Promise<string> {
    return traffic.put(() => {
      if (store.file(tempId)?.stage !== 'uploading') store.changeFile(tempId, { stage: 'uploading' })
      return put()
    })
  }
}
