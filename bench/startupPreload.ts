import { registerHooks } from 'node:module'

/** What a process tells of its start when it is asked. */
export type StartUsage = { cpuSeconds: number; rssMiB: number; modules: number; sourceBytes: number }

// Loaded into a process before its program: tells the bench what its start took. Counting the modules takes time of
// its own, so that it is done only when it is asked for.
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
  const usage: StartUsage = {
    cpuSeconds: (user + system) / 1e6,
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
    modules,
    sourceBytes,
  }
  process.send?.(usage)
})
