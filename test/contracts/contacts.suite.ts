import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Contacts } from '../../lambdas/ports/contacts.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'

const DAY = 24 * 60 * 60_000

export function contactsSuite(
  name: string,
  open: (now: () => number) => Promise<{ contacts: Contacts; close(): Promise<void> }>,
) {
  describe(`contacts: ${name}`, () => {
    let contacts: Contacts
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      contacts = opened.contacts
      close = opened.close
    })
    afterEach(() => close())

    const phone = { sealedPhone: 'sealed', maskedPhone: '+41 ** *** ** 67' }
    const another = { sealedPhone: 'sealed anew', maskedPhone: '+49 *** ***12' }

    test('a phone is visible only to the sender who entered it, for this recipient', async () => {
      await contacts.keepPhone('alice and rita', phone)

      expect(await contacts.getPhone('alice and rita')).toEqual(phone)
      for (const pair of ['alice and rolf', 'bob and rita', 'Alice and rita', 'alice', '', '%']) {
        expect(await contacts.getPhone(pair)).toBeUndefined()
      }
    })

    test('a new phone replaces the former, and no other sender’s', async () => {
      await contacts.keepPhone('alice and rita', phone)
      await contacts.keepPhone('bob and rita', phone)

      await contacts.keepPhone('alice and rita', another)

      expect(await contacts.getPhone('alice and rita')).toEqual(another)
      expect(await contacts.getPhone('bob and rita')).toEqual(phone)
    })

    test('one of fifty concurrent writes is stored completely', async () => {
      const phones = Array.from({ length: 50 }, (_, index) => ({ sealedPhone: `${index}`, maskedPhone: `** ${index}` }))

      await Promise.all(phones.map(one => contacts.keepPhone('alice and rita', one)))

      expect(phones).toContainEqual(await contacts.getPhone('alice and rita'))
    })

    test('a phone is stored for 400 days from its last use', async () => {
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
