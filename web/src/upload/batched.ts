type Wanted<Key, Value> = { key: Key; resolve(value: Value): void; reject(error: unknown): void }

/** So many make a call, and after so long fewer do. */
type Size = { enough: number; patienceMilliseconds: number }

/**
 * Asks in one call for what is wanted at about the same time.
 * @param ask answers the values of its keys, in their order
 */
export function batched<Key, Value>(
  ask: (keys: Key[]) => Promise<Value[]>,
  { enough, patienceMilliseconds }: Size,
): (key: Key) => Promise<Value> {
  let gathering: Wanted<Key, Value>[] = []
  let patience: ReturnType<typeof setTimeout> | undefined

  async function askAll() {
    clearTimeout(patience)
    const batch = gathering
    gathering = []
    try {
      const values = await ask(batch.map(({ key }) => key))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const value = values[index]
        if (value === undefined) reject(new Error('The answer does not hold all that was asked for.'))
        else resolve(value)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      gathering.push({ key, resolve, reject })
      if (gathering.length === 1) patience = setTimeout(askAll, patienceMilliseconds)
      if (gathering.length === enough) void askAll()
    })
}
