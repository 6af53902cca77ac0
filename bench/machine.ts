import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'

const GIB = 1024 ** 3
/** Below this load, in cores, the machine counts as otherwise idle. */
const IDLE_LOAD = 0.5

export function machine(): string {
  const cores = cpus()
  const [load = 0] = loadavg()
  return [
    `${cores[0]?.model.trim() ?? 'unknown CPU'}, ${cores.length} cores, ${Math.round(totalmem() / GIB)} GiB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Waybill ${getVersion('package.json')}`,
    new Date().toISOString().slice(0, 10),
    load < IDLE_LOAD ? 'otherwise idle' : `busy: load ${load.toFixed(1)} before the start`,
  ].join(' · ')
}

function getVersion(file: string): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as { version: string }
  return version
}
