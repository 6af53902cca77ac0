import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationFrom } from '../../local/configuration.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { type HostOptions, startHost } from '../../local/host.ts'
import { freePort } from './freePort.ts'
import { fixedClock } from './host.ts'

const engine = threadedEngine({ temporaryDirectory: tmpdir() })

export type ConfiguredHost = Awaited<ReturnType<typeof configuredHost>>

/** The real host with settings from its environment and a still clock. */
export async function configuredHost(settings: Record<string, string>, options: HostOptions = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-configured-'))
  const port = settings.PORT ?? String(await freePort())
  const clock = fixedClock()
  const logLines: string[] = []
  const start = () =>
    startHost(configurationFrom({ LOG_LEVEL: 'info', DATA_DIR: directory, ...settings, PORT: port }), {
      now: clock.now,
      writeLog: line => logLines.push(line),
      engine,
      ...options,
    })
  let host = await start()
  return {
    get host() {
      return host
    },
    get origin() {
      return host.origin
    },
    /** Its address, independent of its public name. */
    address: `http://127.0.0.1:${port}`,
    directory,
    clock,
    logLines,
    async restart() {
      await host.stop()
      host = await start()
    },
    async stop() {
      await host.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
