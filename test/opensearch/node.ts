import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { librariesOfOpenSearch } from './libraries.ts'

const START_MILLISECONDS = 120_000

export type OpenSearchNode = {
  url: string
  stop(): Promise<void>
}

export type NodeSecurity = {
  /** The folder of the plugin's libraries. */
  plugin: string
  /** Prepares the folder of the node before its start. @returns the folder of its certificate */
  prepare(configuration: string): Promise<string>
  /** Of a caller who may do everything. */
  headers: Record<string, string>
}

/**
 * Starts one empty OpenSearch node on loopback, and waits until it accepts documents. The first start fetches it to a
 * folder under node_modules/.cache. The heap is in Java’s notation: `512m`, `2g`.
 * @throws CannotEmulate when it is unavailable on this machine
 */
export async function startOpenSearch(
  port: number,
  { heap = '512m', security }: { heap?: string; security?: NodeSecurity } = {},
): Promise<OpenSearchNode> {
  const libraries = await librariesOfOpenSearch()
  const directory = await mkdtemp(join(tmpdir(), 'waybill-opensearch-'))
  const logFile = join(directory, 'node.log')
  const log = openSync(logFile, 'a')
  const certificates = await security?.prepare(join(directory, 'node_1', 'config'))
  const jars = [libraries, ...(security ? [security.plugin] : [])].map(folder => join(folder, '*'))
  const program = ['-cp', jars.join(delimiter), join(import.meta.dirname, 'Node.java')]
  const secured = certificates === undefined ? [] : [certificates]
  const server = spawn('java', [`-Xmx${heap}`, ...program, String(port), directory, ...secured], {
    cwd: directory,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const stop = async () => {
    server.stdin?.end()
    await Promise.race([ended, setTimeout(15_000, undefined, { ref: false }).then(() => server.kill('SIGKILL'))])
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }

  const url = `http://127.0.0.1:${port}`
  if (!(await takesDocuments(url, security?.headers ?? {}, isRunning))) {
    const reason = reasonIn(readFileSync(logFile, 'utf8'))
    server.kill('SIGKILL')
    await stop()
    throw new Error(`OpenSearch did not start:\n${reason}`)
  }
  return { url, stop }
}

async function takesDocuments(
  url: string,
  headers: Record<string, string>,
  isRunning: () => boolean,
): Promise<boolean> {
  const end = Date.now() + START_MILLISECONDS
  for (; isRunning() && Date.now() < end; await setTimeout(200)) {
    // It answers 503 before a manager is elected, 408 before it is yellow.
    const health = `${url}/_cluster/health?wait_for_status=yellow&timeout=1s`
    const isReady = await fetch(health, { headers, signal: AbortSignal.timeout(5000) }).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return true
  }
  return false
}

function reasonIn(log: string): string {
  const lines = log.split('\n').filter(line => !/\sat .+\(.+\)$|\s\.\.\. \d+ more$/.test(line))
  return lines.slice(-15).join('\n')
}
