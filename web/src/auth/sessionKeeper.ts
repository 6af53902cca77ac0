import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { ApiError } from '../api/call.ts'
import { stored } from '../app/browserStorage.ts'
import { concernsSession, mayHaveSession, type SignedIn, storedSession } from './storedSession.ts'

export type Session = { status: 'signedOut' | 'expired' } | SignedIn

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/** `unreachable`: without an answer, so that a later try may succeed. */
type Renewal = 'renewed' | 'refused' | 'unreachable'

const RENEW_BEFORE_MS = 60_000
const RETRY_MS = 15_000
const GRACE_MS = 1000
/** Another tab's pending sign-in can delay a refresh for minutes. */
const START_TIMEOUT_MS = 8000

/** Renews the session about a minute before it ends. Loads the sign-in library only for that. */
export function createSessionKeeper(configuration: ClientConfiguration) {
  const clientId = configuration['identity_provider/client_id']
  let session: Session = { status: 'signedOut' }
  let refusedToken: string | undefined
  let renewing: { onLine: boolean; done: Promise<Renewal> } | undefined
  const timers: { renew?: ReturnType<typeof setTimeout>; end?: ReturnType<typeof setTimeout> } = {}
  const listeners = new Set<() => void>()

  function become(next: Session): void {
    session = next
    clearTimeout(timers.renew)
    clearTimeout(timers.end)
    if (next.status === 'signedIn') {
      timers.renew = setTimeout(renewInTime, Math.max(0, renewAt(next) - Date.now()))
      timers.end = setTimeout(renewInTime, Math.max(0, next.expiresAt + GRACE_MS - Date.now()))
    }
    for (const listener of listeners) listener()
  }

  function adopt(): boolean {
    const found = storedSession(clientId)
    if (found === undefined || found.expiresAt <= Date.now() || found.idToken === refusedToken) return false
    if (session.status !== 'signedIn' || session.idToken !== found.idToken) become(found)
    return true
  }

  /** Only a refusal ends a session that is past its end. */
  function renewInTime(): void {
    clearTimeout(timers.renew)
    void renew().then(renewal => {
      if (session.status !== 'signedIn' || renewAt(session) > Date.now()) return
      if (renewal === 'refused' && session.expiresAt <= Date.now()) return become({ status: 'expired' })
      clearTimeout(timers.renew)
      timers.renew = setTimeout(renewInTime, Math.min(RETRY_MS, session.lifetime / 10))
    })
  }

  /** Never rejects. */
  function renew(): Promise<Renewal> {
    const { onLine } = navigator
    // An attempt that began offline may still fail.
    if (renewing && (renewing.onLine || !onLine)) return renewing.done
    const attempt = { onLine, done: Promise.resolve(renewing?.done).then(renewOnce) }
    renewing = attempt
    return attempt.done.finally(() => {
      if (renewing === attempt) renewing = undefined
    })
  }

  async function renewOnce(): Promise<Renewal> {
    // Another tab may have renewed it first.
    if (adopt() && session.status === 'signedIn' && renewAt(session) > Date.now()) return 'renewed'
    try {
      const { renewTokens } = await import('./amplify.ts')
      await renewTokens(configuration)
    } catch {
      // The library removes the tokens only after a refusal.
      return mayHaveSession(clientId) ? 'unreachable' : 'refused'
    }
    return adopt() ? 'renewed' : 'refused'
  }

  function onStorage(event: StorageEvent): void {
    if (!concernsSession(clientId, event.key)) return
    // Signing out removes `login` too. A refused renewal removes only the stored tokens: this tab's is valid until its end.
    const signedOutElsewhere = stored('login') === undefined && !mayHaveSession(clientId)
    if (signedOutElsewhere && session.status === 'signedIn') become({ status: 'signedOut' })
    else adopt()
  }

  /** Timers stop while the machine sleeps. */
  function onReturn(): void {
    if (document.visibilityState !== 'visible') return
    if (session.status === 'expired' && refusedToken === undefined && mayHaveSession(clientId)) void renew()
    if (session.status === 'signedIn' && renewAt(session) <= Date.now()) renewInTime()
  }

  return {
    session: () => session,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async start(): Promise<void> {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onReturn)
      addEventListener('online', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      if (!mayHaveSession(clientId)) return
      if (adopt()) return
      await Promise.race([renew(), new Promise(resolve => setTimeout(resolve, START_TIMEOUT_MS))])
      if (session.status !== 'signedIn') become({ status: 'expired' })
    },

    /** Undefined without a session. @throws ApiError when its renewal got no answer: a call without a token would end it */
    async token(): Promise<string | undefined> {
      const isEnding = session.status === 'signedIn' && session.expiresAt - Date.now() < 5000
      const renewal = isEnding ? await renew() : undefined
      if (session.status !== 'signedIn') return undefined
      if (session.expiresAt > Date.now()) return session.idToken
      if (renewal === 'unreachable') throw new ApiError(0, undefined)
      return undefined
    },

    /** The session is over, even if the token looks valid. */
    refused(token: string | undefined): void {
      if (session.status !== 'signedIn') return
      if (token !== undefined && token !== session.idToken) return
      refusedToken = session.idToken
      become({ status: 'expired' })
    },

    /** The member's rights remain. */
    adminRefused(token: string | undefined, isLimited: boolean): void {
      if (session.status !== 'signedIn' || token !== session.idToken || session.role !== 'admin') return
      become({ ...session, role: 'member', isAdminEnded: true, isLimited })
    },

    /** The API refused this token, because an operator took all rights of its person. */
    limited(token: string | undefined): void {
      if (session.status !== 'signedIn' || token !== session.idToken) return
      become({ ...session, role: 'visitor', isAdminEnded: false })
    },

    signedIn(): SignedIn | undefined {
      return adopt() && session.status === 'signedIn' ? session : undefined
    },

    signedOut(): void {
      become({ status: 'signedOut' })
    },

    /** Loads the code of a renewal. It cannot load offline, and some browsers do not repeat an import that failed. */
    prepare(): void {
      import('./amplify.ts').then(
        ({ prepareRenewal }) => prepareRenewal(configuration),
        () => undefined,
      )
    },

    /** Resolves when this same person is signed in, here or in another tab. */
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

export function isOtherPerson(session: Session, subject: string | undefined): boolean {
  return session.status === 'signedIn' && session.subject !== subject
}

function renewAt(session: SignedIn): number {
  return session.expiresAt - Math.min(RENEW_BEFORE_MS, session.lifetime / 5)
}
