import * as z from 'zod'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { CHALLENGE_SESSION_MINUTES } from '../../lambdas/ports/lifetimes.ts'

/** As long as Cognito's may live at most. */
const SESSION_MILLISECONDS = CHALLENGE_SESSION_MINUTES * 60_000

const Round = z.object({
  challengeName: z.literal('CUSTOM_CHALLENGE'),
  challengeResult: z.boolean(),
  challengeMetadata: z.string(),
})

export const ChallengeSession = z.object({
  rounds: z.array(Round),
  challengeMetadata: z.string(),
  privateChallengeParameters: z.record(z.string(), z.string()),
})
export type ChallengeSession = z.infer<typeof ChallengeSession>

const Sealed = ChallengeSession.extend({ expiresAt: z.int() })

/**
 * The client holds the encrypted session, so it survives a restart. The store counts attempts even if a client repeats
 * a session.
 */
export function challengeSessions({ keys, now }: { keys: Keys; now: () => number }) {
  const place = (username: string) => `challenge session of ${username}`
  return {
    encrypt: (username: string, session: ChallengeSession): Promise<string> =>
      keys.seal(JSON.stringify({ ...session, expiresAt: now() + SESSION_MILLISECONDS }), place(username)),

    async decrypt(username: string, encrypted: string): Promise<ChallengeSession | undefined> {
      const text = await keys.open(encrypted, place(username)).catch(() => undefined)
      if (text === undefined) return undefined
      const session = Sealed.parse(JSON.parse(text))
      return now() < session.expiresAt ? session : undefined
    },
  }
}
export type ChallengeSessions = ReturnType<typeof challengeSessions>
