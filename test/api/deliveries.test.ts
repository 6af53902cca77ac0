import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { ReviewedDelivery } from '../../shared/contract/transfers.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type FileToSend, getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { held } from '../harness/portFaults.ts'

const DAY = 24 * 60 * 60_000
const FIRST = 'ana@one.example'
const SECOND = 'ben@two.example'
const THIRD = 'cleo@three.example'
const plan: FileToSend = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const notes: FileToSend = { name: 'notes.txt', content: Buffer.from('Nothing of note.') }

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, maxRecipients: 4 },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

type More = NonNullable<Parameters<Person['send']>[1]>

async function sent(recipients: readonly string[] = [FIRST, SECOND, THIRD], more: More = {}) {
  const { id, downloadUrl } = await alice.send([plan, notes], { recipients, ...more })
  await host.settled()
  return { id, downloadUrl, deliveries: await getDeliveries(id) }
}
async function getDeliveries(id: string): Promise<ReviewedDelivery[]> {
  return (await alice.review(id)).transfer.deliveries ?? []
}
function getLink(deliveries: readonly ReviewedDelivery[], recipient: string): string {
  const found = deliveries.find(one => one.recipient === recipient && one.downloadUrl !== undefined)
  if (!found?.downloadUrl) throw new Error(`${recipient} has no link.`)
  return found.downloadUrl
}
const add = (id: string, recipients: readonly string[], by = alice) =>
  by.call(contracts.addRecipients, {
    params: { id },
    body: { recipients: recipients.map(recipient => ({ recipient })) },
  })
const remove = (id: string, deliveryId: string, by = alice) =>
  by.call(contracts.retractDelivery, { params: { id, deliveryId }, body: { transferState: 'retracted' } })
const open = (url: string) =>
  personWith(host.origin, undefined).call(contracts.getDownload, { params: { secret: getSecret(url) } })
const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)
const refused = (status: number, errorMessage: RegExp) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage) },
})
const toText = (contents: readonly Uint8Array[]) => contents.map(content => Buffer.from(content).toString())

describe('files for several recipients', () => {
  test('ask a recipient who is added later to sign in, where a policy demands it of them', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    const { id } = await sent([FIRST])
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'Known',
        description: '',
        conditions: [{ attribute: 'recipient.domain', operator: 'in', values: [SECOND.split('@')[1] ?? ''] }],
        statements: [{ feature: 'signIn', effect: 'required' }],
      },
    })

    await add(id, [SECOND])
    await host.settled()

    const deliveries = await getDeliveries(id)
    expect(await open(getLink(deliveries, FIRST))).toMatchObject({ transferState: 'active' })
    await expect(open(getLink(deliveries, SECOND))).rejects.toMatchObject({ status: 401 })
  })

  test('reach each by a link of their own, in one mail each', async () => {
    const { id, downloadUrl, deliveries } = await sent()

    expect(deliveries.map(({ recipient, state }) => [recipient, state])).toEqual([
      [FIRST, 'active'],
      [SECOND, 'active'],
      [THIRD, 'active'],
    ])
    expect(deliveries[0]?.id).toBe(id)
    expect(getLink(deliveries, FIRST)).toBe(downloadUrl)
    const links = deliveries.map(one => one.downloadUrl)
    expect(new Set(links).size).toBe(3)
    for (const { recipient } of deliveries) {
      const mails = await mailsTo(recipient)
      expect(mails).toHaveLength(1)
      const own = links.filter(link => mails[0]?.text.includes(link ?? '-'))
      expect(own).toEqual([getLink(deliveries, recipient)])
      const { payload, contents } = await download(host.origin, getLink(deliveries, recipient))
      expect(payload).toMatchObject({ message: 'Here they are.', sharedBy: 'alice@acme.example', fileCount: 2 })
      expect(toText(contents)).toEqual(['We meet in the morning.', 'Nothing of note.'])
    }
  })

  test('count the downloads of each apart', async () => {
    const { id, deliveries } = await sent()

    await download(host.origin, getLink(deliveries, SECOND))

    const counted = await getDeliveries(id)
    expect(counted.map(({ downloadCount }) => downloadCount)).toEqual([0, 2, 0])
    expect(counted[1]).toMatchObject({
      firstDownloadAt: new Date(host.clock.now()).toISOString(),
      taken: { people: 1, files: 2, of: 2, isAllByEach: true },
    })
  })

  test('name an address once, in any case', async () => {
    const { deliveries } = await sent([FIRST, SECOND, FIRST.toUpperCase(), SECOND])

    expect(deliveries.map(({ recipient }) => recipient)).toEqual([FIRST, SECOND])
  })

  test('to one recipient are as they always were', async () => {
    const { deliveries } = await sent([FIRST])

    expect(deliveries).toEqual([])
  })

  test('are refused to more than the organisation allows', async () => {
    await expect(sent([1, 2, 3, 4, 5].map(place => `p${place}@one.example`))).rejects.toMatchObject(
      refused(400, /^Enter at most 4 recipients\.$/),
    )
  })

  test('are refused by the thousands, before anything is stored', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => `p${place}@one.example`)

    await expect(sent(many(10_000))).rejects.toMatchObject(refused(400, /^Enter at most 4 recipients\.$/))
    await expect(sent(many(10_001))).rejects.toMatchObject({ status: 400 })
    expect(await mailsTo('p0@one.example')).toEqual([])
  })

  test('are refused when one recipient is banned', async () => {
    await expect(sent([FIRST, 'eve@banned.example'])).rejects.toMatchObject(refused(422, /banned\.example/))
  })

  test('with a code by SMS are refused', async () => {
    const call = sent([FIRST, SECOND], { options: { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' } })

    await expect(call).rejects.toMatchObject({ status: 422 })
  })

  test('with a password reach each with its password', async () => {
    const { deliveries } = await sent([FIRST, SECOND], { options: { isPasswordProtected: true } })

    for (const { recipient } of deliveries) {
      expect(await mailsTo(recipient)).toHaveLength(2)
      const { payload } = await download(host.origin, getLink(deliveries, recipient))
      expect(payload.files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.zip$/)])
    }
  })

  test('are one transfer in figures, with each recipient, each partner once, and the downloads of all', async () => {
    const { id, deliveries } = await sent([FIRST, SECOND, 'anton@one.example'])
    await download(host.origin, getLink(deliveries, SECOND))
    await add(id, ['benno@two.example'])
    await host.settled()
    const { insights } = host.context
    const window = { from: 0, to: host.clock.now() + DAY }
    const most = { limit: 9, withoutDomains: [] }
    const named = (entries: readonly { name: string; count: number }[]) =>
      Object.fromEntries(entries.map(({ name, count }) => [name, count]))

    expect(await insights.sumUp(window, host.clock.now())).toMatchObject({ transfers: 1, users: 1, downloads: 2 })
    expect(named((await insights.rank('recipient', window, most)).entries)).toEqual({
      ...{ [FIRST]: 1, [SECOND]: 1, 'anton@one.example': 1, 'benno@two.example': 1 },
    })
    expect(named((await insights.rank('partner', window, most)).entries)).toEqual({
      'one.example': 1,
      'two.example': 1,
    })
    expect(await insights.countFirstDownloads(window)).toMatchObject({ withinHour: 1, never: 3 })
    const { found } = await insights.findFirsts('recipient', window, most)
    expect(found.map(({ transferId }) => transferId)).toEqual([id, id, id, id])
  })

  test('are one transfer in lists, found by each of its recipients', async () => {
    const { id } = await sent()

    for (const value of [FIRST, SECOND, '*@three.example', 'cleo']) {
      const { transfers } = await alice.call(contracts.searchTransfers, {
        body: { from: 0, size: 10, filters: [{ key: 'recipient', value }] },
      })
      expect(transfers.map(one => one.id)).toEqual([id])
    }
  })

  test('end for all when the sender revokes the transfer', async () => {
    const { id, deliveries } = await sent()

    await alice.retract(id)

    for (const { recipient } of deliveries) {
      await expect(open(getLink(deliveries, recipient))).rejects.toMatchObject({ status: 410 })
    }
    await host.sweep()
    for (const { recipient } of deliveries) expect(await mailsTo(recipient)).toHaveLength(2)
    expect((await getDeliveries(id)).map(({ state }) => state)).toEqual(['retracted', 'retracted', 'retracted'])
  })

  test('reach no further recipient once the sender revokes, while they are mailed', async () => {
    // The transfer itself is the first that is added.
    const waiting = held(host.context, ['transfers', 'add'], 'with its answer', 2)
    const { id } = await alice.send([plan], { recipients: [FIRST, SECOND, THIRD] })
    await waiting.reached

    await alice.retract(id)
    waiting.release()
    await host.settled()
    await host.sweep()

    expect(await mailsTo(THIRD)).toEqual([])
    expect(await host.context.transfers.get(`${id}-1`)).toMatchObject({ transferState: 'retracted' })
    expect(await host.context.transfers.get(`${id}-2`)).toBeUndefined()
    expect((await getDeliveries(id)).map(({ state }) => state)).toEqual(['retracted', 'retracted', 'retracted'])
  })

  test('expire for all, and are erased once', async () => {
    const { id, deliveries } = await sent()
    host.clock.move(8 * DAY)
    await host.sweep()
    host.clock.move(6 * DAY)
    await host.sweep()

    for (const { recipient } of deliveries) {
      await expect(open(getLink(deliveries, recipient))).rejects.toMatchObject({ status: 410 })
    }
    expect(await host.context.transfers.get(id)).toMatchObject({ erasedAt: expect.any(String) })
  })
})

describe('gates of several recipients', () => {
  test('open to the person of each delivery alone', async () => {
    const people = ['bob@acme.example', 'ada@acme.example'] as const
    const { deliveries } = await sent([...people, THIRD])
    const tokens = new Map(
      await Promise.all(people.map(async email => [email, (await person(host.origin, email)).idToken] as const)),
    )
    const open = async (recipient: string, token: string | undefined) => {
      const secret = getSecret(getLink(deliveries, recipient))
      const call = personWith(host.origin, token).call(contracts.getDownload, { params: { secret } })
      return call.then(
        ({ fileCount }) => fileCount,
        (error: { status: number }) => error.status,
      )
    }

    for (const recipient of people) {
      expect(await open(recipient, undefined)).toBe(401)
      for (const [email, token] of tokens) expect(await open(recipient, token)).toBe(email === recipient ? 2 : 401)
    }
    expect(await open(THIRD, undefined)).toBe(2)
  })

  test('bind all when a policy is about one of them', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    await ada.call(contracts.createPolicy, {
      body: {
        ...{ name: 'Two', description: 'For one partner.', mode: 'enforce' },
        conditions: [{ attribute: 'recipient.domain', operator: 'in', values: ['two.example'] }],
        statements: [{ feature: 'passwordProtection', effect: 'required' }],
      },
    })

    await expect(sent([FIRST, SECOND])).rejects.toMatchObject({ status: 422 })
    await expect(sent([FIRST, THIRD])).resolves.toMatchObject({ deliveries: [{}, {}] })
    const { deliveries } = await sent([FIRST, SECOND], { options: { isPasswordProtected: true } })
    expect((await open(getLink(deliveries, FIRST))).isPasswordProtected).toBe(true)
  })

  test('bind a recipient that is added', async () => {
    const { id } = await sent([FIRST])
    const ada = await person(host.origin, 'ada@acme.example')
    await ada.call(contracts.createPolicy, {
      body: {
        ...{ name: 'Two', description: 'For one partner.', mode: 'enforce' },
        conditions: [{ attribute: 'recipient.domain', operator: 'in', values: ['two.example'] }],
        statements: [{ feature: 'passwordProtection', effect: 'required' }],
      },
    })

    await expect(add(id, [SECOND])).rejects.toMatchObject({ status: 422 })
    expect((await add(id, [THIRD])).added).toHaveLength(1)
  })
})

describe('one of several recipients', () => {
  test('loses the files, and the others keep them', async () => {
    const { id, deliveries } = await sent()
    const [, second] = deliveries

    const reply = await remove(id, second?.id ?? '')

    expect(reply).toEqual({ id: second?.id, transferState: 'retracted' })
    await expect(open(getLink(deliveries, SECOND))).rejects.toMatchObject({ status: 410 })
    for (const other of [FIRST, THIRD]) {
      expect(toText((await download(host.origin, getLink(deliveries, other))).contents)).toHaveLength(2)
    }
    expect((await getDeliveries(id)).map(({ state }) => state)).toEqual(['active', 'retracted', 'active'])
    expect((await mailsTo(SECOND)).length).toBe(2)
    expect(await remove(id, second?.id ?? '')).toEqual(reply)
  })

  test('may be the first', async () => {
    const { id, deliveries } = await sent()

    await remove(id, id)

    await expect(open(getLink(deliveries, FIRST))).rejects.toMatchObject({ status: 410 })
    expect(toText((await download(host.origin, getLink(deliveries, SECOND))).contents)).toHaveLength(2)
    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ transferState: 'active', deliveries: [{ state: 'retracted' }, {}, {}] })
    expect(transfer.downloadUrl).toBeUndefined()
  })

  test('is removed by the sender alone', async () => {
    const { id, deliveries } = await sent()
    const bob = await person(host.origin, 'bob@acme.example')

    await expect(remove(id, deliveries[1]?.id ?? '', bob)).rejects.toMatchObject({ status: 404 })
    await expect(remove(id, 'another-id')).rejects.toMatchObject({ status: 404 })
    await expect(alice.review(deliveries[1]?.id ?? '')).rejects.toMatchObject({ status: 404 })
    await expect(alice.retract(deliveries[1]?.id ?? '')).rejects.toMatchObject({ status: 404 })
    expect((await open(getLink(deliveries, SECOND))).fileCount).toBe(2)
  })
})

describe('a recipient that is added', () => {
  test('gets the files of a transfer that went to one, without an upload', async () => {
    const { id, downloadUrl } = await sent([FIRST])

    const { added } = await add(id, [SECOND])
    await host.settled()

    expect(added.map(({ recipient }) => recipient)).toEqual([SECOND])
    const deliveries = await getDeliveries(id)
    expect(getLink(deliveries, FIRST)).toBe(downloadUrl)
    expect(toText((await download(host.origin, getLink(deliveries, SECOND))).contents)).toHaveLength(2)
    expect(await mailsTo(SECOND)).toHaveLength(1)
    expect(await mailsTo(FIRST)).toHaveLength(1)
  })

  test('is not compared for files that take no more recipients, nor for more than 10,000 addresses a day', async () => {
    const [{ id }, ended] = [await sent([FIRST]), await sent([FIRST])]
    await alice.call(contracts.retractTransfer, { params: { id: ended.id }, body: { transferState: 'retracted' } })
    const check = (of: string) =>
      alice.call(contracts.checkFurtherRecipients, {
        params: { id: of },
        body: { recipients: [{ recipient: SECOND }] },
      })
    await expect(check(ended.id)).rejects.toMatchObject({ status: 409 })

    const subject = (await host.context.transfers.get(id))?.sender.subject ?? ''
    const name = `checked recipients of ${computeDigest(subject)}`
    await host.context.limits.takeAll([{ name, most: 10_000, seconds: 24 * 60 * 60, amount: 9999 }])
    expect(await check(id)).toMatchObject({ outcome: 'warn' })

    await expect(check(id)).rejects.toMatchObject({ status: 429 })
  })

  test('is compared with past exchanges first, each of them, and nothing is stored', async () => {
    const { id } = await sent([FIRST])
    const check = (recipients: readonly string[], by = alice, of = id) =>
      by.call(contracts.checkFurtherRecipients, {
        params: { id: of },
        body: { recipients: recipients.map(recipient => ({ recipient })) },
      })
    const before = await host.context.transfers.get(id)

    const { outcome, rvMessages } = await check([FIRST, 'ana@one.exampel', SECOND, 'colleague@acme.example'])

    expect(outcome).toBe('warn')
    expect(rvMessages.map(({ recipient, reason, suggestion }) => [recipient, reason, suggestion])).toEqual([
      ['ana@one.exampel', 'DOMAIN_UNSEEN', FIRST],
      [SECOND, 'DOMAIN_UNSEEN', undefined],
    ])
    expect(await check([SECOND])).toMatchObject({ outcome: 'warn', rvMessages: [{ reason: 'DOMAIN_UNSEEN' }] })
    expect(await check([FIRST])).toEqual({ outcome: 'allow', rvMessages: [] })
    expect(await check([FIRST, 'eve@banned.example'])).toMatchObject({ outcome: 'block' })
    expect(await host.context.transfers.get(id)).toEqual(before)
    const bob = await person(host.origin, 'bob@acme.example')
    await expect(check([SECOND], bob)).rejects.toMatchObject({ status: 404 })
    await expect(check([SECOND], alice, 'missing')).rejects.toMatchObject({ status: 404 })
    await expect(check([FIRST, SECOND, THIRD, 'd@four.example', 'e@five.example'])).rejects.toMatchObject(
      refused(400, /4/),
    )
  })

  test('by twenty calls at once is added once', async () => {
    const { id } = await sent([FIRST])

    const replies = await Promise.all(Array.from({ length: 20 }, () => add(id, [SECOND])))
    await host.settled()

    expect(replies.flatMap(({ added }) => added)).toHaveLength(1)
    expect((await getDeliveries(id)).map(({ recipient }) => recipient)).toEqual([FIRST, SECOND])
    expect(await mailsTo(SECOND)).toHaveLength(1)
  })

  test('by two calls at once about different ones is lost by neither', async () => {
    const { id } = await sent([FIRST])

    await Promise.all([add(id, [SECOND]), add(id, [THIRD])])
    await host.settled()

    const deliveries = await getDeliveries(id)
    expect(deliveries.map(({ recipient }) => recipient).sort()).toEqual([FIRST, SECOND, THIRD].sort())
    for (const recipient of [SECOND, THIRD]) expect(await mailsTo(recipient)).toHaveLength(1)
  })

  test('who was removed before gets a new link', async () => {
    const { id, deliveries } = await sent([FIRST, SECOND])
    await remove(id, deliveries[1]?.id ?? '')

    await add(id, [SECOND])
    await host.settled()

    const again = await getDeliveries(id)
    expect(again.map(({ state }) => state)).toEqual(['active', 'retracted', 'active'])
    expect((await open(getLink(again, SECOND))).fileCount).toBe(2)
    await expect(open(getLink(deliveries, SECOND))).rejects.toMatchObject({ status: 410 })
  })

  test('is refused for an ended transfer, a protected one, a banned domain and one too many', async () => {
    const ended = await sent([FIRST])
    await alice.retract(ended.id)
    await expect(add(ended.id, [SECOND])).rejects.toMatchObject(refused(409, /active/))
    const locked = await sent([FIRST], { options: { isPasswordProtected: true } })
    await expect(add(locked.id, [SECOND])).rejects.toMatchObject(refused(409, /password/i))
    const { id } = await sent([FIRST])
    await expect(add(id, ['eve@banned.example'])).rejects.toMatchObject({ status: 422 })
    await expect(add(id, ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'])).rejects.toMatchObject({
      status: 400,
    })
    const bob = await person(host.origin, 'bob@acme.example')
    await expect(add(id, [SECOND], bob)).rejects.toMatchObject({ status: 404 })
    expect(await getDeliveries(id)).toEqual([])
  })
})
