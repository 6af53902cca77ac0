import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeChannel } from '../../../shared/contract/auth.ts'
import type { PhoneVerification } from '../../../shared/domain/transfer.ts'
import type { Challenge } from '../../ports/challenges.ts'
import type { Context } from '../request/context.ts'
import { computeDigest } from './digest.ts'
import { sealedContext } from './sealedContexts.ts'

/** Specification, section 3. */
export const CODE_SECONDS = 180
export const CODE_ATTEMPTS = 3

const KEY_BYTES = 32
/** No vowels, so no words; no letter that resembles a digit or another letter. */
const PREFIX_LETTERS = 'BCDFGHJKMNPRTVWXZ'

export type Code = { digits: string; prefix: string }

type Issuing = Pick<Context, 'keys' | 'now' | 'newId' | 'randomBytes'>
type Opening = { keys: Pick<Context['keys'], 'open'> }

/** The prefix distinguishes a message from older ones. */
export function newCode(randomBytes: (length: number) => Uint8Array): Code {
  const letter = () => PREFIX_LETTERS.charAt(drawBelow(PREFIX_LETTERS.length, randomBytes))
  return { digits: String(drawBelow(1_000_000, randomBytes)).padStart(6, '0'), prefix: letter() + letter() }
}

/** Rejects draws above the largest multiple of `limit`, which avoids modulo bias. */
function drawBelow(limit: number, randomBytes: (length: number) => Uint8Array): number {
  const bound = Math.floor(2 ** 32 / limit) * limit
  for (;;) {
    const drawn = new DataView(Uint8Array.from(randomBytes(4)).buffer).getUint32(0)
    if (drawn < bound) return drawn % limit
  }
}

export async function newChallenge(
  { keys, now, newId, randomBytes }: Issuing,
  { username, channel }: { username: string; channel: CodeChannel },
): Promise<{ challenge: Challenge; code: Code; token: string }> {
  const id = newId()
  const key = Buffer.from(randomBytes(KEY_BYTES))
  const code = newCode(randomBytes)
  const token = createToken(id, key)
  const challenge: Challenge = {
    id,
    revision: 1,
    username,
    channel,
    prefix: code.prefix,
    digest: codeDigest(key, code.digits),
    sealedKey: await keys.seal(key.toString('base64url'), sealedContext('code', id)),
    expiresAt: now() + CODE_SECONDS * 1000,
    attemptsLeft: CODE_ATTEMPTS,
    tokenDigest: computeDigest(token),
  }
  return { challenge, code, token }
}

/** Keeps the token and the remaining attempts. */
export async function renewChallenge(
  { keys, now, randomBytes }: Opening & Pick<Context, 'now' | 'randomBytes'>,
  challenge: Challenge,
  channel: CodeChannel,
): Promise<{ challenge: Challenge; code: Code }> {
  const code = newCode(randomBytes)
  const digest = codeDigest(await getKey({ keys }, challenge), code.digits)
  const expiresAt = now() + CODE_SECONDS * 1000
  return { challenge: { ...challenge, channel, prefix: code.prefix, digest, expiresAt }, code }
}

/** Derived from the key, so that it can be returned again after a wrong answer. */
export async function getChallengeToken(context: Opening, challenge: Challenge): Promise<string> {
  return createToken(challenge.id, await getKey(context, challenge))
}

/** Accepts answers without the prefix, and with spaces and hyphens. */
export async function isRightAnswer(context: Opening, challenge: Challenge, answer: string): Promise<boolean> {
  const [, prefix, digits = ''] = /^([A-Z]{2})?(\d{6})$/.exec(answer.toUpperCase().replace(/[\s-]/g, '')) ?? []
  const digest = codeDigest(await getKey(context, challenge), digits)
  const isSame = timingSafeEqual(Buffer.from(digest), Buffer.from(challenge.digest))
  return isSame && (prefix === undefined || prefix === challenge.prefix)
}

export function secondsLeft({ expiresAt }: Pick<Challenge, 'expiresAt'>, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000))
}

async function getKey({ keys }: Opening, { id, sealedKey }: Challenge): Promise<Buffer> {
  return Buffer.from(await keys.open(sealedKey, sealedContext('code', id)), 'base64url')
}

function codeDigest(key: Uint8Array, digits: string): string {
  return createHmac('sha256', key).update(`code ${digits}`).digest('hex')
}

function createToken(id: string, key: Uint8Array): string {
  return `${id}.${createHmac('sha256', key).update(`token ${id}`).digest('base64url')}`
}

/** By which a recipient can get a code. The first one is the default. */
export function getAllowedChannels({
  isEmailAllowed,
  isEmailOnly,
}: Pick<PhoneVerification, 'isEmailAllowed' | 'isEmailOnly'>): [CodeChannel, ...CodeChannel[]] {
  if (isEmailOnly) return ['email']
  return isEmailAllowed ? ['sms', 'email'] : ['sms']
}

/** The first letter and the domain: enough for the recipient to recognise their address. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)][0] ?? ''}***${address.slice(at)}`
}

/** The new user name ends verifications under the old one. */
export function verificationByPhone(
  sealedPhone: string,
  maskedPhone: string,
  newSecret: () => string,
): PhoneVerification {
  // A case-insensitive user pool returns names in lower case: 215 bits remain.
  const username = newSecret().toLowerCase()
  return { sealedPhone, maskedPhone, username, usernameDigest: computeDigest(username), round: 1 }
}

/** Codes go to the address of the delivery. */
export function verificationByMailbox(newSecret: () => string): PhoneVerification {
  return { ...verificationByPhone('', '', newSecret), isEmailAllowed: true, isEmailOnly: true }
}
