import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import type { CodeChannel } from '../../shared/contract/auth.ts'
import type { SealedKind } from '../../shared/contract/contract.ts'
import { codeEvent } from '../auth/codeEvent.ts'
import { type CodeHolder, codeHolder } from '../auth/codeHolder.ts'
import { findDestination, sendCode } from '../auth/sendCode.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { isNewLock, takeCode } from '../core/secrets/codeBudgets.ts'
import { newChallenge, tokenOfChallenge } from '../core/secrets/codes.ts'
import { getChannels, type ShownChannels } from './challengeParameters.ts'
import { asked, type ChallengeResponse, closed, decoyResponse, shown } from './challengeResponses.ts'
import { asksForCode, getChallengeId } from './challengeRounds.ts'

export const createChallengeReach: Reach = {
  transfers: ['getByLink'],
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
  /** The recipient's network address, where the host knows it: Cognito's events carry none. */
  source?: string | undefined
}

/**
 * The challenge that a recipient is put next: first one that has sent nothing, since mail scanners open links and run
 * pages; once they ask for it, one whose answer is a code sent to them.
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
  if (!holder) return userNotFound ? decoyResponse(event, context.now()) : closed(noChannels, { failure: 'ended' })
  const channels = getChannels(
    holder.verification.maskedPhone,
    holder.verification.isEmailAllowed ? holder.transfer.recipient : undefined,
  )
  // Names come to the pool when the files are published.
  const isWaiting = holder.state === 'processing' || (holder.state === 'active' && userNotFound)
  if (isWaiting) return closed(channels, { failure: 'waiting' })
  if (holder.state !== 'active') return closed(channels, { failure: 'ended' })
  if (session.length > 0 && asksForCode(clientMetadata)) {
    const isByMail = clientMetadata?.channel === 'email' && holder.verification.isEmailAllowed
    return sent(context, holder, channels, isByMail ? 'email' : 'sms')
  }
  const id = getChallengeId(session.at(-1))
  return id === undefined ? asked(channels) : again(context, { username: holder.verification.username, id }, channels)
}

const noChannels = getChannels('', undefined)

/** After a wrong answer. */
async function again(
  context: Creating,
  { username, id }: { username: string; id: string },
  channels: ShownChannels,
): Promise<ChallengeResponse> {
  const challenge = await context.challenges.get(username, id)
  // Answers at once have used it up, or a newer code has ended it.
  if (!challenge) return closed(channels, {})
  return shown(challenge, await tokenOfChallenge(context, challenge), channels, context.now())
}

async function sent(
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
  if (!destination) return closed(channels, { failure: 'refused' })

  const beyond = await takeCode(context, holder, destination)
  if (beyond) {
    if (await isNewLock(context, verification)) await record('denied', 'too_many')
    return closed(channels, { retryAfter: String(beyond.retryAfterSeconds ?? '') })
  }
  const { challenge, code, token } = await newChallenge(context, { username: verification.username, channel })
  // Before it is sent: whoever gets it finds it counting.
  await challenges.add(challenge)
  const isSent = await sendCode(context, holder, destination, code, `code ${challenge.id}`)
  await record(isSent ? 'done' : 'denied', isSent ? channel : 'refused')
  return isSent ? shown(challenge, token, channels, now()) : closed(channels, { failure: 'refused' })
}
