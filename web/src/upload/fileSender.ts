import type { FailureTexts } from './failure.ts'
import { troubleText } from './failure.ts'
import type { PutScheduler } from './putScheduler.ts'
import type { CreatedTransfer, SendingPorts } from './sendingPorts.ts'
import type { SendingStore, Upload } from './sendingState.ts'
import { type Memory, uploadFile } from './uploadFile.ts'
import type { UploadQueue } from './uploadQueue.ts'
import type { Waiting } from './waiting.ts'

/** A browser tells of sent bytes 20 times a second; people read slower, and each telling draws the page. */
const MIN_MILLISECONDS_BETWEEN_NEWS = 200
/** So long a sentence about what is tried again stays, even if the rest moves on meanwhile: it is to be read. */
const MIN_MILLISECONDS_OF_TROUBLE = 5000

export type ToSend = Upload & { content: Blob }

type Way<Sent> = {
  store: SendingStore<Sent>
  ports: SendingPorts<Sent>
  texts: FailureTexts
  line: UploadQueue
  traffic: PutScheduler
  waiting: Waiting
}

/** Sends one file after another of a sending, and tells its store how each is doing. */
export function createFileSender<Sent>({ store, ports, texts, line, traffic, waiting }: Way<Sent>) {
  const memories = new Map<number, Memory>()

  return async (transfer: CreatedTransfer, upload: ToSend, order: number, signal: AbortSignal): Promise<void> => {
    const { tempId, name, size, content } = upload
    const fileId = transfer.files.find(created => created.tempId === tempId)?.id
    if (fileId === undefined) throw new Error('The server does not know this file.')
    const memory: Memory = memories.get(tempId) ?? { known: new Map() }
    memories.set(tempId, memory)
    const news = describeNews(tempId, size)
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
          news.trouble(error)
          return waits.pause(milliseconds, error)
        },
      },
      onProgress: news.progress,
      onMoved: bytes => moved(bytes, signal),
    })
    store.changeFile(tempId, { stage: 'uploaded', sentBytes: size, sha256: memory.sha256, trouble: undefined })
  }

  /** What is told of a file: often enough to be seen, seldom enough to be read. */
  function describeNews(tempId: number, size: number) {
    let toldAt = Number.NEGATIVE_INFINITY
    let troubledAt = Number.NEGATIVE_INFINITY
    return {
      trouble(error: unknown) {
        troubledAt = ports.now()
        store.changeFile(tempId, { stage: 'pausing', trouble: troubleText(error, texts) })
      },
      progress(sentBytes: number) {
        const now = ports.now()
        const { stage = 'waiting', sentBytes: told = 0 } = store.file(tempId) ?? {}
        const isNews = sentBytes < told || sentBytes >= size || now - toldAt >= MIN_MILLISECONDS_BETWEEN_NEWS
        if (!isNews) return
        toldAt = now
        const isOver = now - troubledAt > MIN_MILLISECONDS_OF_TROUBLE
        store.changeFile(tempId, {
          // What is stopped because another part failed takes its bytes back afterwards.
          stage: stage === 'pausing' && sentBytes > told ? 'uploading' : stage,
          sentBytes,
          ...(isOver ? { trouble: undefined } : {}),
        })
      },
    }
  }

  function moved(bytes: number, signal: AbortSignal) {
    if (bytes === 0 || signal.aborted) return
    waiting.hearBytes()
    traffic.note(bytes)
    line.holdTo(traffic.rate() ?? Number.POSITIVE_INFINITY)
  }

  /** A file waits until a PUT of it has its turn. */
  function noted(tempId: number, put: () => Promise<string>): Promise<string> {
    return traffic.put(() => {
      if (store.file(tempId)?.stage !== 'uploading') store.changeFile(tempId, { stage: 'uploading' })
      return put()
    })
  }
}
