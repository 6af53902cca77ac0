import { startWatchdog } from '../../../../engine/extraction/isolated/watchdog.ts'
import { say } from './saying.ts'

// Allocates memory outside the heap and never yields.
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))
say('found before')
const taken: Buffer[] = []
for (;;) taken.push(Buffer.alloc(1024 * 1024, 1))
