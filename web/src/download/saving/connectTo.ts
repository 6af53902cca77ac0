import type { DownloadPayload } from '../../../../shared/contract/downloads.ts'
import { fileUrl } from '../fileUrl.ts'
import type { GateControl } from '../gateControl.ts'
import { texts } from '../texts.ts'
import { createRetryDelay } from './retryDelay.ts'
import { CannotGoOn, type DownloadSource, TryLater } from './steadyStream.ts'

export type ListedFile = DownloadPayload['files'][number]

/** The way to a file of the transfer: a fresh address for every try, which the server counts once. */
export function connectTo(
  file: ListedFile,
  door: GateControl,
  hears: { came: (bytes: number) => void; broke: (resume: () => void) => void },
  signal: AbortSignal,
): DownloadSource {
  const patience = createRetryDelay(signal)
  return {
    signal,
    came: hears.came,
    pause(failures, error) {
      hears.broke(patience.resume)
      return patience.pause(failures, error)
    },
    async address() {
      const answer = await fileUrl(file.url, door)
      switch (answer.kind) {
        case 'ready':
          return answer.url
        case 'busy':
          throw new TryLater(answer.seconds)
        case 'expired':
          throw new CannotGoOn('', { hasEnded: true })
        case 'failed':
          if (answer.isPassing) throw new Error('There is no address just now.')
          throw new CannotGoOn(answer.message ?? texts.file.failed(file.name))
      }
    },
  }
}
