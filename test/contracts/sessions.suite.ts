import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Sessions } from '../../lambdas/ports/sessions.ts'

export function sessionsSuite(name: string, open: () => Promise<{ sessions: Sessions; close(): Promise<void> }>) {
  describe(`sessions: ${name}`, () => {
    let sessions: Sessions
    let close: () => Promise<void>

    beforeEach(async () => {
      const opened = await open()
      sessions = opened.sessions
      close = opened.close
    })
    afterEach(() => close())

    test('every token counts before the first sign-out', async () => {
      expect(await sessions.notBefore('alice')).toBe(0)
    })

    test('a sign-out ends earlier tokens of this person only', async () => {
      await sessions.endBefore('alice', 1_800_000_000)

      expect(await sessions.notBefore('alice')).toBe(1_800_000_000)
      expect(await sessions.notBefore('bob')).toBe(0)
      expect(await sessions.notBefore('Alice')).toBe(0)
    })

    test('a second sign-out moves the moment on', async () => {
      await sessions.endBefore('alice', 100)
      await sessions.endBefore('alice', 200)

      expect(await sessions.notBefore('alice')).toBe(200)
    })

    test('an earlier moment never restores tokens that a later one ended', async () => {
      await sessions.endBefore('alice', 200)
      await sessions.endBefore('alice', 100)

      expect(await sessions.notBefore('alice')).toBe(200)
    })

    describe('point 16: rights limited by an operator', () => {
      test('are independent of the sessions’ moment, for this person only', async () => {
        await sessions.endBefore('alice', 100)
        await sessions.limitRights('alice', 'member')

        expect(await sessions.find('alice')).toEqual({ notBefore: 100, rightsLimit: 'member' })
        expect(await sessions.find('bob')).toEqual({ notBefore: 0 })
      })

      test('can be limited further and restored, which signs no person in or out', async () => {
        await sessions.limitRights('alice', 'member')
        await sessions.limitRights('alice', 'visitor')
        expect(await sessions.find('alice')).toEqual({ notBefore: 0, rightsLimit: 'visitor' })
        await sessions.endBefore('alice', 200)
        await sessions.limitRights('alice', undefined)

        expect(await sessions.find('alice')).toEqual({ notBefore: 200 })
        await sessions.limitRights('bob', undefined)
        expect(await sessions.find('bob')).toEqual({ notBefore: 0 })
      })
    })

    test('the latest of fifty concurrent sign-outs counts', async () => {
      const moments = Array.from({ length: 50 }, (_, index) => 1000 + ((index * 37) % 50))

      await Promise.all(moments.map(at => sessions.endBefore('alice', at)))

      expect(await sessions.notBefore('alice')).toBe(1049)
    })
  })
}
