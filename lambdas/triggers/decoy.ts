import { createHash } from 'node:crypto'
import { CODE_ATTEMPTS, CODE_SECONDS, newCode, secondsLeft } from '../core/secrets/codes.ts'
import { askParameters, type ChallengeParameters, toShownChannels } from './challengeParameters.ts'

/** Looks like a real challenge. It depends only on name and time: nothing is sent or stored. */
export function toDecoyQuestion(username: string): ChallengeParameters {
  const [digit] = bytesFrom(`phone ${username}`)(1)
  return askParameters(toShownChannels(['sms'], `+41 ** *** ** ${String((digit ?? 0) % 100).padStart(2, '0')}`, ''))
}

/** `put` is the number of answers. */
export function toDecoyChallenge(
  username: string,
  { sentAt, put, now }: { sentAt: number; put: number; now: number },
): ChallengeParameters {
  const bytes = bytesFrom(`${username} ${sentAt}`)
  const { prefix } = newCode(bytes)
  const hex = Buffer.from(bytes(16)).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5')
  return {
    ...toDecoyQuestion(username),
    prefix,
    jwt: `${id}.${Buffer.from(bytes(32)).toString('base64url')}`,
    expiry: String(secondsLeft({ expiresAt: sentAt + CODE_SECONDS * 1000 }, now)),
    attempts: String(CODE_ATTEMPTS - put),
  }
}

function bytesFrom(seed: string): (length: number) => Uint8Array {
  let drawn = 0
  return length => {
    drawn += 1
    return createHash('sha256').update(`${drawn} ${seed}`).digest().subarray(0, length)
  }
}
