import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Random } from '../../labelled/random.ts'
import { furtherIn, kindsIn } from './furtherIn.ts'

const random = new Random(20_260)
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const any = (length: number, from = ALPHANUMERIC) =>
  Array.from({ length }, () => random.pick(Array.from(from))).join('')
const HEX = '0123456789abcdef'

/** Put together here, so that scanners of this repository find none. */
const tokens = [
  `AKIA${any(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
  `github_pat_${any(22)}_${any(59)}`,
  `glpat-${any(20)}`,
  `xoxb-${any(12, '0123456789')}-${any(12, '0123456789')}-${any(24)}`,
  `AIza${any(35)}`,
  `sk_live_${any(24)}`,
  `SG.${any(22)}.${any(43)}`,
  `sk-ant-api03-${any(60)}`,
  `dop_v1_${any(64, HEX)}`,
  `eyJhbGciOiJIUzI1NiJ9.eyJ${any(40)}.${any(43)}`,
]

describe('an API key', () => {
  test.each(tokens)('of a known format is found: %s', token => {
    expect(furtherIn(`curl -H "X-Key: ${token}"`)).toEqual([['API_KEY', token, 'VERY_LIKELY']])
  })

  test('of GitHub is proven by its checksum', () => {
    const secret = any(30)
    let rest = crc32(secret)
    let check = ''
    for (let index = 0; index < 6; index++) {
      check = `${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[rest % 62]}${check}`
      rest = Math.floor(rest / 62)
    }

    expect(furtherIn(`ghp_${secret}${check}`)).toEqual([['API_KEY', `ghp_${secret}${check}`, 'VERY_LIKELY']])
    expect(furtherIn(`ghp_${any(36)}`)).toEqual([['API_KEY', expect.any(String), 'LIKELY']])
  })

  test('of any service is found after the name of a secret', () => {
    const secret = any(40)

    for (const text of [`api_key=${secret}`, `"clientSecret": "${secret}"`, `Authorization: Bearer ${secret}`]) {
      expect(kindsIn(text)).toEqual([`API_KEY ${secret}`])
    }
    expect(kindsIn(`token: ${any(40, HEX)}`)).toHaveLength(1)
  })

  test.each([
    'api_key=your_api_key_goes_here_123456',
    'api_key = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"',
    'password: correct horse battery staple',
    'secret=com.acme.payments.service.configuration2',
    'token: AKIAIOSFODNN7EXAMPLE',
    'commit 9fceb02d0ae598e95dc970b74767f19372d61af8',
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ])('is not found in %s', text => {
    expect(kindsIn(text)).toEqual([])
  })
})

test('private keys are found in PEM, and as the text of a JSON file', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

  for (const text of [pem, JSON.stringify({ private_key: pem })]) {
    expect(furtherIn(text).map(([infoType]) => infoType)).toEqual(['PRIVATE_KEY'])
  }
  expect(kindsIn(publicKey.export({ format: 'pem', type: 'spki' }).toString())).toEqual([])
  expect(kindsIn('a file that begins with -----BEGIN PRIVATE KEY----- is a key')).toEqual([])
})

test('two keys are two findings, also where they follow each other', () => {
  const pem = () =>
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${randomBytes(48).toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`

  expect(kindsIn(pem() + pem())).toHaveLength(2)
})
