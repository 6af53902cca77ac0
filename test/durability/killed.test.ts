import { test } from 'vitest'
import { sendThroughKills } from './sendThroughKills.ts'

const KILLS = 20

// Small files and a pause between transfers: what is proven are the kills. test/long/killed.long.ts sends without pause.
test(`ten senders send on while the host is killed ${KILLS} times, and nothing acknowledged is lost`, async () => {
  await sendThroughKills({ kills: KILLS, files: 2, maxFileBytes: 96 * 1024, maxPauseMs: 1500 })
}, 600_000)
