import type { Gate } from './answers.ts'
import { notice } from './notice.ts'
import { texts } from './texts.ts'

/** The view of a gate, which comes when there is one: most links have none. */
export async function gateView(gate: Gate, passed: () => void): Promise<HTMLElement> {
  try {
    if (gate.kind === 'login') return (await import('./gates/loginView.ts')).loginView(passed)
    return (await import('./gates/codeView.ts')).codeView(gate, passed)
  } catch {
    // A browser may remember that an import failed until the page is loaded again.
    const action = { label: texts.retry, run: () => location.reload() }
    return notice({
      drawing: 'alert',
      title: texts.link.unreachable,
      texts: [texts.link.unreachableText],
      action,
    })
  }
}
