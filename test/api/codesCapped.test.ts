import { afterEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import { type TestHost, withDatabase } from '../harness/host.ts'
import { getOutbox, person } from '../harness/person.ts'
import { expectRefusal } from '../harness/requests.ts'
import {
  askedFor,
  codesHost,
  getAudit,
  lastCode,
  messagesTo,
  nameFor,
  resend,
  type Waiting,
  waitingFor,
} from './codesHost.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('the limit of codes', () => {
  let host: TestHost
  afterEach(() => host.stop())

  async function getSent(waiting: Waiting, asked: number): Promise<number> {
    const before = (await messagesTo(host, waiting.phone)).length
    for (const _ of times(asked)) await askedFor(host, waiting)
    return (await messagesTo(host, waiting.phone)).length - before
  }
  const unlock = async ({ id }: Waiting, recipientPhoneNumber?: string) =>
    (await person(host.origin, 'alice@acme.example')).call(contracts.resetPhoneVerification, {
      params: { id },
      body: recipientPhoneNumber === undefined ? {} : { recipientPhoneNumber },
    })

  test('is five an hour for a transfer over all its sessions, and the refusal says until when', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host)
    host.clock.move(20 * 60_000)
    expect(await getSent(waiting, 5)).toBe(5)

    const { parameters } = await askedFor(host, waiting)

    expect(parameters).toMatchObject({ attempts: '0', expiry: '0', jwt: '', prefix: '', retryAfter: '3600' })
    host.clock.move(HOUR - 1000)
    expect(await getSent(waiting, 10)).toBe(0)
    expect(getAudit(host, waiting).filter(({ result }) => result === 'denied')).toHaveLength(1)
    host.clock.move(1000)
    expect(await getSent(waiting, 10)).toBe(5)
  })

  test('is five for fifty concurrent requests', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host)

    const rounds = await Promise.all(times(50).map(() => askedFor(host, waiting)))

    expect(await messagesTo(host, waiting.phone)).toHaveLength(5)
    expect(rounds.filter(({ parameters }) => parameters.attempts === '3')).toHaveLength(5)
    expect(rounds.filter(({ parameters }) => parameters.retryAfter !== undefined)).toHaveLength(45)
  })

  test('is ten a day and 33 in all, until the sender allows more', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111401', { expiryDays: 60 })
    expect(await getSent(waiting, 6)).toBe(5)
    host.clock.move(HOUR)
    expect(await getSent(waiting, 6)).toBe(5)
    host.clock.move(HOUR)
    const today = await askedFor(host, waiting)
    expect(today.parameters.retryAfter).toBe(String(22 * 3600))

    for (const sent of [10, 10, 3]) {
      host.clock.move(DAY)
      const before = await getSent(waiting, 6)
      host.clock.move(HOUR)
      expect(before + (await getSent(waiting, 6))).toBe(sent)
    }
    host.clock.move(DAY)
    const never = await askedFor(host, waiting)
    expect(never.parameters).toMatchObject({ retryAfter: '', attempts: '0', expiry: '0' })

    await unlock(waiting)
    expect(await nameFor(host, waiting.secret)).toBe(waiting.username)
    expect(await getSent(waiting, 6)).toBe(5)
  })

  test('point 19: is ten in any 24 hours, before and after midnight', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111406', { expiryDays: 60 })
    host.clock.move(13 * HOUR)
    expect(await getSent(waiting, 6)).toBe(5)
    host.clock.move(HOUR)
    expect(await getSent(waiting, 6)).toBe(5)

    // A limit by calendar day would allow ten more after midnight, two hours later.
    for (const _ of times(22)) {
      host.clock.move(HOUR)
      expect(await getSent(waiting, 6)).toBe(0)
    }
    host.clock.move(HOUR)
    expect(await getSent(waiting, 6)).toBe(5)
  })

  test('restarts once the sender sets another phone', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111402')
    expect(await getSent(waiting, 6)).toBe(5)

    await unlock(waiting, '+4915112345678')

    const other = { ...waiting, phone: '+4915112345678', username: await nameFor(host, waiting.secret) }
    expect(await getSent(other, 6)).toBe(5)
    expect(await messagesTo(host, waiting.phone)).toHaveLength(5)
  })

  test('includes resent codes', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host)
    expect(await getSent(waiting, 3)).toBe(3)
    const { parameters } = await askedFor(host, waiting)
    expect((await resend(host, waiting.username, parameters.jwt)).status).toBe(200)

    const refused = await resend(host, waiting.username, parameters.jwt)

    expect(expectRefusal(refused, 429).errorMessage).toBe(
      'Too many codes were requested. The next one can be sent in 1 hour.',
    )
    expect(refused.headers['retry-after']).toBe('3600')
    expect(await messagesTo(host, waiting.phone)).toHaveLength(5)
  })

  test('is ten an hour and twenty a day to one phone, over all its transfers', async () => {
    host = await codesHost()
    const waiting: Waiting[] = []
    for (const _ of times(5)) waiting.push(await waitingFor(host, '+41791111403'))
    const sentToAll = async () => {
      const before = (await messagesTo(host, '+41791111403')).length
      for (const each of waiting) await getSent(each, 4)
      return (await messagesTo(host, '+41791111403')).length - before
    }

    expect(await sentToAll()).toBe(10)
    host.clock.move(HOUR)
    expect(await sentToAll()).toBe(10)
    host.clock.move(HOUR)
    expect(await sentToAll()).toBe(0)
    host.clock.move(DAY)
    expect(await sentToAll()).toBe(10)
  })

  test('is fifty an hour to the numbers of one range, for a thousand requests', async () => {
    host = await codesHost({ dailyCaps: { ...demoOrganisation.dailyCaps, mailsPerRecipient: 1000 } })
    const waiting: Waiting[] = []
    for (const at of times(25)) waiting.push(await waitingFor(host, `+417912345${String(at + 10)}`))
    const elsewhere = await waitingFor(host, '+41781234567')

    const recipient = await getRecipient(host.origin)
    const rounds = []
    for (const { username } of waiting) {
      const opened = await recipient.open(username)
      rounds.push(...(await Promise.all(times(40).map(() => recipient.send(opened, username)))))
    }

    expect(rounds).toHaveLength(1000)
    const sent = async () => (await getOutbox(host.origin)).filter(({ channel }) => channel === 'sms').length
    expect(await sent()).toBe(50)
    expect(rounds.filter(({ parameters }) => parameters.retryAfter !== undefined)).toHaveLength(950)
    expect(await getSent(elsewhere, 1)).toBe(1)
    host = await host.restart()
    for (const each of waiting) await askedFor(host, each)
    expect(await sent()).toBe(51)
  })

  test('is the daily budget of the organisation', async () => {
    host = await codesHost({ dailyCaps: { ...demoOrganisation.dailyCaps, sms: 3 } })
    const [one, other] = [await waitingFor(host, '+41791111404'), await waitingFor(host, '+4915112345678')]
    expect(await getSent(one, 2)).toBe(2)
    expect(await getSent(other, 2)).toBe(1)

    const { parameters } = await askedFor(host, one)

    expect(parameters.retryAfter).toBe(String(24 * 3600))
    host.clock.move(DAY)
    expect(await getSent(other, 2)).toBe(2)
  })

  test('is zero for a country that the organisation removed from its list', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+4915112345678')
    const { parameters } = await askedFor(host, waiting)
    const recipient = await getRecipient(host.origin)
    host.context.organisation = { ...host.context.organisation, smsCountries: ['CH'] }

    const refused = await askedFor(host, waiting)

    expect(refused.parameters).toMatchObject({ failure: 'refused', attempts: '0' })
    expectRefusal(await resend(host, waiting.username, parameters.jwt), 409)
    expect(await messagesTo(host, waiting.phone)).toHaveLength(1)
    expect(
      (await recipient.answer(refused, waiting.username, await lastCode(host, waiting.phone))).idToken,
    ).toBeUndefined()
  })

  test('uses budget names that reveal neither phone nor address', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111405', { isOTPEmailAllowed: true })
    await askedFor(host, waiting)
    await askedFor(host, waiting, 'email')

    const rows = withDatabase(host, database => database.prepare('SELECT * FROM counters').all())

    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toMatch(/79111|partner\.example/)
  })
})
