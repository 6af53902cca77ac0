import { blockHostAccess } from './blockHostAccess.ts'
import { blockNetworkAccess } from './blockNetworkAccess.ts'
import { startWatchdog } from './watchdog.ts'

// Entry point of the child process (extractIsolated.ts). Block access before loading any document reader.
blockNetworkAccess()
blockHostAccess()
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))

const { work } = await import('./work.ts')
await work()
