import { findAlertReader } from '../core/request/alertReader.ts'
import type { Answer, InsightParts, Question } from './question.ts'

const DEFAULT_SIZE = 100
/** More are shown as '99+'. */
const MAX_NEW = 100

export async function answerAlerts(
  { alerts }: InsightParts,
  { window, kinds, caller, now, size = DEFAULT_SIZE }: Question,
): Promise<Answer<'alerts'>> {
  const reader = await findAlertReader({ alerts, now: () => now }, caller)
  const [found, newCount] = await Promise.all([
    alerts.find(window, { ...(kinds ? { kinds } : {}), limit: size }),
    alerts.countNew(reader.seenAt ?? 0, MAX_NEW),
  ])
  return { ...found, newCount }
}
