import { test } from 'vitest'
import { sendThroughKills } from './sendThroughKills.ts'

const KILLS = 20

// Small files and pauses, because the kills are the subject. See also test/long/killed.long.ts.
test(`ten senders lose no acknowledged transfer while the host is killed ${KILLS} times`, async () => {
  await sendThroughKills({ kills: KILLS, files: 2, maxFileBytes: 96 * 1024, maxPauseMs: 1500 })
}, 600_000)
