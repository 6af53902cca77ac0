import { flushCompileCache } from 'node:module'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { startHost } from '../../local/host.ts'
import { senders } from './senders.ts'

/** The real host as a process that tests can kill. */
const [dataDirectory = '', port = '', aheadMilliseconds = '0'] = process.argv.slice(2)
await startHost(
  { port: Number(port), host: '127.0.0.1', dataDirectory, organisation: demoOrganisation, logLevel: 'error' },
  { now: () => Date.now() + Number(aheadMilliseconds), people: senders },
)
process.stdout.write('ready\n')
// A killed process would not write it.
flushCompileCache()
