import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailEvents } from '../../lambdas/triggers/mailEvents.ts'
import type { ReviewedDelivery } from '../../shared/contract/transfers.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'
import { withFault } from '../harness/portFaults.ts'
import { sesEvent } from '../harness/sesEvents.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SENDER = 'alice@acme.example'
const file = { name: 'a.txt', content: Buffer.from('a') }
const options = { sendDownloadNotice: true }

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, SENDER)
})
afterEach(() => host.stop())

const subjects = async () => (await getOutbox(host.origin)).filter(({ to }) => to === SENDER).map(one => one.subject)
async function pass(milliseconds: number) {
  host.clock.move(milliseconds)
  await host.sweep()
  await host.sweep()
}
async function sentTo(names: readonly string[], more = options) {
  const { id } = await alice.send([file], { recipients: names.map(name => `${name}@several.example`), options: more })
  await host.settled()
  return { id, deliveries: (await alice.review(id)).transfer.deliveries ?? [] }
}
const take = (deliveries: readonly ReviewedDelivery[], place: number) =>
  download(host.origin, deliveries[place]?.downloadUrl ?? '')
const at = (seconds: number) => new Date(host.clock.now() + seconds * 1000).toISOString()

describe('a notice of the first download', () => {
  test('reaches the sender who chose it within two minutes, once', async () => {
    const { downloadUrl } = await alice.send([file], { recipient: 'rita@partner.example', options })
    await host.settled()

    await download(host.origin, downloadUrl)
    await pass(2 * MINUTE)
    expect(await subjects()).toEqual(['Your files were downloaded by rita@partner.example'])

    await pass(30 * MINUTE)
    await download(host.origin, downloadUrl)
    await pass(2 * MINUTE)
    expect(await subjects()).toHaveLength(1)
  })

  test('is not sent without the choice, nor for a machine', async () => {
    const plain = await alice.send([file])
    const chosen = await alice.send([file], { options })
    await host.settled()

    await download(host.origin, plain.downloadUrl)
    const api = chosen.downloadUrl.replace('/dl/', '/api/downloads/')
    const { files } = (await (await fetch(api)).json()) as { files: { url: string }[] }
    await fetch(`${files[0]?.url}?acknowledgement=true&isByMachine=true`)
    await pass(2 * MINUTE)

    expect(await subjects()).toEqual([])
  })

  test('names all recipients of an hour in one mail', async () => {
    const { deliveries } = await sentTo(['one', 'two', 'three', 'four', 'five'])

    for (const place of [0, 1, 2, 3]) await take(deliveries, place)
    await pass(HOUR)
    expect(await subjects()).toEqual([
      'Your files were downloaded by one@several.example, two@several.example, three@several.example, +1',
    ])

    await take(deliveries, 0)
    await take(deliveries, 4)
    await pass(HOUR)
    expect(await subjects()).toHaveLength(2)
    expect(await subjects()).toContain('Your files were downloaded by five@several.example')
  })

  test('comes after a mail system that did not answer, and once', async () => {
    const { deliveries } = await sentTo(['one', 'two'])
    await take(deliveries, 1)
    const restore = withFault(host.context, ['mailer', 'send'], 'fails')

    await pass(HOUR)
    restore()
    await pass(MINUTE)
    await pass(MINUTE)

    expect(await subjects()).toEqual(['Your files were downloaded by two@several.example'])
  })

  test('is not sent after the transfer was revoked', async () => {
    const { id, deliveries } = await sentTo(['one', 'two'])
    await take(deliveries, 1)
    await alice.retract(id)

    await pass(HOUR)

    expect(await subjects()).toEqual([])
  })
})

describe('bounces of a transfer with several recipients', () => {
  test('are one mail an hour, which names those who did not get the link', async () => {
    const { deliveries } = await sentTo(['one', 'two', 'three', 'four', 'five'], { sendDownloadNotice: false })
    const bounce = (place: number) =>
      mailEvents(host.context, sesEvent('Bounced', { at: at(1), transferId: deliveries[place]?.id ?? '' }))

    for (const place of [0, 1, 2, 3]) await bounce(place)
    await pass(HOUR)
    expect(await subjects()).toEqual([
      'Your link could not be delivered to one@several.example, two@several.example, three@several.example, +1',
    ])

    await pass(HOUR)
    expect(await subjects()).toHaveLength(1)
  })

  test('are on the page at once, each with its recipient', async () => {
    const { id, deliveries } = await sentTo(['one', 'two'], { sendDownloadNotice: false })

    await mailEvents(host.context, sesEvent('Bounced', { at: at(1), transferId: deliveries[1]?.id ?? '' }))

    const { transfer } = await alice.review(id)
    expect(transfer.deliveries?.map(({ linkMail }) => linkMail?.state)).toEqual([undefined, 'bounced'])
  })

  test('of one recipient are mailed at once, as before', async () => {
    const { id } = await alice.send([file])
    await host.settled()

    await mailEvents(host.context, sesEvent('Bounced', { at: at(1), transferId: id }))

    expect(await subjects()).toEqual(['Your link could not be delivered to rita@partner.example'])
  })
})
