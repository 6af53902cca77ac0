import { registerHooks } from 'node:module'

// Preloaded into a process. JavaScript, because a TypeScript preload costs every process the loading of Node's type
// stripper. Counts modules only on request, because counting takes time.
let modules = 0
let sourceBytes = 0
if (process.env.COUNT_MODULES) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url.startsWith('file:')) {
        modules += 1
        sourceBytes +=
          typeof loaded.source === 'string' ? Buffer.byteLength(loaded.source) : (loaded.source?.byteLength ?? 0)
      }
      return loaded
    },
  })
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    cpuSeconds: (user + system) / 1e6,
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
    modules,
    sourceBytes,
  })
})
