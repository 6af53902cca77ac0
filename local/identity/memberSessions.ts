import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Audit } from '../../lambdas/ports/audit.ts'
import type { Sessions } from '../../lambdas/ports/sessions.ts'
import type { Directory } from './directory.ts'
import type { Grants } from './grants.ts'
import type { Person } from './person.ts'
import { endSessions, sessionStart } from './sessions.ts'
import type { Session, TokenMint, TokenPair } from './tokens.ts'

/** `source` is the caller's network address. */
export function memberSessions(parts: {
  directory: Directory
  grants: Grants
  mint: TokenMint
  sessions: Sessions
  audit: Audit
  /** Called with the groups of each new token. */
  onIssued: (subject: string, groups: readonly string[]) => Promise<void>
  now: () => number
  newId: () => string
}) {
  const { directory, grants, mint, sessions, now } = parts

  const counts = async ({ subject, signedInAt }: Pick<Session, 'subject' | 'signedInAt'>) =>
    signedInAt >= (await sessions.notBefore(subject))
  const getHolder = async (session: Pick<Session, 'subject' | 'signedInAt'> | undefined) =>
    session && (await counts(session)) ? directory.find(session.subject) : undefined
  const record = (
    action: 'sign-in' | 'sign-out',
    subject: string | undefined,
    source: string | undefined,
    refusal?: string,
  ) =>
    parts.audit.append({
      at: new Date(now()).toISOString(),
      action,
      actor: subject ?? 'anyone',
      source,
      result: refusal ? 'denied' : 'done',
      detail: refusal,
    })

  /** A dead token ends nothing; otherwise an old token could sign the person out again and again. */
  const signOut = async (session: Session | undefined, source: string | undefined): Promise<boolean> => {
    const isLive = session !== undefined && (await counts(session))
    if (isLive) await endSessions(sessions, session.subject, now())
    await record('sign-out', session?.subject, source, isLive ? undefined : 'unknown_token')
    return isLive
  }

  return {
    /** @param detail a short reason */
    async refuse(detail: string, source: string | undefined) {
      await record('sign-in', undefined, source, detail)
    },

    async begin(subject: string, request: { redirectUri: string; challenge: string; nonce?: string | undefined }) {
      const { redirectUri, challenge, nonce } = request
      const signedInAt = await sessionStart(sessions, subject, now())
      return grants.issueCode({ subject, redirectUri, challenge, nonce, signedInAt })
    },

    async exchange(shown: { code: string; redirectUri: string; verifier: string }, source?: string) {
      const signIn = grants.burnCode(shown.code, now())
      const isBound = signIn?.redirectUri === shown.redirectUri && signIn.challenge === computeDigest(shown.verifier)
      const person = await getHolder(signIn)
      if (!signIn || !isBound || !person) {
        await record('sign-in', signIn?.subject, source, 'invalid_grant')
        return undefined
      }
      const session = { subject: signIn.subject, signedInAt: signIn.signedInAt, originJti: parts.newId() }
      const tokens = await mint.issue(person, session, signIn.nonce)
      const refreshToken = grants.issueRefreshToken(session)
      await parts.onIssued(session.subject, person.groups)
      await record('sign-in', signIn.subject, source)
      return { ...tokens, refreshToken }
    },

    /** The refresh token does not rotate, because two tabs may use it at once. */
    async refresh(refreshToken: string, source?: string): Promise<TokenPair | undefined> {
      const session = grants.findRefreshToken(refreshToken, now())
      const isRefused = session && (await counts(session)) && (await directory.readAgain?.(session.subject)) === false
      const person = isRefused ? undefined : await getHolder(session)
      if (session && person) {
        await parts.onIssued(session.subject, person.groups)
        return mint.issue(person, session)
      }
      await record('sign-in', session?.subject, source, 'refresh_refused')
      return undefined
    },

    /** @returns whether the token was live */
    async revoke(refreshToken: string, source?: string): Promise<boolean> {
      return signOut(grants.findRefreshToken(refreshToken, now()), source)
    },

    /** @returns whether the token was live */
    async endAll(accessToken: string, source?: string): Promise<boolean> {
      return signOut(await mint.readAccessToken(accessToken), source)
    },

    async toPerson(accessToken: string): Promise<(Person & { subject: string }) | undefined> {
      const session = await mint.readAccessToken(accessToken)
      const person = await getHolder(session)
      return session && person ? { ...person, subject: session.subject } : undefined
    },
  }
}
export type MemberSessions = ReturnType<typeof memberSessions>
