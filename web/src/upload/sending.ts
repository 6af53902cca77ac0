import { sending as sendingTexts } from '../../../shared/texts/en/sending.ts'
import {
  type FailureTexts,
  faultText,
  getFindingsWarnings,
  getStatus,
  isCommon,
  isDeclarationRefused,
  isPassing,
  isRefusedForGood,
  UnreadableFile,
} from './failure.ts'
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
  /** 0 when stalled; undefined with too little data. */
  bytesPerSecond(): number | undefined
  start(): Promise<void>
  /** Sends what was found in the files, too. */
  confirm(): Promise<void>
  /** Sends unfinished parts again at the next start. */
  pause(): void
  /**
   * Also abandons a failed or paused sending. During finalization it only stops waiting for a failing server: the
   * sending then fails as unconfirmed.
   */
  cancel(): void
  /** The transfer fails in any case, so the other files stop. Only a new transfer helps. */
  fail(fault: string): void
}

const FILES_AT_ONCE = 4

/**
 * Does not depend on React, pages or the kind of sender.
 * @param getTexts for its error messages
 */
export function createSending<Sent = SentTransfer>(
  uploads: readonly Upload[],
  ports: SendingPorts<Sent>,
  getTexts: () => FailureTexts = () => sendingTexts,
): Sending<Sent> {
  const store = createSendingStore<Sent>(uploads)
  const line = createUploadQueue()
  const traffic = createPutScheduler(() => ports.now())
  const waiting = createWaiting(store, traffic, ports)
  const send = createFileSender({ store, ports, getTexts, line, traffic, waiting })
  let controller = new AbortController()
  let areFindingsConfirmed = false

  return {
    state: store.state,
    subscribe: store.subscribe,
    bytesPerSecond() {
      const { stage, waitsForNetwork, retry } = store.state()
      if (stage !== 'uploading' || waitsForNetwork || retry) return undefined
      const rate = traffic.rate()
      // Silence is then not the network's fault.
      return rate === 0 && !traffic.isPutting() ? undefined : rate
    },
    start,
    confirm() {
      areFindingsConfirmed = true
      return start()
    },
    pause() {
      const { stage } = store.state()
      if (stage === 'saving' || stage === 'uploading') controller.abort(new Stopped('paused'))
    },
    cancel() {
      const { stage, retry } = store.state()
      if (stage === 'failed' || stage === 'paused') store.change({ stage: 'cancelled' })
      // The server may have sent it even if its reply is lost.
      else if (stage !== 'finalizing') controller.abort(new Stopped('cancelled'))
      else if (retry) controller.abort(new Stopped('failed'))
    },
    fail(fault) {
      const { stage } = store.state()
      if (stage === 'uploading') controller.abort(new Stopped('failed', fault))
      else if (stage === 'paused') store.change({ stage: 'failed', isOver: true, fault })
    },
  }

  async function start() {
    if (isRunning(store.state())) return
    controller = new AbortController()
    traffic.begin()
    line.limitTo(Number.POSITIVE_INFINITY)
    const { signal } = controller
    const waits = waiting.waits(signal)
    try {
      store.change({
        stage: 'saving',
        fault: undefined,
        isUnreadable: false,
        isRefused: false,
        isOver: false,
        isBlocked: false,
        confirmation: undefined,
        isUnconfirmed: false,
      })
      const transfer = await retry(() => waiting.attended(() => ports.create(signal)), waits)
      store.change({ stage: 'uploading', transfer })
      await uploadMissing(transfer, signal)
      store.change({ stage: 'finalizing' })
      const sent = await retry(
        () => waiting.attended(() => ports.finalize(transfer.id, signal, areFindingsConfirmed)),
        waits,
      )
      store.change({ stage: 'done', sent })
    } catch (error) {
      const { reason } = signal
      const isAtEnd = store.state().stage === 'finalizing'
      const isUnconfirmed = isAtEnd && (signal.aborted || isPassing(error))
      const isBlocked = isAtEnd && getStatus(error) === 422
      const confirmation = getFindingsWarnings(error)
      store.change({
        retry: undefined,
        isUnconfirmed,
        isRefused: store.state().transfer === undefined && isDeclarationRefused(error),
        isOver: isBlocked || isRefusedForGood(error),
        ...(reason instanceof Stopped ? reason.toState() : toFailure(error, getTexts())),
        isBlocked,
        ...(isAtEnd && confirmation ? { confirmation, fault: sendingTexts.confirmTitle } : {}),
        ...(isUnconfirmed ? { fault: getTexts().unconfirmed } : {}),
      })
    }
  }

  /** A failed file does not stop the others. */
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
          store.changeFile(upload.tempId, { stage: 'failed', fault: faultText(error, getTexts()), trouble: undefined })
          firstFailure ??= { error }
        }
        // The server is unreachable.
        if (firstFailure && isCommon(firstFailure.error)) return
      }
    }
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
    if (firstFailure) throw firstFailure.error
  }
}

/** The sender asked for it, or a file that the server has fails the transfer. */
class Stopped extends Error {
  override name = 'AbortError'
  readonly stage: 'paused' | 'cancelled' | 'failed'
  readonly fault: string | undefined

  /** @param fault of a file, which no repeat mends */
  constructor(stage: 'paused' | 'cancelled' | 'failed', fault?: string) {
    super(`The sender ${stage} it.`)
    this.stage = stage
    this.fault = fault
  }

  toState(): Partial<SendingState<never>> {
    const { stage, fault } = this
    return fault === undefined ? { stage } : { stage, fault, isOver: true }
  }
}

function toFailure(error: unknown, texts: FailureTexts): Partial<SendingState<never>> {
  return { stage: 'failed', fault: faultText(error, texts), isUnreadable: error instanceof UnreadableFile }
}

function isToSend(upload: Upload): upload is ToSend {
  return upload.content !== undefined
}
