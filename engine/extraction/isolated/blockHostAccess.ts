import nodeModule, { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import v8 from 'node:v8'
import { block, refusal } from './refusal.ts'

/**
 * Permanently blocks host access that Node 24's permission model allows: `node:sqlite` writes files anywhere; signals
 * and priorities reach other processes such as the parent; `module.register` starts a thread; V8 flags undo start
 * flags. Call it before loading anything else.
 */
export function blockHostAccess() {
  const refuse = refusal('Host access is blocked in this process.')
  // syncBuiltinESMExports skips modules with a mandatory `node:` prefix, so an import would keep the original names.
  const sqlite = process.getBuiltinModule('node:sqlite')
  const databases = Object.entries(sqlite).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  block(sqlite, databases, refuse)
  block(os, ['setPriority'], refuse)
  block(v8, ['setFlagsFromString', 'writeHeapSnapshot', 'startCpuProfile', 'setHeapSnapshotNearHeapLimit'], refuse)
  block(nodeModule, ['register', 'enableCompileCache'], refuse)
  // Permissions already refuse these; this is a second barrier.
  block(process, ['kill', '_kill', '_debugProcess', '_debugEnd'], refuse)
  block(process, ['dlopen', 'binding', '_linkedBinding', 'execve', 'chdir', 'umask', 'loadEnvFile'], refuse)
  block(process, ['setuid', 'setgid', 'seteuid', 'setegid', 'setgroups', 'initgroups'], refuse)
  syncBuiltinESMExports()
}
