type Wanted<Key, Value> = { key: Key; resolve(value: Value): void; reject(error: unknown): void }

/** `enough` keys start a call, or fewer after the wait. */
type Size = { enough: number; maxWaitMilliseconds: number }

/** @param ask returns the values of its keys, in order */
export function batched<Key, Value>(
  ask: (keys: Key[]) => Promise<Value[]>,
  { enough, maxWaitMilliseconds }: Size,
): (key: Key) => Promise<Value> {
  let gathering: Wanted<Key, Value>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function askAll() {
    clearTimeout(timer)
    const batch = gathering
    gathering = []
    try {
      const values = await ask(batch.map(({ key }) => key))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const value = values[index]
        if (value === undefined) reject(new Error('The reply omits requested values.'))
        else resolve(value)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      gathering.push({ key, resolve, reject })
      if (gathering.length === 1) timer = setTimeout(askAll, maxWaitMilliseconds)
      if (gathering.length === enough) void askAll()
    })
}
