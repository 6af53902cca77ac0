import type { Gate } from './answers.ts'
import { notice } from './notice.ts'
import { texts } from './texts.ts'

/** Loads on demand, because most links have no gate. */
export async function gateView(gate: Gate, passed: () => void): Promise<HTMLElement> {
  try {
    if (gate.kind === 'login') return (await import('./gates/loginView.ts')).loginView(passed)
    return (await import('./gates/codeView.ts')).codeView(gate, passed)
  } catch {
    // A browser may cache a failed import until the page reloads.
    const action = { label: texts.retry, run: () => location.reload() }
    return notice({
      drawing: 'alert',
      title: texts.link.unreachable,
      texts: [texts.link.unreachableText],
      action,
    })
  }
}
