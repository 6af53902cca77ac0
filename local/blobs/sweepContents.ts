import type { Store } from './store.ts'

const LEFT_BEHIND_MILLISECONDS = 10 * 60_000

/** Removes what a process left behind when it was killed. What this process is at work on is never touched. */
export async function sweepContents({ rows, files, now, underway }: Store): Promise<{ removed: number }> {
  const before = now() - LEFT_BEHIND_MILLISECONDS
  let removed = 0
  const remove = async (id: string) => {
    await files.remove(id)
    removed++
  }

  for await (const { id, changedAt } of files.unfinished()) {
    if (changedAt < before && !underway.has(id)) await remove(id)
  }
  for (const id of rows.dropUnused(before)) await remove(id)
  // A file comes before its row: one without a row and not under way belongs to nobody, whatever its age.
  for await (const id of files.stored()) {
    if (!underway.has(id) && !rows.isKnown(id)) await remove(id)
  }
  return { removed }
}
