import { isUnanswered } from './failure.ts'
import type { Waits } from './persevere.ts'
import type { SendingPorts } from './sendingPorts.ts'
import type { SendingStore } from './sendingState.ts'
import type { Traffic } from './traffic.ts'

export type Waiting = ReturnType<typeof createWaiting>

type Ports = Pick<SendingPorts<unknown>, 'pause' | 'isOnline' | 'online' | 'signedIn'>

/** How a sending waits for the network, for the server and for its sender, and says so meanwhile. */
export function createWaiting<Sent>(store: SendingStore<Sent>, traffic: Traffic, ports: Ports) {
  let waitingForNetwork = 0

  const hearServer = () => {
    if (store.state().waitsForServer) store.change({ waitsForServer: false })
  }
  const untilSignedIn = async (signIn: NonNullable<Ports['signedIn']>, signal: AbortSignal) => {
    store.change({ waitsForSignIn: true, waitsForServer: false })
    await signIn(signal).finally(() => store.change({ waitsForSignIn: false }))
  }

  return {
    hearServer,
    waits(signal: AbortSignal): Waits {
      const { signedIn } = ports
      return {
        async pause(milliseconds, error) {
          if (!isUnanswered(error)) hearServer()
          else if (!traffic.isPutting() && ports.isOnline()) store.change({ waitsForServer: true })
          await ports.pause(milliseconds, signal)
          if (ports.isOnline()) return
          store.change({ waitsForNetwork: ++waitingForNetwork > 0, waitsForServer: false })
          await ports.online(signal).finally(() => store.change({ waitsForNetwork: --waitingForNetwork > 0 }))
        },
        ...(signedIn ? { signIn: () => untilSignedIn(signedIn, signal) } : {}),
        succeeded: hearServer,
      }
    },
  }
}
