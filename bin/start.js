import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// JavaScript, because Node strips the types of a TypeScript entry before the cache is on, which takes 40 ms and 16 MB.
// Compilation takes a third of a start. The cache is in node_modules: in a folder that others can write, they could run
// code.
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill')
enableCompileCache(compiled)
// Threads read this variable. Without it each compiles separately, which takes 25 MB.
process.env.NODE_COMPILE_CACHE = compiled
await import('./local.ts')
