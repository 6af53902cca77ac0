import { beforeAll, describe, expect, test } from 'vitest'
import { getInsights, InsightQuery, type InsightReply } from '../../../shared/contract/insights.ts'
import { contracts } from '../../../shared/contract/table.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const soon = { timeout: 30_000, interval: 500 }

/** Figures over a real OpenSearch node that the table’s stream feeds. `test/opensearch` compares each with its definition. */
export function insightsSuite(open: () => DeployedStack) {
  describe('the insights', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    let ada: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person('bob@acme.example')
      ada = await stack.host.person('ada@acme.example')
    })
    async function answer<Query extends InsightQuery>(query: Query): Promise<InsightReply<Query>> {
      const reply: unknown = await ada.call(getInsights, { body: { query, quickRange: 'last-7-days', size: 500 } })
      return reply as InsightReply<Query>
    }

    test('count a sent transfer in every figure that it belongs to', async () => {
      const recipient = `rita@${crypto.randomUUID()}.example`
      const before = await answer('activityHighlights')
      await operator.sent(bob, ['counted.txt'], recipient)

      const partner = recipient.slice(recipient.indexOf('@') + 1)
      await expect
        .poll(async () => (await answer('topReceivers')).chartData, soon)
        .toContainEqual({ name: recipient, value: 1 })
      expect((await answer('activityHighlights')).totalTransfers).toBeGreaterThan(before.totalTransfers)
      expect((await answer('newDomains')).newDomains.map(({ name }) => name)).toContain(partner)
      expect((await answer('flows')).flows).toContainEqual({ sender: 'bob@acme.example', partner, value: 1 })
      const { points } = await answer('transfersPerInterval')
      const { hours } = await answer('weekdays')
      const { total } = await ada.call(contracts.countAllTransfers, {
        body: { filters: [{ key: 'createdAt', value: { from: points[0]?.at ?? '' } }] },
      })
      expect(points.reduce((sum, { transfers, requests }) => sum + transfers + requests, 0)).toBe(total)
      expect(hours.flat().reduce((sum, count) => sum + count, 0)).toBe(total)
    })

    test('answer every named query, for administrators only', async () => {
      for (const query of InsightQuery.options) expect(await answer(query)).toMatchObject({ query })

      await expect(bob.call(getInsights, { body: { query: 'topSenders' } })).rejects.toMatchObject({ status: 403 })
    })

    test('are unavailable while OpenSearch is down; alerts and all else continue', async () => {
      await stack.front.without(async () => {
        await expect(answer('topSenders')).rejects.toMatchObject({ status: 503 })
        expect(await answer('alerts')).toMatchObject({ query: 'alerts' })
        await operator.sent(bob, ['beside.txt'], operator.someone())
      })

      await answer('topSenders')
    })
  })
}
