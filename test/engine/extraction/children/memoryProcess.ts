import { startWatchdog } from '../../../../engine/extraction/isolated/watchdog.ts'
import { say } from './saying.ts'

// Takes memory outside of the heap without ever giving its loop a turn.
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))
say('found before')
const taken: Buffer[] = []
for (;;) taken.push(Buffer.alloc(1024 * 1024, 1))
