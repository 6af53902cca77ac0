import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMistake } from '../../shared/domain/mistakes.ts'
import { findRelease } from '../../shared/domain/recipients/release.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'

const MINUTE = 60_000
const NINE = Date.parse('2026-11-24T09:00:00.000Z')

type Entry = Pick<Transfer, 'recipient' | 'createdAt' | 'rvReasons'>
const made = (minutes: number, recipient: string, rvReasons?: Transfer['rvReasons']): Entry => ({
  recipient,
  createdAt: new Date(NINE + minutes * MINUTE).toISOString(),
  ...(rvReasons && { rvReasons }),
})
const UNSEEN: Transfer['rvReasons'] = ['DOMAIN_UNSEEN']

describe('a mistake is prevented', () => {
  const warned = made(0, 'rita@partner.exampel', UNSEEN)

  test('when a warned recipient is corrected within 30 minutes, and the correction is sent', () => {
    expect(findMistake(made(30, 'rita@partner.example'), [warned])).toBe(warned)
  })

  test.each<[string, Entry, Entry]>([
    ['later', made(30.01, 'rita@partner.example'), warned],
    ['without a reason', made(1, 'rita@partner.example'), made(0, 'rita@partner.exampel', [])],
    ['of an earlier version', made(1, 'rita@partner.example'), made(0, 'rita@partner.exampel')],
    ['with the same recipient', made(1, 'Rita@Partner.exampel'), warned],
  ])('but not %s', (_, sent, earlier) => {
    expect(findMistake(sent, [earlier])).toBeUndefined()
  })

  test('once, by the nearest of a chain', () => {
    const first = made(0, 'a@wrong.example', UNSEEN)
    const second = made(5, 'b@wrong.example', UNSEEN)
    expect(findMistake(made(9, 'c@right.example'), [second, first])).toBe(second)
  })

  test('also when only the message was changed after the correction', () => {
    const kept = made(5, 'rita@partner.example')
    expect(findMistake(made(50, 'rita@partner.example'), [kept, warned])).toBe(warned)
    expect(findMistake(made(50, 'rita@partner.example'), [made(31, 'rita@partner.example'), warned])).toBeUndefined()
  })

  test('by no detour that leads back to the first address', () => {
    expect(findMistake(made(9, warned.recipient, UNSEEN), [made(5, 'other@partner.example'), warned])).toBeUndefined()
  })
})

const entry = fc.record({
  recipient: fc.constantFrom('a@one.example', 'A@One.example', 'b@two.example', 'c@three.example'),
  reasons: fc.constantFrom<Transfer['rvReasons'][]>(undefined, [], UNSEEN, [
    'RECIPIENT_NEW_TO_SENDER',
    'SIMILAR_FILE_NEW',
  ]),
  pause: fc.integer({ min: 0, max: 60 }),
})

test('any chain: the found mistake was warned, corrected in time and sent to another, and nothing nearer qualifies', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), entry, (entries, last) => {
      let minutes = 0
      const chain = [...entries, last].map(({ recipient, reasons, pause }) => {
        minutes += pause
        return made(minutes, recipient, reasons)
      })
      const sent = chain.at(-1) as Entry
      const earlier = chain.slice(0, -1).reverse()

      const found = findMistake(sent, earlier)

      const qualifies = (one: Entry, place: number) => {
        const next = place === 0 ? sent : (earlier[place - 1] as Entry)
        const isInTime = Date.parse(next.createdAt) - Date.parse(one.createdAt) <= 30 * MINUTE
        const isOther = one.recipient.toLowerCase() !== sent.recipient.toLowerCase()
        return (one.rvReasons?.length ?? 0) > 0 && isInTime && isOther
      }
      expect(found).toBe(earlier.find(qualifies))
      // Everything before the found one has no influence.
      if (found) expect(findMistake(sent, earlier.slice(0, earlier.indexOf(found) + 1))).toBe(found)
    }),
  )
})

test('neither a wrong recipient nor a corrected one is in a rebuilt usage history', () => {
  const sent = { transferState: 'retracted', expiryDate: '2026-12-01T09:00:00.000Z' } as const
  expect(findRelease(aTransfer('revoked', sent))).toBeDefined()
  expect(findRelease(aTransfer('wrong', { ...sent, isWrongRecipient: true }))).toBeUndefined()
  expect(findRelease(aTransfer('wrong', { ...sent, isWrongRecipient: true, wasMistake: true }))).toBeUndefined()
  expect(findRelease(aTransfer('corrected', { transferState: 'retracted', wasMistake: true }))).toBeUndefined()
})
