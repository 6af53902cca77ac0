import { blockHostAccess } from './blockHostAccess.ts'
import { blockNetworkAccess } from './blockNetworkAccess.ts'
import { startWatchdog } from './watchdog.ts'

// The process that opens documents: see extractIsolated.ts. Nothing that reads a document is loaded before these stand.
blockNetworkAccess()
blockHostAccess()
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))

const { work } = await import('./work.ts')
await work()
