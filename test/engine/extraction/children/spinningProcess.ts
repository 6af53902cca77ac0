import { startWatchdog } from '../../../../engine/extraction/isolated/watchdog.ts'
import { say } from './saying.ts'

startWatchdog(Number(process.argv[2]), Number(process.argv[3]))
say('found before')
for (;;);
