import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { verifyReceipt } from '../../../shared/domain/verifyReceipt.ts'
import { getSecret, type Person, personWith } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess } from './world.ts'

const WAITS = 120

export function deliveriesSuite(open: () => DeployedStack) {
  describe('several recipients', () => {
    test('have a link each, of which one ends alone and all end together', async () => {
      const stack = open()
      const operator = await createOperatorAccess(stack)
      const bob = await stack.host.person('bob@acme.example')
      const recipients = [operator.someone(), operator.someone(), operator.someone()]
      const { id } = await operator.sent(bob, ['one.txt', 'two.txt'], recipients)

      const sent = await settled(bob, id, 3)
      expect(sent.map(one => one.recipient)).toEqual(recipients)
      const [first = '', second = '', third = ''] = sent.map(one => one.downloadUrl ?? '')
      expect(new Set([first, second, third]).size).toBe(3)
      expect((await operator.received(second)).contents).toHaveLength(2)

      const deliveryId = sent[1]?.id ?? ''
      await bob.call(contracts.reportDownload, {
        params: { secret: getSecret(second) },
        body: { step: 'opened' },
      })
      const { steps } = await bob.call(contracts.getDeliveryHistory, { params: { id, deliveryId } })
      expect(steps.map(({ step, place }) => [step, place])).toEqual(
        expect.arrayContaining([
          ['fetched', 0],
          ['fetched', 1],
          ['mailed', undefined],
          ['opened', undefined],
        ]),
      )

      const params = { id, deliveryId }
      const ada = await stack.host.person('ada@acme.example')
      expect(await ada.call(contracts.getAnyDeliveryHistory, { params })).toEqual({ steps })
      const { receipt: ofSender } = await bob.call(contracts.getReceipt, { params })
      const { receipt: ofAdministrator } = await ada.call(contracts.getAnyReceipt, { params })
      const keys = await personWith(stack.host.origin, undefined).call(contracts.getReceiptKeys)
      for (const receipt of [ofSender, ofAdministrator]) {
        expect(await verifyReceipt(receipt, keys)).toMatchObject({ receipt: { deliveryId, recipient: recipients[1] } })
      }

      await bob.call(contracts.retractDelivery, { params: { id, deliveryId }, body: { transferState: 'retracted' } })
      await expect(opened(second)).rejects.toMatchObject({ status: 410 })
      expect((await opened(third)).fileCount).toBe(2)

      const added = operator.someone()
      const further = { params: { id }, body: { recipients: [{ recipient: added }] } }
      expect(await bob.call(contracts.checkFurtherRecipients, further)).toMatchObject({
        rvMessages: [{ reason: expect.any(String) }],
      })
      await bob.call(contracts.addRecipients, further)
      const fourth = (await settled(bob, id, 4)).at(-1)
      expect(fourth?.recipient).toBe(added)
      expect((await opened(fourth?.downloadUrl ?? '')).fileCount).toBe(2)

      await bob.retract(id)
      for (const link of [first, third, fourth?.downloadUrl ?? '']) {
        await expect(opened(link)).rejects.toMatchObject({ status: 410 })
      }

      function opened(link: string) {
        return personWith(stack.host.origin, undefined).call(contracts.getDownload, {
          params: { secret: getSecret(link) },
        })
      }
    })
  })
}

async function settled(sender: Person, id: string, count: number) {
  for (let waits = 0; waits < WAITS; waits += 1) {
    const { deliveries = [] } = (await sender.review(id)).transfer
    const isSettled = deliveries.every(({ state, downloadUrl }) => state === 'retracted' || downloadUrl !== undefined)
    if (deliveries.length === count && isSettled) return deliveries
    await setTimeout(500)
  }
  throw new Error('The deliveries were not released within a minute.')
}
