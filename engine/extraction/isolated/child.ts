import { shutHost } from './shutHost.ts'
import { shutNetwork } from './shutNetwork.ts'
import { startWatchdog } from './watchdog.ts'

// The process that opens documents: see extractIsolated.ts. Nothing that reads a document is loaded before these stand.
shutNetwork()
shutHost()
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))

const { work } = await import('./work.ts')
await work()
