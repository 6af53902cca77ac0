import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Policy, Statement } from '../../shared/domain/policies/policy.ts'
import { download, type Person } from '../harness/person.ts'
import type { JourneyHost } from './journeyHost.ts'

const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const cards = { name: 'cards.txt', content: Buffer.from('Credit card 4111 1111 1111 1111, valid.') }
const withCards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const sealed: Statement = { feature: 'passwordProtection', effect: 'required' }
const block: Statement = { feature: 'transfer', effect: 'block' }

export function policiesSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`policies: ${name}`, () => {
    let host: JourneyHost
    let alice: Person
    let ada: Person
    const saved: Policy[] = []

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
      ada = await host.person('ada@acme.example')
    })
    // The host has other suites.
    afterEach(async () => {
      for (const { lastUpdated: _, updatedBy: __, ...policy } of saved.splice(0)) {
        await ada.call(contracts.updatePolicy, { body: { ...policy, mode: 'off' } })
      }
    })
    afterAll(() => host.close())

    /** For one recipient, so that transfers of other suites are not bound. */
    async function add(recipient: string, conditions: Condition[], statements: Statement[]) {
      const own: Condition = { attribute: 'recipient', operator: 'in', values: [recipient] }
      const body = { name: `For ${recipient}`, description: '', conditions: [own, ...conditions], statements }
      const policy = await ada.call(contracts.createPolicy, { body })
      saved.push(policy)
      return policy
    }
    const someone = () => `${randomUUID()}@partner.example`

    test('a saved policy binds the next call, and off ends it', async () => {
      const recipient = someone()
      const policy = await add(recipient, [], [block])

      await expect(alice.create([plan], { recipient })).rejects.toMatchObject({ status: 422 })
      const { policies } = await ada.call(contracts.listPolicies)
      expect(policies).toContainEqual(policy)
      const { lastUpdated: _, updatedBy: __, ...content } = policy
      saved[0] = await ada.call(contracts.updatePolicy, { body: { ...content, mode: 'off' } })

      expect((await alice.create([plan], { recipient })).files).toHaveLength(1)
      const { versions } = await ada.call(contracts.getPolicy, { params: { id: policy.id } })
      expect(versions.map(({ version, mode }) => [version, mode])).toEqual([
        [2, 'off'],
        [1, 'enforce'],
      ])
    })

    test('a contradiction and an outdated version are refused', async () => {
      const recipient = someone()
      const policy = await add(recipient, [], [sealed])

      await expect(add(recipient, [], [{ feature: 'passwordProtection', effect: 'prohibited' }])).rejects.toMatchObject(
        { status: 409, reply: { errorReason: 'conflict' } },
      )
      const { lastUpdated: _, updatedBy: __, version, ...content } = policy
      await expect(
        ada.call(contracts.updatePolicy, { body: { ...content, version: version + 1 } }),
      ).rejects.toMatchObject({ status: 409, reply: { errorReason: 'stale' } })
    })

    test('what the inspection finds blocks a transfer, which is sent again on its stored files', async () => {
      const recipient = someone()
      await add(recipient, [withCards], [{ feature: 'maxExpiryDays', effect: 'set', value: 2 }])
      const { id } = await alice.send([plan, cards], { recipient })
      await host.settled(id)
      const { transfer, files } = await alice.review(id)
      expect(transfer).toMatchObject({ transferState: 'failed', blocked: { remedies: [{ value: 2 }] } })
      expect(files.map(({ inspectionType }) => inspectionType)).toEqual([undefined, 'BLOCKING'])

      const again = await alice.call(contracts.sendAgain, { params: { id }, body: {} })
      await host.settled(again.id)

      const { transfer: sent } = await alice.review(again.id)
      expect(sent).toMatchObject({ transferState: 'active', expiryDays: 2 })
      expect((await alice.review(id)).transfer.newId).toBe(again.id)
      const { contents } = await download(host.origin, sent.downloadUrl ?? '')
      expect(contents.map(content => Buffer.from(content).toString())).toEqual([
        plan.content.toString(),
        cards.content.toString(),
      ])
    })

    test('an administrator reads the form and the packs, and tries a policy on past transfers', async () => {
      const recipient = someone()
      const { id } = await alice.send([cards], { recipient })
      await host.settled(id)
      const own: Condition = { attribute: 'recipient', operator: 'in', values: [recipient] }
      const body = { name: 'Tried', description: '', conditions: [own, withCards], statements: [block] }
      const tried = async () => {
        const { matched, blocked, examples } = await ada.call(contracts.simulatePolicy, { body })
        return { matched, blocked, examples: examples.map(example => example.id) }
      }

      expect((await ada.call(contracts.getPolicyForm)).conditions.attributes).not.toEqual([])
      expect((await ada.call(contracts.getPolicyPacks)).packs).not.toEqual([])
      // The index follows.
      await expect.poll(tried, { timeout: 30_000 }).toEqual({ matched: 1, blocked: 1, examples: [id] })
    })

    test('a recipient is new to the organisation until the first transfer is complete', async () => {
      const recipient = someone()
      const isNew: Condition = { attribute: 'recipient.isNewToOrganisation', operator: 'is', values: [true] }
      const first = await alice.send([plan], { recipient })
      await host.settled(first.id)
      await add(recipient, [isNew], [block])

      expect((await ada.create([plan], { recipient })).files).toHaveLength(1)
      const stranger = someone()
      await add(stranger, [isNew], [block])
      await expect(ada.create([plan], { recipient: stranger })).rejects.toMatchObject({ status: 422 })
    })
  })
}
