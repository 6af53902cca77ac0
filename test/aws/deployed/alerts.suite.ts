import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as contracts from '../../../shared/contract/alerts.ts'
import { getInsights, type InsightReply } from '../../../shared/contract/insights.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const ADMINISTRATOR = 'ada@acme.example'
const soon = { timeout: 60_000, interval: 1000 }
/** Mails wait a minute for alerts of a run that is still storing. */
const afterMinutes = { timeout: 150_000, interval: 5000 }

export function alertsSuite(open: () => DeployedStack) {
  describe('the alerts', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    let ada: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person('bob@acme.example')
      ada = await stack.host.person(ADMINISTRATOR)
    })
    const readAlerts = async (): Promise<InsightReply<'alerts'>> =>
      (await ada.call(getInsights, { body: { query: 'alerts', size: 500 } })) as InsightReply<'alerts'>
    const raised = async (id: string) => {
      await operator.raiseAlerts()
      return (await readAlerts()).alerts.find(alert => alert.id === id)
    }

    test('are raised once for a new recipient, acknowledged, mailed, and unsubscribed from', async () => {
      await ada.call(contracts.saveAlertSubscription, { body: { cadence: 'each', kinds: ['newRecipients'] } })
      const recipient = `rita@${randomUUID()}.example`
      const { id: transferId } = await operator.sent(bob, ['alerted.txt'], recipient)

      const id = `newRecipients ${recipient}`
      await expect.poll(() => raised(id), soon).toMatchObject({ kind: 'newRecipients', recipient, transferId })
      await Promise.all([operator.raiseAlerts(), operator.raiseAlerts()])
      const { alerts } = await readAlerts()
      expect(alerts.filter(alert => alert.id === id)).toHaveLength(1)
      expect((await ada.call(contracts.countNewAlerts)).newCount).toBeGreaterThan(0)
      await ada.call(contracts.noteAlertsSeen)
      expect((await ada.call(contracts.countNewAlerts)).newCount).toBe(0)

      const [alert] = alerts.filter(alert => alert.id === id)
      const body = { alerts: [{ id, createdAt: alert?.createdAt ?? '' }], note: 'A new partner.' }
      const reply = await ada.call(contracts.acknowledgeAlerts, { body })
      expect(reply.alerts).toMatchObject([{ id, acknowledgement: { by: ADMINISTRATOR, note: 'A new partner.' } }])

      const mails = async () => {
        await operator.mailAlerts()
        return operator.mailsAbout(ADMINISTRATOR, recipient)
      }
      await expect.poll(async () => (await mails()).length, afterMinutes).toBe(1)
      const [mail] = await mails()
      const secret = /\/unsubscribe\/([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
      const path = `/api/alerts/unsubscribe/${secret}`
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const posted = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' }
      expect((await fetch(`${stack.host.origin}${path}`, posted)).status).toBe(200)
      expect(await ada.call(contracts.getAlertSubscription)).toEqual({ email: ADMINISTRATOR })
      await ada.call(contracts.saveAlertSubscription, { body: {} })
    })

    test('are for administrators only', async () => {
      for (const contract of [contracts.countNewAlerts, contracts.noteAlertsSeen, contracts.getAlertSubscription]) {
        await expect(bob.call(contract)).rejects.toMatchObject({ status: 403 })
      }
    })
  })
}
