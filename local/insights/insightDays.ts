import type { DatabaseSync } from 'node:sqlite'
import { downloadClasses, type Window } from '../../shared/domain/insights/figures.ts'

const DAY = 86_400_000
/** No place lies behind it. */
const MAX_AT = 2 ** 46

/** The rows of a day in columns, in order of creation. */
export type Columns = {
  at: Float64Array
  /** Ids of names. */
  sender: Uint32Array
  recipient: Uint32Array
  partner: Uint32Array
  /** Of `insightRows.ts`. */
  flags: Uint8Array
  bytes: Float64Array
  downloads: Uint32Array
  /** Index in `downloadClasses`; their number where nothing was downloaded. */
  downloadClass: Uint8Array
  /** Infinity without a date. */
  expiryAt: Float64Array
}
/** Rows of a day, from one (inclusive) to another (exclusive). */
export type Slice = { rows: Columns; start: number; end: number }

export type InsightDays = {
  /** Forgets days that changed. */
  refresh(): void
  /** The transfers of a window, day by day. */
  read(window: Window): Generator<Slice>
  /** The deliveries to further recipients, as rows of the same kind. */
  readFurther(window: Window): Generator<Slice>
  /** Both. */
  readAll(window: Window): Generator<Slice>
}

type Day = { transfers: Columns; further: Columns }

/** Days in memory, 42 bytes a transfer, each read when it is first asked for: SQL counts a million rows in half a second. */
export function insightDays(database: DatabaseSync): InsightDays {
  const changed = database.prepare('SELECT day, change FROM insight_days WHERE change > ? ORDER BY change')
  const find = database.prepare(`SELECT place >> 16, sender, recipient, partner, flags, bytes, downloads,
    first_download_after, expiry_at FROM insight_rows WHERE place >= ? AND place < ?`)
  const findFurther =
    database.prepare(`SELECT at, sender, recipient, partner, flags, 0, downloads, first_download_after, expiry_at
    FROM insight_deliveries WHERE at >= ? AND at < ? ORDER BY at`)
  find.setReturnArrays(true)
  findFurther.setReturnArrays(true)
  const days = new Map<number, Day | undefined>()
  let order: number[] = []
  let known = -1

  const readDay = (day: number): Day => {
    const [from, to] = [day * DAY, (day + 1) * DAY]
    return {
      transfers: toColumns(find.all(BigInt(from) << 16n, BigInt(to) << 16n)),
      further: toColumns(findFurther.all(from, to)),
    }
  }
  function* readDays({ from, to }: Window, kinds: readonly (keyof Day)[]): Generator<Slice> {
    const [first, last] = [from, to].map(at => Math.min(Math.max(at, 0), MAX_AT)) as [number, number]
    for (let place = findPlace(order, Math.floor(first / DAY)); place < order.length; place += 1) {
      const start = order[place] ?? 0
      if (start * DAY >= last) return
      const day = days.get(start) ?? readDay(start)
      days.set(start, day)
      for (const kind of kinds) {
        const rows = day[kind]
        const slice = { rows, start: findPlace(rows.at, first), end: findPlace(rows.at, last) }
        if (slice.start < slice.end) yield slice
      }
    }
  }
  return {
    refresh() {
      const before = days.size
      for (const { day, change } of changed.all(known)) {
        days.set(Number(day), undefined)
        known = Number(change)
      }
      if (days.size !== before) order = [...days.keys()].sort((one, other) => one - other)
    },
    read: window => readDays(window, ['transfers']),
    readFurther: window => readDays(window, ['further']),
    readAll: window => readDays(window, ['transfers', 'further']),
  }
}

function toColumns(found: unknown): Columns {
  const rows = found as readonly (readonly (number | null)[])[]
  const columns = createColumns(rows.length)
  for (const [place, row] of rows.entries()) fill(columns, place, row)
  return columns
}

function createColumns(length: number): Columns {
  return {
    at: new Float64Array(length),
    sender: new Uint32Array(length),
    recipient: new Uint32Array(length),
    partner: new Uint32Array(length),
    flags: new Uint8Array(length),
    bytes: new Float64Array(length),
    downloads: new Uint32Array(length),
    downloadClass: new Uint8Array(length),
    expiryAt: new Float64Array(length),
  }
}

function fill(columns: Columns, place: number, row: readonly (number | null)[]) {
  const [at, sender, recipient, partner, flags, bytes, downloads, firstDownloadAfter = null, expiryAt] = row
  columns.at[place] = at ?? 0
  columns.sender[place] = sender ?? 0
  columns.recipient[place] = recipient ?? 0
  columns.partner[place] = partner ?? 0
  columns.flags[place] = flags ?? 0
  columns.bytes[place] = bytes ?? 0
  columns.downloads[place] = downloads ?? 0
  columns.downloadClass[place] = toClass(firstDownloadAfter)
  columns.expiryAt[place] = expiryAt ?? Number.POSITIVE_INFINITY
}

function toClass(after: number | null): number {
  return after === null ? downloadClasses.length : downloadClasses.findIndex(({ upTo }) => after <= upTo)
}

/** The first place whose value is not less. @param values ascending */
function findPlace(values: ArrayLike<number>, least: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
