import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda'
import type { Reach } from '../core/request/reach.ts'
import { CODE_ATTEMPTS } from '../core/secrets/codes.ts'
import type { Challenges } from '../ports/challenges.ts'
import { asksForCode, getChallengeId, getDecoyTime, QUESTION_ROUND, timesPut } from './challengeRounds.ts'

export const defineChallengeReach: Reach = { challenges: ['get'] }

/** More than the budgets of codes allow. Cognito's session data grows with each round. */
const MAX_ROUNDS = 40

type Event = Pick<DefineAuthChallengeTriggerEvent, 'userName' | 'request'>
type Response = DefineAuthChallengeTriggerEvent['response']

const another: Response = { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
const over: Response = { issueTokens: false, failAuthentication: true }
const proved: Response = { issueTokens: true, failAuthentication: false }

/**
 * The store counts attempts, because sessions can be replayed and forked.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-define-auth-challenge.html
 */
export async function defineChallenge(
  context: { challenges: Pick<Challenges, 'get'> },
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> {
  return { ...event, response: await next(context, event) }
}

async function next(
  { challenges }: { challenges: Pick<Challenges, 'get'> },
  { userName, request: { session, userNotFound, clientMetadata } }: Event,
): Promise<Response> {
  const last = session.at(-1)
  if (!last) return another
  const id = getChallengeId(last)
  if (last.challengeResult) return id !== undefined && !userNotFound ? proved : over
  if (last.challengeName !== 'CUSTOM_CHALLENGE' || session.length >= MAX_ROUNDS) return over
  if (last.challengeMetadata === QUESTION_ROUND || asksForCode(clientMetadata)) return another
  if (getDecoyTime(last) !== undefined) return timesPut(session) < CODE_ATTEMPTS ? another : over
  const challenge = id === undefined ? undefined : await challenges.get(userName, id)
  return challenge && challenge.attemptsLeft > 0 ? another : over
}
