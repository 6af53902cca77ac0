import { describe, expect, test } from 'vitest'
import { mailBudget } from '../../lambdas/core/mail/mailBudget.ts'
import { mailCaps, mailsOfTransfer } from '../../lambdas/core/mail/mailCaps.ts'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { isNewLock, resendBudget, takeCode } from '../../lambdas/core/secrets/codeBudgets.ts'
import { assertWithinCaps, toRecordCap, uploadCaps } from '../../lambdas/core/transfer/memberCaps.ts'
import type { Budget } from '../../lambdas/ports/limits.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteLimits } from '../../local/stores/limits.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { readPhone } from '../../shared/domain/phone.ts'
import { fixedClock } from '../harness/host.ts'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR
const MIB = 1024 * 1024

const organisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  smsCountries: ['CH'],
  dailyCaps: { sms: 700, mailsPerSender: 9, mailsPerRecipient: 50 },
  memberCaps: { openProvisional: 1, recordMiBPerDay: 2, unfinishedUploadMiB: 1, uploadMiBPerDay: 3 },
})
const verification = { sealedPhone: '', maskedPhone: '', username: '', usernameDigest: 'digest', round: 1 }
const transfer = { sender: { subject: 'alice', email: 'alice@acme.example' } }

function openLimits() {
  const clock = fixedClock()
  return { clock, limits: sqliteLimits(openDatabase(':memory:'), { now: clock.now }) }
}

const budgets: [string, Budget | undefined, number, number][] = [
  ['mails to an address', mailBudget('rita@partner.example', organisation.dailyCaps), 50, DAY],
  ...mailCaps({ subject: 'alice', recipients: ['rita@partner.example'], mails: 1 }, organisation).map(
    ({ budget }, at): [string, Budget, number, number] => [
      ['mails of a member', 'mails of a member to an address', 'mails to an address, in their cap'][at] ?? '',
      budget,
      [9, 25, 50][at] ?? 0,
      DAY,
    ],
  ),
  ['records of a member', toRecordCap('alice', '', organisation).budget, 2 * MIB, DAY],
  ['bytes of a member', uploadCaps('alice', [{ size: 1 }], organisation)[0]?.budget, 3 * MIB, DAY],
  ['codes that are resent', resendBudget(verification), 3, HOUR / 4],
]

describe('the budget of', () => {
  test.each(budgets)('%s holds within any period of its length', async (_, budget, most, seconds) => {
    const { clock, limits } = openLimits()
    const take = (amount: number) => limits.takeAll(budget ? [{ ...budget, amount }] : [])

    expect(await take(most - 1)).toBeUndefined()
    clock.move((seconds / 2) * SECOND)
    expect(await take(1)).toBeUndefined()
    expect(await take(1)).toMatchObject({ retryAfterSeconds: seconds / 2 })
    clock.move((seconds / 2) * SECOND - 1)
    expect(await take(1)).toMatchObject({ retryAfterSeconds: 1 })
    clock.move(1)
    expect(await take(1)).toBeUndefined()
  })

  test('mails leaves half of an address to other members, and at least 20 or all of them', () => {
    const share = (mailsPerRecipient: number) => {
      const dailyCaps = { ...organisation.dailyCaps, mailsPerRecipient }
      return mailCaps({ subject: 'alice', recipients: ['rita@partner.example'], mails: 1 }, { dailyCaps })[1]?.budget
        .most
    }

    expect([1, 19, 20, 21, 40, 41, 200].map(share)).toEqual([1, 19, 20, 20, 20, 21, 100])
  })

  test('mails counts the spellings of one mailbox together, and others apart', () => {
    const name = (address: string) => mailBudget(address, organisation.dailyCaps).name
    const same = (...addresses: string[]) => new Set(addresses.map(name)).size === 1

    expect(
      same('rita@partner.example', 'Rita@Partner.EXAMPLE', 'rita+a@partner.example', 'rita+b+c@partner.example'),
    ).toBe(true)
    expect(same('ri.ta@gmail.com', 'rita@googlemail.com', 'R.I.T.A+x@Gmail.com')).toBe(true)
    expect(same('ri.ta@partner.example', 'rita@partner.example')).toBe(false)
    expect(same('rita@gmail.com', 'rita@partner.example')).toBe(false)
    expect(same('rita@gmail.com', 'rolf@gmail.com')).toBe(false)
    expect(name('rita@partner.example')).not.toContain('rita')
  })

  test('mails counts the link and the password that a transfer sends', () => {
    const count = (sendEmailNotification: boolean, isPasswordProtected?: boolean) =>
      mailsOfTransfer({ sendEmailNotification, isPasswordProtected })

    expect([count(false), count(true), count(false, true), count(true, true), count(true, false)]).toEqual([
      0, 1, 1, 2, 1,
    ])
    expect(mailCaps({ subject: 'alice', recipients: ['rita@partner.example'], mails: 0 }, organisation)).toEqual([])
    const two = mailCaps({ subject: 'alice', recipients: ['rita@partner.example'], mails: 2 }, organisation)
    expect(two.map(({ budget }) => budget.amount)).toEqual([2, 2, 2])
    expect(two.map(({ fault }) => fault)).toEqual([
      expect.stringContaining('You have sent as many mails today'),
      expect.stringContaining('to this address today as your organization allows one person'),
      expect.stringContaining('This address has received as many mails today'),
    ])
  })

  test('records counts the bytes of a record and 2 KiB for its links and events', () => {
    const amount = (record: unknown) => toRecordCap('alice', record, organisation).budget.amount

    expect(amount({ a: 'ü' })).toBe(Buffer.byteLength('{"a":"ü"}') + 2048)
    expect(toRecordCap('alice', {}, organisation).budget.name).not.toBe(
      toRecordCap('bob', {}, organisation).budget.name,
    )
  })

  test('bytes counts all files together, and nothing for none', () => {
    expect(uploadCaps('alice', [{ size: 2 }, { size: 3 }], organisation)[0]?.budget.amount).toBe(5)
    expect(uploadCaps('alice', [{ size: 0 }], organisation)).toEqual([])
    expect(uploadCaps('alice', [{ size: 1 }], organisation)[0]?.fault).toBe(
      'Your organization allows 3 MB of files for each person in 24 hours. Uploads that were given up count, too.',
    )
  })
})

test('budgets of members, addresses and kinds are counted apart', () => {
  const names = ['alice', 'bob'].flatMap(subject => [
    ...mailCaps({ subject, recipients: ['rita@partner.example'], mails: 1 }, organisation).slice(0, 2),
    ...mailCaps({ subject, recipients: ['rolf@partner.example'], mails: 1 }, organisation).slice(1, 2),
    toRecordCap(subject, '', organisation),
    ...uploadCaps(subject, [{ size: 1 }], organisation),
  ])
  const all = [...names.map(({ budget }) => budget.name), resendBudget(verification).name]

  expect(new Set(all).size).toBe(11)
  expect(resendBudget({ ...verification, round: 2 }).name).not.toBe(resendBudget(verification).name)
  for (const name of all) expect(name).not.toMatch(/alice|bob|rita|rolf/)
})

describe('a code', () => {
  const phone = (range: number, at = 0) =>
    readPhone(`+4179${String(range).padStart(2, '0')}${12_345 + at}`) ?? expect.fail('This is no phone.')
  /** How many codes may be sent, one in each second, and the wait for the next. */
  async function sent(
    next: (at: number) => Parameters<typeof takeCode>[2],
    holders: (at: number) => string,
    of = organisation,
  ) {
    const { clock, limits } = openLimits()
    for (let count = 0; count < 1000; count += 1) {
      const holder = { transfer, verification: { ...verification, usernameDigest: holders(count) } }
      const used = await takeCode({ limits, organisation: of }, holder, next(count))
      if (used) return { count, wait: used.retryAfterSeconds }
      clock.move(SECOND)
    }
    return { count: 1000 }
  }
  const sms = (to = phone(12)) => ({ channel: 'sms' as const, phone: to })

  test('for one transfer is one of five in an hour', async () => {
    expect(
      await sent(
        () => sms(),
        () => 'same',
      ),
    ).toEqual({ count: 5, wait: HOUR - 1 })
  })

  test('to one phone is one of ten in an hour, over all transfers', async () => {
    expect(await sent(() => sms(), String)).toEqual({ count: 10, wait: HOUR - 1 })
  })

  test('to one range of numbers is one of 50 in an hour, over all phones', async () => {
    expect(await sent(at => sms(phone(12, at)), String)).toEqual({ count: 50, wait: HOUR - 1 })
  })

  test('of one sender is one of a tenth of the organisation’s day, at least 50', async () => {
    const everywhere = (at: number) => sms(phone(at))
    const least = { ...organisation, dailyCaps: { ...organisation.dailyCaps, sms: 499 } }

    expect(await sent(everywhere, String)).toEqual({ count: 70, wait: DAY - 1 })
    expect(await sent(everywhere, String, least)).toEqual({ count: 50, wait: DAY - 1 })
  })

  test('by e-mail counts as a mail to its address', async () => {
    const mail = () => ({ channel: 'email' as const, address: 'rita@partner.example' })

    expect(await sent(mail, String)).toEqual({ count: 50, wait: DAY - 1 })
  })

  test('is one of 33 in all for a round of a transfer, which then needs its sender', async () => {
    const { clock, limits } = openLimits()
    const take = (round: number) =>
      takeCode({ limits, organisation }, { transfer, verification: { ...verification, round } }, sms())
    for (let day = 0; day < 33; day += 1) {
      expect(await take(1)).toBeUndefined()
      clock.move(DAY * SECOND)
    }

    expect(await take(1)).toEqual({})
    expect(await take(2)).toBeUndefined()
  })

  test('that is locked is recorded once an hour', async () => {
    const { clock, limits } = openLimits()
    const isNew = () => isNewLock({ limits }, verification)

    expect([await isNew(), await isNew()]).toEqual([true, false])
    clock.move(HOUR * SECOND - 1)
    expect(await isNew()).toBe(false)
    clock.move(1)
    expect(await isNew()).toBe(true)
    expect(await isNewLock({ limits }, { ...verification, round: 2 })).toBe(true)
  })
})

test('a cap that is reached is refused with its own sentence and the wait', async () => {
  const { limits } = openLimits()
  const caps = [
    { budget: { name: 'wide', most: 9, seconds: DAY }, fault: 'The wide one.' },
    { budget: { name: 'narrow', most: 1, seconds: HOUR }, fault: 'The narrow one.' },
  ]
  await assertWithinCaps({ limits }, caps)

  const refusal = await assertWithinCaps({ limits }, caps).catch(error => error)

  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: HOUR })
  expect(refusal.message).toBe('The narrow one. Please try again in 1 hour.')
})
