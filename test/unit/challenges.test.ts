import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE_SECONDS,
  getChallengeToken,
  isRightAnswer,
  newChallenge,
  newCode,
  renewChallenge,
  secondsLeft,
} from '../../lambdas/core/secrets/codes.ts'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Challenge } from '../../lambdas/ports/challenges.ts'
import { defineChallenge } from '../../lambdas/triggers/defineChallenge.ts'

function toBytes(seed: number): (length: number) => Uint8Array {
  let state = seed >>> 0
  return length =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state >>> 24
    })
}

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
/** Encrypts by prefixing the context: another context fails to decrypt, as in the real adapters. */
const keys = {
  seal: async (text: string, context: string) => JSON.stringify([context, text]),
  open: async (sealed: string, context: string) => {
    const [bound, text] = JSON.parse(sealed) as [string, string]
    if (bound !== context) throw new Error('Another context.')
    return text
  },
}
const issued = (from: number, now = 0) =>
  newChallenge(
    { keys, now: () => now, newId: () => `challenge-${from}`, randomBytes: toBytes(from) },
    { username: 'name', channel: 'sms' },
  )

describe('a code', () => {
  test('has six digits, and two letters that form no word and resemble no digit', () => {
    fc.assert(
      fc.property(seed, from => {
        const { digits, prefix } = newCode(toBytes(from))
        expect(digits).toMatch(/^\d{6}$/)
        expect(prefix).toMatch(/^[BCDFGHJKMNPRTVWXZ]{2}$/)
      }),
    )
  })

  test('is uniformly distributed: bytes beyond the last whole million are drawn again', () => {
    const thrown = [0xff_ff_ff_ff, 4_294_000_000, 4_293_999_999, 0, 0]
    const queue = thrown.map(value => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value))

    const code = newCode(() => queue.shift() ?? new Uint8Array(4))

    expect(code).toEqual({ digits: '999999', prefix: 'BB' })
  })

  test('keeps leading zeros', () => {
    expect(newCode(() => new Uint8Array(4)).digits).toBe('000000')
  })

  test('matches with any spacing, and otherwise exactly', async () => {
    await fc.assert(
      fc.asyncProperty(seed, fc.integer({ min: 1, max: 999_999 }), async (from, by) => {
        const { challenge, code } = await issued(from)
        const other = String((Number(code.digits) + by) % 1_000_000).padStart(6, '0')
        const { digits, prefix } = code

        for (const answer of [
          digits,
          prefix + digits,
          `${prefix}-${digits}`,
          ` ${[...digits].join(' ')} `,
          prefix.toLowerCase() + digits,
        ]) {
          expect(await isRightAnswer({ keys }, challenge, answer), answer).toBe(true)
        }
        for (const answer of [
          other,
          prefix + other,
          `QQ${digits}`,
          `${digits}0`,
          `0${digits}`,
          digits.slice(1),
          digits + prefix,
          prefix,
        ]) {
          expect(await isRightAnswer({ keys }, challenge, answer), answer).toBe(false)
        }
      }),
    )
  })

  test('is stored as a keyed digest: equal codes have different digests', async () => {
    const [one, two] = [await issued(1), await issued(2)]
    const again = { ...two.challenge, id: one.challenge.id, digest: one.challenge.digest }

    expect(one.challenge.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(one.challenge)).not.toContain(one.code.digits)
    await expect(isRightAnswer({ keys }, again, one.code.digits)).rejects.toThrow('Another context.')
  })

  test('that is resent replaces the first, under the same token and with the same attempts', async () => {
    await fc.assert(
      fc.asyncProperty(seed, fc.integer({ min: 1, max: 3 }), async (from, attemptsLeft) => {
        const { challenge, token } = await issued(from)
        const tried: Challenge = { ...challenge, attemptsLeft }
        const again = await renewChallenge({ keys, now: () => 60_000, randomBytes: toBytes(from + 1) }, tried, 'email')

        expect(again.challenge).toMatchObject({
          id: challenge.id,
          attemptsLeft,
          channel: 'email',
          tokenDigest: computeDigest(token),
        })
        expect(await getChallengeToken({ keys }, again.challenge)).toBe(token)
        expect(await isRightAnswer({ keys }, again.challenge, again.code.digits)).toBe(true)
        expect(secondsLeft(again.challenge, 60_000)).toBe(CODE_SECONDS)
      }),
    )
  })

  test('lives three minutes, with three attempts', async () => {
    const { challenge } = await issued(1, 5000)

    expect(challenge).toMatchObject({ attemptsLeft: 3, expiresAt: 5000 + 180_000, revision: 1 })
    expect(secondsLeft(challenge, 5000)).toBe(180)
  })

  test('counts for whole seconds, up to its end', () => {
    const left = (now: number) => secondsLeft({ expiresAt: 180_000 }, now)

    expect([left(0), left(1), left(999), left(1000), left(179_999), left(180_000), left(999_999)]).toEqual([
      180, 180, 180, 179, 1, 0, 0,
    ])
  })
})

type Rounds = Parameters<typeof defineChallenge>[1]['request']['session']
const round = (challengeMetadata: string, challengeResult = false): Rounds[number] => ({
  challengeName: 'CUSTOM_CHALLENGE',
  challengeResult,
  challengeMetadata,
})

describe('a sign-in by code', () => {
  const left: Record<string, number> = { three: 3, one: 1, none: 0 }
  const challenges = {
    get: async (_: string, id: string): Promise<Challenge | undefined> => {
      const attemptsLeft = left[id]
      return attemptsLeft === undefined ? undefined : { ...(await issued(7)).challenge, id, attemptsLeft }
    },
  }
  async function next(session: Rounds, more: { userNotFound?: boolean; clientMetadata?: Record<string, string> } = {}) {
    const { response } = await defineChallenge(
      { challenges },
      {
        version: '1',
        region: 'local',
        userPoolId: 'local_Waybill',
        userName: 'name',
        callerContext: { awsSdkVersion: 'none', clientId: 'recipients' },
        triggerSource: 'DefineAuthChallenge_Authentication',
        request: { userAttributes: {}, session, ...more },
        response: { issueTokens: false, failAuthentication: false },
      },
    )
    if (response.issueTokens) return 'tokens'
    return response.failAuthentication ? 'over' : response.challengeName
  }
  const send = { clientMetadata: { action: 'send' } }

  test.each<[string, Rounds, Parameters<typeof next>[1], string]>([
    ['begins with a challenge', [], {}, 'CUSTOM_CHALLENGE'],
    ['begins alike under a name that is nobody’s', [], { userNotFound: true }, 'CUSTOM_CHALLENGE'],
    ['goes on after an answer to what was only asked', [round('ask')], {}, 'CUSTOM_CHALLENGE'],
    ['goes on when a code is asked for', [round('ask')], send, 'CUSTOM_CHALLENGE'],
    ['goes on after a wrong answer, while tries are left', [round('ask'), round('code:one')], {}, 'CUSTOM_CHALLENGE'],
    ['is over when none are', [round('ask'), round('code:none')], {}, 'over'],
    ['is over when the code was used', [round('ask'), round('code:gone')], {}, 'over'],
    ['goes on when another code is asked for', [round('ask'), round('code:none')], send, 'CUSTOM_CHALLENGE'],
    ['ends in tokens with the right answer', [round('ask'), round('code:three', true)], {}, 'tokens'],
    ['never does with the right answer to what was only asked', [round('ask', true)], {}, 'over'],
    ['never does with the right answer to a closed one', [round('closed', true)], {}, 'over'],
    ['never does for a name that is nobody’s', [round('code:three', true)], { userNotFound: true }, 'over'],
    ['never does for an earlier right answer', [round('code:three', true), round('code:one')], {}, 'CUSTOM_CHALLENGE'],
    ['is over after a closed one', [round('ask'), round('closed')], {}, 'over'],
    ['is over after what is nothing of ours', [round('')], {}, 'over'],
    ['is over after a password', [{ challengeName: 'PASSWORD_VERIFIER', challengeResult: true }], {}, 'over'],
    ['is over after a password that was wrong', [{ challengeName: 'SRP_A', challengeResult: false }], send, 'over'],
    ['is over after forty rounds', Array.from({ length: 40 }, () => round('ask')), send, 'over'],
    ['under no name goes on twice', [round('like:1'), round('like:1')], { userNotFound: true }, 'CUSTOM_CHALLENGE'],
    [
      'under no name is over after three',
      [round('like:1'), round('like:1'), round('like:1')],
      { userNotFound: true },
      'over',
    ],
  ])('%s', async (_, session, more, wanted) => {
    expect(await next(session, more)).toBe(wanted)
  })
})
