import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

/**
 * Empties the write-ahead log, which keeps deleted rows readable until it is written over: a key that was erased is
 * gone from the disk only then. Calls of the same moment share one run.
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

/** It does not wait for readers, which would stop the whole process: while one reads, the next sweep does it. */
function scrub(database: DatabaseSync) {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number }
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`)
  }
}
