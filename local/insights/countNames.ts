import {
  compareSpikes,
  type Flow,
  type Flows,
  isSpike,
  type PartyDimension,
  type Ranked,
  SPIKE_DAYS,
  type Spike,
  type Window,
} from '../../shared/domain/insights/figures.ts'
import type { Slice } from './insightDays.ts'
import { findGreatest, findLeast, type InsightNames, toSortKey } from './insightNames.ts'

/** Counts by id of a name, and the ids that have one. */
export type Counts = { of: Uint32Array; ids: number[] }

/** @param counts all 0 */
export function countIds(slices: Iterable<Slice>, party: PartyDimension, counts: Counts): Counts {
  const { of, ids } = counts
  for (const { rows, start, end } of slices) {
    const column = rows[party]
    for (let row = start; row < end; row += 1) {
      const id = column[row] ?? 0
      const count = of[id] ?? 0
      if (count === 0) ids.push(id)
      of[id] = count + 1
    }
  }
  return counts
}

/** @param own ids that do not count */
export function toRanked({ of, ids }: Counts, names: InsightNames, own: ReadonlySet<number>): Ranked[] {
  return ids.filter(id => !own.has(id)).map(id => ({ name: names.get(id), count: of[id] ?? 0 }))
}

/** Sorts rows by sender first: a map of pairs would take three times as long. */
export function countFlowsOfRows(
  slices: readonly Slice[],
  names: InsightNames,
  { limit, own }: { limit: number; own: ReadonlySet<number> },
): Flows {
  const senders = countIds(slices, 'sender', { of: new Uint32Array(names.size()), ids: [] })
  const partners = sortBySender(slices, senders)
  const pairs = createPairs(partners.length)
  const counts = new Uint32Array(names.size())
  let start = 0
  let found = 0
  let total = 0
  for (const sender of senders.ids) {
    const end = start + (senders.of[sender] ?? 0)
    const some = partners.subarray(start, end)
    for (const partner of some) counts[partner] = (counts[partner] ?? 0) + 1
    for (const partner of some) {
      const count = counts[partner] ?? 0
      counts[partner] = 0
      if (count === 0 || own.has(partner)) continue
      pairs.sender[found] = sender
      pairs.partner[found] = partner
      pairs.count[found] = count
      found += 1
      total += count
    }
    start = end
  }
  const least = findLeast(pairs.count.slice(0, found), limit)
  const flows: Flow[] = []
  // An object for each pair would take as long as all the rest.
  for (let pair = 0; pair < found; pair += 1) {
    const count = pairs.count[pair] ?? 0
    if (count < least) continue
    flows.push({ sender: names.get(pairs.sender[pair] ?? 0), partner: names.get(pairs.partner[pair] ?? 0), count })
  }
  const entries = findGreatest(flows, limit, ({ sender, partner }) => `${toSortKey(sender)}\0${toSortKey(partner)}`)
  return { entries, total, flows: found }
}

const createPairs = (length: number) => ({
  sender: new Uint32Array(length),
  partner: new Uint32Array(length),
  count: new Uint32Array(length),
})

/** The partners of all rows, sender by sender in the order of the counts. */
function sortBySender(slices: readonly Slice[], senders: Counts): Uint32Array {
  const places = new Uint32Array(senders.of.length)
  let total = 0
  for (const sender of senders.ids) {
    places[sender] = total
    total += senders.of[sender] ?? 0
  }
  const partners = new Uint32Array(total)
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) {
      const sender = rows.sender[row] ?? 0
      const place = places[sender] ?? 0
      partners[place] = rows.partner[row] ?? 0
      places[sender] = place + 1
    }
  }
  return partners
}

/** @param read the rows of a day */
export function findSpikesOfRows(
  read: (day: Window) => Iterable<Slice>,
  edges: readonly number[],
  {
    party,
    limit,
    names,
    own,
  }: {
    party: PartyDimension
    limit: number
    names: InsightNames
    own: ReadonlySet<number>
  },
): Spike[] {
  /** Of a day and those before it, by turns. */
  const turns = Array.from({ length: SPIKE_DAYS + 1 }, (): Counts => ({ of: new Uint32Array(names.size()), ids: [] }))
  const spikes: Spike[] = []
  for (const [place, to] of edges.slice(1).entries()) {
    const day = { from: edges[place] ?? to, to }
    const counts = turns[place % turns.length]
    if (!counts) continue
    for (const id of counts.ids) counts.of[id] = 0
    counts.ids.length = 0
    countIds(read(day), party, counts)
    if (place < SPIKE_DAYS) continue
    for (const id of counts.ids) {
      const count = counts.of[id] ?? 0
      if (!isSpike(count, 0) || own.has(id)) continue
      const average = (turns.reduce((sum, { of }) => sum + (of[id] ?? 0), 0) - count) / SPIKE_DAYS
      if (isSpike(count, average)) spikes.push({ name: names.get(id), day, count, average })
    }
  }
  return spikes.sort(compareSpikes).slice(0, limit)
}
