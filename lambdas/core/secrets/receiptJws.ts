import { createHash, type KeyObject } from 'node:crypto'
import { type DeliveryReceipt, type ReceiptKey, toReceiptHeader } from '../../../shared/domain/deliveryReceipt.ts'

/** @param sign returns the signature of RFC 7518, section 3.4: r and s in 64 bytes */
export async function signReceipt(
  receipt: DeliveryReceipt,
  { kid, sign }: { kid: string; sign(input: Buffer): Buffer | Promise<Buffer> },
): Promise<string> {
  const input = [toReceiptHeader(kid), JSON.stringify(receipt)].map(encode).join('.')
  const signature = await sign(Buffer.from(input))
  return `${input}.${signature.toString('base64url')}`
}

const encode = (text: string) => Buffer.from(text).toString('base64url')

/** @param publicKey on the curve P-256 */
export function toReceiptKey(publicKey: KeyObject): ReceiptKey {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // In the order of RFC 7638, section 3.
  const thumbprint = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })
  const kid = createHash('sha256').update(thumbprint).digest('base64url')
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' }
}
