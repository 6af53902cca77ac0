import { syncBuiltinESMExports } from 'node:module'
import workerThreads from 'node:worker_threads'
import { block, refusal } from './refusal.ts'

/** Where the parent listens for the reason of an end. */
export const REASON_DESCRIPTOR = 3
const EVERY_MILLISECONDS = 50

/**
 * Ends this process when it takes more memory or processor time than it may, or when its parent is gone. Runs in a
 * thread of its own, so that it sees to it while the main one is busy; no other thread can be made afterwards.
 * Resource limits of threads and of the heap would not count buffers.
 * @param memoryBytes of the resident set
 * @param cpuSeconds of all threads together
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
  block(workerThreads, ['Worker'], refusal('This process makes no threads.'))
  syncBuiltinESMExports()
}
