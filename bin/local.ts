import { join } from 'node:path'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { startHost } from '../local/host.ts'
import { demoPeople } from '../local/identity/demoDirectory.ts'
import { buildWebIfStale } from './buildWeb.ts'

/** `npm start`: Waybill, complete, on this machine. */
async function main() {
  const configuration = configurationFrom(process.env)
  const host = await startHost(configuration, {
    beforeServing: buildWebIfStale,
    websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist'),
  })
  console.log(
    [
      '',
      `  Waybill      ${host.origin}`,
      `  Its mails    ${host.origin}/local/outbox`,
      `  Its data     ${configuration.dataDirectory}`,
      '',
      '  Sign in as one of the demo people (no password):',
      ...demoPeople.map(({ email, groups }) => `    ${email.padEnd(24)} ${groups.join(', ') || 'no group'}`),
      '',
      '  Ctrl+C stops it. Nothing that was acknowledged is lost, however it stops.',
      '',
    ].join('\n'),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.stop().then(() => process.exit(0)))
  }
}

main().catch(error => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
