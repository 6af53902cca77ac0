import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { DynamoDBRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { ask } from '../../harness/calls.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { emptyIndex, indexed } from './indexed.ts'
import { streamed } from './streamed.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const SENDER = 'bob@acme.example'
const BATCH = 100
const soon = { timeout: 20_000, interval: 300 }

/** Lists and statistics over a real OpenSearch node that the table’s stream feeds. */
export function listsSuite(open: () => DeployedStack) {
  describe('the lists', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    let ada: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person(SENDER)
      ada = await stack.host.person('ada@acme.example')
    })
    const to = (recipient: string) => ({ filters: [{ key: 'recipient' as const, value: recipient }] })
    const sentTo = (person: Person, recipient: string) =>
      person.call(contracts.searchTransfers, { body: to(recipient) })
    const statesTo = async (recipient: string) =>
      (await sentTo(bob, recipient)).transfers.map(({ transferState }) => transferState)

    test('show a sent transfer to its sender and to administrators, and to no other member', async () => {
      const recipient = operator.someone()
      const { id } = await operator.sent(bob, ['listed.txt'], recipient)

      await expect.poll(() => statesTo(recipient), soon).toEqual(['active'])

      const [listed] = (await sentTo(bob, recipient)).transfers
      expect(listed).toMatchObject({ id, sender: SENDER, recipient, files: [{ name: 'listed.txt' }] })
      const all = await ada.call(contracts.searchAllTransfers, { body: to(recipient) })
      expect(all).toMatchObject({ total: 1, transfers: [{ id }] })
      expect(await sentTo(ada, recipient)).toMatchObject({ total: 0, transfers: [] })
      expect(await ada.call(contracts.countTransfers, { body: to(recipient) })).toMatchObject({ total: 0 })
    })

    test('lead administrators to the review of a transfer, without its link', async () => {
      const { id } = await operator.sent(bob, ['reviewed.txt'], operator.someone())

      const { transfer, files } = await ada.call(contracts.reviewAnyTransfer, { params: { id } })

      expect(transfer).toMatchObject({ id, sender: SENDER, transferState: 'active' })
      expect(transfer).not.toHaveProperty('downloadUrl')
      expect(files).toMatchObject([{ name: 'reviewed.txt' }])
      await expect(bob.call(contracts.reviewAnyTransfer, { params: { id } })).rejects.toMatchObject({ status: 403 })
    })

    test('show a revoked transfer as revoked, and statistics count it so', async () => {
      const recipient = operator.someone()
      await operator.sent(bob, ['kept.txt'], recipient)
      const { id } = await operator.sent(bob, ['revoked.txt'], recipient)
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

    test('show requests among sent transfers', async () => {
      const responder = operator.someone()
      const { id } = await bob.request({ responder })

      const filters = [...to(responder).filters, { key: 'type' as const, value: 'requested' as const }]
      const asked = async () => (await bob.call(contracts.searchTransfers, { body: { filters } })).transfers
      await expect.poll(asked, soon).toMatchObject([{ id, transferState: 'requested', isTransferRequest: true }])
    })

    test('are the same when the stream replays everything twice in any order', async () => {
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

    test('lack a transfer that cannot be read, which goes to the dead letters, and no other', async () => {
      const [broken, whole] = [operator.someone(), operator.someone()]
      const { id } = await operator.sent(bob, ['broken.txt'], broken)
      const { id: other } = await operator.sent(bob, ['whole.txt'], whole)
      await expect.poll(() => statesTo(whole), soon).toEqual(['active'])
      await emptyIndex()
      await operator.setTransfer(id, { message: 7 })

      const changes = (await streamed(stack.output('TransfersTableName'))).filter(change =>
        [id, other].some(one => change.dynamodb?.Keys?.pk?.S === `T#${one}`),
      )
      await follow(changes)

      expect(await operator.deadLetters('FollowingDeadLetters')).toContainEqual({ transferId: id })
      expect([...(await indexed()).keys()]).toEqual([other])
      await operator.setTransfer(id, { message: 'Read again.' })
      await follow(await streamed(stack.output('TransfersTableName')))
    })

    test('report a lag while nothing reads the stream, and no lag afterwards', async () => {
      const readListTime = async () => (await sentTo(bob, operator.someone())).asOf
      await expect.poll(readListTime, soon).toBeUndefined()

      await operator.without('followTransfers', async () => {
        await expect.poll(readListTime, { timeout: 40_000, interval: 1000 }).toMatch(/^20.*Z$/)
      })

      await expect.poll(readListTime, { ...soon, timeout: 60_000 }).toBeUndefined()
    })

    test('are unavailable while OpenSearch is down; all else continues, and afterwards nothing is missing', async () => {
      const recipient = operator.someone()
      const getStatus = async (name: 'searchTransfers' | 'countTransfers') =>
        (await ask(stack.host.origin, name, { id: '', fileId: '', secret: '' }, { token: bob.idToken })).status

      await stack.front.without(async () => {
        const sent = await operator.sent(bob, ['meanwhile.txt'], recipient)
        expect((await operator.received(sent.downloadUrl)).contents).toHaveLength(1)
        await bob.retract(sent.id)
        await operator.sent(bob, ['as well.txt'], recipient)
        expect(await getStatus('searchTransfers')).toBe(503)
        expect(await getStatus('countTransfers')).toBe(503)
      })

      await expect.poll(() => statesTo(recipient), { ...soon, timeout: 60_000 }).toEqual(['active', 'retracted'])
    })

    /** Invokes the function with changes as Lambda does. */
    async function follow(changes: readonly DynamoDBRecord[]): Promise<void> {
      const FunctionName = operator.resources.getId('AWS::Lambda::Function', 'followTransfersFunction')
      for (let start = 0; start < changes.length; start += BATCH) {
        const Payload = JSON.stringify({ Records: changes.slice(start, start + BATCH) })
        const answer = await new LambdaClient().send(new InvokeCommand({ FunctionName, Payload }))
        const text = Buffer.from(answer.Payload ?? []).toString()
        if (answer.FunctionError) throw new Error(`The changes were not taken: ${text}`)
      }
    }
  })
}

/** A deterministic shuffle by a linear congruential sequence that visits every place. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let state = 1
  const drawn = items.map(item => {
    state = (state * 48_271) % 2_147_483_647
    return { item, state }
  })
  return drawn.sort((one, other) => one.state - other.state).map(({ item }) => item)
}
