import { createPublicKey, verify } from 'node:crypto'
import { toUsageAddress } from '../../../shared/domain/recipients/usageAddress.ts'
import type { CodesTo } from '../../../shared/domain/transfer.ts'
import { computeDigest } from './digest.ts'

/** What a device shows: when the server asked, its key, and its signature. Unchecked. */
export type ShownDevice = { askedAt: number; x: string; y: string; signature: string }

/** As of a code: later, the device signs again. */
const PROOF_MILLISECONDS = 15 * 60_000
/** Between the clocks of two functions. */
const CLOCK_TOLERANCE_MILLISECONDS = 5000
const PROOF = /^device\.(\d{13})\.([\w-]{43})\.([\w-]{43})\.([\w-]{86})$/

export function readDeviceProof(token: string | undefined): ShownDevice | undefined {
  const [, askedAt, x, y, signature] = PROOF.exec(token ?? '') ?? []
  if (askedAt === undefined || x === undefined || y === undefined || signature === undefined) return undefined
  return { askedAt: Number(askedAt), x, y, signature }
}

/**
 * Whether the device signed, within 15 minutes, for this delivery of this installation.
 * @param asked `username` names the delivery; `now` in milliseconds since the epoch
 */
export function isProvedByDevice(
  { askedAt, x, y, signature }: ShownDevice,
  { origin, username, now }: { origin: string; username: string; now: number },
): boolean {
  if (askedAt > now + CLOCK_TOLERANCE_MILLISECONDS || now >= askedAt + PROOF_MILLISECONDS) return false
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = Buffer.from(toDeviceQuestion({ origin, username, askedAt }))
    return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  } catch {
    // The point is not on the curve.
    return false
  }
}

export function toDeviceQuestion(asked: { origin: string; username: string; askedAt: number }): string {
  return `trusted device ${asked.origin} ${asked.username} ${asked.askedAt}`
}

/** Under which the devices of a recipient are stored. */
export function toHolder(recipient: string): string {
  return computeDigest(JSON.stringify(['trusted devices', toUsageAddress(recipient).recipient]))
}

export function toDeviceId({ x, y }: ShownDevice, codesTo: CodesTo): string {
  return computeDigest(JSON.stringify([x, y, codesTo]))
}

/** The key is not stored, so that no phone can be guessed from it. */
export function toPhoneDigest({ x, y }: ShownDevice, phone: string): string {
  return computeDigest(JSON.stringify([x, y, phone]))
}
