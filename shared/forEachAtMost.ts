/**
 * Does `work` for each item, for at most `max` items at once. Takes an item only when there is room for it.
 * After a failure it starts no more, waits for the work in progress, and throws the first failure.
 */
export async function forEachAtMost<Item>(
  max: number,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = oneByOne(items)
  let failure: { error: unknown } | undefined
  const drain = async () => {
    try {
      for await (const item of queue) {
        if (failure) return
        await work(item)
      }
    } catch (error) {
      failure ??= { error }
    }
  }
  await Promise.all(Array.from({ length: max }, drain))
  if (failure) throw failure.error
}

/** An async generator answers concurrent calls in order, and its `return()` closes the items. */
async function* oneByOne<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items
}
