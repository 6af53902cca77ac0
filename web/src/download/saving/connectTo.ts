import type { DownloadPayload } from '../../../../shared/contract/downloads.ts'
import { fileFault } from '../fileFault.ts'
import { fileUrl } from '../fileUrl.ts'
import type { GateControl } from '../gateControl.ts'
import { CannotGoOn, type DownloadSource, TryLater } from './resumingStream.ts'
import { createRetryDelay } from './retryDelay.ts'

export type ListedFile = DownloadPayload['files'][number]

/** The server counts several URLs of a file once. */
export function connectTo(
  file: ListedFile,
  gates: GateControl,
  on: { received: (bytes: number) => void; broke: (resume: () => void) => void },
  signal: AbortSignal,
): DownloadSource {
  const retryDelay = createRetryDelay(signal)
  return {
    signal,
    received: on.received,
    pause(failures, error) {
      on.broke(retryDelay.resume)
      return retryDelay.pause(failures, error)
    },
    async address() {
      const answer = await fileUrl(file.url, gates)
      switch (answer.kind) {
        case 'ready':
          return answer.url
        case 'busy':
          throw new TryLater(answer.seconds)
        case 'expired':
          throw new CannotGoOn('', { hasEnded: true })
        case 'failed':
          if (answer.why === 'unreachable' || answer.why === 'unavailable')
            throw new Error('The file URL is temporarily unavailable.')
          throw new CannotGoOn(fileFault(answer, file.name))
      }
    },
  }
}
