import type { Interval } from '../../../../../shared/domain/insights/windows.ts'
import { dayAt } from '../../../../../shared/domain/listRanges.ts'

const MINUTE = 60_000

/**
 * For CSV files: the local day, or of hours the local time with its offset from UTC, by ISO 8601.
 * @param at ISO 8601
 * @param timeZone an IANA name
 * @returns '2026-11-20', or '2026-11-20T14:00+01:00'
 */
export function writeLocalTime(at: string, interval: Interval, timeZone: string): string {
  const moment = Math.floor(Date.parse(at) / MINUTE) * MINUTE
  const day = dayAt(moment, timeZone)
  if (interval !== 'hour') return day
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const local = `${day}T${time.format(moment)}`
  const offset = (Date.parse(`${local}Z`) - moment) / MINUTE
  const toTwo = (value: number) => `${value}`.padStart(2, '0')
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${toTwo(Math.floor(size / 60))}:${toTwo(size % 60)}`
}
