export type Channel = 'sms' | 'email'

/** A code that was sent, or why none was, as the parameters of a challenge tell it (specification, section 3). */
export type Challenge = {
  /** What the next answer has to name. */
  session: string
  prefix: string
  channel: Channel
  /** All ways by which a code may go. */
  channels: Channel[]
  /** Masked; '' when it is not known. */
  email: string
  phoneNumber: string
  /** With which the code may be had anew. */
  jwt: string
  expirySeconds: number
  attempts: number
  /** No code was sent, since too many were: seconds until there is another one, or until the sender lifts it. */
  lock: number | 'forGood' | undefined
  /** Why no code could go: the phone network takes none there, the files are not ready, or they are no longer there. */
  failure: 'refused' | 'waiting' | 'ended' | undefined
}

const EXPIRY_SECONDS = 180
const ATTEMPTS = 3

/**
 * Reads a challenge out of an answer of InitiateAuth or RespondToAuthChallenge; undefined when there is none in it.
 * Parameters are texts, and those that are missing have the specification's defaults.
 */
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
    lock: 'retryAfter' in parameters ? (toNumber(text('retryAfter')) ?? 'forGood') : undefined,
    failure: (['refused', 'waiting', 'ended'] as const).find(name => name === text('failure')),
  }
}

export function getChannel(name: unknown): Channel | undefined {
  return name === 'sms' || name === 'email' ? name : undefined
}

function toNumber(digits: string): number | undefined {
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
