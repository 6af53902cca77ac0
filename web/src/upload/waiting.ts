import { getRetryAfter, isTrouble, isUnanswered } from './failure.ts'
import type { PutScheduler } from './putScheduler.ts'
import type { RetryTimes } from './retry.ts'
import type { SendingPorts } from './sendingPorts.ts'
import type { SendingStore } from './sendingState.ts'

/** A call that takes longer than this is shown, before anything has failed. */
const SLOW_MS = 4000

export type Waiting = ReturnType<typeof createWaiting>

type Ports = Pick<SendingPorts<unknown>, 'pause' | 'isOnline' | 'online' | 'signedIn' | 'jitter' | 'now'>

/** How a sending waits for the network, for the server and for its sender, and says so meanwhile. */
export function createWaiting<Sent>(store: SendingStore<Sent>, traffic: PutScheduler, ports: Ports) {
  let waitingForNetwork = 0
  let failuresInARow = 0

  const hearServer = () => {
    failuresInARow = 0
    if (store.state().retry) store.change({ retry: undefined })
  }
  const untilSignedIn = async (signIn: NonNullable<Ports['signedIn']>, signal: AbortSignal) => {
    store.change({ waitsForSignIn: true, retry: undefined })
    await signIn(signal).finally(() => store.change({ waitsForSignIn: false }))
  }
  /** Shows a failure when nothing else moves; one that the next attempt may mend within a second is not shown. */
  const showRetry = (milliseconds: number, error: unknown) => {
    const isSilent = isUnanswered(error)
    if (!isSilent && !isTrouble(error)) return hearServer()
    failuresInARow += 1
    const isWorthShowing = isSilent || failuresInARow > 1 || getRetryAfter(error) > 1 || store.state().retry
    if (!isWorthShowing || traffic.isPutting() || !ports.isOnline()) return
    store.change({ retry: { kind: isSilent ? 'unanswered' : 'trouble', at: ports.now() + milliseconds } })
  }

  return {
    /** Bytes move: the server is there. Whether it takes them shows only when the call succeeds. */
    hearBytes() {
      if (store.state().retry?.kind === 'unanswered') hearServer()
    },
    /** Makes a call on which everything waits. */
    async attended<T>(call: () => Promise<T>): Promise<T> {
      const timer = setTimeout(() => {
        if (!store.state().retry) store.change({ retry: { kind: 'slow' } })
      }, SLOW_MS)
      return call().finally(() => clearTimeout(timer))
    },
    waits(signal: AbortSignal): RetryTimes {
      const { signedIn } = ports
      return {
        async pause(milliseconds, error) {
          const wait = milliseconds * ports.jitter()
          showRetry(wait, error)
          await ports.pause(wait, signal)
          if (ports.isOnline()) return
          store.change({ waitsForNetwork: ++waitingForNetwork > 0, retry: undefined })
          await ports.online(signal).finally(() => store.change({ waitsForNetwork: --waitingForNetwork > 0 }))
        },
        ...(signedIn ? { signIn: () => untilSignedIn(signedIn, signal) } : {}),
        succeeded: hearServer,
      }
    },
  }
}
