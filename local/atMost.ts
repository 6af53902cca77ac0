/** Runs work at most `count` times at once, in order. */
export function atMost(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= count) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Passes the slot on without releasing it, so that no later caller takes it first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
