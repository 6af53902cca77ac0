import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Challenge, getChallenge } from '../../web/src/download/gates/challenge.ts'
import {
  afterStep,
  type CodeState,
  getResendOptions,
  mayVerify,
  nothingSent,
} from '../../web/src/download/gates/codeState.ts'
import { isCompleteCode, readCode } from '../../web/src/download/gates/readCode.ts'

const parameters = {
  USERNAME: 'opaque',
  prefix: 'BX',
  channel: 'sms',
  allowedChannels: 'sms,email',
  email: 'r***@partner.example',
  phoneNumber: '+41 ** *** ** 67',
  jwt: 'id.secret',
  expiry: '120',
  attempts: '2',
}
const challenge: Challenge = {
  session: 's1',
  prefix: 'BX',
  channel: 'sms',
  channels: ['sms', 'email'],
  email: 'r***@partner.example',
  phoneNumber: '+41 ** *** ** 67',
  jwt: 'id.secret',
  expirySeconds: 120,
  attempts: 2,
  lock: undefined,
  failure: undefined,
}
const answered = (more: Record<string, string> = {}) =>
  getChallenge({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 's1', ChallengeParameters: { ...parameters, ...more } })

describe('the parameters of a challenge', () => {
  test('contain the channel, the destination and the lifetime', () => {
    expect(answered()).toEqual(challenge)
  })

  test('have the specification’s defaults where they are missing', () => {
    expect(getChallenge({ Session: 's1', ChallengeParameters: {} })).toMatchObject({
      channel: 'sms',
      channels: [],
      expirySeconds: 180,
      attempts: 3,
    })
  })

  test.each([
    ['for an hour', { attempts: '0', expiry: '0', retryAfter: '3600' }, 3600],
    ['until the sender lifts it', { attempts: '0', expiry: '0', retryAfter: '' }, 'permanent'],
  ])('say that nothing was sent, %s', (_what, more, lock) => {
    expect(answered(more)).toMatchObject({ lock, attempts: 0 })
  })

  test.each(['refused', 'waiting', 'ended'] as const)('say why no code could be sent: %s', failure => {
    expect(answered({ failure })?.failure).toBe(failure)
    const state = afterStep(nothingSent, { kind: 'challenged', challenge: { ...challenge, failure } })
    expect(state.fault).toEqual(failure === 'refused' ? { kind: failure, channel: 'sms' } : { kind: failure })
  })

  test.each([{}, { Session: 's1' }, { Session: 1, ChallengeParameters: {} }, { AuthenticationResult: {} }])(
    'are in no other answer: %j',
    body => {
      expect(getChallenge(body)).toBeUndefined()
    },
  )

  test('are readable with any values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), found => {
        const read = getChallenge({ Session: 's1', ChallengeParameters: found })
        expect(read?.attempts).toBeGreaterThanOrEqual(0)
        expect(read?.expirySeconds).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('an entered code', () => {
  test.each([
    '123456',
    ' 123 456 ',
    'BX-123456',
    'bx 123456',
    'BX123456',
    'BX–123456',
    '123456 is your code BX for the files from Acme. Never share it with anyone.',
    'Ihr Code: BX-123456',
  ])('is parsed as intended: %s', typed => {
    expect(readCode(typed, 'BX')).toEqual({ digits: '123456', otherPrefix: undefined })
  })

  test('of an older message is recognised by its letters', () => {
    expect(readCode('CD-123456', 'BX')).toEqual({ digits: '123456', otherPrefix: 'CD' })
  })

  test('is stable when it is parsed again, so the field may contain the parsed value', () => {
    fc.assert(
      fc.property(fc.string(), typed => {
        const { digits } = readCode(typed, 'BX')
        expect(digits).toMatch(/^\d{0,6}$/)
        expect(readCode(digits, 'BX')).toEqual({ digits, otherPrefix: undefined })
        expect(isCompleteCode(digits)).toBe(digits.length === 6)
      }),
    )
  })
})

describe('a recipient with a code', () => {
  const sent: CodeState = afterStep({ ...nothingSent, doing: 'send' }, { kind: 'challenged', challenge })
  const verifying: CodeState = { ...sent, doing: 'verify' }

  test('may enter it once it was sent, and not while an answer is pending', () => {
    expect(mayVerify(nothingSent)).toBe(false)
    expect(mayVerify(sent)).toBe(true)
    expect(mayVerify(verifying)).toBe(false)
    expect(mayVerify({ ...sent, isExpired: true })).toBe(false)
  })

  test('sees the remaining attempts after a wrong one', () => {
    const left = afterStep(verifying, { kind: 'challenged', challenge: { ...challenge, attempts: 1 } })

    expect(left.fault).toEqual({ kind: 'wrong', attempts: 1 })
    expect(mayVerify(left)).toBe(true)
  })

  test('may not try again after the last attempt, but may request a new code by any channel', () => {
    const last: CodeState = { ...verifying, challenge: { ...challenge, attempts: 1 } }

    const over = afterStep(last, { kind: 'over' })

    expect(over.fault).toEqual({ kind: 'wrong', attempts: 0 })
    expect(mayVerify(over)).toBe(false)
    expect(getResendOptions(over)).toEqual([
      { channel: 'sms', why: 'again' },
      { channel: 'email', why: 'again' },
    ])
  })

  test('does not see a wrong code when only the session had ended', () => {
    expect(afterStep(verifying, { kind: 'over' }).fault).toEqual({ kind: 'failed' })
  })

  test('may request the other channel while the code counts, and a new code afterwards', () => {
    expect(getResendOptions(sent)).toEqual([{ channel: 'email', why: 'instead' }])
    expect(getResendOptions({ ...sent, isExpired: true }).map(({ why }) => why)).toEqual(['again', 'again'])
  })

  test.each([3600, 'permanent'] as const)('sees a lock (%s) and then has no field', lock => {
    const locked = afterStep({ ...sent, doing: 'send' }, { kind: 'challenged', challenge: { ...challenge, lock } })

    expect(locked.fault).toEqual({ kind: 'locked', seconds: lock })
    expect(locked.challenge).toBeUndefined()
  })

  test('keeps the current code when another one is unavailable', () => {
    const locked = afterStep({ ...sent, doing: 'send' }, { kind: 'locked', seconds: 60 })

    expect(locked.fault).toEqual({ kind: 'locked', seconds: 60 })
    expect(mayVerify(locked)).toBe(true)
  })

  test('may try e-mail when the phone network refused', () => {
    const refused = afterStep(nothingSent, { kind: 'challenged', challenge: { ...challenge, failure: 'refused' } })

    expect(refused.fault).toEqual({ kind: 'refused', channel: 'sms' })
    expect(getResendOptions(refused)).toEqual([{ channel: 'email', why: 'instead' }])
  })

  test('keeps the entered code when the server is out of reach', () => {
    const unreachable = afterStep(verifying, { kind: 'unreachable' })

    expect(unreachable.challenge).toEqual(challenge)
    expect(mayVerify(unreachable)).toBe(true)
  })
})
