import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Contacts } from '../../lambdas/ports/contacts.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { stillClock } from '../harness/host.ts'

const DAY = 24 * 60 * 60_000

/** What every host remembers of recipients for their senders. */
export function contactsSuite(
  name: string,
  open: (now: () => number) => Promise<{ contacts: Contacts; close(): Promise<void> }>,
) {
  describe(`contacts: ${name}`, () => {
    let contacts: Contacts
    let clock: ReturnType<typeof stillClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = stillClock(FAR_AHEAD)
      const opened = await open(clock.now)
      contacts = opened.contacts
      close = opened.close
    })
    afterEach(() => close())

    const phone = { sealedPhone: 'sealed', maskedPhone: '+41 ** *** ** 67' }
    const another = { sealedPhone: 'sealed anew', maskedPhone: '+49 *** ***12' }

    test('a phone is known to who told it, of this recipient alone', async () => {
      await contacts.keepPhone('alice and rita', phone)

      expect(await contacts.getPhone('alice and rita')).toEqual(phone)
      for (const pair of ['alice and rolf', 'bob and rita', 'Alice and rita', 'alice', '', '%']) {
        expect(await contacts.getPhone(pair)).toBeUndefined()
      }
    })

    test('another phone takes its place, and no other’s', async () => {
      await contacts.keepPhone('alice and rita', phone)
      await contacts.keepPhone('bob and rita', phone)

      await contacts.keepPhone('alice and rita', another)

      expect(await contacts.getPhone('alice and rita')).toEqual(another)
      expect(await contacts.getPhone('bob and rita')).toEqual(phone)
    })

    test('of fifty told at once one is kept whole', async () => {
      const phones = Array.from({ length: 50 }, (_, index) => ({ sealedPhone: `${index}`, maskedPhone: `** ${index}` }))

      await Promise.all(phones.map(one => contacts.keepPhone('alice and rita', one)))

      expect(phones).toContainEqual(await contacts.getPhone('alice and rita'))
    })

    test('it is kept for 400 days from the last time that it was told', async () => {
      await contacts.keepPhone('told once', phone)
      await contacts.keepPhone('told again', phone)
      clock.move(399 * DAY)
      await contacts.keepPhone('told again', phone)
      expect(await contacts.getPhone('told once')).toEqual(phone)

      clock.move(DAY)

      expect(await contacts.getPhone('told once')).toBeUndefined()
      expect(await contacts.getPhone('told again')).toEqual(phone)
    })
  })
}
