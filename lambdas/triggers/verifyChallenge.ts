import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda'
import type { SealedKind } from '../../shared/contract/contract.ts'
import { codeEvent } from '../auth/codeEvent.ts'
import { activeHolder } from '../auth/codeHolder.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { isRightAnswer } from '../core/secrets/codes.ts'
import type { Audit } from '../ports/audit.ts'
import type { Challenge, Challenges } from '../ports/challenges.ts'
import type { Keys } from '../ports/keys.ts'
import type { Transfers } from '../ports/transfers.ts'
import { asksForCode } from './challengeRounds.ts'

export const verifyChallengeReach: Reach = {
  challenges: ['get', 'replace', 'burn', 'noteProof'],
  transfers: ['getByLink', 'getRecords'],
  keys: ['open'],
  audit: ['append'],
}
export const verifyChallengeSeals: readonly SealedKind[] = ['code']

/** Each concurrent write takes one of three attempts, or is one of few resends. */
const MAX_WRITES = 20

type Verifying = {
  challenges: Pick<Challenges, 'get' | 'replace' | 'burn' | 'noteProof'>
  transfers: Pick<Transfers, 'getByLink' | 'getRecords'>
  keys: Pick<Keys, 'open'>
  audit: Audit
  /** Only where the host knows it: Cognito's events have none. */
  source?: string | undefined
} & Pick<Context, 'now'>

/**
 * A code is valid once, in its lifetime, under its user name. Any other answer uses up an attempt.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-verify-auth-challenge-response.html
 */
export async function verifyChallenge(
  context: Verifying,
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  return { ...event, response: { answerCorrect: await isProved(context, event) } }
}

async function isProved(
  context: Verifying,
  { userName, request }: Pick<VerifyAuthChallengeResponseTriggerEvent, 'userName' | 'request'>,
): Promise<boolean> {
  const { challengeId } = request.privateChallengeParameters
  if (!challengeId || request.userNotFound || asksForCode(request.clientMetadata)) return false
  const holder = await activeHolder(context, userName)
  if (!holder) return false
  const { challenges, audit, now, source } = context
  const about = { transferId: holder.transfer.id, source }

  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    const challenge = await challenges.get(userName, challengeId)
    if (!challenge || challenge.attemptsLeft < 1) return false
    const isRight = (await isRightAnswer(context, challenge, request.challengeAnswer)) && now() < challenge.expiresAt
    // Only a successful write gives a result: concurrent guesses get no more than the allowed attempts.
    if (isRight && (await challenges.burn(challenge))) {
      await challenges.noteProof(userName, Math.floor(now() / 1000))
      await audit.append(codeEvent('prove-code', now(), { ...about, result: 'done' }))
      return true
    }
    if (!isRight && (await challenges.replace(challenge, withOneLess(challenge)))) {
      const detail = challenge.attemptsLeft === 1 ? 'locked' : 'wrong'
      await audit.append(codeEvent('prove-code', now(), { ...about, result: 'denied', detail }))
      return false
    }
  }
  return false
}

function withOneLess(challenge: Challenge): Challenge {
  return { ...challenge, attemptsLeft: challenge.attemptsLeft - 1 }
}
