import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AddressBook } from '../../lambdas/ports/addressBook.ts'
import { MAX_ADDRESS_BOOK_ENTRIES } from '../../shared/domain/limits.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'

const DAY = 24 * 60 * 60_000
const toAddress = (at: number) => `r${String(at).padStart(3, '0')}@partner.example`

export function addressBookSuite(
  name: string,
  open: (now: () => number) => Promise<{ addressBook: AddressBook; close(): Promise<void> }>,
) {
  describe(`address book: ${name}`, () => {
    let addressBook: AddressBook
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      addressBook = opened.addressBook
      close = opened.close
    })
    afterEach(() => close())

    const keep = (subject: string, address: string, name = '') => addressBook.keep(subject, { address, name })
    const listed = async (subject: string) => (await addressBook.list(subject)).map(({ address }) => address)

    test('lists the recipients of a member, the last used first, and those of no other', async () => {
      await keep('alice', 'rita@partner.example', 'Rita')
      clock.move(1000)
      await keep('alice', 'rolf@partner.example')
      await keep('bob', 'ruth@partner.example')

      expect(await addressBook.list('alice')).toEqual([
        { address: 'rolf@partner.example', name: '', lastUsedAt: FAR_AHEAD + 1000 },
        { address: 'rita@partner.example', name: 'Rita', lastUsedAt: FAR_AHEAD },
      ])
      expect(await listed('bob')).toEqual(['ruth@partner.example'])
      for (const subject of ['Alice', 'alic', 'alice#', '', '%']) expect(await listed(subject)).toEqual([])
    })

    test('has one entry for an address in any case, as it was written last', async () => {
      await keep('alice', 'Rita@partner.example')
      await keep('alice', 'rolf@partner.example')
      clock.move(1000)
      await keep('alice', 'RITA@partner.example')

      expect(await listed('alice')).toEqual(['RITA@partner.example', 'rolf@partner.example'])
    })

    test('takes a new name for the former, and keeps it when none is given', async () => {
      await keep('alice', 'rita@partner.example')
      await keep('alice', 'rita@partner.example', 'Rita')
      await keep('alice', 'rita@partner.example', 'Dr. Rita Rossi')
      await keep('alice', 'rita@partner.example')

      expect(await addressBook.list('alice')).toMatchObject([{ name: 'Dr. Rita Rossi' }])
    })

    test('removes only what is named, of this member, in any case', async () => {
      for (const subject of ['alice', 'bob']) {
        for (const at of [1, 2, 3]) await keep(subject, toAddress(at))
      }

      await addressBook.remove('alice', [toAddress(1).toUpperCase(), toAddress(3), toAddress(3), toAddress(9)])
      await addressBook.remove('carol', [toAddress(2)])

      expect(await listed('alice')).toEqual([toAddress(2)])
      expect(await listed('bob')).toEqual([1, 2, 3].map(toAddress))
    })

    test('keeps an entry for 400 days from its last use', async () => {
      await keep('alice', 'once@partner.example', 'Once')
      await keep('alice', 'again@partner.example')
      clock.move(399 * DAY)
      await keep('alice', 'again@partner.example')
      expect(await listed('alice')).toEqual(['again@partner.example', 'once@partner.example'])

      clock.move(DAY)

      expect(await listed('alice')).toEqual(['again@partner.example'])
    })

    test('loses none of fifty concurrent uses', async () => {
      const addresses = Array.from({ length: 50 }, (_, at) => toAddress(at))

      await Promise.all(addresses.map(address => keep('alice', address)))

      expect((await listed('alice')).sort()).toEqual(addresses)
    })

    test('has room for 500 entries: a new one displaces the least recently used', { timeout: 120_000 }, async () => {
      await keep('bob', 'ruth@partner.example')
      for (let at = 0; at < MAX_ADDRESS_BOOK_ENTRIES; at += 1) {
        await keep('alice', toAddress(at))
        clock.move(1)
      }
      await keep('alice', toAddress(0))
      clock.move(1)

      await Promise.all(['new@partner.example', 'newer@partner.example'].map(address => keep('alice', address)))

      const all = await listed('alice')
      expect(all).toHaveLength(MAX_ADDRESS_BOOK_ENTRIES)
      expect(all.slice(0, 3)).toEqual(['new@partner.example', 'newer@partner.example', toAddress(0)])
      expect(all.at(-1)).toBe(toAddress(3))
      expect(await listed('bob')).toEqual(['ruth@partner.example'])
    })
  })
}
