import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { ask } from '../../harness/calls.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { emptyIndex, indexed } from './indexed.ts'
import { streamed } from './streamed.ts'
import { createWorld, type World } from './world.ts'

const SENDER = 'bob@acme.example'
const BATCH = 100
/** The way from a change to the lists, on an emulator that is busy. */
const soon = { timeout: 20_000, interval: 300 }

/** Lists and statistics, over a real node of OpenSearch that the stream of the table feeds. */
export function listsSuite(open: () => DeployedStack) {
  describe('the lists', () => {
    let stack: DeployedStack
    let world: World
    let bob: Person
    let ada: Person
    beforeAll(async () => {
      stack = open()
      world = await createWorld(stack)
      bob = await stack.host.person(SENDER)
      ada = await stack.host.person('ada@acme.example')
    })
    const to = (recipient: string) => ({ filters: [{ key: 'recipient' as const, value: recipient }] })
    const sentTo = (person: Person, recipient: string) =>
      person.call(contracts.searchTransfers, { body: to(recipient) })
    const statesTo = async (recipient: string) =>
      (await sentTo(bob, recipient)).transfers.map(({ transferState }) => transferState)

    test('show what was sent to its sender and to administrators, and to no other member', async () => {
      const recipient = world.someone()
      const { id } = await world.sent(bob, ['listed.txt'], recipient)

      await expect.poll(() => statesTo(recipient), soon).toEqual(['active'])

      const [listed] = (await sentTo(bob, recipient)).transfers
      expect(listed).toMatchObject({ id, sender: SENDER, recipient, files: [{ name: 'listed.txt' }] })
      const all = await ada.call(contracts.searchAllTransfers, { body: to(recipient) })
      expect(all).toMatchObject({ total: 1, transfers: [{ id }] })
      expect(await sentTo(ada, recipient)).toMatchObject({ total: 0, transfers: [] })
      expect(await ada.call(contracts.countTransfers, { body: to(recipient) })).toMatchObject({ total: 0 })
    })

    test('lead administrators to the review of what they show, without its link', async () => {
      const { id } = await world.sent(bob, ['reviewed.txt'], world.someone())

      const { transfer, files } = await ada.call(contracts.reviewAnyTransfer, { params: { id } })

      expect(transfer).toMatchObject({ id, sender: SENDER, transferState: 'active' })
      expect(transfer).not.toHaveProperty('downloadUrl')
      expect(files).toMatchObject([{ name: 'reviewed.txt' }])
      await expect(bob.call(contracts.reviewAnyTransfer, { params: { id } })).rejects.toMatchObject({ status: 403 })
    })

    test('show that a transfer was revoked, and statistics count it so', async () => {
      const recipient = world.someone()
      await world.sent(bob, ['kept.txt'], recipient)
      const { id } = await world.sent(bob, ['revoked.txt'], recipient)
      await expect.poll(() => statesTo(recipient), soon).toEqual(['active', 'active'])

      const begun = performance.now()
      await bob.retract(id)

      await expect.poll(() => statesTo(recipient), soon).toEqual(['retracted', 'active'])
      const took = Math.round(performance.now() - begun)
      process.stdout.write(`Lists on the deployed stack: showed a change after ${took} ms.\n`)
      const stats = { active: 1, retracted: 1, expired: 0 }
      const counted = await bob.call(contracts.countTransfers, { body: to(recipient) })
      expect(counted).toMatchObject({ total: 2, stats })
      const countedAll = await ada.call(contracts.countAllTransfers, { body: to(recipient) })
      expect(countedAll).toMatchObject({ total: 2, stats })
    })

    test('show a request that was asked for, beside what was sent', async () => {
      const responder = world.someone()
      const { id } = await bob.request({ responder })

      const filters = [...to(responder).filters, { key: 'type' as const, value: 'requested' as const }]
      const asked = async () => (await bob.call(contracts.searchTransfers, { body: { filters } })).transfers
      await expect.poll(asked, soon).toMatchObject([{ id, transferState: 'requested', isTransferRequest: true }])
    })

    test('are the same when the stream tells all of it again, twice and in any order', async () => {
      const changes = await streamed(stack.output('TransfersTableName'))
      await follow(changes)
      const before = await indexed()
      expect(before.size).toBeGreaterThan(5)

      await follow(shuffled([...changes, ...changes]))
      expect(await indexed()).toEqual(before)

      await emptyIndex()
      expect((await indexed()).size).toBe(0)
      await follow(shuffled([...changes, ...changes]))
      expect(await indexed()).toEqual(before)
    })

    test('lack a transfer that cannot be read, which is told by its first change, and no other', async () => {
      const [broken, whole] = [world.someone(), world.someone()]
      const { id } = await world.sent(bob, ['broken.txt'], broken)
      const { id: other } = await world.sent(bob, ['whole.txt'], whole)
      await expect.poll(() => statesTo(whole), soon).toEqual(['active'])
      await emptyIndex()
      await world.setTransfer(id, { message: 7 })

      const changes = (await streamed(stack.output('TransfersTableName'))).filter(change =>
        [id, other].some(one => change.dynamodb?.Keys?.pk?.S === `T#${one}`),
      )
      const first = changes.find(change => change.dynamodb?.Keys?.pk?.S === `T#${id}`)
      const { batchItemFailures } = await follow(changes)

      expect(batchItemFailures).toEqual([{ itemIdentifier: first?.dynamodb?.SequenceNumber }])
      expect([...(await indexed()).keys()]).toEqual([other])
      await world.setTransfer(id, { message: 'Read again.' })
      await follow(await streamed(stack.output('TransfersTableName')))
    })

    test('say that they are behind while nothing follows the table, and no longer once something does', async () => {
      const asOf = async () => (await sentTo(bob, world.someone())).asOf
      await expect.poll(asOf, soon).toBeUndefined()

      await world.without('followTransfers', async () => {
        await expect.poll(asOf, { timeout: 40_000, interval: 1000 }).toMatch(/^20.*Z$/)
      })

      await expect.poll(asOf, { ...soon, timeout: 60_000 }).toBeUndefined()
    })

    test('cannot be had while OpenSearch is down; all else goes on, and afterwards nothing is missing', async () => {
      const recipient = world.someone()
      const getStatus = async (name: 'searchTransfers' | 'countTransfers') =>
        (await ask(stack.host.origin, name, { id: '', fileId: '', secret: '' }, { token: bob.idToken })).status

      await stack.front.without(async () => {
        const sent = await world.sent(bob, ['meanwhile.txt'], recipient)
        expect((await world.received(sent.downloadUrl)).contents).toHaveLength(1)
        await bob.retract(sent.id)
        await world.sent(bob, ['as well.txt'], recipient)
        expect(await getStatus('searchTransfers')).toBe(503)
        expect(await getStatus('countTransfers')).toBe(503)
      })

      await expect.poll(() => statesTo(recipient), { ...soon, timeout: 60_000 }).toEqual(['active', 'retracted'])
    })

    /** Hands changes to the function as Lambda does. @returns what it said of the last batch */
    async function follow(changes: readonly DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
      const FunctionName = world.resources.getId('AWS::Lambda::Function', 'followTransfersFunction')
      let said: DynamoDBBatchResponse = { batchItemFailures: [] }
      for (let start = 0; start < changes.length; start += BATCH) {
        const Payload = JSON.stringify({ Records: changes.slice(start, start + BATCH) })
        const answer = await new LambdaClient().send(new InvokeCommand({ FunctionName, Payload }))
        const text = Buffer.from(answer.Payload ?? []).toString()
        if (answer.FunctionError) throw new Error(`The changes were not taken: ${text}`)
        said = JSON.parse(text)
      }
      return said
    }
  })
}

/** Always the same disorder: by a sequence that passes through all places once for a while (a linear congruence). */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let state = 1
  const drawn = items.map(item => {
    state = (state * 48_271) % 2_147_483_647
    return { item, state }
  })
  return drawn.sort((one, other) => one.state - other.state).map(({ item }) => item)
}
