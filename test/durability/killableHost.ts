import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFlags } from '../harness/startFlags.ts'

export type KillableHost = ReturnType<typeof killableHost>

/** Runs the real host as a process over one data directory. */
export function killableHost(directory: string, port: number) {
  let child: ChildProcess | undefined
  let peakBytes = 0

  return {
    origin: `http://localhost:${port}`,

    /** @param aheadMilliseconds of its clock */
    async start(aheadMilliseconds = 0) {
      const script = join(import.meta.dirname, 'hostProcess.ts')
      const settings = [script, directory, String(port), String(aheadMilliseconds)]
      const started = spawn(process.execPath, [...startFlags, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
      child = started
      await new Promise<void>((resolve, reject) => {
        started.stdout.once('data', () => resolve())
        started.once('exit', code => reject(new Error(`The host ended with ${code} before it was ready.`)))
      })
    },

    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      this.peakBytes()
      const ended = new Promise(resolve => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },

    /** Of all processes so far; 0 if the system does not report it. */
    peakBytes() {
      peakBytes = Math.max(peakBytes, child ? computePeak(child) : 0)
      return peakBytes
    },
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
