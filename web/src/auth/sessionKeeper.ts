import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { stored } from '../app/browserStorage.ts'
import { concernsSession, mayHaveSession, type SignedIn, storedSession } from './storedSession.ts'

export type Session = { status: 'signedOut' | 'expired' } | SignedIn

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

const RENEW_BEFORE_MS = 60_000
const RETRY_MS = 15_000
const GRACE_MS = 1000
/** Another tab's pending sign-in can hold a refresh back for minutes; the first page does not wait that long. */
const START_PATIENCE_MS = 8000

/**
 * Keeps the session of this page: reads it, renews it about a minute before it ends, and says when it is over. The
 * sign-in library is loaded only when a token must be renewed.
 */
export function createSessionKeeper(configuration: ClientConfiguration) {
  const clientId = configuration['identity_provider/client_id']
  let session: Session = { status: 'signedOut' }
  let refusedToken: string | undefined
  let renewing: Promise<void> | undefined
  const timers: { renew?: ReturnType<typeof setTimeout>; end?: ReturnType<typeof setTimeout> } = {}
  const listeners = new Set<() => void>()

  function become(next: Session): void {
    session = next
    clearTimeout(timers.renew)
    clearTimeout(timers.end)
    if (next.status === 'signedIn') {
      timers.renew = setTimeout(renewInTime, Math.max(0, renewAt(next) - Date.now()))
      timers.end = setTimeout(end, Math.max(0, next.expiresAt + GRACE_MS - Date.now()))
    }
    for (const listener of listeners) listener()
  }

  /** Takes over what lies in storage when it is good, and different from what this page has. */
  function adopt(): boolean {
    const found = storedSession(clientId)
    if (found === undefined || found.expiresAt <= Date.now() || found.idToken === refusedToken) return false
    if (session.status !== 'signedIn' || session.idToken !== found.idToken) become(found)
    return true
  }

  function end(): void {
    if (session.status === 'signedIn' && session.expiresAt <= Date.now() && !adopt()) become({ status: 'expired' })
  }

  function renewInTime(): void {
    void renew().finally(() => {
      if (session.status !== 'signedIn' || renewAt(session) > Date.now()) return
      // Not renewed yet: the network may come back before the token ends.
      timers.renew = setTimeout(renewInTime, Math.min(RETRY_MS, session.lifetime / 10))
    })
  }

  /** Never rejects: whether it worked shows in the session. */
  function renew(): Promise<void> {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function renewOnce(): Promise<void> {
    // Another tab may have been quicker.
    if (adopt() && session.status === 'signedIn' && renewAt(session) > Date.now()) return
    try {
      const { renewTokens } = await import('./amplify.ts')
      await renewTokens(configuration)
    } catch {
      return
    }
    adopt()
  }

  function onStorage(event: StorageEvent): void {
    if (!concernsSession(clientId, event.key)) return
    // Signing out forgets `login`; tokens alone vanish too when a refresh was refused, and then stay good until exp.
    const signedOutElsewhere = stored('login') === undefined && !mayHaveSession(clientId)
    if (signedOutElsewhere && session.status === 'signedIn') become({ status: 'signedOut' })
    else adopt()
  }

  /** Timers sleep with the machine and lines drop: the clock is looked at again when page or network come back. */
  function onReturn(): void {
    if (document.visibilityState !== 'visible') return
    if (session.status === 'expired' && refusedToken === undefined && mayHaveSession(clientId)) void renew()
    if (session.status !== 'signedIn') return
    if (session.expiresAt <= Date.now()) void renew().then(end)
    else if (renewAt(session) <= Date.now()) renewInTime()
  }

  return {
    session: () => session,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Settles the first session of the page load and starts watching it. */
    async start(): Promise<void> {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onReturn)
      addEventListener('online', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      if (!mayHaveSession(clientId)) return
      if (adopt()) return
      await Promise.race([renew(), new Promise(resolve => setTimeout(resolve, START_PATIENCE_MS))])
      if (session.status !== 'signedIn') become({ status: 'expired' })
    },

    /** The token for a call; undefined when there is none, and the call will be answered 401. */
    async token(): Promise<string | undefined> {
      if (session.status === 'signedIn' && session.expiresAt - Date.now() < 5000) await renew()
      return session.status === 'signedIn' && session.expiresAt > Date.now() ? session.idToken : undefined
    },

    /** The API refused this token: the session is over, even if the token looks good. */
    refused(token: string | undefined): void {
      if (session.status !== 'signedIn') return
      if (token !== undefined && token !== session.idToken) return
      refusedToken = session.idToken
      become({ status: 'expired' })
    },

    /** The API refused an administrator's call with this token: what a member may do goes on. */
    adminRefused(token: string | undefined): void {
      if (session.status !== 'signedIn' || token !== session.idToken || session.role !== 'admin') return
      become({ ...session, role: 'member', isAdminEnded: true })
    },

    /** A sign-in has just come back: its session, or undefined when there is none after all. */
    signedIn(): SignedIn | undefined {
      return adopt() && session.status === 'signedIn' ? session : undefined
    },

    signedOut(): void {
      become({ status: 'signedOut' })
    },

    /** Resolves when this person is signed in, here or by way of another tab; nobody else will do. */
    untilSignedIn(subject: string | undefined): Promise<void> {
      return new Promise(resolve => {
        const check = () => {
          if (session.status !== 'signedIn' || session.subject !== subject) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      })
    },
  }
}

/** Whether another person than this one is signed in. */
export function isSomebodyElse(session: Session, subject: string | undefined): boolean {
  return session.status === 'signedIn' && session.subject !== subject
}

/** A minute before the end, or sooner for tokens that live for minutes only. */
function renewAt(session: SignedIn): number {
  return session.expiresAt - Math.min(RENEW_BEFORE_MS, session.lifetime / 5)
}
