import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import { secondsLeft } from '../core/secrets/codes.ts'
import type { Challenge } from '../ports/challenges.ts'
import { askParameters, type ChallengeParameters, closedParameters, type ShownChannels } from './challengeParameters.ts'
import {
  asksForCode,
  CLOSED_ROUND,
  codeRound,
  getDecoyTime,
  QUESTION_ROUND,
  timesPut,
  toDecoyRound,
} from './challengeRounds.ts'
import { toDecoyChallenge, toDecoyQuestion } from './decoy.ts'

export type ChallengeResponse = CreateAuthChallengeTriggerEvent['response']

export function toQuestionResponse(channels: ShownChannels): ChallengeResponse {
  return put(QUESTION_ROUND, askParameters(channels))
}

export function toClosedResponse(...parts: Parameters<typeof closedParameters>): ChallengeResponse {
  return put(CLOSED_ROUND, closedParameters(...parts))
}

/** `jwt` authorises a resend. */
export function toCodeResponse(
  challenge: Challenge,
  jwt: string,
  channels: ShownChannels,
  now: number,
): ChallengeResponse {
  const { id, prefix, channel, attemptsLeft } = challenge
  const [expiry, attempts] = [String(secondsLeft(challenge, now)), String(attemptsLeft)]
  return put(codeRound(id), { ...channels, prefix, channel, jwt, expiry, attempts }, id)
}

export function decoyResponse({ userName, request }: CreateAuthChallengeTriggerEvent, now: number): ChallengeResponse {
  const { session, clientMetadata } = request
  const isAsked = session.length > 0 && asksForCode(clientMetadata)
  const sentAt = isAsked ? now : getDecoyTime(session.at(-1))
  if (sentAt === undefined) return put(QUESTION_ROUND, toDecoyQuestion(userName))
  const answered = isAsked ? 0 : timesPut(session)
  return put(toDecoyRound(sentAt), toDecoyChallenge(userName, { sentAt, put: answered, now }))
}

function put(challengeMetadata: string, parameters: ChallengeParameters, challengeId = ''): ChallengeResponse {
  return { publicChallengeParameters: parameters, privateChallengeParameters: { challengeId }, challengeMetadata }
}
