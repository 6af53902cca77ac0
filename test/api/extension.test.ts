import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { toDeliveryId } from '../../shared/domain/deliveries.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, download, getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { withFault } from '../harness/portFaults.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const SENDER = 'alice@acme.example'
const RITA = 'rita@partner.example'
const ROLF = 'rolf@partner.example'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, sendExpiryDays: { min: 1, default: 7, max: 30 } },
  })
  alice = await person(host.origin, SENDER)
})
afterEach(() => host.stop())

async function sent(recipients: readonly string[] = [RITA], expiryDays = 7) {
  const { id, downloadUrl } = await alice.send([plan], { recipients, options: { expiryDays } })
  await host.settled()
  const { deliveries = [] } = (await alice.review(id)).transfer
  return { id, downloadUrl, links: deliveries.map(one => one.downloadUrl ?? '') }
}
const inDays = (days: number) => new Date(host.clock.now() + days * DAY).toISOString()
const extend = (id: string, expiryDate: string, by = alice) =>
  by.call(contracts.extendTransfer, { params: { id }, body: { expiryDate } })
const ask = (url: string) =>
  personWith(host.origin, undefined).call(contracts.askMoreTime, { params: { secret: getSecret(url) } })
const open = (url: string) =>
  personWith(host.origin, undefined).call(contracts.getDownload, { params: { secret: getSecret(url) } })
const stored = (id: string) => host.context.transfers.get(id)
const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const toTexts = (contents: readonly Uint8Array[]) => contents.map(content => Buffer.from(content).toString())
/** Sweeps follow, and the sender signs in again. */
async function pass(milliseconds: number) {
  host.clock.move(milliseconds)
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await host.sweep()
    host.clock.move(1)
  }
  alice = await person(host.origin, SENDER)
}
const refused = (status: number, errorMessage: RegExp, more = {}) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage), ...more },
})

describe('a sender who extends a transfer', () => {
  test('gives it a later end before it ends, with the same link and new reminders', async () => {
    const { id, downloadUrl } = await sent()
    await pass(6 * DAY + HOUR)
    const later = inDays(3)

    expect(await extend(id, later)).toMatchObject({ id, transferState: 'active', expiryDate: later, expiryDays: 10 })

    await pass(2 * DAY)
    expect(toTexts((await download(host.origin, downloadUrl)).contents)).toEqual(['We meet in the morning.'])
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'active', expiryDate: later })
  })

  test('is reminded of each end', async () => {
    const { id } = await sent()
    const reminders = async () =>
      (await subjectsTo(SENDER)).filter(one => one.includes('has not yet downloaded')).length
    await pass(6 * DAY + HOUR)
    expect(await reminders()).toBe(1)

    await extend(id, inDays(3))
    await pass(2 * DAY + HOUR)

    expect(await reminders()).toBe(2)
  })

  test('brings an expired one back within five days, and its recipient is mailed the link', async () => {
    const { id, downloadUrl } = await sent()
    await pass(7 * DAY + HOUR)
    await expect(open(downloadUrl)).rejects.toMatchObject({ status: 410 })
    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'expired',
      extension: { until: expect.any(String), latest: expect.any(String) },
    })

    await pass(4 * DAY)
    await extend(id, inDays(2))
    await pass(HOUR)

    expect((await download(host.origin, downloadUrl)).contents).toHaveLength(1)
    const [latest] = await mailsTo(RITA)
    expect(latest?.text).toContain(downloadUrl)
    await pass(3 * DAY)
    await expect(open(downloadUrl)).rejects.toMatchObject({ status: 410 })
  })

  test('reaches the recipients of all deliveries, also of those that expired, but not removed ones', async () => {
    const { id, links } = await sent([RITA, ROLF, 'ruth@partner.example'])
    const removed = { id, deliveryId: toDeliveryId(id, 2) }
    await alice.call(contracts.retractDelivery, { params: removed, body: { transferState: 'retracted' } })
    await pass(7 * DAY + HOUR)

    await extend(id, inDays(4))
    await pass(3 * DAY)

    const [first = '', second = ''] = links
    expect((await download(host.origin, first)).contents).toHaveLength(1)
    expect((await download(host.origin, second)).contents).toHaveLength(1)
    const { deliveries = [] } = (await alice.review(id)).transfer
    expect(deliveries.map(({ state, downloadCount }) => [state, downloadCount])).toEqual([
      ['active', 1],
      ['active', 1],
      ['retracted', 0],
    ])
  })

  test('and is interrupted reaches all deliveries when it is repeated', async () => {
    const { id, links } = await sent([RITA, ROLF])
    await pass(7 * DAY + HOUR)
    const later = inDays(4)

    const restore = withFault(host.context, ['transfers', 'getRecords'], 'fails')
    await expect(extend(id, later)).rejects.toMatchObject({ status: 500 })
    restore()
    expect((await stored(toDeliveryId(id, 1)))?.transferState).toBe('expired')
    expect((await open(links[1] ?? '')).transferState).toBe('active')

    await extend(id, later)
    expect(await stored(toDeliveryId(id, 1))).toMatchObject({ transferState: 'active', expiryDate: later })
  })

  test('changes nothing by a repeat or an earlier end, and two at once leave the later one', async () => {
    const { id } = await sent()
    const [one, two] = [inDays(10), inDays(12)]

    await Promise.all([extend(id, one), extend(id, two), extend(id, one)])

    expect((await stored(id))?.expiryDate).toBe(two)
    expect(await extend(id, inDays(3))).toMatchObject({ expiryDate: two, expiryDays: 12 })
    const audited = withDatabase(host, database =>
      database.prepare("SELECT actor, detail FROM audit WHERE action = 'extend'").all(),
    )
    expect(audited.length).toBeLessThanOrEqual(2)
    expect(audited.at(-1)?.detail).toContain(`to ${two}`)
  })

  test('is refused beyond the organisation’s limit, with the latest end', async () => {
    const { id } = await sent()
    const latest = inDays(30)

    await expect(extend(id, inDays(31))).rejects.toMatchObject(
      refused(400, /^Expiry cannot exceed 30 days\.$/, { current: { expiryDate: expect.any(String) } }),
    )
    const { transfer } = await alice.review(id)
    expect(transfer.extension?.latest.slice(0, 16)).toBe(latest.slice(0, 16))
    expect(await extend(id, transfer.extension?.latest ?? '')).toMatchObject({ expiryDays: 30 })
    expect((await alice.review(id)).transfer.extension).toBeUndefined()
  })

  test('is refused beyond a policy, which is named, and by one that blocks such transfers', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    const { id } = await sent()
    const body = { name: 'Short', description: '', conditions: [] }
    await ada.call(contracts.createPolicy, {
      body: { ...body, statements: [{ feature: 'maxExpiryDays', effect: 'set', value: 9 }] },
    })

    await expect(extend(id, inDays(10))).rejects.toMatchObject(
      refused(422, /9 days.*Short/, { current: { expiryDate: expect.any(String) } }),
    )
    expect(await extend(id, inDays(8))).toMatchObject({ expiryDays: 8 })

    await ada.call(contracts.createPolicy, {
      body: { ...body, name: 'Closed', statements: [{ feature: 'transfer', effect: 'block' }] },
    })
    await expect(extend(id, inDays(9))).rejects.toMatchObject({ status: 422 })
  })

  test('is bound by the policies of their present groups, not of those that they had when they sent it', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Ten days without the group admin',
        description: '',
        conditions: [{ attribute: 'sender.group', operator: 'noneOf', values: ['admin'] }],
        statements: [{ feature: 'maxExpiryDays', effect: 'set', value: 10 }],
      },
    })
    const { id } = await ada.send([plan], { recipients: [RITA], options: { expiryDays: 7 } })
    await host.settled()
    await extend(id, inDays(20), ada)
    expect((await stored(id))?.senderGroups).toEqual(['org', 'admin'])

    await host.context.sessions.limitRights(decodeJwt(ada.idToken ?? '').sub ?? '', 'member')
    const asMember = await person(host.origin, 'ada@acme.example')

    await expect(extend(id, inDays(25), asMember)).rejects.toMatchObject(refused(422, /10/))
    expect((await stored(id))?.expiryDate).toBe(inDays(20))
  })

  test('takes up a sign-in that a policy demands since, for each recipient', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    const { id, links } = await sent([RITA, ROLF])
    await ada.call(contracts.createPolicy, {
      body: { name: 'Known', description: '', conditions: [], statements: [{ feature: 'signIn', effect: 'required' }] },
    })
    for (const link of links) expect(await open(link)).toMatchObject({ transferState: 'active' })

    await extend(id, inDays(9))

    for (const link of links) await expect(open(link)).rejects.toMatchObject({ status: 401 })
  })

  test('brings an expired one back for a day at least, so that no loop mails its recipients', async () => {
    const { id } = await sent()
    await pass(7 * DAY + HOUR)

    const { expiryDate } = await extend(id, inDays(1 / 1440))

    expect(expiryDate).toBe(inDays(1))
  })

  test('is refused for a past end, a retracted, an erased, another person’s, and for no date', async () => {
    const bob = await person(host.origin, 'bob@acme.example')
    const { id } = await sent()
    const gone = await sent()
    await alice.retract(gone.id)

    await expect(extend(gone.id, inDays(9))).rejects.toMatchObject(refused(409, /can no longer be extended/))
    await expect(extend(id, inDays(9), bob)).rejects.toMatchObject({ status: 404 })
    await expect(extend(id, 'tomorrow')).rejects.toMatchObject({ status: 400 })
    await pass(7 * DAY + HOUR)
    await expect(extend(id, inDays(-1))).rejects.toMatchObject(refused(400, /future/))
    await pass(5 * DAY - 2 * HOUR)
    await expect(extend(id, inDays(9))).rejects.toMatchObject(refused(409, /can no longer be extended/))
    await pass(2 * HOUR)
    expect(await stored(id)).toMatchObject({ withdrawnAt: expect.any(String), erasedAt: expect.any(String) })
    await expect(extend(id, inDays(9))).rejects.toMatchObject(refused(409, /can no longer be extended/))
  })

  test('extends what answered a request, but no request that waits', async () => {
    const asked = await alice.request({ responder: RITA, expiryDays: 3 })
    await expect(extend(asked.id, inDays(9))).rejects.toMatchObject({ status: 409 })
    await answerRequest(host.origin, asked.requestUrl, [plan])
    await host.settled()

    expect(await extend(asked.id, inDays(20))).toMatchObject({ transferState: 'active', expiryDays: 20 })
  })
})

describe('the end of a transfer', () => {
  test('is said to its sender before, also after a single day, with who has not downloaded', async () => {
    const { links } = await sent([RITA, ROLF], 1)
    await download(host.origin, links[1] ?? '')

    await pass(18 * HOUR + 1)

    const [mail, ...others] = await mailsTo(SENDER)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`${RITA} has not yet downloaded your files`)
    expect(mail?.text).toContain('?extend=7')
    expect(mail?.text).not.toContain(ROLF)
    expect(await mailsTo(RITA)).toHaveLength(1)
  })

  test('is said to the sender of files that were not downloaded, each time, with how to extend', async () => {
    const { id } = await sent()
    const ends = async () => (await mailsTo(SENDER)).filter(({ subject }) => subject.includes('have expired'))
    await pass(7 * DAY + HOUR)
    const [mail] = await ends()
    expect(mail?.subject).toBe(`Your files for ${RITA} have expired`)
    expect(mail?.text).toContain(`/transfers/${id}/review?extend=7`)

    await pass(HOUR)
    expect(await ends()).toHaveLength(1)
    await extend(id, inDays(1))
    await pass(DAY + HOUR)
    expect(await ends()).toHaveLength(2)
  })

  test('is not said once all recipients have downloaded, and offers no extension beyond the limit', async () => {
    const done = await sent()
    await download(host.origin, done.downloadUrl)
    const { id } = await sent([ROLF], 30)
    await pass(30 * DAY + HOUR)

    const [mail, ...others] = (await mailsTo(SENDER)).filter(({ subject }) => subject.includes('have expired'))
    expect(others).toEqual([])
    expect(mail?.subject).toContain(ROLF)
    expect(mail?.text).toContain(`/transfers/${id}/review`)
    expect(mail?.text).not.toContain('extend')
  })

  test('is said to the requester of files that they did not download', async () => {
    const asked = await alice.request({ responder: RITA, expiryDays: 3 })
    await answerRequest(host.origin, asked.requestUrl, [plan])
    await host.settled()

    await pass(8 * DAY)

    expect(await subjectsTo(SENDER)).toContain(`The files from ${RITA} have expired`)
    expect(await subjectsTo(RITA)).not.toContain(expect.stringContaining('have expired'))
  })
})

describe('a recipient who asks for more time', () => {
  const asks = async () => (await mailsTo(SENDER)).filter(({ subject }) => subject.startsWith('More time'))

  test('mails the sender once a day, with the address of the transfer and one click', async () => {
    const { id, downloadUrl } = await sent()
    await pass(7 * DAY + HOUR)

    expect(await Promise.all([ask(downloadUrl), ask(downloadUrl)])).toEqual([{}, {}])
    await pass(2 * 60_000)
    await ask(downloadUrl)
    await pass(2 * 60_000)

    const [mail, ...others] = await asks()
    expect(others).toEqual([])
    expect(mail?.subject).toContain(RITA)
    expect(mail?.text).toContain(`/transfers/${id}/review?extend=7`)
    await pass(DAY)
    await ask(downloadUrl)
    await pass(2 * 60_000)
    expect(await asks()).toHaveLength(2)
  })

  test('of several is named by themselves, and removed ones cannot ask', async () => {
    const { id, links } = await sent([RITA, ROLF, 'ruth@partner.example'])
    const removed = { id, deliveryId: toDeliveryId(id, 2) }
    await alice.call(contracts.retractDelivery, { params: removed, body: { transferState: 'retracted' } })
    await pass(7 * DAY + HOUR)

    await ask(links[1] ?? '')
    await ask(links[2] ?? '')
    await pass(2 * HOUR)

    const [mail, ...others] = await asks()
    expect(others).toEqual([])
    expect(mail?.text).toContain(ROLF)
    expect(mail?.text).not.toContain('ruth@')
  })

  test('gets the same answer in any state, and only an expired one mails', async () => {
    const active = await sent()
    const revoked = await sent()
    await alice.retract(revoked.id)

    expect(await ask(active.downloadUrl)).toEqual({})
    expect(await ask(revoked.downloadUrl)).toEqual({})
    await expect(ask(`/dl/${'x'.repeat(43)}`)).rejects.toMatchObject({ status: 404 })
    await pass(7 * DAY + HOUR)
    await pass(5 * DAY + HOUR)
    expect((await stored(active.id))?.erasedAt).toBeDefined()
    expect(await ask(active.downloadUrl)).toEqual({})
    await pass(2 * HOUR)
    expect(await asks()).toEqual([])
  })

  test('is limited for each network', async () => {
    const limited = await testHost({ budgets: { read: 1e6, write: 40, link: 1e6, report: 1e6 } })
    try {
      const bob = await person(limited.origin, 'bob@acme.example')
      const { downloadUrl } = await bob.send([plan])
      const secret = getSecret(downloadUrl)
      const asking = () => personWith(limited.origin, undefined).call(contracts.askMoreTime, { params: { secret } })
      const found = await Promise.allSettled(Array.from({ length: 60 }, asking))
      const statuses = found.flatMap(one => (one.status === 'rejected' ? [one.reason.status] : []))
      expect(new Set(statuses)).toEqual(new Set([429]))
    } finally {
      await limited.stop()
    }
  })
})
