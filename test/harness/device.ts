import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { toDeviceQuestion } from '../../lambdas/core/secrets/deviceProof.ts'

type Asked = { origin: string; username: string; askedAt: number }

/** A recipient's browser with its key. */
export function device() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    x,
    y,
    /** The bearer token that proves the device for a delivery. */
    toProof: (asked: Asked) => `device.${asked.askedAt}.${x}.${y}.${signed(privateKey, asked)}`,
  }
}

export type Device = ReturnType<typeof device>

function signed(key: KeyObject, asked: Asked): string {
  return sign('sha256', Buffer.from(toDeviceQuestion(asked)), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
}
