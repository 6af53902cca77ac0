import { setImmediate } from 'node:timers/promises'
import type { Store } from './store.ts'

const LEFT_BEHIND_MILLISECONDS = 10 * 60_000
/** Looking at every stored file is for what a crash left: at the first sweep, then now and then. */
const FULL_SWEEP_MILLISECONDS = 60 * 60_000

/** Removes what a process left behind when it was killed. What this process is at work on is never touched. */
export function contentSweeper({ rows, multipart, files, now, underway }: Store): () => Promise<{ removed: number }> {
  let fullAt = Number.NEGATIVE_INFINITY

  async function* leftBehind(): AsyncGenerator<string, void, undefined> {
    const before = now() - LEFT_BEHIND_MILLISECONDS
    for await (const { id, changedAt } of files.unfinished()) if (changedAt < before && !underway.has(id)) yield id
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
    // A file comes before its row: one without a row and not under way belongs to nobody, whatever its age.
    for await (const id of files.stored()) if (!underway.has(id) && !rows.isKnown(id)) yield id
  }

  return async () => {
    let removed = 0
    for await (const id of leftBehind()) {
      await files.remove(id)
      removed++
    }
    return { removed }
  }
}
