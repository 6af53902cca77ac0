import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailEvents } from '../../lambdas/triggers/mailEvents.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { sesEvent } from '../harness/sesEvents.ts'

const MINUTE = 60_000
const FIRST = 'ana@one.example'
const SECOND = 'ben@two.example'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const notes = { name: 'notes.txt', content: Buffer.from('Nothing of note.') }

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

const now = () => new Date(host.clock.now()).toISOString()
const getSteps = async (id: string, deliveryId = id, by = alice) =>
  (await by.call(contracts.getDeliveryHistory, { params: { id, deliveryId } })).steps
const getNames = async (id: string, deliveryId = id) =>
  (await getSteps(id, deliveryId)).map(({ step, place }) => (place === undefined ? step : `${step} ${place}`))
const report = (link: string, body: object, by = personWith(host.origin, undefined)) =>
  by.call(contracts.reportDownload, { params: { secret: getSecret(link) }, body: body as never })
const open = (link: string) => report(link, { step: 'opened', isByMachine: false })

async function sent(more: Parameters<Person['send']>[1] = {}) {
  const { id, downloadUrl: link } = await alice.send([plan, notes], more)
  await host.settled()
  return { id, link }
}
async function sentToTwo() {
  const { id } = await sent({ recipients: [FIRST, SECOND] })
  const { deliveries = [] } = (await alice.review(id)).transfer
  const [first, second] = deliveries
  return { id, first: first?.downloadUrl ?? '', second: second?.downloadUrl ?? '', secondId: second?.id ?? '' }
}
async function getFileIds(link: string) {
  const { files } = await personWith(host.origin, undefined).call(contracts.getDownload, {
    params: { secret: getSecret(link) },
  })
  return files.map(({ url }) => url.split('/').at(-1) ?? '')
}

describe('the history of a delivery', () => {
  test('says when the link was mailed, opened, and each file downloaded and saved', async () => {
    const mailedAt = now()
    const { id, link } = await sent()
    expect(await getSteps(id)).toEqual([{ step: 'mailed', firstAt: mailedAt, lastAt: mailedAt, count: 1 }])

    host.clock.move(MINUTE)
    const openedAt = now()
    await open(link)
    await download(host.origin, link)
    host.clock.move(11 * MINUTE)
    const againAt = now()
    await download(host.origin, link)
    const [file = ''] = await getFileIds(link)
    await report(link, { step: 'saved', files: [file] })

    expect(await getSteps(id)).toEqual([
      { step: 'fetched', place: 0, firstAt: openedAt, lastAt: againAt, count: 2 },
      { step: 'fetched', place: 1, firstAt: openedAt, lastAt: againAt, count: 2 },
      { step: 'mailed', firstAt: mailedAt, lastAt: mailedAt, count: 1 },
      { step: 'opened', firstAt: openedAt, lastAt: openedAt, count: 1 },
      { step: 'saved', place: 0, firstAt: againAt, lastAt: againAt, count: 1 },
    ])
  })

  test('is one for each recipient', async () => {
    const { id, first, second, secondId } = await sentToTwo()

    await open(second)
    await download(host.origin, second)

    expect(await getNames(id)).toEqual(['mailed'])
    expect(await getNames(id, secondId)).toEqual(['fetched 0', 'fetched 1', 'mailed', 'opened'])
    await open(first)
    expect(await getNames(id)).toEqual(['mailed', 'opened'])
  })

  test('is for the sender only, and a delivery of another transfer is not found', async () => {
    const { id } = await sent()
    const other = await sentToTwo()
    const bob = await person(host.origin, 'bob@acme.example')

    await expect(getSteps(id, id, bob)).rejects.toMatchObject({ status: 404 })
    await expect(getSteps('missing', 'missing', bob)).rejects.toMatchObject({ status: 404 })
    await expect(getSteps(id, other.secondId)).rejects.toMatchObject({ status: 404 })
  })

  test('is for administrators too, and each look is in the audit', async () => {
    const { id, second, secondId } = await sentToTwo()
    await download(host.origin, second)
    const ada = await person(host.origin, 'ada@acme.example')
    const params = { id, deliveryId: secondId }

    const history = await ada.call(contracts.getAnyDeliveryHistory, { params })

    expect(history).toEqual({ steps: await getSteps(id, secondId) })
    expect(history.steps.map(({ step }) => step)).toContain('fetched')
    expect(
      withDatabase(host, database =>
        database.prepare("SELECT transfer_id, result FROM audit WHERE action = 'read-any-history'").all(),
      ),
    ).toEqual([{ transfer_id: secondId, result: 'done' }])
    await expect(alice.call(contracts.getAnyDeliveryHistory, { params })).rejects.toMatchObject({ status: 403 })
  })

  test('of an unconfirmed transfer, or one that is none of its deliveries, is not found by administrators', async () => {
    const { id, secondId } = await sentToTwo()
    const other = await sent()
    const { transferId } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files: [{ name: 'plan.txt', size: 3, tempId: 0 }], message: '', recipient: FIRST },
    })
    const ada = await person(host.origin, 'ada@acme.example')

    for (const params of [
      { id: transferId, deliveryId: transferId },
      { id: other.id, deliveryId: secondId },
      { id: secondId, deliveryId: secondId },
      { id: 'missing', deliveryId: id },
    ]) {
      await expect(ada.call(contracts.getAnyDeliveryHistory, { params })).rejects.toMatchObject({ status: 404 })
    }
  })

  test('says why a mail came back, in words for the sender, seconds after the server’s answer', async () => {
    const { id } = await sent()
    const at = new Date(host.clock.now() + 1000).toISOString()
    const bounced = sesEvent('Bounced', { at, transferId: id, status: '5.2.2' })

    await mailEvents(host.context, bounced)

    expect((await alice.review(id)).transfer.linkMail).toEqual({ state: 'bounced', at, reason: 'mailboxFull' })
    expect(await getSteps(id)).toContainEqual({
      step: 'bounced',
      firstAt: at,
      lastAt: at,
      count: 1,
      reason: 'mailboxFull',
    })
  })

  test('does not take an out-of-office reply for a bounce', async () => {
    const { id } = await sent()
    const at = (seconds: number) => new Date(host.clock.now() + seconds * 1000).toISOString()

    await mailEvents(host.context, sesEvent('Delivered', { at: at(1), transferId: id }))
    await mailEvents(host.context, sesEvent('Bounced', { at: at(2), transferId: id, bounceType: 'Transient' }))

    expect(await getNames(id)).toEqual(['delivered', 'mailed'])
  })
})

describe('a report of a download page', () => {
  test('needs the gate of its delivery', async () => {
    const { id, link } = await sent({ recipient: 'bob@acme.example' })

    await expect(open(link)).rejects.toMatchObject({ status: 401, reply: { required: 'login' } })
    expect(await getNames(id)).toEqual(['mailed'])

    const bob = await person(host.origin, 'bob@acme.example')
    await report(link, { step: 'opened', isByMachine: false }, bob)
    expect(await getNames(id)).toEqual(['mailed', 'opened', 'passedSignIn'])
  })

  test('about files of another transfer notes nothing', async () => {
    const { id, link } = await sent()
    const other = await sent()

    await report(link, { step: 'saved', files: await getFileIds(other.link) })

    expect(await getNames(id)).toEqual(['mailed'])
    expect(await getNames(other.id)).toEqual(['mailed'])
  })

  test('about the archive of a protected transfer notes the archive', async () => {
    const { id, link } = await sent({ options: { isPasswordProtected: true } })

    await report(link, { step: 'saved', files: await getFileIds(link) })

    expect(await getNames(id)).toEqual(['mailed', 'saved 0'])
  })

  test('does not change the transfer, its counters, or its lists', async () => {
    const { id, link } = await sent()
    const before = await host.context.transfers.get(id)

    for (let times = 0; times < 3; times += 1) await open(link)
    await report(link, { step: 'saved', files: await getFileIds(link) })

    expect(await host.context.transfers.get(id)).toEqual(before)
  })

  test.each([
    ['an unknown step', { step: 'downloaded' }],
    ['no step', { files: [] }],
    ['too many files', { step: 'saved', files: Array.from({ length: 101 }, (_, index) => `file-${index}`) }],
    ['a time', { step: 'opened', isByMachine: false, at: '2020-01-01T00:00:00.000Z' }],
    ['another delivery', { step: 'opened', isByMachine: false, deliveryId: 'other' }],
  ])('with %s is refused', async (_, body) => {
    const { id, link } = await sent()

    await expect(report(link, body)).rejects.toMatchObject({ status: 400 })
    expect(await getNames(id)).toEqual(['mailed'])
  })

  test('after the end gets the answer of the link', async () => {
    const { id, link } = await sent()
    await alice.retract(id)

    await expect(open(link)).rejects.toMatchObject({ status: 410 })
    await expect(open(`${host.origin}/dl/${'x'.repeat(43)}`)).rejects.toMatchObject({ status: 404 })
    expect(await getNames(id)).toEqual(['mailed'])
  })

  test('is refused when one network sends too many', async () => {
    await host.stop()
    host = await testHost({ budgets: { read: 1e6, write: 30, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
    const { id, link } = await sent()

    const statuses: number[] = []
    for (let times = 0; times < 32; times += 1) {
      statuses.push(
        await open(link).then(
          () => 200,
          ({ status }) => status,
        ),
      )
    }

    expect(statuses.filter(status => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
    expect(await getSteps(id)).toContainEqual(expect.objectContaining({ step: 'opened', count: 30 }))
  })
})

describe('a download by a machine', () => {
  const fetchFile = async (link: string, query = '', headers: Record<string, string> = {}) => {
    const [file = ''] = await getFileIds(link)
    const url = `${host.origin}/api/downloads/${getSecret(link)}/files/${file}?acknowledgement=true${query}`
    const answer = await fetch(url, { headers })
    return { status: answer.status, reply: (await answer.json()) as { url: string } }
  }

  test.each([
    ['the page saw no person', '&isByMachine=true', {}],
    ['it names itself', '', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
  ])('is not counted when %s, but noted and audited', async (_, query, headers) => {
    const { id, link } = await sent()

    const { status, reply } = await fetchFile(link, query, headers)

    expect(status).toBe(200)
    expect(await (await fetch(reply.url)).text()).toBe('We meet in the morning.')
    const { transfer } = await alice.review(id)
    expect(transfer.downloadCount).toBe(0)
    expect(transfer.firstDownloadAt).toBeUndefined()
    expect(await getNames(id)).toEqual(['fetchedByMachine 0', 'mailed'])
  })

  test('still counts as leaving the house: a wrong recipient is no prevented mistake', async () => {
    const { id, link } = await sent()
    await fetchFile(link, '&isByMachine=true')

    await alice.withdrawWrongRecipient(id)

    expect((await alice.review(id)).transfer.wasMistake).toBeUndefined()
  })

  test('does not take the count from the person who comes later', async () => {
    const { id, link } = await sent()
    await fetchFile(link, '&isByMachine=true')

    await fetchFile(link)

    expect((await alice.review(id)).transfer.downloadCount).toBe(1)
    expect(await getNames(id)).toEqual(['fetched 0', 'fetchedByMachine 0', 'mailed'])
  })
})
