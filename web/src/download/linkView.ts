import { transferTexts } from '../../../shared/texts/transfers.ts'
import type { LinkAnswer } from './answers.ts'
import { notice } from './notice.ts'
import { transfer } from './transfer.ts'

/** The view of each answer. `retry` asks the server again, `end` is told when the transfer turns out to have ended. */
export function linkView(answer: LinkAnswer, { retry, end }: { retry: () => void; end: () => void }): HTMLElement {
  switch (answer.kind) {
    case 'active':
      return transfer(answer.download, end)
    case 'processing':
      return notice({
        drawing: 'clock',
        title: 'Almost ready',
        texts: [
          'Your files are still being processed, please try again later.',
          'This page keeps checking by itself and opens as soon as they are ready.',
        ],
        action: { label: 'Check again', run: retry },
      })
    case 'expired':
      return notice({ drawing: 'clock', title: transferTexts.expiredTitle, texts: [transferTexts.expired] })
    case 'unknown':
      return notice({
        drawing: 'question',
        title: 'This link is not known.',
        texts: ['Please check that it was copied whole, from the first character to the last.'],
      })
    case 'busy':
      return notice({
        drawing: 'clock',
        title: 'Too many requests.',
        texts: [`This page tries again by itself in ${answer.seconds} seconds.`],
        action: { label: 'Try again', run: retry },
      })
    case 'unreachable':
      return notice({
        drawing: 'alert',
        title: 'Unable to download.',
        texts: ['The server cannot be reached. Please check your connection.'],
        action: { label: 'Retry', run: retry },
      })
    case 'refused':
      return notice({
        drawing: 'alert',
        title: 'Failed to download.',
        texts: answer.message === 'Failed to download.' ? [] : [answer.message],
        action: { label: 'Retry', run: retry },
      })
  }
}
