import type { Sending } from './sending.ts'
import { isRunning } from './underWay.ts'

/** A sleeping machine disconnects. */
export function keepAwake(sending: Pick<Sending<unknown>, 'state' | 'subscribe'>): void {
  let lock: WakeLockSentinel | undefined
  let isWanted = false

  const ask = async () => {
    // Browsers release the lock of a hidden page, and refuse it then or on low battery.
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
