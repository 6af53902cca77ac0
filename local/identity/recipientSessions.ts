import type { Audit } from '../../lambdas/ports/audit.ts'
import type { Challenges } from '../../lambdas/ports/challenges.ts'
import { preToken, TokensRefused } from '../../lambdas/triggers/preToken.ts'
import type { Grants } from './grants.ts'
import type { TokenMint, TokenPair } from './tokens.ts'

const noGroups = { claim: '', org: [], admin: [] }

/** Each token opens the files of one transfer. */
export function recipientSessions(parts: {
  grants: Grants
  mint: TokenMint
  challenges: Pick<Challenges, 'findProof'>
  isKnown: (username: string) => boolean
  audit: Audit
  now: () => number
  newId: () => string
}) {
  const { grants, mint, challenges, isKnown, audit, now, newId } = parts

  /** @throws TokensRefused */
  const allow = (trigger: string, username: string) =>
    preToken({ trigger, username, attributes: {}, poolGroups: [] }, noGroups, now(), { challenges })

  return {
    async begin(username: string): Promise<{ tokens: TokenPair; refreshToken: string }> {
      await allow('TokenGeneration_Authentication', username)
      const session = { subject: username, originJti: newId(), signedInAt: Math.floor(now() / 1000) }
      const tokens = await mint.issue(undefined, session)
      return { tokens, refreshToken: grants.issueRefreshToken(session) }
    },

    /** @throws TokensRefused */
    async refresh(refreshToken: string, source?: string): Promise<TokenPair | undefined> {
      const session = grants.findRefreshToken(refreshToken, now())
      const refuse = (detail: string) =>
        audit.append({
          at: new Date(now()).toISOString(),
          action: 'sign-in',
          actor: 'anyone',
          source,
          result: 'denied',
          detail,
        })
      if (!session || !isKnown(session.subject)) {
        await refuse('refresh_refused')
        return undefined
      }
      await allow('TokenGeneration_RefreshTokens', session.subject).catch(async error => {
        if (error instanceof TokensRefused) await refuse('refresh_refused')
        throw error
      })
      return mint.issue(undefined, session)
    },

    forget(refreshToken: string) {
      grants.forgetRefreshToken(refreshToken)
    },
  }
}
export type RecipientSessions = ReturnType<typeof recipientSessions>
