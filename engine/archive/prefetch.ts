/**
 * Begins work ahead of the consumer. On an early end, closes the items first, then waits for the work in progress.
 * @param maxBegun items in progress and not yet yielded
 */
export async function* prefetch<Item, Result extends object>(
  items: Iterable<Item> | AsyncIterable<Item>,
  begin: (item: Item) => Promise<Result>,
  maxBegun: number,
): AsyncGenerator<Result, void, undefined> {
  const pending: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const work = begin(item)
      // The loop reports the failure later, so it is not unhandled.
      work.catch(() => {})
      pending.push(work)
      const first = pending.length < maxBegun ? undefined : pending.shift()
      if (first) yield await first
    }
    for (let first = pending.shift(); first; first = pending.shift()) yield await first
  } finally {
    await Promise.allSettled(pending)
  }
}
