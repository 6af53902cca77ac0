import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CannotEmulate } from '../aws/ministack.ts'
import { freePort } from '../harness/freePort.ts'
import { startOpenSearch } from './node.ts'

/** `npm run test:opensearch`: the index tests against a real OpenSearch node. Arguments go to vitest. */
const project = join(import.meta.dirname, '..', '..')

/** Registered first, so that it also stops a node that is starting. */
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
    // The terminal signals Java and Maven as well.
    if (stopping.aborted) process.exit(130)
    const cannot = error instanceof CannotEmulate
    process.stderr.write(`${cannot ? error.message : error.stack}\n`)
    // An exit code distinct from failed tests: here, a missing dependency prevented the run.
    process.exit(cannot ? 3 : 1)
  },
)
