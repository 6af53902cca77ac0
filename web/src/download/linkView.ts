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
      })
    case 'expired':
      return notice({ drawing: 'clock', title: words.expired, texts: [words.expiredText] })
    case 'unknown':
      return notice({ drawing: 'question', title: words.unknown, texts: [words.unknownText] })
    case 'busy':
      return notice({
        drawing: 'clock',
        title: words.busy,
        texts: [words.busyText(answer.seconds)],
        action: { label: words.tryAgain, run: retry },
      })
    case 'unreachable':
      return notice({
        drawing: 'alert',
        title: words.unreachable,
        texts: [words.unreachableText],
        action: { label: texts.retry, run: retry },
      })
    case 'refused':
      return notice({
        drawing: 'alert',
        title: words.refused,
        texts: answer.message === undefined ? [] : [answer.message],
        action: { label: texts.retry, run: retry },
      })
  }
}
