import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling takes a third of a start. Kept beside the packages: a folder that others can write would let them run code.
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill')
enableCompileCache(compiled)
// The threads are not reached by the call: without it each compiles for itself, which takes 25 MB.
process.env.NODE_COMPILE_CACHE = compiled
// Imported only now, or they would not come from it.
const { configurationFrom, SettingsError } = await import('../local/configuration.ts')
const { startHost } = await import('../local/host.ts')
const { startNotes } = await import('../local/startNotes.ts')
const { buildWebIfStale } = await import('./buildWeb.ts')

/** `npm start`: Waybill, complete, on this machine. */
async function main() {
  const configuration = configurationFrom(process.env)
  const host = await startHost(configuration, {
    beforeServing: buildWebIfStale,
    websiteDirectory: join(import.meta.dirname, '..', 'web', 'dist'),
  })
  console.log(startNotes(configuration, host.origin))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.stop().then(() => process.exit(0)))
  }
  flushCompileCache()
}

main().catch(error => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
