import type { Sending } from './sending.ts'
import { isRunning } from './underWay.ts'

/** While a sending runs, the screen stays on: machines that go to sleep cut their network. */
export function keepAwake(sending: Pick<Sending<unknown>, 'state' | 'subscribe'>): void {
  let lock: WakeLockSentinel | undefined
  let isWanted = false

  const ask = async () => {
    // A browser takes the lock back while the page is hidden, and refuses it then, or when the battery is low.
    const granted = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isWanted) lock = granted
    else void granted?.release()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible' && (lock === undefined || lock.released)) void ask()
  }

  sending.subscribe(() => {
    if (isRunning(sending.state()) === isWanted) return
    isWanted = !isWanted
    if (isWanted) {
      document.addEventListener('visibilitychange', onVisible)
      void ask()
    } else {
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
      lock = undefined
    }
  })
}
