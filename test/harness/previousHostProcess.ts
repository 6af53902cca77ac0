import { join } from 'node:path'

/** The host of the program in this folder, which tests talk to by messages. */
const [program = '', dataDirectory = '', websiteDirectory = '', at] = process.argv.slice(2)

type Program = {
  startHost: typeof import('../../local/host.ts').startHost
  demoOrganisation: typeof import('../../local/demoOrganisation.ts').demoOrganisation
}
const { startHost } = (await import(join(program, 'local', 'host.ts'))) as Program
const { demoOrganisation } = (await import(join(program, 'local', 'demoOrganisation.ts'))) as Program

const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory, organisation: demoOrganisation, logLevel: 'error' },
  {
    ...(websiteDirectory === '' ? {} : { websiteDirectory }),
    ...(at === undefined ? {} : { now: () => Number(at) }),
  },
).catch(error => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.on('message', async word => {
  if (word === 'settled') await host.settled()
  if (word === 'stop') await host.stop()
  process.send?.(word)
  if (word === 'stop') process.disconnect()
})
process.send?.(host.origin)
