import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

/**
 * Truncates the write-ahead log, where deleted rows stay readable until they are overwritten: only then is an erased
 * key gone from the disk. Calls of one moment share a run.
 */
export function logScrubber(database: DatabaseSync): () => Promise<void> {
  let planned: Promise<void> | undefined
  async function run() {
    await setImmediate()
    planned = undefined
    scrub(database)
  }
  return () => {
    planned ??= run()
    return planned
  }
}

/** Does not wait for readers, because that would block the process. The next sweep repeats it. */
function scrub(database: DatabaseSync) {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number }
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`)
  }
}
