import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startFlags } from '../harness/startFlags.ts'

/** Linux reports CPU time in these. */
const TICKS_PER_SECOND = 100

export type KillableHost = ReturnType<typeof killableHost>

/**
 * Runs the real host as a process over one data directory.
 * @param isSparse stores contents by `sparseDisk.ts`
 * @param hasCanaries as `npm start` has them
 */
export function killableHost(directory: string, port: number, { isSparse = false, hasCanaries = false } = {}) {
  const disk = isSparse ? ['--import', pathToFileURL(join(import.meta.dirname, 'sparseDisk.ts')).href] : []
  let child: ChildProcess | undefined
  let peak = 0
  let earlierTicks = 0

  function peakBytes() {
    peak = Math.max(peak, child ? computePeak(child) : 0)
    return peak
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    peakBytes()
    earlierTicks += countTicks(child)
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  return {
    origin: `http://localhost:${port}`,

    /** @param aheadMilliseconds of its clock */
    async start(aheadMilliseconds = 0) {
      const script = join(import.meta.dirname, 'hostProcess.ts')
      const settings = [
        script,
        directory,
        String(port),
        String(aheadMilliseconds),
        ...(hasCanaries ? ['canaries'] : []),
      ]
      const started = spawn(process.execPath, [...startFlags, ...disk, ...settings], {
        stdio: ['ignore', 'pipe', 'inherit'],
        // As `bin/start.js` has it.
        env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      })
      child = started
      await new Promise<void>((resolve, reject) => {
        started.stdout.once('data', () => resolve())
        started.once('exit', code => reject(new Error(`The host ended with ${code} before it was ready.`)))
      })
    },

    kill: () => end('SIGKILL'),

    /** Threads store what they compiled only at such an end. */
    stop: () => end('SIGTERM'),

    /** Of all processes so far; 0 if the system does not report it. */
    peakBytes,

    /** User and system, of all processes so far; 0 if the system does not report it. */
    cpuSeconds() {
      return (earlierTicks + (child ? countTicks(child) : 0)) / TICKS_PER_SECOND
    },
  }
}

/** Fields 14 and 15 of proc(5); the name in field 2 may contain spaces. */
function countTicks({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

function computePeak({ pid }: ChildProcess): number {
  try {
    const [, kibibytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kibibytes) * 1024
  } catch {
    return 0
  }
}
