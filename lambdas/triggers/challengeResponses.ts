import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import { secondsLeft } from '../core/secrets/codes.ts'
import type { Challenge } from '../ports/challenges.ts'
import { askParameters, type ChallengeParameters, closedParameters, type ShownChannels } from './challengeParameters.ts'
import { ASKED, asksForCode, CLOSED, codeRound, getDecoyTime, timesPut, toDecoyRound } from './challengeRounds.ts'
import { toDecoyChallenge, toDecoyQuestion } from './decoy.ts'

/** What Cognito is told of a challenge: for the page, for `verifyChallenge`, and for the triggers of later rounds. */
export type ChallengeResponse = CreateAuthChallengeTriggerEvent['response']

/** One that has sent nothing yet. */
export function asked(channels: ShownChannels): ChallengeResponse {
  return put(ASKED, askParameters(channels))
}

/** One that no answer helps. */
export function closed(...parts: Parameters<typeof closedParameters>): ChallengeResponse {
  return put(CLOSED, closedParameters(...parts))
}

/** One whose answer was sent; `jwt` has it sent anew. */
export function shown(challenge: Challenge, jwt: string, channels: ShownChannels, now: number): ChallengeResponse {
  const { id, prefix, channel, attemptsLeft } = challenge
  const [expiry, attempts] = [String(secondsLeft(challenge, now)), String(attemptsLeft)]
  return put(codeRound(id), { ...channels, prefix, channel, jwt, expiry, attempts }, id)
}

/** What looks like any of these, under a name that is nobody's. */
export function decoyResponse({ userName, request }: CreateAuthChallengeTriggerEvent, now: number): ChallengeResponse {
  const { session, clientMetadata } = request
  const isAsked = session.length > 0 && asksForCode(clientMetadata)
  const sentAt = isAsked ? now : getDecoyTime(session.at(-1))
  if (sentAt === undefined) return put(ASKED, toDecoyQuestion(userName))
  const answered = isAsked ? 0 : timesPut(session)
  return put(toDecoyRound(sentAt), toDecoyChallenge(userName, { sentAt, put: answered, now }))
}

function put(challengeMetadata: string, parameters: ChallengeParameters, challengeId = ''): ChallengeResponse {
  return { publicChallengeParameters: parameters, privateChallengeParameters: { challengeId }, challengeMetadata }
}
