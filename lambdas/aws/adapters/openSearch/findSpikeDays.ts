import * as z from 'zod'
import {
  compareSpikes,
  isSpike,
  MIN_SPIKE,
  SPIKE_DAYS,
  type Spike,
  type Window,
} from '../../../../shared/domain/insights/figures.ts'
import { MAX_NAMES } from './countNames.ts'
import { allBut, createdWithin } from './figureQuery.ts'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

/** The time of an answer grows with the square of its windows. */
const MAX_WINDOWS = 60
/** The second leaves out names before OpenSearch sorts them; it is exact in an index of one shard. */
const OFTEN = { min_doc_count: MIN_SPIKE, shard_min_doc_count: MIN_SPIKE }

type Source = { search: Search; field: string; without: readonly Clause[] }
type Counts = ReadonlyMap<string, number>
type Candidate = { day: Window; before: Window; counts: Counts }

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

/** Looks for days with enough transfers of a name, then for the days before only of these names. */
export async function findSpikeDays(source: Source, edges: readonly number[], limit: number): Promise<Spike[]> {
  const days = edges.slice(SPIKE_DAYS, -1).map((from, place) => ({
    day: { from, to: edges[place + SPIKE_DAYS + 1] ?? from },
    before: { from: edges[place] ?? from, to: from },
  }))
  const often = await countWithin(
    source,
    days.map(({ day }) => day),
    OFTEN,
  )
  const candidates = days.flatMap((day, place): Candidate[] => {
    const counts = often[place]
    return counts && counts.size > 0 ? [{ ...day, counts }] : []
  })
  const names = [...new Set(candidates.flatMap(({ counts }) => [...counts.keys()]))]
  const filter = { terms: { [source.field]: names } }
  const earlier = await countWithin(
    source,
    candidates.map(({ before }) => before),
    { include: names },
    filter,
  )
  return candidates
    .flatMap(({ day, counts }, place) =>
      [...counts].map(([name, count]) => {
        const average = (earlier[place]?.get(name) ?? 0) / SPIKE_DAYS
        return { name, day, count, average }
      }),
    )
    .filter(({ count, average }) => isSpike(count, average))
    .sort(compareSpikes)
    .slice(0, limit)
}

/** The count of each name in each window. */
async function countWithin(
  source: Source,
  windows: readonly Window[],
  terms: object,
  ...filter: readonly Clause[]
): Promise<Counts[]> {
  if (windows.length === 0) return []
  if (windows.length > MAX_WINDOWS) return countHalves(source, windows, terms, ...filter)
  const { search, field, without } = source
  const size = Math.floor(MAX_NAMES / windows.length)
  const ranges = windows.map(({ from, to }, place) => ({ key: String(place), from, to }))
  const [from, to] = [Math.min(...windows.map(({ from }) => from)), Math.max(...windows.map(({ to }) => to))]
  const answer = await search({
    query: allBut(without, createdWithin({ from, to }), ...filter),
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
  const isComplete = windows.length === 1 || counts.every(({ size: names }) => names < size)
  return isComplete ? counts : countHalves(source, windows, terms, ...filter)
}

async function countHalves(
  source: Source,
  windows: readonly Window[],
  terms: object,
  ...filter: readonly Clause[]
): Promise<Counts[]> {
  const middle = Math.ceil(windows.length / 2)
  const halves = [windows.slice(0, middle), windows.slice(middle)]
  return (await Promise.all(halves.map(half => countWithin(source, half, terms, ...filter)))).flat()
}
