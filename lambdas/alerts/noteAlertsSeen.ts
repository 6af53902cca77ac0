import { noteAlertsSeen } from '../../shared/contract/alerts.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(noteAlertsSeen, async ({ caller }, { alerts, now }) => {
  const { subject, email } = caller
  await alerts.noteReader({ subject, email, activeAt: now(), seenAt: now() })
  return {}
})
