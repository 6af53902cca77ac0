import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compilation takes a third of a start. The cache is in node_modules: in a folder that others can write, they could run
// code.
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill')
enableCompileCache(compiled)
// Threads read this variable. Without it each compiles separately, which takes 25 MB.
process.env.NODE_COMPILE_CACHE = compiled
const { configurationFrom, SettingsError } = await import('../local/configuration.ts')
const { startHost } = await import('../local/host.ts')
const { startNotes } = await import('../local/startNotes.ts')
const { buildWebIfStale } = await import('./buildWeb.ts')

const PARENT_CHECK_MS = 500
const parent = process.ppid

async function main() {
  const configuration = configurationFrom(process.env)
  const host = await startHost(configuration, {
    beforeServing: buildWebIfStale,
    websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist'),
  })
  console.log(startNotes(configuration, host.origin))
  let isStopping = false
  const stop = () => {
    if (!isStopping) void host.stop().then(() => process.exit(0))
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
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
