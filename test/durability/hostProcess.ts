import { flushCompileCache } from 'node:module'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { startHost } from '../../local/host.ts'
import { senders } from './senders.ts'

/** The largest that may be configured. */
const limits = { maxFiles: 50, totalSizeMiB: 204_800, fileSizeMiB: 51_200, zipEncryptSizeMiB: 51_200 }
const memberCaps = { ...demoOrganisation.memberCaps, unfinishedUploadMiB: 1_024_000, uploadMiBPerDay: 4_096_000 }
const organisation = { ...demoOrganisation, limits, memberCaps }

/** The real host as a process that tests can kill. */
const [dataDirectory = '', port = '', aheadMilliseconds = '0', canaries] = process.argv.slice(2)
const host = await startHost(
  { port: Number(port), host: '127.0.0.1', dataDirectory, organisation, logLevel: 'error' },
  { now: () => Date.now() + Number(aheadMilliseconds), people: senders, hasCanaries: canaries !== undefined },
)
process.once('SIGTERM', () => void host.stop().then(() => process.exit(0)))
process.stdout.write('ready\n')
// A killed process would not write it.
flushCompileCache()
