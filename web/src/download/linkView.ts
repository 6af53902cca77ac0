import type { LinkAnswer } from './answers.ts'
import type { GateControl } from './gateControl.ts'
import { notice } from './notice.ts'
import { texts } from './texts.ts'
import { transfer } from './transfer.ts'

export function linkView(
  answer: Exclude<LinkAnswer, { kind: 'login' | 'code' }>,
  { retry, ...gates }: GateControl & { retry: () => void },
): HTMLElement {
  const words = texts.link
  switch (answer.kind) {
    case 'active':
      return transfer(answer.download, gates)
    case 'processing':
      return notice({
        drawing: 'clock',
        title: words.processing,
        texts: words.processingTexts,
        action: { label: words.checkAgain, run: retry },
        help: 'stillProcessing',
      })
    case 'expired':
      return notice({
        drawing: 'clock',
        title: words.expired,
        texts: [words.expiredText],
        action: {
          label: words.moreTime.ask,
          run: ({ currentTarget: button }) =>
            void import('./moreTime.ts').then(step => step.askMoreTime(button as HTMLButtonElement)),
        },
        help: 'linkExpired',
      })
    case 'unknown':
      return notice({ drawing: 'question', title: words.unknown, texts: [words.unknownText], help: 'linkUnknown' })
    case 'busy':
      return notice({
        drawing: 'clock',
        title: words.busy,
        texts: [words.busyText(answer.seconds)],
        action: { label: words.tryAgain, run: retry },
        help: 'downloadStops',
      })
    case 'unreachable':
      return notice({
        drawing: 'alert',
        title: words.unreachable,
        texts: [words.unreachableText],
        action: { label: texts.retry, run: retry },
        help: 'downloadStops',
      })
    case 'refused':
      return notice({
        drawing: 'alert',
        title: words.refused,
        texts: answer.isPassing ? [words.refusedText] : [],
        action: { label: texts.retry, run: retry },
        help: 'downloadStops',
      })
  }
}
