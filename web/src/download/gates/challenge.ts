export type Channel = 'sms' | 'email'

/** The parameters of a challenge have this data (specification, section 3). */
export type Challenge = {
  /** The next answer must name it. */
  session: string
  prefix: string
  channel: Channel
  channels: Channel[]
  /** Masked; '' when unknown. */
  email: string
  phoneNumber: string
  /** Authorises sending the code again. */
  jwt: string
  expirySeconds: number
  attempts: number
  /** After too many codes: seconds until the next one, or permanent until the sender lifts it. */
  lock: number | 'permanent' | undefined
  /** The phone network refuses, or the files are not ready or no longer there. */
  failure: 'refused' | 'waiting' | 'ended' | undefined
}

const EXPIRY_SECONDS = 180
const ATTEMPTS = 3

/** Undefined without a challenge. Parameters are strings, and missing ones have the specification's defaults. */
export function getChallenge(body: object): Challenge | undefined {
  const { Session: session, ChallengeParameters: parameters } = body as Record<string, unknown>
  if (typeof session !== 'string' || typeof parameters !== 'object' || parameters === null) return undefined
  const text = (name: string) => {
    const value = (parameters as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    session,
    prefix: text('prefix'),
    channel: getChannel(text('channel')) ?? 'sms',
    channels: text('allowedChannels')
      .split(',')
      .map(getChannel)
      .filter(channel => channel !== undefined),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    jwt: text('jwt'),
    expirySeconds: toNumber(text('expiry')) ?? EXPIRY_SECONDS,
    attempts: toNumber(text('attempts')) ?? ATTEMPTS,
    lock: 'retryAfter' in parameters ? (toNumber(text('retryAfter')) ?? 'permanent') : undefined,
    failure: (['refused', 'waiting', 'ended'] as const).find(name => name === text('failure')),
  }
}

export function getChannel(name: unknown): Channel | undefined {
  return name === 'sms' || name === 'email' ? name : undefined
}

function toNumber(digits: string): number | undefined {
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
