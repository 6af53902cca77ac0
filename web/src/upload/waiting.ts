import { getRetryAfter, isTemporaryFailure, isUnanswered } from './failure.ts'
import type { PutScheduler } from './putScheduler.ts'
import type { RetryTimes } from './retry.ts'
import type { SendingPorts } from './sendingPorts.ts'
import type { SendingStore } from './sendingState.ts'

/** A longer call is shown before anything fails. */
const SLOW_MS = 4000

export type Waiting = ReturnType<typeof createWaiting>

type Ports = Pick<SendingPorts<unknown>, 'pause' | 'isOnline' | 'online' | 'signedIn' | 'jitter' | 'now'>

export function createWaiting<Sent>(store: SendingStore<Sent>, traffic: PutScheduler, ports: Ports) {
  let waitingForNetwork = 0
  let failuresInARow = 0

  const noteReply = () => {
    failuresInARow = 0
    if (store.state().retry) store.change({ retry: undefined })
  }
  const untilSignedIn = async (signIn: NonNullable<Ports['signedIn']>, signal: AbortSignal) => {
    store.change({ waitsForSignIn: true, retry: undefined })
    await signIn(signal).finally(() => store.change({ waitsForSignIn: false }))
  }
  /** A retry within a second may fix it. */
  const showRetry = (milliseconds: number, error: unknown) => {
    const isSilent = isUnanswered(error)
    if (!isSilent && !isTemporaryFailure(error)) return noteReply()
    failuresInARow += 1
    const isWorthShowing = isSilent || failuresInARow > 1 || getRetryAfter(error) > 1 || store.state().retry
    if (!isWorthShowing || traffic.isPutting() || !ports.isOnline()) return
    store.change({ retry: { kind: isSilent ? 'unanswered' : 'trouble', at: ports.now() + milliseconds } })
  }

  return {
    /** Whether the server accepts the bytes shows only on success. */
    noteBytes() {
      if (store.state().retry?.kind === 'unanswered') noteReply()
    },
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
        succeeded: noteReply,
      }
    },
  }
}
