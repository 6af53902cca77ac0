import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signReceipt, toReceiptKey } from '../../lambdas/core/secrets/receiptJws.ts'
import { readClaimedIssuer, verifyReceipt, withoutBreaks } from '../../shared/domain/verifyReceipt.ts'
import { aReceipt } from '../contracts/receiptSigner.suite.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const published = toReceiptKey(publicKey)
  const signWith = (input: Buffer) => sign('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return { ...published, published, sign: signWith }
}

const key = newKey()
const other = newKey()
const keys = { keys: [other.published, key.published] }
const encode = (text: string | object) =>
  Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)).toString('base64url')
const header = { alg: 'ES256', kid: key.kid, typ: 'delivery-receipt' }
/** Signed by the true key, so that only the form decides. */
function signed(head: string | object, payload: string | object) {
  const input = `${encode(head)}.${encode(payload)}`
  return `${input}.${key.sign(Buffer.from(input)).toString('base64url')}`
}

const receipt = aReceipt()
const issued = await signReceipt(receipt, key)
const parts = issued.split('.') as [string, string, string]

describe('a receipt', () => {
  test('verifies with the published keys, and gives its claims', async () => {
    expect(await verifyReceipt(issued, keys)).toEqual({ receipt, kid: key.kid })
  })

  test('verifies as a program shows it, in several lines', async () => {
    const shown = ` ${issued.replaceAll(/(.{60})/g, '$1\r\n')}\n`

    expect(await verifyReceipt(withoutBreaks(shown), keys)).toHaveProperty('receipt')
    expect(await verifyReceipt(shown, keys)).toEqual({ refusal: 'malformed' })
  })

  test('of a later version is named so, and one with further claims is read', async () => {
    expect(await verifyReceipt(signed(header, { ...receipt, version: 2 }), keys)).toEqual({ refusal: 'unsupported' })
    expect(await verifyReceipt(signed(header, { ...receipt, added: 'later' }), keys)).toEqual({
      receipt,
      kid: key.kid,
    })
  })

  test('proves nothing after any letter of it is replaced', async () => {
    for (const place of [...issued].keys()) {
      const letter = ALPHABET[(ALPHABET.indexOf(issued[place] ?? '') + 1) % 64]
      const { refusal } = await verifyReceipt(issued.slice(0, place) + letter + issued.slice(place + 1), keys)
      expect(refusal, `letter ${place}`).toBeDefined()
    }
  })

  test('proves nothing after a letter is added, removed or repeated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(issued.length), fc.string({ minLength: 1, maxLength: 2 }), async (place, added) => {
        for (const changed of [
          issued.slice(0, place) + added + issued.slice(place),
          issued.slice(0, place) + issued.slice(place + 1),
          issued.slice(0, place),
        ]) {
          if (changed !== issued) expect((await verifyReceipt(changed, keys)).refusal).toBeDefined()
        }
      }),
    )
  })

  test.each(Object.keys(receipt))('proves nothing with another claim: %s', async claim => {
    const changed = { ...receipt, [claim]: claim === 'version' ? 1.5 : 'another' }

    expect(await verifyReceipt(`${parts[0]}.${encode(changed)}.${parts[2]}`, keys)).toEqual({ refusal: 'forged' })
  })

  test('of one delivery proves nothing of another', async () => {
    const another = await signReceipt(aReceipt({ deliveryId: 'sent-2', recipient: 'rolf@other.example' }), key)
    const [, claims] = another.split('.')

    expect(await verifyReceipt(`${parts[0]}.${claims}.${parts[2]}`, keys)).toEqual({ refusal: 'forged' })
  })

  test('of another installation proves nothing here', async () => {
    const foreign = await signReceipt(receipt, newKey())

    expect(await verifyReceipt(foreign, keys)).toEqual({ refusal: 'unknownKey' })
    expect(await verifyReceipt(await signReceipt(receipt, { ...newKey(), kid: key.kid }), keys)).toEqual({
      refusal: 'forged',
    })
  })

  test('of the other published key has its own id', async () => {
    const [, claims, signature] = (await signReceipt(receipt, other)).split('.')

    expect(await verifyReceipt(`${parts[0]}.${claims}.${signature}`, keys)).toEqual({ refusal: 'forged' })
  })
})

describe('forgeries', () => {
  const hmac = (head: object) => {
    const input = `${encode(head)}.${parts[1]}`
    return `${input}.${createHmac('sha256', JSON.stringify(key.published)).update(input).digest('base64url')}`
  }
  const repeated = `${JSON.stringify(receipt).slice(0, -1)},"recipient":"mallory@evil.example"}`

  test.each<[string, string]>([
    ['nothing', ''],
    ['text', 'A receipt'],
    ['no signature', `${parts[0]}.${parts[1]}`],
    ['an empty signature', `${parts[0]}.${parts[1]}.`],
    ['an empty header', `.${parts[1]}.${parts[2]}`],
    ['detached claims', `${parts[0]}..${parts[2]}`],
    ['a part more', `${issued}.${parts[2]}`],
    ['the JSON form', JSON.stringify({ protected: parts[0], payload: parts[1], signature: parts[2] })],
    ['a signature of zeros', `${parts[0]}.${parts[1]}.${Buffer.alloc(64).toString('base64url')}`],
    ['a longer signature', `${issued}AAAA`],
    ['no algorithm', `${encode({ ...header, alg: 'none' })}.${parts[1]}.`],
    ['no algorithm, signed', signed({ ...header, alg: 'none' }, receipt)],
    ['a symmetric algorithm', hmac({ ...header, alg: 'HS256' })],
    ['another algorithm', signed({ ...header, alg: 'ES384' }, receipt)],
    ['an algorithm in other letters', signed({ ...header, alg: 'es256' }, receipt)],
    ['a key of its own', signed({ ...header, jwk: other.published }, receipt)],
    ['an address of keys', signed({ ...header, jku: 'https://evil.example/keys' }, receipt)],
    ['a critical header', signed({ ...header, crit: ['b64'], b64: false }, receipt)],
    ['another type', signed({ ...header, typ: 'JWT' }, receipt)],
    ['no type', signed({ alg: 'ES256', kid: key.kid }, receipt)],
    ['an algorithm that is repeated', signed(`{"alg":"none",${JSON.stringify(header).slice(1)}`, receipt)],
    ['a header in another order', signed({ kid: key.kid, alg: 'ES256', typ: header.typ }, receipt)],
    ['a header that is no object', signed('"ES256"', receipt)],
    ['a claim that is repeated', signed(header, repeated)],
    ['claims with spaces', signed(header, JSON.stringify(receipt, undefined, 1))],
    ['claims with a mark of byte order', signed(header, `\ufeff${JSON.stringify(receipt)}`)],
    ['claims that are no JSON', signed(header, '{')],
    ['claims that are a list', signed(header, [])],
    ['no claims', signed(header, 'null')],
    ['a claim less', signed(header, { ...receipt, recipient: undefined })],
    ['a digest that is none', signed(header, { ...receipt, files: [{ name: 'a', size: 1, sha256: 'abc' }] })],
    ['padding', `${parts[0]}.${parts[1]}.${parts[2]}==`],
    ['the other alphabet', `${parts[0]}.${parts[1]}.${Buffer.alloc(64, 0xff).toString('base64')}`],
  ])('with %s are refused', async (_, forged) => {
    expect((await verifyReceipt(forged, keys)).refusal).toBeDefined()
  })

  test('with bytes that are no text are refused', async () => {
    const input = `${parts[0]}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}`
    const forged = `${input}.${key.sign(Buffer.from(input)).toString('base64url')}`

    expect(await verifyReceipt(forged, keys)).toEqual({ refusal: 'malformed' })
  })

  // A part for each dot would take gigabytes.
  test('with millions of parts are refused', async () => {
    const dots = '.'.repeat(64 * 1024 * 1024)

    expect(await verifyReceipt(dots, keys)).toEqual({ refusal: 'malformed' })
    expect(readClaimedIssuer(dots)).toBeUndefined()
  })

  test('with spare bits in the last letter are refused', async () => {
    for (const part of [0, 1, 2]) {
      const text = parts[part] ?? ''
      if (text.length % 4 === 0) continue
      const last = ALPHABET[ALPHABET.indexOf(text.at(-1) ?? '') ^ 1]
      const changed = parts.with(part, text.slice(0, -1) + last).join('.')
      expect((await verifyReceipt(changed, keys)).refusal).toBeDefined()
    }
  })
})

describe('keys', () => {
  const { kid: _, ...nameless } = key.published
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no set', [key.published]],
    ['an empty set', { keys: [] }],
    ['a key twice', { keys: [key.published, key.published] }],
    ['a key without an id', { keys: [nameless] }],
    ['a symmetric key', { keys: [{ kty: 'oct', k: 'AAAA', kid: key.kid, alg: 'HS256' }] }],
    ['a key of another curve', { keys: [{ ...key.published, crv: 'P-384' }] }],
  ])('that are %s verify nothing', async (_, wrong) => {
    expect(await verifyReceipt(issued, wrong)).toEqual({ refusal: 'unknownKey' })
  })

  test('whose point is not on the curve verify nothing', async () => {
    const wrong = { keys: [{ ...key.published, y: other.y }] }

    expect(await verifyReceipt(issued, wrong)).toEqual({ refusal: 'forged' })
  })

  test('may have fields of later versions', async () => {
    const later = { keys: [{ ...key.published, iat: 1 }], updated: true }

    expect(await verifyReceipt(issued, later)).toHaveProperty('receipt')
  })
})
