import type { Sending } from './sending.ts'
import { isUnderWay } from './underWay.ts'

/** Guards the tab even when the page of the sending is not open. */
export function guardUnload(sending: Pick<Sending<unknown>, 'state' | 'subscribe'>): void {
  let isGuarding = false
  sending.subscribe(() => {
    const isAtStake = isUnderWay(sending.state()) || sending.state().stage === 'failed'
    if (isAtStake === isGuarding) return
    isGuarding = isAtStake
    if (isAtStake) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
