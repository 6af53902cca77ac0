/** Runs what it is given, so many at once; the rest waits in its order. */
export function atMost(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= count) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on as it is: nobody who comes between can take it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
