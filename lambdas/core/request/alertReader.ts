import type { AlertReader, Alerts } from '../../ports/alerts.ts'
import type { Member } from './authenticate.ts'

const DAY = 24 * 60 * 60_000

type Parts = { alerts: Pick<Alerts, 'findReader' | 'noteReader'>; now: () => number }

/** Notes at most daily that the caller is an administrator: without it, mails with alerts end. */
export async function findAlertReader({ alerts, now }: Parts, { subject, email }: Member): Promise<AlertReader> {
  const reader = await alerts.findReader(subject)
  if (reader?.email === email && now() < reader.activeAt + DAY) return reader
  const active = { subject, email, activeAt: now() }
  await alerts.noteReader(active)
  return { ...reader, ...active }
}
