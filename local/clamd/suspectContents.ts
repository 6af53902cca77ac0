/** Longer than clamd reads its signatures. */
const FIRST_WAIT_MILLISECONDS = 60_000
const MAX_WAIT_MILLISECONDS = 60 * 60_000
/** The oldest is forgotten. */
const MAX_CONTENTS = 1000

/**
 * Contents in whose scan the connection broke, by digest. If clamd crashes at one, its transfer would crash it at each try, and no
 * other file would get a verdict. So it waits from the second time on, twice as long each time. Files that were scanned beside it
 * wait, too: a random part of the time separates them.
 */
export function suspectContents(now: () => number) {
  const suspects = new Map<string, { times: number; until: number }>()
  return {
    mustWait(sha256: string): boolean {
      return now() < (suspects.get(sha256)?.until ?? 0)
    },
    add(sha256: string) {
      const times = (suspects.get(sha256)?.times ?? 0) + 1
      // After the first time, clamd may only have been restarted.
      const wait = times === 1 ? 0 : Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (times - 2), MAX_WAIT_MILLISECONDS)
      suspects.delete(sha256)
      suspects.set(sha256, { times, until: now() + wait * (0.5 + Math.random() / 2) })
      const [oldest] = suspects.keys()
      if (suspects.size > MAX_CONTENTS && oldest !== undefined) suspects.delete(oldest)
    },
    remove(sha256: string) {
      suspects.delete(sha256)
    },
  }
}
