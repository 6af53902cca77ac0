import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'

/** Sectors that lie one behind the other: where they begin in the chain, and in the file. */
type Run = { at: number; sector: number; count: number }

export type Chains = {
  /**
   * The runs of sectors that begin with this one, each claimed for whoever asks: no two streams may share one, so that
   * no file can be more than it is.
   * @throws NotInspectable `broken`, `overlapping`
   */
  claim(start: number): Run[]
}

const END = 0xfffffffe

/** @param next of each sector the one that follows it, MS-CFB 2.3 */
export function readChains(next: Uint32Array, sectors: number): Chains {
  const claimed = new Uint8Array(sectors)
  return {
    claim(start) {
      const runs: Run[] = []
      let length = 0
      for (let sector = start; sector !== END; sector = next[sector] ?? sectors) {
        if (sector >= sectors) throw new NotInspectable('broken', 'A chain of sectors leaves the file.')
        if (claimed[sector] === 1) throw new NotInspectable('overlapping', 'Two streams share a sector.')
        claimed[sector] = 1
        const last = runs.at(-1)
        if (last && last.sector + last.count === sector) last.count += 1
        else runs.push({ at: length, sector, count: 1 })
        length += 1
      }
      return runs
    },
  }
}

/**
 * The bytes of a chain as a source.
 * @param size in bytes; without bound, all that the chain has
 * @throws NotInspectable `broken` when the chain is shorter than that
 */
export function joinedSource(
  source: Source,
  runs: readonly Run[],
  sectorSize: number,
  offset: (sector: number) => number,
  size: number,
): Source {
  const last = runs.at(-1)
  const most = last ? (last.at + last.count) * sectorSize : 0
  if (Number.isFinite(size) && size > most) throw new NotInspectable('broken', 'A stream is longer than its sectors.')
  const end = Math.min(size, most)
  async function* read(from: number, to: number): AsyncGenerator<Uint8Array> {
    let position = from
    for (let index = runAt(runs, Math.floor(from / sectorSize)); position < Math.min(to, end); index += 1) {
      const run = runs[index]
      if (run === undefined) return
      const start = offset(run.sector) + position - run.at * sectorSize
      const stop = Math.min((run.at + run.count) * sectorSize, to, end)
      let missing = stop - position
      for await (const chunk of source.read(start, Math.min(start + missing, source.size))) {
        missing -= chunk.length
        yield chunk
      }
      if (missing > 0) throw new NotInspectable('broken', 'The file ends within a stream.')
      position = stop
    }
  }
  return { size: end, read }
}

/** The last run that begins at or before a sector of the chain. */
function runAt(runs: readonly Run[], sector: number): number {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((runs[middle]?.at ?? 0) <= sector) low = middle
    else high = middle - 1
  }
  return low
}
