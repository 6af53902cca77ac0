import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'

/** Adjacent sectors: index in the chain, and first sector in the file. */
type Run = { at: number; sector: number; count: number }

export type Chains = {
  /**
   * Claims the runs of a chain. No two streams may share a sector, so content cannot exceed the file.
   * @throws NotInspectable `broken`, `overlapping`
   */
  claim(start: number): Run[]
}

const END = 0xfffffffe

/** @param next successor of each sector, MS-CFB 2.3 */
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
 * @param size in bytes; infinite for the complete chain
 * @throws NotInspectable `broken` when the chain is shorter
 */
export function createChainSource(
  source: Source,
  runs: readonly Run[],
  sectorSize: number,
  offset: (sector: number) => number,
  size: number,
): Source {
  const last = runs.at(-1)
  const capacity = last ? (last.at + last.count) * sectorSize : 0
  if (Number.isFinite(size) && size > capacity)
    throw new NotInspectable('broken', 'A stream is longer than its sectors.')
  const end = Math.min(size, capacity)
  async function* read(from: number, to: number): AsyncGenerator<Uint8Array> {
    let position = from
    for (let index = findRun(runs, Math.floor(from / sectorSize)); position < Math.min(to, end); index += 1) {
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

function findRun(runs: readonly Run[], sector: number): number {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((runs[middle]?.at ?? 0) <= sector) low = middle
    else high = middle - 1
  }
  return low
}
