import type { Store } from './store.ts'

const LEFT_BEHIND_MILLISECONDS = 10 * 60_000
/** Looking at every stored file is for what a crash or a stubborn unlink left: at the first sweep, then now and then. */
const FULL_SWEEP_MILLISECONDS = 60 * 60_000

/** Removes what a process left behind when it was killed. What this process is at work on is never touched. */
export function contentSweeper({ rows, files, now, underway }: Store): () => Promise<{ removed: number }> {
  let fullAt = Number.NEGATIVE_INFINITY

  async function unfinished(before: number): Promise<string[]> {
    const ids: string[] = []
    for await (const { id, changedAt } of files.unfinished()) {
      if (changedAt < before && !underway.has(id)) ids.push(id)
    }
    return ids
  }

  /** A file comes before its row: one without a row and not under way belongs to nobody, whatever its age. */
  async function withoutRow(): Promise<string[]> {
    const ids: string[] = []
    for await (const id of files.stored()) {
      if (!underway.has(id) && !rows.isKnown(id)) ids.push(id)
    }
    return ids
  }

  return async () => {
    const before = now() - LEFT_BEHIND_MILLISECONDS
    const left = [...(await unfinished(before)), ...rows.dropUnused(before)]
    if (now() - fullAt >= FULL_SWEEP_MILLISECONDS) {
      left.push(...(await withoutRow()))
      fullAt = now()
    }
    for (const id of left) await files.remove(id)
    return { removed: new Set(left).size }
  }
}
