import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a reminder', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const file = { name: 'a.txt', content: Buffer.from('a') }
  const subjectsTo = async (address: string) =>
    (await getOutbox(host.origin)).filter(({ to }) => to === address).map(({ subject }) => subject)
  const countTo = async (address: string) => (await subjectsTo(address)).length
  /** As on the host twice a minute: one sweep just after each of the moments. */
  async function liveFor(...moments: number[]) {
    let lived = 0
    for (const moment of moments) {
      host.clock.move(moment - lived)
      lived = moment
      await host.sweep()
      await host.sweep()
    }
    host.clock.move(-lived)
  }

  test('goes to the recipient two days and one day before the end, and to the sender once', async () => {
    await alice.send([file], { recipient: 'both@partner.example', options: { expiryDays: 7 } })
    await host.settled()
    const before = await countTo('alice@acme.example')

    await liveFor(5 * DAY - HOUR)
    expect(await countTo('both@partner.example')).toBe(1)
    await liveFor(5 * DAY + HOUR)
    expect(await countTo('both@partner.example')).toBe(2)
    expect(await countTo('alice@acme.example')).toBe(before)
    await liveFor(5 * DAY + HOUR, 6 * DAY + HOUR)
    expect(await countTo('both@partner.example')).toBe(3)
    expect(await countTo('alice@acme.example')).toBe(before + 1)
  })

  test('of several recipients goes to those who wait, and once to the sender, with their names', async () => {
    const recipients = ['quick', 'one', 'two', 'three', 'four'].map(name => `${name}@several.example`)
    const { id } = await alice.send([file], { recipients, options: { expiryDays: 7 } })
    await host.settled()
    const { deliveries = [] } = (await alice.review(id)).transfer
    await download(host.origin, deliveries[0]?.downloadUrl ?? '')
    const before = await countTo('alice@acme.example')

    await liveFor(5 * DAY + HOUR, 6 * DAY + HOUR)

    expect(await Promise.all(recipients.map(countTo))).toEqual([1, 3, 3, 3, 3])
    expect(await countTo('alice@acme.example')).toBe(before + 1)
    const mail = (await getOutbox(host.origin)).find(({ to }) => to === 'alice@acme.example')
    expect(mail?.text).toContain('one@several.example, two@several.example, three@several.example, +1')
    expect(mail?.text).toContain(`/transfers/${id}/review`)
    expect(mail?.text).not.toContain('quick@')
  })

  test('is not sent after a download', async () => {
    const sent = await alice.send([file], { recipient: 'quick@partner.example', options: { expiryDays: 7 } })
    await host.settled()
    await download(host.origin, sent.downloadUrl)

    await liveFor(5 * DAY + HOUR, 6 * DAY + HOUR)

    expect(await countTo('quick@partner.example')).toBe(1)
  })

  test('goes once for a lifetime below three days, and never for a single day', async () => {
    await alice.send([file], { recipient: 'two@partner.example', options: { expiryDays: 2 } })
    await alice.send([file], { recipient: 'day@partner.example', options: { expiryDays: 1 } })
    await host.settled()

    await liveFor(HOUR, DAY - HOUR, DAY + HOUR, DAY + 2 * HOUR)

    expect(await countTo('two@partner.example')).toBe(2)
    // The expiry without a download is mailed as well.
    expect((await subjectsTo('day@partner.example')).length).toBe(2)
  })

  test('goes to a responder who has not uploaded yet, with the link', async () => {
    const asked = await alice.request({ responder: 'slow@partner.example', expiryDays: 7 })

    await liveFor(5 * DAY + HOUR)

    const mails = (await getOutbox(host.origin)).filter(({ to }) => to === 'slow@partner.example')
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain(asked.requestUrl)
  })

  test('is not sent for a revoked transfer, nor by mail where notifications are off', async () => {
    const revoked = await alice.send([file], { recipient: 'gone@partner.example' })
    await alice.send([file], { recipient: 'copied@partner.example', options: { sendEmailNotification: false } })
    await host.settled()
    await alice.retract(revoked.id)
    const told = await countTo('gone@partner.example')

    await liveFor(5 * DAY + HOUR, 6 * DAY + HOUR)

    expect(await countTo('gone@partner.example')).toBe(told)
    expect(await countTo('copied@partner.example')).toBe(0)
  })
})
