import { get } from '../get.ts'
import { identityCall } from '../identityCall.ts'
import { settings } from '../settings.ts'
import { type Challenge, type Channel, getChallenge, getChannel } from './challenge.ts'

export type Step =
  | { kind: 'passed'; token: string }
  | { kind: 'challenged'; challenge: Challenge }
  | { kind: 'over' }
  | { kind: 'locked'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'failed' }

/** The answer to the first challenge opens the challenge that asks for the code. */
export async function sendCode(username: string, channel: Channel | undefined): Promise<Step> {
  const ClientId = (await settings())('identity_provider/recipient_client_id')
  const begun = await step('InitiateAuth', {
    ClientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: username },
  })
  if (begun.kind !== 'challenged') return begun.kind === 'over' ? { kind: 'failed' } : begun
  // The server sees only the metadata of an answer, and Cognito requires a non-empty answer.
  const ClientMetadata = { action: 'send', ...(channel ? { channel } : {}) }
  return respond(username, begun.challenge.session, { answer: 'send', ClientMetadata })
}

export function answerCode(username: string, { session }: Challenge, digits: string): Promise<Step> {
  return respond(username, session, { answer: digits })
}

/** Earlier attempts still count. */
export async function sendAgain(username: string, challenge: Challenge, channel: Channel): Promise<Step> {
  const url = `/api/auth/otp/${encodeURIComponent(username)}`
  const { status, body, retryAfterSeconds } = await get(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${challenge.jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel }),
  })
  if (status === 0 || status >= 500) return { kind: 'unreachable' }
  if (status === 429) return { kind: 'locked', seconds: retryAfterSeconds }
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const { prefix, expiry, attempts } = sent
  const isSent = typeof prefix === 'string' && typeof expiry === 'number' && typeof attempts === 'number'
  if (status !== 200 || !isSent) return sendCode(username, channel)
  const renewed = {
    ...challenge,
    prefix,
    channel: getChannel(sent.channel) ?? channel,
    expirySeconds: expiry,
    attempts,
  }
  return { kind: 'challenged', challenge: renewed }
}

async function respond(
  username: string,
  session: string,
  { answer, ClientMetadata }: { answer: string; ClientMetadata?: Record<string, string> },
): Promise<Step> {
  return step('RespondToAuthChallenge', {
    ClientId: (await settings())('identity_provider/recipient_client_id'),
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeResponses: { USERNAME: username, ANSWER: answer },
    ...(ClientMetadata ? { ClientMetadata } : {}),
  })
}

async function step(name: string, input: object): Promise<Step> {
  const { status, body } = await identityCall(name, input)
  if (status === 0 || status >= 500) return { kind: 'unreachable' }
  const { AuthenticationResult: result, __type: fault } = body as Record<string, unknown>
  if (status !== 200) return { kind: fault === 'NotAuthorizedException' ? 'over' : 'failed' }
  const token = typeof result === 'object' && result !== null && 'IdToken' in result ? result.IdToken : undefined
  if (typeof token === 'string') return { kind: 'passed', token }
  const challenge = getChallenge(body)
  return challenge ? { kind: 'challenged', challenge } : { kind: 'failed' }
}
