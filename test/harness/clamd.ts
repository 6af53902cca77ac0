import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import { askClamd } from '../../local/clamd/clamdConnection.ts'
import { clamdTimes } from '../../local/clamd/clamdScanner.ts'
import type { ClamdAddress } from '../../local/clamd/clamdSettings.ts'

export const clamdIsMissing = spawnSync('clamd', ['--version']).error !== undefined

/** What the second signature of `startClamd` matches, wherever it is. */
export const OWN_MARKER = 'waybill-own-signature-7f3a9c51'

export type Clamd = {
  address: ClamdAddress
  pid: number
  directory: string
  restart(settings?: readonly string[]): Promise<Clamd>
  stop(): Promise<void>
}

const START_MILLISECONDS = 60_000
const recommended = ['AlertEncrypted yes', 'AlertExceedsMax yes'] as const

/** The real daemon, with two signatures and no others: both match anywhere in a file, also within an archive. */
export async function startClamd(
  settings: readonly string[] = recommended,
  { port, directory = mkdtempSync(join(tmpdir(), 'waybill-clamd-')) }: { port?: number; directory?: string } = {},
): Promise<Clamd> {
  const socket = join(directory, 'clamd.ctl')
  const toHex = (text: string | Buffer) => Buffer.from(text).toString('hex')
  writeFileSync(
    join(directory, 'own.ndb'),
    `Eicar-Test-Signature:0:*:${toHex(testVirus())}\nOwn-Second-Signature:0:*:${toHex(OWN_MARKER)}\n`,
  )
  const place = port === undefined ? [`LocalSocket ${socket}`] : [`TCPSocket ${port}`, 'TCPAddr 127.0.0.1']
  const lines = [`DatabaseDirectory ${directory}`, `TemporaryDirectory ${directory}`, ...place, 'Foreground yes']
  writeFileSync(join(directory, 'clamd.conf'), [...lines, ...settings, ''].join('\n'))
  const daemon = spawn('clamd', ['-c', join(directory, 'clamd.conf')], { stdio: 'ignore' })
  const ended = once(daemon, 'exit')
  const address: ClamdAddress = port === undefined ? { path: socket } : { host: '127.0.0.1', port }
  await untilAnswered(address, () => daemon.exitCode !== null)
  const end = async () => {
    daemon.kill('SIGKILL')
    await ended
  }
  return {
    address,
    pid: daemon.pid ?? 0,
    directory,
    async restart(changed = settings) {
      await end()
      return startClamd(changed, { ...(port === undefined ? {} : { port }), directory })
    },
    async stop() {
      await end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function untilAnswered(address: ClamdAddress, isOver: () => boolean) {
  const end = Date.now() + START_MILLISECONDS
  while (Date.now() < end && !isOver()) {
    const answer = await askClamd(address, 'PING', { times: clamdTimes, signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    )
    if (answer === 'PONG') return
    await setTimeout(100)
  }
  throw new Error('clamd did not start.')
}
