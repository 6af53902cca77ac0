import * as z from 'zod'
import {
  compareSpikes,
  isSpike,
  MIN_SPIKE,
  SPIKE_DAYS,
  type Spike,
  type Window,
} from '../../../../shared/domain/insights/figures.ts'
import { allBut, createdWithin } from './figureQuery.ts'
import type { Clause } from './listQuery.ts'
import { MAX_NAMES } from './names.ts'
import type { Search } from './search.ts'

const GROUP_DAYS = 45
const GROUPS_AT_ONCE = 3
/** The second leaves out names before OpenSearch sorts them; it is exact in an index of one shard. */
const OFTEN = { min_doc_count: MIN_SPIKE, shard_min_doc_count: MIN_SPIKE }

type Source = { search: Search; field: string; without: readonly Clause[] }
type Counts = ReadonlyMap<string, number>

const Days = z.object({
  aggregations: z.object({
    windows: z.object({
      buckets: z.record(
        z.string(),
        z.object({ names: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })) }) }),
      ),
    }),
  }),
})

/** Newest days first, in groups, because the time of an answer grows faster than its days. */
export async function findSpikeDays(source: Source, edges: readonly number[], limit: number): Promise<Spike[]> {
  const days = edges.slice(1).map((to, place) => ({ from: edges[place] ?? to, to }))
  const groups: Window[][] = []
  for (let end = days.length; end > SPIKE_DAYS; end -= GROUP_DAYS) {
    groups.push(days.slice(Math.max(0, end - GROUP_DAYS - SPIKE_DAYS), end))
  }
  const found: Spike[] = []
  for (let next = 0; next < groups.length && found.length < limit; next += GROUPS_AT_ONCE) {
    const spikes = await Promise.all(groups.slice(next, next + GROUPS_AT_ONCE).map(group => findWithin(source, group)))
    found.push(...spikes.flat())
  }
  return found.sort(compareSpikes).slice(0, limit)
}

/** First looks only at names that are frequent on a day, then counts all days of those that may have a spike. */
async function findWithin(source: Source, days: readonly Window[]): Promise<Spike[]> {
  const often = await countWithin(source, days, OFTEN)
  // Days with fewer transfers are missing, so an average may be too low, and a spike be none.
  const names = [...new Set(toSpikes(days, often, often).map(({ name }) => name))]
  if (names.length === 0) return []
  const all = await countWithin(source, days, { include: names }, { terms: { [source.field]: names } })
  return toSpikes(days, often, all)
}

function toSpikes(days: readonly Window[], often: readonly Counts[], before: readonly Counts[]): Spike[] {
  return days.slice(SPIKE_DAYS).flatMap((day, place) =>
    [...(often[place + SPIKE_DAYS] ?? [])].flatMap(([name, count]) => {
      const week = before.slice(place, place + SPIKE_DAYS)
      const average = week.reduce((sum, counts) => sum + (counts.get(name) ?? 0), 0) / SPIKE_DAYS
      return isSpike(count, average) ? [{ name, day, count, average }] : []
    }),
  )
}

/** The count of each name in each window, which follow each other. */
async function countWithin(
  source: Source,
  windows: readonly Window[],
  terms: object,
  ...filter: readonly Clause[]
): Promise<Counts[]> {
  const { search, field, without } = source
  const size = Math.floor(MAX_NAMES / windows.length)
  const ranges = windows.map(({ from, to }, place) => ({ key: String(place), from, to }))
  const answer = await search({
    query: allBut(without, createdWithin({ from: windows[0]?.from, to: windows.at(-1)?.to }), ...filter),
    size: 0,
    track_total_hits: false,
    aggs: {
      windows: {
        range: { field: 'createdAt', keyed: true, ranges },
        aggs: { names: { terms: { field, size, ...terms } } },
      },
    },
  })
  const { buckets } = Days.parse(answer).aggregations.windows
  const counts = windows.map((_, place) => {
    const found = buckets[String(place)]?.names.buckets ?? []
    return new Map(found.map(({ key, doc_count }) => [key, doc_count]))
  })
  // A single day would need 300,000 transfers to have too many names.
  if (windows.length === 1 || counts.every(({ size: names }) => names < size)) return counts
  const middle = Math.ceil(windows.length / 2)
  const halves = [windows.slice(0, middle), windows.slice(middle)]
  return (await Promise.all(halves.map(half => countWithin(source, half, terms, ...filter)))).flat()
}
