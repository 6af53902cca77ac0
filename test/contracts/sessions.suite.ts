import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Sessions } from '../../lambdas/ports/sessions.ts'

/** What every host remembers of sessions that were ended. */
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

    test('every token counts of a person who never signed out', async () => {
      expect(await sessions.notBefore('alice')).toBe(0)
    })

    test('signing out ends what was issued before, of this person alone', async () => {
      await sessions.endBefore('alice', 1_800_000_000)

      expect(await sessions.notBefore('alice')).toBe(1_800_000_000)
      expect(await sessions.notBefore('bob')).toBe(0)
      expect(await sessions.notBefore('Alice')).toBe(0)
    })

    test('signing out again moves the moment on', async () => {
      await sessions.endBefore('alice', 100)
      await sessions.endBefore('alice', 200)

      expect(await sessions.notBefore('alice')).toBe(200)
    })

    test('an earlier moment never brings back what a later one has ended', async () => {
      await sessions.endBefore('alice', 200)
      await sessions.endBefore('alice', 100)

      expect(await sessions.notBefore('alice')).toBe(200)
    })

    describe('point 16: rights that an operator takes', () => {
      test('stand beside the moment of the sessions, for this person alone', async () => {
        await sessions.endBefore('alice', 100)
        await sessions.limitRights('alice', 'member')

        expect(await sessions.find('alice')).toEqual({ notBefore: 100, rightsLimit: 'member' })
        expect(await sessions.find('bob')).toEqual({ notBefore: 0 })
      })

      test('can be limited further and given back, which signs nobody in or out', async () => {
        await sessions.limitRights('alice', 'member')
        await sessions.limitRights('alice', 'visitor')
        expect(await sessions.find('alice')).toEqual({ notBefore: 0, rightsLimit: 'visitor' })
        await sessions.endBefore('alice', 200)
        await sessions.limitRights('alice', undefined)

        expect(await sessions.find('alice')).toEqual({ notBefore: 200 })
        // Lifting what is not there changes nothing.
        await sessions.limitRights('bob', undefined)
        expect(await sessions.find('bob')).toEqual({ notBefore: 0 })
      })
    })

    test('of fifty who end them at once the latest moment stands', async () => {
      const moments = Array.from({ length: 50 }, (_, index) => 1000 + ((index * 37) % 50))

      await Promise.all(moments.map(at => sessions.endBefore('alice', at)))

      expect(await sessions.notBefore('alice')).toBe(1049)
    })
  })
}
