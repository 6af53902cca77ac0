import { syncBuiltinESMExports } from 'node:module'
import workerThreads from 'node:worker_threads'
import { block, refusal } from './refusal.ts'

export const REASON_DESCRIPTOR = 3
const EVERY_MILLISECONDS = 50

/**
 * Kills this process when it exceeds a limit or its parent ends. Runs in the only worker thread, because the main
 * thread may be busy. Resource limits of threads and the heap would not count buffers.
 * @param memoryBytes limit of the resident set
 * @param cpuSeconds limit for all threads together
 */
export function startWatchdog(memoryBytes: number, cpuSeconds: number) {
  const watching = `
    const { writeSync } = require('node:fs')
    const parent = process.ppid
    const end = reason => {
      try { writeSync(${REASON_DESCRIPTOR}, reason) } catch {}
      process.kill(process.pid, 'SIGKILL')
    }
    setInterval(() => {
      const { user, system } = process.cpuUsage()
      if (process.memoryUsage.rss() > ${memoryBytes}) end('memory')
      else if (user + system > ${cpuSeconds * 1e6}) end('timeout')
      else if (process.ppid !== parent) end('')
    }, ${EVERY_MILLISECONDS})`
  const thread = new workerThreads.Worker(watching, {
    eval: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  })
  thread.unref()
  block(workerThreads, ['Worker'], refusal('Threads are blocked in this process.'))
  syncBuiltinESMExports()
}
