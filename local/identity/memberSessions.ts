import { digestOf } from '../../lambdas/core/digest.ts'
import type { Audit } from '../../lambdas/ports/audit.ts'
import type { Sessions } from '../../lambdas/ports/sessions.ts'
import type { Grants } from './grants.ts'
import { type Person, subjectOf } from './person.ts'
import { endSessions, sessionStart } from './sessions.ts'
import type { Session, TokenMint, TokenPair } from './tokens.ts'

/** Signing in, staying so and signing out, whichever protocol asks. `source` is the network address that asks. */
export function memberSessions(parts: {
  people: readonly Person[]
  grants: Grants
  mint: TokenMint
  sessions: Sessions
  audit: Audit
  now: () => number
  newId: () => string
}) {
  const { grants, mint, sessions, now } = parts
  const directory = new Map(parts.people.map(person => [subjectOf(person.email), person]))

  /** The person of a session that was not ended and who is still in the directory, with the groups of today. */
  const holderOf = async (session: Pick<Session, 'subject' | 'signedInAt'> | undefined) => {
    if (!session || session.signedInAt < (await sessions.notBefore(session.subject))) return undefined
    return directory.get(session.subject)
  }
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

  return {
    /** A code for a person who has just signed in. */
    async begin(person: Person, request: { redirectUri: string; challenge: string; nonce?: string | undefined }) {
      const subject = subjectOf(person.email)
      const { redirectUri, challenge, nonce } = request
      const signedInAt = await sessionStart(sessions, subject, now())
      return grants.issueCode({ subject, redirectUri, challenge, nonce, signedInAt })
    },

    async exchange(shown: { code: string; redirectUri: string; verifier: string }, source?: string) {
      const signIn = grants.burnCode(shown.code, now())
      const isBound = signIn?.redirectUri === shown.redirectUri && signIn.challenge === digestOf(shown.verifier)
      const person = await holderOf(signIn)
      if (!signIn || !isBound || !person) {
        await record('sign-in', signIn?.subject, source, 'invalid_grant')
        return undefined
      }
      const session = { subject: signIn.subject, signedInAt: signIn.signedInAt, originJti: parts.newId() }
      const tokens = await mint.issue(person, session, signIn.nonce)
      const refreshToken = grants.issueRefreshToken(session)
      await record('sign-in', signIn.subject, source)
      return { ...tokens, refreshToken }
    },

    /** Fresh tokens of the same sign-in. The refresh token stays: two tabs may use it at once. */
    async refresh(refreshToken: string, source?: string): Promise<TokenPair | undefined> {
      const session = grants.findRefreshToken(refreshToken, now())
      const person = await holderOf(session)
      if (session && person) return mint.issue(person, session)
      await record('sign-in', session?.subject, source, 'refresh_refused')
      return undefined
    },

    /** Signs the person out everywhere. A token that no longer counts ends nothing, or it could do so for ever. */
    async revoke(refreshToken: string, source?: string): Promise<void> {
      const session = grants.findRefreshToken(refreshToken, now())
      const isLive = (await holderOf(session)) !== undefined
      if (session && isLive) await endSessions(sessions, session.subject, now())
      await record('sign-out', session?.subject, source, isLive ? undefined : 'unknown_token')
    },

    /** @returns whether the access token counted */
    async endAll(accessToken: string, source?: string): Promise<boolean> {
      const session = await mint.readAccessToken(accessToken)
      const isLive = (await holderOf(session)) !== undefined
      if (session && isLive) await endSessions(sessions, session.subject, now())
      await record('sign-out', session?.subject, source, isLive ? undefined : 'unknown_token')
      return isLive
    },

    async personOf(accessToken: string): Promise<Person | undefined> {
      return holderOf(await mint.readAccessToken(accessToken))
    },
  }
}
export type MemberSessions = ReturnType<typeof memberSessions>
