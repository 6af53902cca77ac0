import { addDays, dayWriter, getStart, getWeekday } from '../listRanges.ts'

const MINUTE = 60_000
/** 08:00 of the organisation's time zone, weekly on Mondays. */
const MAIL_MINUTE = 8 * 60

/** The last time at which daily or weekly mails were due. @param now milliseconds since the epoch @param timeZone an IANA name */
export function lastMailTime(cadence: 'daily' | 'weekly', now: number, timeZone: string): number {
  const today = dayWriter(timeZone)(now)
  const day = cadence === 'daily' ? today : addDays(today, -getWeekday(today))
  const time = toMailTime(day, timeZone)
  return time <= now ? time : toMailTime(addDays(day, cadence === 'daily' ? -1 : -7), timeZone)
}

function toMailTime(day: string, timeZone: string): number {
  const guess = Date.parse(getStart(day, timeZone)) + MAIL_MINUTE * MINUTE
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [hours = 0, minutes = 0] = formatter.format(guess).split(':').map(Number)
  // Clocks may have changed in the night.
  return guess + (MAIL_MINUTE - hours * 60 - minutes) * MINUTE
}
