import { getStart } from '../listRanges.ts'
import type { Window } from './figures.ts'

/** A time in which the clocks of a zone do not change. `offset`: what they are ahead of UTC, in milliseconds. */
export type ClockPart = Window & { offset: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** No zone changes its clocks twice in this time, and back to the same. */
const BLOCK = 14 * DAY
/** Above the largest UTC offset in the IANA database. */
const MAX_OFFSET = 16 * HOUR

/** Kept, because a chart has 1,500 edges, and Intl takes microseconds for each. */
type Clock = {
  timeZone: string
  readOffset: (at: number) => number
  /** By number: 200 years have 5,200. */
  blocks: Map<number, readonly ClockPart[]>
  /** Of days near a change of the clocks. */
  starts: Map<string, number>
}
let lastClock: Clock | undefined

function getClock(timeZone: string): Clock {
  if (lastClock?.timeZone !== timeZone) {
    lastClock = { timeZone, readOffset: offsetReader(timeZone), blocks: new Map(), starts: new Map() }
  }
  return lastClock
}

function getBlock(number: number, timeZone: string): readonly ClockPart[] {
  const { blocks, readOffset } = getClock(timeZone)
  const block = blocks.get(number) ?? readParts(number * BLOCK, (number + 1) * BLOCK, readOffset)
  blocks.set(number, block)
  return block
}

function offsetReader(timeZone: string): (at: number) => number {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...day, ...time })
  return at => {
    const part = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
    const local = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`)
    return local - Math.floor(at / MINUTE) * MINUTE
  }
}

function readParts(from: number, to: number, readOffset: (at: number) => number): ClockPart[] {
  const parts: ClockPart[] = []
  for (let start = from; start < to; ) {
    const offset = readOffset(start)
    const end = findChange(start, to, at => readOffset(at) === offset)
    parts.push({ from: start, to: end, offset })
    start = end
  }
  return parts
}

function findChange(start: number, end: number, isSame: (at: number) => boolean): number {
  if (isSame(end)) return end
  let before = start
  let within = end
  while (within - before > MINUTE) {
    const middle = Math.floor((before + within) / 2 / MINUTE) * MINUTE
    if (middle > before && isSame(middle)) before = middle
    else within = middle
  }
  return within
}

/** Parts of the window in which clocks do not change, so that weeks of UTC can be turned into local ones. */
export function toClockParts({ from, to }: Window, timeZone: string): ClockPart[] {
  const parts: ClockPart[] = []
  for (let number = Math.floor(from / BLOCK); number * BLOCK < to; number += 1) {
    for (const part of getBlock(number, timeZone)) {
      const [start, end] = [Math.max(part.from, from), Math.min(part.to, to)]
      if (start >= end) continue
      const before = parts.at(-1)
      if (before?.offset === part.offset) before.to = end
      else parts.push({ from: start, to: end, offset: part.offset })
    }
  }
  return parts
}

/** What local time is ahead of UTC, in milliseconds. */
export function getOffset(at: number, timeZone: string): number {
  return getBlock(Math.floor(at / BLOCK), timeZone).find(({ to }) => at < to)?.offset ?? 0
}

/** The local day of a moment, such as `2026-11-21`. */
export function toDay(at: number, timeZone: string): string {
  return new Date(at + getOffset(at, timeZone)).toISOString().slice(0, 10)
}

/** The first moment of a day, as `getStart`: at midnight, unless clocks change near it. */
export function toStart(day: string, timeZone: string): number {
  const midnight = Date.parse(day)
  const [part, ...others] = toClockParts({ from: midnight - MAX_OFFSET, to: midnight + MAX_OFFSET }, timeZone)
  return part && others.length === 0 ? midnight - part.offset : findStart(day, timeZone)
}

function findStart(day: string, timeZone: string): number {
  const { starts } = getClock(timeZone)
  const start = starts.get(day) ?? Date.parse(getStart(day, timeZone))
  starts.set(day, start)
  return start
}
