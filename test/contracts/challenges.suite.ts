import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Challenge, Challenges } from '../../lambdas/ports/challenges.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { stillClock } from '../harness/host.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))
const wins = (answers: boolean[]) => answers.filter(Boolean).length

/** What every keeper of one-time codes does, on both hosts. */
export function challengesSuite(
  name: string,
  open: (now: () => number) => Promise<{ challenges: Challenges; close(): Promise<void> }>,
) {
  describe(`challenges: ${name}`, () => {
    let challenges: Challenges
    let clock: ReturnType<typeof stillClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = stillClock(FAR_AHEAD)
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

    describe('a code that was sent', () => {
      test('is found whole, and no other', async () => {
        const challenge = await added(aChallenge('mine'))
        await added(aChallenge('another', { username: 'name of rolf', channel: 'email', revision: 4 }))

        expect(await found('mine')).toEqual(challenge)
        expect(await found('mine', 'name of rolf')).toBeUndefined()
        expect(await found('MINE')).toBeUndefined()
        expect(await found('')).toBeUndefined()
      })

      test('keeps its id for itself', async () => {
        const first = await added(aChallenge('taken'))

        await expect(challenges.add(aChallenge('taken', { attemptsLeft: 9 }))).rejects.toThrow()

        expect(await found('taken')).toEqual(first)
      })

      test('of fifty who add under one id at once one is kept', async () => {
        const answers = await Promise.allSettled(
          times(50, index => challenges.add(aChallenge('wanted', { attemptsLeft: index }))),
        )

        const kept = answers.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
        expect(kept).toHaveLength(1)
        expect((await found('wanted'))?.attemptsLeft).toBe(kept[0])
      })

      test('is there for the day after it ended, so that who is late is told so', async () => {
        const challenge = await added(aChallenge('late'))

        clock.move(DAY)

        expect(await found('late')).toEqual(challenge)
      })
    })

    describe('point 19: a new code of the same name', () => {
      test('ends the one before it: that one is not found, tried, or proved any more', async () => {
        const before = await added(aChallenge('before'))
        const another = await added(aChallenge('of rolf', { username: 'name of rolf' }))

        const after = await added(aChallenge('after'))

        expect(await found('before')).toBeUndefined()
        expect(await challenges.replace(before, { ...before, attemptsLeft: 2 })).toBe(false)
        expect(await challenges.burn(before)).toBe(false)
        expect(await found('after')).toEqual(after)
        expect(await found('of rolf', 'name of rolf')).toEqual(another)
      })

      test('of fifty at once one counts', async () => {
        await Promise.all(times(50, index => challenges.add(aChallenge(`code ${index}`))))

        const counting = await Promise.all(times(50, index => found(`code ${index}`)))
        expect(counting.filter(Boolean)).toHaveLength(1)
      })
    })

    describe('a try to name it', () => {
      test('stands at the next revision', async () => {
        const before = await added(aChallenge('tried'))

        expect(await challenges.replace(before, { ...before, attemptsLeft: 2 })).toBe(true)

        expect(await found('tried')).toEqual({ ...before, attemptsLeft: 2, revision: 2 })
      })

      test('by who read an older revision loses, and changes nothing', async () => {
        const before = await added(aChallenge('tried'))
        await challenges.replace(before, { ...before, attemptsLeft: 2 })

        expect(await challenges.replace(before, { ...before, attemptsLeft: 9 })).toBe(false)

        expect((await found('tried'))?.attemptsLeft).toBe(2)
      })

      test('makes nothing of what does not exist', async () => {
        const missing = aChallenge('missing')

        expect(await challenges.replace(missing, missing)).toBe(false)

        expect(await found('missing')).toBeUndefined()
      })

      test('of fifty at once has one winner, so that none is free', async () => {
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

    describe('burning it', () => {
      test('removes it for good, and no other', async () => {
        const before = await added(aChallenge('right'))
        const other = await added(aChallenge('other', { username: 'name of rolf' }))

        expect(await challenges.burn(before)).toBe(true)

        expect(await found('right')).toBeUndefined()
        expect(await challenges.burn(before)).toBe(false)
        expect(await challenges.replace(before, before)).toBe(false)
        expect(await found('other', 'name of rolf')).toEqual(other)
      })

      test('of fifty right answers at once one is told so', async () => {
        const before = await added(aChallenge('right'))

        expect(wins(await Promise.all(times(50, () => challenges.burn(before))))).toBe(1)
      })

      test('is refused to who read an older revision', async () => {
        const before = await added(aChallenge('tried'))
        await challenges.replace(before, { ...before, attemptsLeft: 0 })

        expect(await challenges.burn(before)).toBe(false)

        expect((await found('tried'))?.attemptsLeft).toBe(0)
      })

      test('and a wrong answer at the same time: one of the two happens', async () => {
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
      test('is nowhere before a code was proved', async () => {
        expect(await challenges.findProof('name of rita')).toBeUndefined()
      })

      test('is told of this name alone', async () => {
        await challenges.noteProof('name of rita', seconds())

        expect(await challenges.findProof('name of rita')).toBe(seconds())
        for (const other of ['name of Rita', 'name of rit', '', '%']) {
          expect(await challenges.findProof(other)).toBeUndefined()
        }
      })

      test('is the latest, in whatever order two are noted', async () => {
        await challenges.noteProof('rita', seconds() - 60)
        await challenges.noteProof('rita', seconds())
        await challenges.noteProof('rita', seconds() - 30)

        expect(await challenges.findProof('rita')).toBe(seconds())
      })

      test('of fifty at once is the latest of them', async () => {
        await Promise.all(times(50, index => challenges.noteProof('rita', seconds() - ((index * 37) % 50))))

        expect(await challenges.findProof('rita')).toBe(seconds())
      })

      test('counts for a day', async () => {
        await challenges.noteProof('rita', seconds())

        clock.move(DAY - 1000)
        expect(await challenges.findProof('rita')).toBeDefined()

        clock.move(1000)
        expect(await challenges.findProof('rita')).toBeUndefined()
      })

      test('is none of a challenge: neither is found by the other’s name', async () => {
        await added(aChallenge('one'))
        await challenges.noteProof('two', seconds())

        expect(await challenges.findProof('one')).toBeUndefined()
        expect(await found('two')).toBeUndefined()
      })
    })
  })
}
