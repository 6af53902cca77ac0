import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type BoundCall, boundCall } from '../api/boundCall.ts'
import type { Transport } from '../api/call.ts'
import { useConfiguration } from '../app/configuration.tsx'
import type { Session, SessionKeeper } from './sessionKeeper.ts'

export type { Session } from './sessionKeeper.ts'

const KeeperContext = createContext<SessionKeeper | undefined>(undefined)

export function SessionProvider(props: { keeper: SessionKeeper; children: ReactNode }) {
  return <KeeperContext value={props.keeper}>{props.children}</KeeperContext>
}

/** The keeper itself, for the pages that sign in and out. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = use(KeeperContext)
  if (keeper === undefined) throw new Error('useSessionKeeper needs a SessionProvider above it.')
  return keeper
}

/** Who is signed in; the page renders again when that changes, in whichever tab it happened. */
export function useSession(): Session {
  const keeper = useSessionKeeper()
  return useSyncExternalStore(keeper.subscribe, keeper.session)
}

/** Where the API is and who speaks to it. */
function useTransport(): Transport {
  const keeper = useSessionKeeper()
  const { api_endpoint: endpoint } = useConfiguration()
  return useMemo(() => ({ endpoint, token: keeper.token }), [endpoint, keeper])
}

/** Makes calls of the contract table as whoever is signed in; a 401 ends the session, a 403 the rights of an administrator. */
export function useCall(): BoundCall {
  const transport = useTransport()
  const keeper = useSessionKeeper()
  return useMemo(() => boundCall(transport, keeper), [transport, keeper])
}
