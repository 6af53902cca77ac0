import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ECDSA_WITH_SHA256 = '06082a8648ce3d040302'
const COMMON_NAME = '0603550403'
const BASIC_CONSTRAINTS = '0603551d13'
const SUBJECT_ALT_NAME = '0603551d11'

/**
 * A self-signed certificate for `localhost`, new each time, so the repository contains no key (X.509 in DER, RFC 5280,
 * 4.1).
 */
export function localhostCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = der(0x30, der(0x31, der(0x30, hex(COMMON_NAME), der(0x0c, Buffer.from('localhost')))))
  const extensions = der(
    0x30,
    der(0x30, hex(BASIC_CONSTRAINTS), der(0x04, der(0x30, hex('0101ff')))),
    der(0x30, hex(SUBJECT_ALT_NAME), der(0x04, der(0x30, der(0x82, Buffer.from('localhost'))))),
  )
  const signed = der(
    0x30,
    der(0xa0, hex('020102')),
    der(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
    der(0x30, hex(ECDSA_WITH_SHA256)),
    name,
    der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = Buffer.concat([hex('00'), sign('sha256', signed, privateKey)])
  const certificate = der(0x30, signed, der(0x30, hex(ECDSA_WITH_SHA256)), der(0x03, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** DER: tag, length and content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function hex(bytes: string): Buffer {
  return Buffer.from(bytes, 'hex')
}
