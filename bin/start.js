import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// glibc keeps an arena of memory for each thread, also for those that ended, and reads its limit only when a process begins.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, again, { ...process.env, MALLOC_ARENA_MAX: '2' })
}

// JavaScript, because Node strips the types of a TypeScript entry before the cache is on, which takes 40 ms and 16 MB.
// Compilation takes a third of a start. The cache is in node_modules: in a folder that others can write, they could run
// code.
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill')
enableCompileCache(compiled)
// Threads read this variable. Without it each compiles separately, which takes 25 MB.
process.env.NODE_COMPILE_CACHE = compiled
await import('./local.ts')
