import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Idempotency } from '../../lambdas/ports/idempotency.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export function idempotencySuite(
  name: string,
  open: () => Promise<{ idempotency: Idempotency; close(): Promise<void> }>,
) {
  describe(`idempotency: ${name}`, () => {
    let idempotency: Idempotency
    let close: () => Promise<void>

    beforeEach(async () => {
      const opened = await open()
      idempotency = opened.idempotency
      close = opened.close
    })
    afterEach(() => close())

    const claim = (key: string, request = 'request', after = 0) => idempotency.claim(key, request, FAR_AHEAD + after)
    const MINE = { kind: 'mine', claim: expect.any(String) }
    const claimed = async (...about: Parameters<typeof claim>): Promise<string> => {
      const answer = await claim(...about)
      return answer.kind === 'mine' ? answer.claim : expect.fail(`The claim is ${answer.kind}.`)
    }

    test('the first caller works, and the others wait for it', async () => {
      expect(await claim('key')).toEqual(MINE)
      expect(await claim('key')).toEqual({ kind: 'busy' })
      expect(await claim('key', 'request', 59 * SECOND)).toEqual({ kind: 'busy' })
    })

    test('one of fifty concurrent callers works', async () => {
      const claims = await Promise.all(Array.from({ length: 50 }, () => claim('key')))

      expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1)
      expect(claims.filter(({ kind }) => kind === 'busy')).toHaveLength(49)
    })

    test('a repeat gets the first answer, for 24 hours', async () => {
      await idempotency.settle('key', await claimed('key'), 'sealed answer')

      for (const after of [0, MINUTE, DAY - SECOND]) {
        expect(await claim('key', 'request', after)).toEqual({ kind: 'settled', reply: 'sealed answer' })
      }
    })

    test('an empty answer is an answer', async () => {
      await idempotency.settle('key', await claimed('key'), '')

      expect(await claim('key', 'request', MINUTE)).toEqual({ kind: 'settled', reply: '' })
    })

    test('another request under the same key is detected, during and after the work', async () => {
      const first = await claimed('key')
      expect(await claim('key', 'another')).toEqual({ kind: 'different' })

      await idempotency.settle('key', first, 'sealed answer')
      expect(await claim('key', 'another', DAY - SECOND)).toEqual({ kind: 'different' })
      expect(await claim('key')).toEqual({ kind: 'settled', reply: 'sealed answer' })
    })

    test('a failed request may be retried, also with another body', async () => {
      await idempotency.release('key', await claimed('key'))
      await idempotency.release('key', await claimed('key'))
      expect(await claim('key', 'another')).toEqual(MINE)
    })

    test('a stored answer cannot be abandoned', async () => {
      const first = await claimed('key')
      await idempotency.settle('key', first, 'sealed answer')

      await idempotency.release('key', first)

      expect(await claim('key')).toEqual({ kind: 'settled', reply: 'sealed answer' })
    })

    test('a key is free after 24 hours', async () => {
      await idempotency.settle('key', await claimed('key'), 'sealed answer')

      expect(await claim('key', 'another', DAY + SECOND)).toEqual(MINE)
      expect(await claim('key', 'another', DAY + SECOND)).toEqual({ kind: 'busy' })
    })

    test('a repeat may take over from a crashed process after a minute', async () => {
      await claim('key')

      expect(await claim('key', 'request', 61 * SECOND)).toEqual(MINE)
      expect(await claim('key', 'request', 62 * SECOND)).toEqual({ kind: 'busy' })
    })

    test('one of fifty repeats takes over from a crashed process', async () => {
      await claim('key')

      const claims = await Promise.all(Array.from({ length: 50 }, () => claim('key', 'request', 2 * MINUTE)))

      expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1)
    })

    test('a slow caller that a repeat overtook neither answers for it nor frees its claim', async () => {
      const slow = await claimed('key')
      const repeat = await claimed('key', 'request', 61 * SECOND)

      await idempotency.settle('key', slow, 'late answer')
      await idempotency.release('key', slow)

      expect(await claim('key', 'request', 62 * SECOND)).toEqual({ kind: 'busy' })
      await idempotency.settle('key', repeat, 'answer')
      expect(await claim('key', 'request', 63 * SECOND)).toEqual({ kind: 'settled', reply: 'answer' })
    })

    test('another request does not take over from a crashed process', async () => {
      await claim('key')

      expect(await claim('key', 'another', 61 * SECOND)).toEqual({ kind: 'different' })
    })

    test('keys are independent', async () => {
      await idempotency.settle('one', await claimed('one'), 'sealed answer')
      await idempotency.release('two', await claimed('two'))
      expect(await claim('one')).toEqual({ kind: 'settled', reply: 'sealed answer' })
    })
  })
}
