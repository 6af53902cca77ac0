import { formatShortly } from '../../../shared/texts/transferList.ts'
import type { Present } from './rows/Cell.tsx'

/** Whether the organisation's clocks show another time than those of whoever reads. */
export function isElsewhere({ timeZone, now }: Present): boolean {
  const moment = new Date(now).toISOString()
  return formatShortly(moment, timeZone) !== formatShortly(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
