import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Challenge, Challenges } from '../../lambdas/ports/challenges.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))
const wins = (answers: boolean[]) => answers.filter(Boolean).length

export function challengesSuite(
  name: string,
  open: (now: () => number) => Promise<{ challenges: Challenges; close(): Promise<void> }>,
) {
  describe(`challenges: ${name}`, () => {
    let challenges: Challenges
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      challenges = opened.challenges
      close = opened.close
    })
    afterEach(() => close())

    const aChallenge = (id: string, more: Partial<Challenge> = {}): Challenge => ({
      id,
      revision: 1,
      username: 'name of rita',
      channel: 'sms',
      prefix: 'KXW',
      digest: 'digest',
      sealedKey: 'sealed',
      expiresAt: clock.now() + 5 * MINUTE,
      attemptsLeft: 3,
      tokenDigest: 'token',
      ...more,
    })
    async function added(challenge: Challenge): Promise<Challenge> {
      await challenges.add(challenge)
      return challenge
    }
    const found = (id: string, username = 'name of rita') => challenges.get(username, id)
    const seconds = () => Math.floor(clock.now() / 1000)

    describe('a stored code', () => {
      test('is found complete, and no other', async () => {
        const challenge = await added(aChallenge('mine'))
        await added(aChallenge('another', { username: 'name of rolf', channel: 'email', revision: 4 }))

        expect(await found('mine')).toEqual(challenge)
        expect(await found('mine', 'name of rolf')).toBeUndefined()
        expect(await found('MINE')).toBeUndefined()
        expect(await found('')).toBeUndefined()
      })

      test('has an id of its own', async () => {
        const first = await added(aChallenge('taken'))

        await expect(challenges.add(aChallenge('taken', { attemptsLeft: 9 }))).rejects.toThrow()

        expect(await found('taken')).toEqual(first)
      })

      test('is the only one of fifty that are added under one id at once', async () => {
        const answers = await Promise.allSettled(
          times(50, index => challenges.add(aChallenge('wanted', { attemptsLeft: index }))),
        )

        const kept = answers.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
        expect(kept).toHaveLength(1)
        expect((await found('wanted'))?.attemptsLeft).toBe(kept[0])
      })

      test('remains for a day after its end, so that a late caller sees why', async () => {
        const challenge = await added(aChallenge('late'))

        clock.move(5 * MINUTE + DAY - 1000)

        expect(await found('late')).toEqual(challenge)
      })
    })

    describe('point 19: a new code of the same name', () => {
      test('ends the former one: that one cannot be found, tried, or proved', async () => {
        const before = await added(aChallenge('before'))
        const another = await added(aChallenge('of rolf', { username: 'name of rolf' }))

        const after = await added(aChallenge('after'))

        expect(await found('before')).toBeUndefined()
        expect(await challenges.replace(before, { ...before, attemptsLeft: 2 })).toBe(false)
        expect(await challenges.burn(before)).toBe(false)
        expect(await found('after')).toEqual(after)
        expect(await found('of rolf', 'name of rolf')).toEqual(another)
      })

      test('is the only valid one of fifty at once', async () => {
        await Promise.all(times(50, index => challenges.add(aChallenge(`code ${index}`))))

        const counting = await Promise.all(times(50, index => found(`code ${index}`)))
        expect(counting.filter(Boolean)).toHaveLength(1)
      })
    })

    describe('an attempt', () => {
      test('increments the revision', async () => {
        const before = await added(aChallenge('tried'))

        expect(await challenges.replace(before, { ...before, attemptsLeft: 2 })).toBe(true)

        expect(await found('tried')).toEqual({ ...before, attemptsLeft: 2, revision: 2 })
      })

      test('at an older revision fails, and changes nothing', async () => {
        const before = await added(aChallenge('tried'))
        await challenges.replace(before, { ...before, attemptsLeft: 2 })

        expect(await challenges.replace(before, { ...before, attemptsLeft: 9 })).toBe(false)

        expect((await found('tried'))?.attemptsLeft).toBe(2)
      })

      test('creates no challenge', async () => {
        const missing = aChallenge('missing')

        expect(await challenges.replace(missing, missing)).toBe(false)

        expect(await found('missing')).toBeUndefined()
      })

      test('succeeds once of fifty at once, so that no attempt is free', async () => {
        const before = await added(aChallenge('tried'))

        const answers = await Promise.all(
          times(50, index => challenges.replace(before, { ...before, digest: `${index}` })),
        )

        expect(wins(answers)).toBe(1)
        expect(await found('tried')).toEqual({
          ...before,
          digest: String(answers.indexOf(true)),
          revision: 2,
        })
      })
    })

    describe('a redemption', () => {
      test('deletes the challenge permanently, and no other', async () => {
        const before = await added(aChallenge('right'))
        const other = await added(aChallenge('other', { username: 'name of rolf' }))

        expect(await challenges.burn(before)).toBe(true)

        expect(await found('right')).toBeUndefined()
        expect(await challenges.burn(before)).toBe(false)
        expect(await challenges.replace(before, before)).toBe(false)
        expect(await found('other', 'name of rolf')).toEqual(other)
      })

      test('succeeds once for fifty concurrent right answers', async () => {
        const before = await added(aChallenge('right'))

        expect(wins(await Promise.all(times(50, () => challenges.burn(before))))).toBe(1)
      })

      test('at an older revision fails', async () => {
        const before = await added(aChallenge('tried'))
        await challenges.replace(before, { ...before, attemptsLeft: 0 })

        expect(await challenges.burn(before)).toBe(false)

        expect((await found('tried'))?.attemptsLeft).toBe(0)
      })

      test('and a concurrent wrong answer exclude each other', async () => {
        for (const id of times(20, index => `raced ${index}`)) {
          const before = await added(aChallenge(id))
          const wrong = () => challenges.replace(before, { ...before, attemptsLeft: 2 })
          const right = () => challenges.burn(before)

          const isEven = Number(id.slice(6)) % 2 === 0
          const answers = await Promise.all(isEven ? [wrong(), right()] : [right(), wrong()])

          expect(wins(answers)).toBe(1)
          expect((await found(id))?.attemptsLeft).toBe(answers[isEven ? 0 : 1] ? 2 : undefined)
        }
      })
    })

    describe('a proof', () => {
      test('is missing before a code was proved', async () => {
        expect(await challenges.findProof('name of rita')).toBeUndefined()
      })

      test('belongs to this name only', async () => {
        await challenges.noteProof('name of rita', seconds())

        expect(await challenges.findProof('name of rita')).toBe(seconds())
        for (const other of ['name of Rita', 'name of rit', '', '%']) {
          expect(await challenges.findProof(other)).toBeUndefined()
        }
      })

      test('is the latest, in any order of two writes', async () => {
        await challenges.noteProof('rita', seconds() - 60)
        await challenges.noteProof('rita', seconds())
        await challenges.noteProof('rita', seconds() - 30)

        expect(await challenges.findProof('rita')).toBe(seconds())
      })

      test('is the latest of fifty at once', async () => {
        await Promise.all(times(50, index => challenges.noteProof('rita', seconds() - ((index * 37) % 50))))

        expect(await challenges.findProof('rita')).toBe(seconds())
      })

      test('is stored for a day', async () => {
        await challenges.noteProof('rita', seconds())

        clock.move(DAY - 1000)
        expect(await challenges.findProof('rita')).toBeDefined()

        clock.move(1000)
        expect(await challenges.findProof('rita')).toBeUndefined()
      })

      test('is separate from a challenge: neither is found by the other’s name', async () => {
        await added(aChallenge('one'))
        await challenges.noteProof('two', seconds())

        expect(await challenges.findProof('one')).toBeUndefined()
        expect(await found('two')).toBeUndefined()
      })
    })
  })
}
