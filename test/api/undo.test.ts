import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { toDeliveryId } from '../../shared/domain/deliveries.ts'
import { replaceVerbs } from '../harness/canaries.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'

const SECONDS = 30
const RITA = 'rita@partner.example'
const ROLF = 'rolf@partner.example'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }

let host: TestHost
let alice: Person
beforeEach(() => open(SECONDS))
afterEach(() => host.stop())

async function open(undoSeconds: number) {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, undoSeconds },
  })
  alice = await person(host.origin, 'alice@acme.example')
}

async function sent(recipient = RITA) {
  const { id, downloadUrl } = await alice.send([plan], { recipient })
  await host.settled()
  return { id, downloadUrl }
}
const undo = (id: string, by = alice) =>
  by.call(contracts.withdrawWrongRecipient, { params: { id }, body: { isUndo: true } })
const getState = async (id: string) => (await host.context.transfers.get(id))?.transferState
const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)
async function passTime() {
  host.clock.move(SECONDS * 1000)
  await host.settled()
}

describe('a sending that can be undone', () => {
  test('stays without a first recipient who was removed before, when it is sent again', async () => {
    const { id } = await alice.send([plan], { recipients: [RITA, ROLF] })
    await host.settled()
    await alice.call(contracts.retractDelivery, {
      params: { id, deliveryId: id },
      body: { transferState: 'retracted' },
    })
    await undo(id)
    const before = await mailsTo(RITA)

    const again = await alice.call(contracts.sendAgain, { params: { id }, body: {} })
    await host.settled()
    await passTime()

    expect(await getState(again.id)).toBe('active')
    expect(await mailsTo(ROLF)).toHaveLength(1)
    expect(await mailsTo(RITA)).toEqual(before)
    const [first] = (await alice.review(again.id)).transfer.deliveries ?? []
    expect(first).toMatchObject({ recipient: RITA, state: 'retracted' })
  })

  test('releases and mails nothing before its time, and everything after it', async () => {
    const { id, downloadUrl } = await sent()

    expect(await getState(id)).toBe('processing')
    expect((await alice.review(id)).transfer.undoUntil).toBe(new Date(host.clock.now() + SECONDS * 1000).toISOString())
    host.clock.move(SECONDS * 1000 - 1)
    await host.settled()
    expect(await getState(id)).toBe('processing')
    expect(await mailsTo(RITA)).toEqual([])
    expect((await download(host.origin, downloadUrl)).contents).toEqual([])

    host.clock.move(1)
    await host.settled()

    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'active' })
    expect((await alice.review(id)).transfer.undoUntil).toBeUndefined()
    expect(await mailsTo(RITA)).toHaveLength(1)
    expect((await download(host.origin, downloadUrl)).contents).toHaveLength(1)
  })

  test('that is undone mails no one, opens no link, and counts as no mistake; a repeat answers the same', async () => {
    const { id, downloadUrl } = await sent()

    const undone = await undo(id)
    const repeated = await undo(id)
    await passTime()

    expect(undone).toMatchObject({ transferState: 'retracted', downloadCount: 0 })
    expect(repeated).toEqual(undone)
    expect(await mailsTo(RITA)).toEqual([])
    await expect(download(host.origin, downloadUrl)).rejects.toMatchObject({ status: 410 })
    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ isUndone: true, isWrongRecipient: true })
    expect(transfer.wasMistake).toBeUndefined()
    expect(readActions(id).filter(action => action === 'undo')).toHaveLength(1)
    expect(readActions(id)).not.toContain('prevent-mistake')
  })

  test.each([
    ['the same recipient with another message', {}, RITA],
    ['another recipient', { recipient: ROLF }, ROLF],
  ])('goes again to %s on its stored files', async (_, body, recipient) => {
    const { id } = await sent()
    await undo(id)

    const again = await alice.call(contracts.sendAgain, { params: { id }, body: { ...body, message: 'Corrected.' } })
    await host.settled()
    expect(await getState(again.id)).toBe('processing')
    await passTime()

    const { transfer } = await alice.review(again.id)
    expect(transfer).toMatchObject({ transferState: 'active', recipient, message: 'Corrected.' })
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    expect(contents.map(content => Buffer.from(content).toString())).toEqual([String(plan.content)])
    expect(await mailsTo(recipient)).toHaveLength(1)
  })

  test('is undone for all its recipients', async () => {
    const { id } = await alice.send([plan], { recipients: [RITA, ROLF] })
    await host.settled()

    await undo(id)
    await passTime()

    expect([...(await mailsTo(RITA)), ...(await mailsTo(ROLF))]).toEqual([])
    expect(await host.context.transfers.get(toDeliveryId(id, 1))).toBeUndefined()
  })

  test('is refused after the release with the way that is left, and to other members as a missing one', async () => {
    const { id } = await sent()
    const bob = await person(host.origin, 'bob@acme.example')
    await expect(undo(id, bob)).rejects.toMatchObject({ status: 404 })
    await passTime()

    await expect(undo(id)).rejects.toMatchObject({
      status: 409,
      reply: { errorMessage: 'The files have already been released. Revoke the transfer instead.' },
    })

    expect(await getState(id)).toBe('active')
    expect(await mailsTo(RITA)).toHaveLength(1)
  })

  test('goes on waiting after a restart of the host', async () => {
    const { id } = await sent()
    host = await host.restart()
    await host.settled()
    expect(await getState(id)).toBe('processing')

    await passTime()

    expect(await getState(id)).toBe('active')
    expect(await mailsTo(RITA)).toHaveLength(1)
  })

  test('that is undone while its files are released goes to no one', async () => {
    const { id, downloadUrl } = await sent()
    const { promise: isReleasing, resolve: releasing } = Promise.withResolvers<void>()
    const { promise: mayRelease, resolve: release } = Promise.withResolvers<void>()
    replaceVerbs(host.context, 'transfers', ({ replaceWithUsage }) => ({
      async replaceWithUsage(...change) {
        releasing()
        await mayRelease
        return replaceWithUsage(...change)
      },
    }))
    host.clock.move(SECONDS * 1000)
    const settled = host.settled()
    await isReleasing

    await undo(id)
    release()
    await settled

    expect(await getState(id)).toBe('retracted')
    expect(await mailsTo(RITA)).toEqual([])
    await expect(download(host.origin, downloadUrl)).rejects.toMatchObject({ status: 410 })
  })

  test('is not offered where the organisation does not choose it', async () => {
    await host.stop()
    await open(0)

    const { id } = await sent()

    expect(await getState(id)).toBe('active')
    expect((await alice.review(id)).transfer.undoUntil).toBeUndefined()
  })

  const readActions = (id: string) =>
    withDatabase(host, database =>
      database
        .prepare("SELECT action FROM audit WHERE transfer_id = ? AND result = 'done' ORDER BY rowid")
        .all(id)
        .map(({ action }) => String(action)),
    )
})
