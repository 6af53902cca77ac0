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

export function useSessionKeeper(): SessionKeeper {
  const keeper = use(KeeperContext)
  if (keeper === undefined) throw new Error('useSessionKeeper needs a SessionProvider above it.')
  return keeper
}

export function useSession(): Session {
  const keeper = useSessionKeeper()
  return useSyncExternalStore(keeper.subscribe, keeper.session)
}

function useTransport(): Transport {
  const keeper = useSessionKeeper()
  const { api_endpoint: endpoint } = useConfiguration()
  return useMemo(() => ({ endpoint, token: keeper.token }), [endpoint, keeper])
}

/** A 401 ends the session, a 403 the administrator's rights. */
export function useCall(): BoundCall {
  const transport = useTransport()
  const keeper = useSessionKeeper()
  return useMemo(() => boundCall(transport, keeper), [transport, keeper])
}

/** For advice while a person types: a 401 must not close their page. The next call of their own ends the session. */
export function useAdvisoryCall(): BoundCall {
  const transport = useTransport()
  return useMemo(() => boundCall(transport), [transport])
}
