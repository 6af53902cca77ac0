import { ints, shorts } from './zipFields.ts'

const DOS = { first: Date.UTC(1980, 0, 1), last: Date.UTC(2107, 11, 31, 23, 59, 58) }
const UNIX = { first: -(2 ** 31), last: 2 ** 31 - 1 }

/**
 * APPNOTE 4.4.6, to 2 seconds. The format means local time without a zone; this is UTC, and `timeField` is exact. Times
 * out of range become the nearest.
 */
export function dosTime(date: Date): number {
  const near = new Date(Math.min(Math.max(date.getTime(), DOS.first), DOS.last))
  const day = ((near.getUTCFullYear() - 1980) << 9) | ((near.getUTCMonth() + 1) << 5) | near.getUTCDate()
  const time = (near.getUTCHours() << 11) | (near.getUTCMinutes() << 5) | (near.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

/** Info-ZIP's extended timestamp (APPNOTE 4.6.1, field 0x5455): modification time in seconds of UTC. */
export function timeField(date: Date): Buffer {
  const seconds = Math.min(Math.max(Math.floor(date.getTime() / 1000), UNIX.first), UNIX.last)
  return Buffer.concat([shorts(0x5455, 5), Buffer.of(1), ints(seconds >>> 0)])
}
