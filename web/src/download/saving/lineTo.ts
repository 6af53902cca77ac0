import type { DownloadPayload } from '../../../../shared/contract/downloads.ts'
import type { Door } from '../door.ts'
import { fileUrl } from '../fileUrl.ts'
import { texts } from '../texts.ts'
import { createPatience } from './patience.ts'
import { CannotGoOn, type Line, TryLater } from './steadyStream.ts'

export type ListedFile = DownloadPayload['files'][number]

/** The way to a file of the transfer: a fresh address for every try, which the server counts once. */
export function lineTo(
  file: ListedFile,
  door: Door,
  hears: { came: (bytes: number) => void; broke: (resume: () => void) => void },
  signal: AbortSignal,
): Line {
  const patience = createPatience(signal)
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
