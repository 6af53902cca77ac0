import { ints, shorts } from './zipFields.ts'

/** The times that DOS can tell, and those of 32-bit Unix. */
const DOS = { first: Date.UTC(1980, 0, 1), last: Date.UTC(2107, 11, 31, 23, 59, 58) }
const UNIX = { first: -(2 ** 31), last: 2 ** 31 - 1 }

/**
 * Date and time in 4 bytes, to 2 seconds (APPNOTE 4.4.6). The format means local time and says not of which place; here
 * it is UTC, and `timeField` has the exact time for readers that know it. What is out of range becomes the nearest.
 */
export function dosTime(date: Date): number {
  const near = new Date(Math.min(Math.max(date.getTime(), DOS.first), DOS.last))
  const day = ((near.getUTCFullYear() - 1980) << 9) | ((near.getUTCMonth() + 1) << 5) | near.getUTCDate()
  const time = (near.getUTCHours() << 11) | (near.getUTCMinutes() << 5) | (near.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

/** Info-ZIP's extended timestamp (APPNOTE 4.6.1, field 0x5455): the time of the last change, in seconds of UTC. */
export function timeField(date: Date): Buffer {
  const seconds = Math.min(Math.max(Math.floor(date.getTime() / 1000), UNIX.first), UNIX.last)
  return Buffer.concat([shorts(0x5455, 5), Buffer.of(1), ints(seconds >>> 0)])
}
