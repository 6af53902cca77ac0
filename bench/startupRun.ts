import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startFlags } from '../test/harness/startFlags.ts'

/** What `startupPreload.js` reports. */
type StartUsage = { cpuSeconds: number; rssMiB: number; modules: number; sourceBytes: number }
export type Started = StartUsage & { wallSeconds: number }
type Options = { count?: boolean; idleMilliseconds?: number }

const programs = { waybill: join('..', 'bin', 'start.js'), bare: 'startupPeer.ts' }

/**
 * @param options `count` the modules, which slows the start; `idleMilliseconds` before memory is read
 * @returns wall and CPU time from process start to its first answer
 */
export async function startOnce(
  kind: keyof typeof programs,
  directory: string,
  { count = false, idleMilliseconds = 0 }: Options = {},
): Promise<Started> {
  const began = performance.now()
  const child = fork(join(import.meta.dirname, programs[kind]), {
    execArgv: [...startFlags, '--import', join(import.meta.dirname, 'startupPreload.js')],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: directory,
      // Without it the process begins again, which closes its channel. That takes as long as an empty Node process.
      MALLOC_ARENA_MAX: '2',
      ...(count ? { COUNT_MODULES: '1' } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const origin = await Promise.race([getOrigin(child), ended.then(() => '')])
    if (origin === '') throw new Error(`The ${kind} process ended before it could be reached.`)
    await answered(`${origin}/api/config`)
    const wallSeconds = (performance.now() - began) / 1000
    const { cpuSeconds } = await measureUsage(child)
    if (idleMilliseconds > 0) await wait(idleMilliseconds)
    return { ...(await measureUsage(child)), cpuSeconds, wallSeconds }
  } finally {
    child.kill()
    await ended
  }
}

async function getOrigin({ stdout }: ChildProcess): Promise<string> {
  let output = ''
  // A closed pipe would break later output of the process.
  for await (const text of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += text
    const origin = /http:\/\/localhost:\d+/.exec(output)?.[0]
    if (origin) return origin
  }
  return ''
}

async function answered(url: string) {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}.`)
  for await (const _ of response);
}

async function measureUsage(child: ChildProcess): Promise<StartUsage> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [StartUsage]
  return usage
}
