import { resendCode } from '../../shared/contract/auth.ts'
import { Id } from '../../shared/contract/values.ts'
import { codeTexts } from '../../shared/texts/codes.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { resendBudget, takeCode } from '../core/secrets/codeBudgets.ts'
import { CODE_SECONDS, getAllowedChannels, renewChallenge } from '../core/secrets/codes.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Challenge } from '../ports/challenges.ts'
import { CHALLENGE_SESSION_MINUTES } from '../ports/lifetimes.ts'
import { codeEvent } from './codeEvent.ts'
import { activeHolder, type CodeHolder } from './codeHolder.ts'
import { findDestination, sendCode } from './sendCode.ts'

/** The identity provider closes a challenge after this time. */
const SESSION_MILLISECONDS = CHALLENGE_SESSION_MINUTES * 60_000
/** Wrong answers write a challenge at most three times. */
const MAX_TRIES = 10

type CodeReach = Reached<typeof resendCode>

export const handler = endpoint(resendCode, async ({ params, body, caller, source }, reach) => {
  const { audit, now } = reach
  const { holder } = await owned(reach, params.username, caller.token)
  const { channel } = body
  if (!getAllowedChannels(holder.verification).includes(channel)) {
    throw new Refusal('bad_request', channel === 'email' ? codeTexts.phoneOnly : codeTexts.emailOnly)
  }
  const destination = await findDestination(reach, holder, channel)
  if (!destination) throw new Refusal('conflict', codeTexts.refused)

  const beyond = await takeCode(reach, holder, destination, [resendBudget(holder.verification)])
  if (beyond) throw tooMany(beyond.retryAfterSeconds)
  const { challenge, code } = await renew(reach, params.username, caller.token, channel)
  const isSent = await sendCode(reach, holder, destination, code, `code ${challenge.id} ${challenge.revision}`)
  const event = { transferId: holder.transfer.id, source: source.address, detail: isSent ? channel : 'refused' }
  await audit.append(codeEvent('send-code', now(), { ...event, result: isSent ? 'done' : 'denied' }))
  if (!isSent) throw new Refusal('conflict', channel === 'sms' ? codeTexts.refused : codeTexts.mailRefused)

  return { channel, prefix: code.prefix, expiry: CODE_SECONDS, attempts: challenge.attemptsLeft }
})

/** @throws Refusal 401 */
async function owned(
  reach: Pick<CodeReach, 'challenges' | 'transfers' | 'now'>,
  username: string,
  token: string,
): Promise<{ challenge: Challenge; holder: CodeHolder }> {
  const id = Id.safeParse(token.split('.')[0])
  const challenge = id.success ? await reach.challenges.get(username, id.data) : undefined
  // Digests: timing reveals nothing about the token.
  const isRight = challenge?.tokenDigest === computeDigest(token) && challenge.username === username
  const isOpen = isRight && challenge.attemptsLeft > 0 && reach.now() < openUntil(challenge)
  const holder = isOpen ? await activeHolder(reach, username) : undefined
  if (!challenge || !holder) throw new Refusal('not_signed_in', codeTexts.challengeOver)
  return { challenge, holder }
}

function openUntil({ expiresAt }: Challenge): number {
  return expiresAt - CODE_SECONDS * 1000 + SESSION_MILLISECONDS
}

/** Stores the new code before sending, so that it is valid on arrival. */
async function renew(reach: CodeReach, username: string, token: string, channel: Challenge['channel']) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { challenge: before } = await owned(reach, username, token)
    const { challenge, code } = await renewChallenge(reach, before, channel)
    const revision = before.revision + 1
    if (await reach.challenges.replace(before, challenge)) return { challenge: { ...challenge, revision }, code }
  }
  throw new Refusal('conflict', codeTexts.challengeOver)
}

function tooMany(retryAfterSeconds: number | undefined): Refusal {
  if (retryAfterSeconds === undefined) return new Refusal('too_many_requests', codeTexts.usedUp)
  return new Refusal('too_many_requests', codeTexts.tooMany(retryAfterSeconds), { retryAfterSeconds })
}
