import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getDownload } from '../../shared/contract/downloads.ts'
import { fileAnswer, linkAnswer, toGate } from '../../web/src/download/answers.ts'
import { redact } from '../../web/src/download/redact.ts'
import { shortened } from '../../web/src/download/shortened.ts'

const secret = 'Ab3_-'.repeat(9).slice(0, 43)

const download = {
  message: 'Hi Robin',
  sharedBy: 'alice@acme.example',
  isPasswordProtected: false,
  fileCount: 1,
  transferState: 'active' as const,
  expiryDate: '2026-11-28T10:15:00.000Z',
  files: [{ name: 'report.pdf', size: 3, url: `https://files.acme.example/api/downloads/${secret}/files/f-01` }],
}

const reply = (status: number, body: unknown = undefined) => ({ status, body, retryAfterSeconds: 30 })

describe('the resource behind the link', () => {
  test('is shown when the transfer is active', () => {
    expect(linkAnswer(reply(200, download))).toEqual({ kind: 'active', download })
  })

  test('counts the listed files where an older server does not', () => {
    const { fileCount, ...earlier } = download

    expect(linkAnswer(reply(200, earlier))).toEqual({ kind: 'active', download: { ...earlier, fileCount } })
  })

  test('is polled while it is processed and has no date yet', () => {
    const processing = { ...download, transferState: 'processing', expiryDate: '', files: [] }

    expect(linkAnswer(reply(200, processing))).toEqual({ kind: 'processing' })
  })

  test.each([
    [410, { kind: 'expired' }],
    [404, { kind: 'unknown' }],
    [400, { kind: 'unknown' }],
    [429, { kind: 'busy', seconds: 30 }],
    [0, { kind: 'unreachable' }],
    [500, { kind: 'refused', isPassing: true }],
    [401, { kind: 'refused', isPassing: false }],
  ])('status %i', (status, answer) => {
    expect(linkAnswer(reply(status))).toEqual(answer)
  })

  test.each([
    ['no object', 'hello'],
    ['null', null],
    ['no date', { ...download, expiryDate: '' }],
    ['no files', { ...download, files: undefined }],
    ['a message of numbers', { ...download, message: 1 }],
    ['a size in words', { ...download, files: [{ ...download.files[0], size: '3' }] }],
    ['a script for an address', { ...download, files: [{ ...download.files[0], url: 'javascript:alert(1)' }] }],
  ])('is not shown when the reply has %s', (_what, body) => {
    expect(() => linkAnswer(reply(200, body))).toThrow(TypeError)
  })

  test('is parsed from every valid answer', () => {
    const files = fc.array(
      fc.record({ name: fc.string(), size: fc.nat(), url: fc.webUrl() }).filter(({ url }) => URL.canParse(url)),
    )
    const payloads = fc.record({
      message: fc.string(),
      sharedBy: fc.string(),
      isPasswordProtected: fc.boolean(),
      fileCount: fc.nat(),
      transferState: fc.constantFrom('active', 'processing'),
      expiryDate: fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
      files,
    })
    fc.assert(
      fc.property(payloads, payload => {
        fc.pre(getDownload.reply.safeParse(payload).success)
        const answer = linkAnswer(reply(200, payload))
        expect(answer).toEqual(
          payload.transferState === 'active' ? { kind: 'active', download: payload } : { kind: 'processing' },
        )
      }),
    )
  })
})

describe('a file', () => {
  const url = 'https://blobs.acme.example/f-01?signature=x'

  test('has the server’s URL', () => {
    expect(fileAnswer(reply(200, { url }))).toEqual({ kind: 'ready', url })
  })

  test('is gone when its transfer ended', () => {
    expect(fileAnswer(reply(410))).toEqual({ kind: 'expired' })
  })

  test('may be requested again later', () => {
    expect(fileAnswer(reply(429))).toEqual({ kind: 'busy', seconds: 30 })
  })

  test.each([
    [503, 'unavailable'],
    [500, 'unavailable'],
    [0, 'unreachable'],
    [409, 'processing'],
    [404, 'other'],
  ])('that is unavailable (%i) has a reason, for words of the page', (status, why) => {
    expect(fileAnswer(reply(status, { errorMessage: 'The server writes English.' }))).toEqual({ kind: 'failed', why })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/relative', '', 7])(
    'is never fetched from %s',
    address => {
      expect(() => fileAnswer(reply(200, { url: address }))).toThrow(TypeError)
    },
  )
})

describe('a gate', () => {
  const code = { required: 'phone_number_verification', phoneNumber: '+41 ** *** ** 67', username: 'opaque' }
  const byEmail = { ...code, phoneNumber: '', email: 'r***@partner.example' }

  test.each([
    ['a sign-in', { required: 'login' }, { kind: 'login' }],
    ['a code', code, { kind: 'code', phoneNumber: '+41 ** *** ** 67', email: '', username: 'opaque', deviceTime: '' }],
    [
      'a code by e-mail',
      byEmail,
      { kind: 'code', phoneNumber: '', email: 'r***@partner.example', username: 'opaque', deviceTime: '' },
    ],
    [
      'a code, where devices can be trusted',
      { ...byEmail, deviceTime: '2026-11-21T09:00:00.000Z' },
      {
        kind: 'code',
        phoneNumber: '',
        email: 'r***@partner.example',
        username: 'opaque',
        deviceTime: '2026-11-21T09:00:00.000Z',
      },
    ],
  ])('that requires %s differs from a refusal, of the link and of its files', (_what, body, gate) => {
    expect(linkAnswer(reply(401, body))).toEqual(gate)
    expect(fileAnswer(reply(401, body))).toEqual(gate)
  })

  test.each([
    ['another status', 403, code],
    ['no body', 401, undefined],
    ['nothing required', 401, { errorMessage: 'You are not signed in.' }],
  ])('is invalid with %s', (_what, status, body) => {
    expect(toGate(reply(status, body))).toBeUndefined()
  })

  test.each([
    ['of another kind', { required: 'fingerprint' }],
    ['without the name to ask under', { ...code, username: undefined }],
    ['without a phone', { ...code, phoneNumber: 41 }],
  ])('%s is invalid', (_what, body) => {
    expect(() => linkAnswer(reply(401, body))).toThrow(TypeError)
  })
})

describe('point 20: an error report', () => {
  test.each([
    [`https://files.acme.example/dl/${secret}?r=robin@partner.example`, '...'],
    [`at x (https://files.acme.example/dl/${secret}:1:2)\nat y`, 'at x ...\nat y'],
    [`GET /api/downloads/${secret}/files/f-01?acknowledgement=true failed`, 'GET ... failed'],
    ['shared by alice@acme.example', 'shared by ...'],
    [`no such link: ${secret}`, 'no such link: ...'],
    ['card 4111 1111 1111 1111', 'card ... ... ... ...'],
    ['code 123456', 'code ...'],
    [
      'at Be (https://files.acme.example/assets/dl-Dff5fmJy.js:1:891)',
      'at Be (https://files.acme.example/assets/dl-Dff5fmJy.js:1:891)',
    ],
  ])('opens nothing and contains no number: %s', (text, cut) => {
    expect(redact(text)).toBe(cut)
  })

  test('contains no secret, in any place', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(redact(before + secret + after)).not.toContain(secret)
      }),
    )
  })
})

describe('a message', () => {
  test('of 150 characters is shown completely', () => {
    expect(shortened('x'.repeat(150))).toBeUndefined()
    expect(shortened('😀'.repeat(150))).toBeUndefined()
  })

  test('of more is cut there, never within a character', () => {
    expect(shortened('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
    expect(shortened('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}…`)
  })
})
