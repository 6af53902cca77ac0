import { setImmediate } from 'node:timers/promises'
import type { Store } from './store.ts'

const LEFT_BEHIND_MILLISECONDS = 10 * 60_000
/** A full sweep only finds what a crash left, so it runs at start and then hourly. */
const FULL_SWEEP_MILLISECONDS = 60 * 60_000

/** Never touches uploads in progress. */
export function contentSweeper({ rows, multipart, files, now, inProgress }: Store): () => Promise<{ removed: number }> {
  let fullAt = Number.NEGATIVE_INFINITY

  async function* findLeftovers(): AsyncGenerator<string, void, undefined> {
    const before = now() - LEFT_BEHIND_MILLISECONDS
    for await (const { id, changedAt } of files.unfinished()) if (changedAt < before && !inProgress.has(id)) yield id
    if (now() - fullAt < FULL_SWEEP_MILLISECONDS) return
    fullAt = now()
    for (const page of rows.unused(before)) {
      for (const id of page) yield* rows.drop(id)
      await setImmediate()
    }
    for (const freed of multipart.dropOrphans()) {
      yield* freed
      await setImmediate()
    }
    // A file is written before its row. A file without a row that is not in progress is an orphan.
    for await (const id of files.stored()) if (!inProgress.has(id) && !rows.isKnown(id)) yield id
  }

  return async () => {
    let removed = 0
    for await (const id of findLeftovers()) {
      await files.remove(id)
      removed++
    }
    return { removed }
  }
}
