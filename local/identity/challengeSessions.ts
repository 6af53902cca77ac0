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

/** What was put to somebody and answered so far, and what is put to them now. */
export const ChallengeSession = z.object({
  rounds: z.array(Round),
  challengeMetadata: z.string(),
  privateChallengeParameters: z.record(z.string(), z.string()),
})
export type ChallengeSession = z.infer<typeof ChallengeSession>

const Sealed = ChallengeSession.extend({ expiresAt: z.int() })

/**
 * Sessions that the client holds and cannot read: each opens for the name that it was made for, while it lives. Nothing
 * is kept of them here, so that they survive a restart; whoever shows one twice finds that the store counts on.
 */
export function challengeSessions({ keys, now }: { keys: Keys; now: () => number }) {
  const place = (username: string) => `challenge session of ${username}`
  return {
    seal: (username: string, session: ChallengeSession): Promise<string> =>
      keys.seal(JSON.stringify({ ...session, expiresAt: now() + SESSION_MILLISECONDS }), place(username)),

    async open(username: string, sealed: string): Promise<ChallengeSession | undefined> {
      const text = await keys.open(sealed, place(username)).catch(() => undefined)
      if (text === undefined) return undefined
      const session = Sealed.parse(JSON.parse(text))
      return now() < session.expiresAt ? session : undefined
    },
  }
}
export type ChallengeSessions = ReturnType<typeof challengeSessions>
