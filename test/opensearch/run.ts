import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CannotEmulate } from '../aws/ministack.ts'
import { freePort } from '../harness/freePort.ts'
import { startOpenSearch } from './node.ts'

/**
 * `npm run test:opensearch`: the tests of what is asked of an index, against a real node of OpenSearch. What follows
 * the command goes to vitest.
 */
const project = join(import.meta.dirname, '..', '..')

/** From the first moment on: what is being started is stopped as well. */
const stop = new AbortController()
const stopping = stop.signal
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

async function main(): Promise<number> {
  const node = await startOpenSearch(await freePort())
  try {
    return stopping.aborted ? 130 : await vitest(node.url)
  } finally {
    await node.stop()
  }
}

function vitest(url: string): Promise<number> {
  const command = join(project, 'node_modules', '.bin', 'vitest')
  const flags = ['--config', join('test', 'opensearch', 'vitest.config.ts')]
  const child = spawn(command, ['run', ...flags, ...process.argv.slice(2)], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH_URL: url },
  })
  stopping.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

main().then(
  code => process.exit(stopping.aborted ? 130 : code),
  error => {
    // The terminal tells Java and Maven as well.
    if (stopping.aborted) process.exit(130)
    const cannot = error instanceof CannotEmulate
    process.stderr.write(`${cannot ? error.message : error.stack}\n`)
    // Told apart from tests that failed: there, what cannot be had here was not tried at all.
    process.exit(cannot ? 3 : 1)
  },
)
