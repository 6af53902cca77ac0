import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import type { CodeChannel } from '../../shared/contract/auth.ts'
import type { SealedKind } from '../../shared/contract/contract.ts'
import { codeEvent } from '../auth/codeEvent.ts'
import { type CodeHolder, codeHolder } from '../auth/codeHolder.ts'
import { findDestination, sendCode } from '../auth/sendCode.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { isNewLock, takeCode } from '../core/secrets/codeBudgets.ts'
import { getAllowedChannels, getChallengeToken, newChallenge } from '../core/secrets/codes.ts'
import { getShownChannels, noChannels, type ShownChannels } from './challengeParameters.ts'
import {
  type ChallengeResponse,
  decoyResponse,
  toClosedResponse,
  toCodeResponse,
  toQuestionResponse,
} from './challengeResponses.ts'
import { asksForCode, getChallengeId } from './challengeRounds.ts'

export const createChallengeReach: Reach = {
  transfers: ['getByLink', 'getRecords'],
  challenges: ['add', 'get'],
  limits: ['takeAll'],
  sms: ['send'],
  mailer: ['send'],
  templateSets: ['get'],
  keys: ['seal', 'open'],
  audit: ['append'],
}
export const createChallengeSeals: readonly SealedKind[] = ['phone', 'code']

type Creating = Pick<
  Context,
  | 'transfers'
  | 'challenges'
  | 'limits'
  | 'sms'
  | 'mailer'
  | 'templateSets'
  | 'keys'
  | 'audit'
  | 'organisation'
  | 'log'
  | 'now'
  | 'newId'
  | 'randomBytes'
> & {
  /** Only where the host knows it: Cognito's events have none. */
  source?: string | undefined
}

/**
 * The first challenge sends no code, because mail scanners open links and run pages.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-create-auth-challenge.html
 */
export async function createChallenge(
  context: Creating,
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  const holder = await codeHolder(context, event.userName)
  return { ...event, response: await challengeFor(context, event, holder) }
}

async function challengeFor(
  context: Creating,
  event: CreateAuthChallengeTriggerEvent,
  holder: CodeHolder | undefined,
): Promise<ChallengeResponse> {
  const { userNotFound, session, clientMetadata } = event.request
  if (!holder)
    return userNotFound ? decoyResponse(event, context.now()) : toClosedResponse(noChannels, { failure: 'ended' })
  const channels = getShownChannels(holder)
  // The pool gets user names at publication.
  const isWaiting = holder.state === 'processing' || (holder.state === 'active' && userNotFound)
  if (isWaiting) return toClosedResponse(channels, { failure: 'waiting' })
  if (holder.state !== 'active') return toClosedResponse(channels, { failure: 'ended' })
  if (session.length > 0 && asksForCode(clientMetadata)) {
    const wanted = getAllowedChannels(holder.verification).find(channel => channel === clientMetadata?.channel)
    return sendChallenge(context, holder, channels, wanted ?? channels.channel)
  }
  const id = getChallengeId(session.at(-1))
  return id === undefined
    ? toQuestionResponse(channels)
    : resumeChallenge(context, { username: holder.verification.username, id }, channels)
}

async function resumeChallenge(
  context: Creating,
  { username, id }: { username: string; id: string },
  channels: ShownChannels,
): Promise<ChallengeResponse> {
  const challenge = await context.challenges.get(username, id)
  // Used up concurrently, or replaced by a newer code.
  if (!challenge) return toClosedResponse(channels, {})
  return toCodeResponse(challenge, await getChallengeToken(context, challenge), channels, context.now())
}

async function sendChallenge(
  context: Creating,
  holder: CodeHolder,
  channels: ShownChannels,
  channel: CodeChannel,
): Promise<ChallengeResponse> {
  const { challenges, audit, now, source } = context
  const { transfer, verification } = holder
  const record = (result: 'done' | 'denied', detail: string) =>
    audit.append(codeEvent('send-code', now(), { transferId: transfer.id, source, result, detail }))
  const destination = await findDestination(context, holder, channel)
  const refused = toClosedResponse({ ...channels, channel }, { failure: 'refused' })
  if (!destination) return refused

  const beyond = await takeCode(context, holder, destination)
  if (beyond) {
    if (await isNewLock(context, verification)) await record('denied', 'too_many')
    return toClosedResponse(channels, { retryAfter: String(beyond.retryAfterSeconds ?? '') })
  }
  const { challenge, code, token } = await newChallenge(context, { username: verification.username, channel })
  // Before sending, so that the code is valid on arrival.
  await challenges.add(challenge)
  const isSent = await sendCode(context, holder, destination, code, `code ${challenge.id}`)
  await record(isSent ? 'done' : 'denied', isSent ? channel : 'refused')
  return isSent ? toCodeResponse(challenge, token, channels, now()) : refused
}
