import nodeModule, { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import v8 from 'node:v8'
import { block, refusal } from './refusal.ts'

/**
 * Shuts to this process for good what Node 24's permissions leave open of its host: `node:sqlite` opens and writes files
 * anywhere; signals reach other processes, the parent first, and so does a priority; `module.register` makes a thread;
 * flags of V8 undo those that this process was started with. To be called before anything else is loaded.
 */
export function blockHostAccess() {
  const refuse = refusal('The host is shut to this process.')
  // Imported, it would keep its names as they are: syncBuiltinESMExports passes modules by that go by `node:` alone.
  const sqlite = process.getBuiltinModule('node:sqlite')
  const databases = Object.entries(sqlite).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  block(sqlite, databases, refuse)
  block(os, ['setPriority'], refuse)
  block(v8, ['setFlagsFromString', 'writeHeapSnapshot', 'startCpuProfile', 'setHeapSnapshotNearHeapLimit'], refuse)
  block(nodeModule, ['register', 'enableCompileCache'], refuse)
  // What the permissions refuse as of today is here as well: a door with two locks.
  block(process, ['kill', '_kill', '_debugProcess', '_debugEnd'], refuse)
  block(process, ['dlopen', 'binding', '_linkedBinding', 'execve', 'chdir', 'umask', 'loadEnvFile'], refuse)
  block(process, ['setuid', 'setgid', 'seteuid', 'setegid', 'setgroups', 'initgroups'], refuse)
  syncBuiltinESMExports()
}
