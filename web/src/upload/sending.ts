import { sending as english } from '../../../shared/texts/en/sending.ts'
import { type FailureTexts, faultText, isCommon, isPassing, UnreadableFile } from './failure.ts'
import { createFileSender, type ToSend } from './fileSender.ts'
import { createPutScheduler } from './putScheduler.ts'
import { retry } from './retry.ts'
import type { CreatedTransfer, SendingPorts, SentTransfer } from './sendingPorts.ts'
import { createSendingStore, type SendingState, type Upload } from './sendingState.ts'
import { isRunning } from './underWay.ts'
import { createUploadQueue } from './uploadQueue.ts'
import { createWaiting } from './waiting.ts'

export type Sending<Sent = SentTransfer> = {
  state(): SendingState<Sent>
  subscribe(listener: () => void): () => void
  /** How fast bytes go out just now, 0 when they should and do not; undefined while too little is known. */
  bytesPerSecond(): number | undefined
  /** Starts, or goes on after a pause, a failure or a cancellation with what is still missing. */
  start(): Promise<void>
  /** Stops until it is started again; the parts on their way are sent again then. */
  pause(): void
  /**
   * Stops, and gives up a sending that failed or stands still. While it is being finalized, it can only stop waiting for
   * a server that fails: then it has failed, unconfirmed.
   */
  cancel(): void
}

const FILES_AT_ONCE = 4

/**
 * Sends a transfer: creates it, uploads its files, finalizes it. Knows nothing of React, of pages, or of who sends.
 * @param texts in which it says what went wrong
 */
export function createSending<Sent = SentTransfer>(
  uploads: readonly Upload[],
  ports: SendingPorts<Sent>,
  texts: FailureTexts = english,
): Sending<Sent> {
  const store = createSendingStore<Sent>(uploads)
  const line = createUploadQueue()
  const traffic = createPutScheduler(() => ports.now())
  const waiting = createWaiting(store, traffic, ports)
  const send = createFileSender({ store, ports, texts, line, traffic, waiting })
  let controller = new AbortController()

  return {
    state: store.state,
    subscribe: store.subscribe,
    bytesPerSecond() {
      const { stage, waitsForNetwork, retry } = store.state()
      if (stage !== 'uploading' || waitsForNetwork || retry) return undefined
      const rate = traffic.rate()
      // While files are begun, compared or completed, no network is to blame for the silence.
      return rate === 0 && !traffic.isPutting() ? undefined : rate
    },
    start,
    pause() {
      const { stage } = store.state()
      if (stage === 'saving' || stage === 'uploading') controller.abort(new Stopped('paused'))
    },
    cancel() {
      const { stage, retry } = store.state()
      if (stage === 'failed' || stage === 'paused') store.change({ stage: 'cancelled' })
      // While finalizing, the server may have sent it already, whatever becomes of its answer.
      else if (stage !== 'finalizing') controller.abort(new Stopped('cancelled'))
      else if (retry) controller.abort(new Stopped('failed'))
    },
  }

  async function start() {
    if (isRunning(store.state())) return
    controller = new AbortController()
    traffic.begin()
    line.holdTo(Number.POSITIVE_INFINITY)
    const { signal } = controller
    const waits = waiting.waits(signal)
    try {
      store.change({ stage: 'saving', fault: undefined, isUnreadable: false, isUnconfirmed: false })
      const transfer = await retry(() => waiting.attended(() => ports.create(signal)), waits)
      store.change({ stage: 'uploading', transfer })
      await uploadMissing(transfer, signal)
      store.change({ stage: 'finalizing' })
      const sent = await retry(() => waiting.attended(() => ports.finalize(transfer.id, signal)), waits)
      store.change({ stage: 'done', sent })
    } catch (error) {
      const { reason } = signal
      const isUnconfirmed = store.state().stage === 'finalizing' && (signal.aborted || isPassing(error))
      store.change({
        retry: undefined,
        isUnconfirmed,
        ...(reason instanceof Stopped ? { stage: reason.stage } : toFailure(error, texts)),
        ...(isUnconfirmed ? { fault: texts.unconfirmed } : {}),
      })
    }
  }

  /** Uploads what is not yet complete, some files at a time. A file that fails does not stop the others. */
  async function uploadMissing(transfer: CreatedTransfer, signal: AbortSignal) {
    const missing = uploads.filter(isToSend).filter(({ tempId }) => store.file(tempId)?.stage !== 'uploaded')
    for (const { tempId } of missing) {
      store.changeFile(tempId, { stage: 'waiting', fault: undefined, trouble: undefined })
    }
    const queue = missing.entries()
    let firstFailure: { error: unknown } | undefined

    const lane = async () => {
      for (const [order, upload] of queue) {
        try {
          await send(transfer, upload, order, signal)
        } catch (error) {
          signal.throwIfAborted()
          store.changeFile(upload.tempId, { stage: 'failed', fault: faultText(error, texts), trouble: undefined })
          firstFailure ??= { error }
        }
        // Nothing new is begun once it is known that nobody answers.
        if (firstFailure && isCommon(firstFailure.error)) return
      }
    }
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
    if (firstFailure) throw firstFailure.error
  }
}

/** The sender's own wish: no failure. */
class Stopped extends Error {
  override name = 'AbortError'
  readonly stage: 'paused' | 'cancelled' | 'failed'

  constructor(stage: 'paused' | 'cancelled' | 'failed') {
    super(`The sender ${stage} it.`)
    this.stage = stage
  }
}

function toFailure(error: unknown, texts: FailureTexts): Partial<SendingState<never>> {
  return { stage: 'failed', fault: faultText(error, texts), isUnreadable: error instanceof UnreadableFile }
}

function isToSend(upload: Upload): upload is ToSend {
  return upload.content !== undefined
}
