/**
 * Begins work on the next items while earlier results are still wanted, and yields the results in order.
 *
 * When the consumer stops or a piece of work fails, the items are closed first; then what has begun is waited for.
 * @param most pieces of work begun and not yet yielded, at any time
 */
export async function* prefetch<Item, Result extends object>(
  items: Iterable<Item> | AsyncIterable<Item>,
  begin: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result, void, undefined> {
  const begun: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const work = begin(item)
      // It may fail before its turn comes, which is no unhandled rejection: its turn does come.
      work.catch(() => {})
      begun.push(work)
      const first = begun.length < most ? undefined : begun.shift()
      if (first) yield await first
    }
    for (let first = begun.shift(); first; first = begun.shift()) yield await first
  } finally {
    await Promise.allSettled(begun)
  }
}
