import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { startHost } from '../local/host.ts'
import { startNotes } from '../local/startMessages.ts'
import { buildWebIfStale } from './buildWeb.ts'

const PARENT_CHECK_MS = 500
const parent = process.ppid

async function main() {
  const configuration = configurationFrom(process.env)
  const host = await startHost(configuration, {
    beforeServing: buildWebIfStale,
    hasCanaries: true,
    hasAlerts: true,
    websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist'),
  })
  let isStopping = false
  const stop = () => {
    if (!isStopping) void host.stop().then(() => process.exit(0))
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  console.log(startNotes(configuration, host.origin))
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent(stop)
  flushCompileCache()
}

/** npm passes a signal to its shell, which ends without passing it to us. */
function stopWithParent(stop: () => void) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
}

main().catch(error => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
