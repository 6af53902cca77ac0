import type { Sending } from './sending.ts'
import { isUnderWay } from './underWay.ts'

/** While a sending is under way, closing or leaving the tab asks first. It guards itself: no page has to be open. */
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
