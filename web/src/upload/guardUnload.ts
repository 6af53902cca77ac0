import { isRunning, type Sending } from './sending.ts'

/** While a sending is at work, closing or leaving the tab asks first. It guards itself: no page has to be open. */
export function guardUnload(sending: Sending): void {
  let isGuarding = false
  sending.subscribe(() => {
    const { stage } = sending.state()
    const isAtStake = isRunning(sending.state()) || stage === 'failed'
    if (isAtStake === isGuarding) return
    isGuarding = isAtStake
    if (isAtStake) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
