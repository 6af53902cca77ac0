import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWebIfStale } from '../../bin/buildWeb.ts'
import { freePort } from '../harness/freePort.ts'
import { startOpenSearch } from '../opensearch/node.ts'
import { CannotEmulate, type Ministack, startMinistack } from './ministack.ts'

/**
 * `npm run test:aws`: starts the emulator, and runs the tests of `test/aws` against it. Arguments go to vitest: part of
 * a file’s name selects that file.
 */
const project = join(import.meta.dirname, '..', '..')

/** Registered first, so that it also stops an emulator that is starting. */
const stop = new AbortController()
const stopping = stop.signal
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

/** Deployments share their names, and one of them tests what its removal leaves: each gets its own emulator. */
const deployments = ['deployment.aws', 'browser.aws']
const everything = [deployments.flatMap(name => ['--exclude', `**/${name}.ts`]), ...deployments.map(name => [name])]

async function main(): Promise<number> {
  await buildWebIfStale()
  const asked = process.argv.slice(2)
  const codes: number[] = []
  for (const words of asked.length > 0 ? [asked] : everything) codes.push(await tried(words))
  // A failure outranks a skipped suite.
  return codes.find(code => code !== 0 && code !== NOT_TRIED) ?? Math.max(...codes)
}

/** An exit code distinct from failed tests: here, a missing dependency prevented the run. */
const NOT_TRIED = 3

async function tried(words: readonly string[]): Promise<number> {
  try {
    return await onEmulator(words)
  } catch (error) {
    if (!(error instanceof CannotEmulate)) throw error
    console.error(error.message)
    return NOT_TRIED
  }
}

async function onEmulator(words: readonly string[]): Promise<number> {
  const ministack = await startMinistack(await freePort())
  try {
    if (stopping.aborted) return 130
    return await vitestBesideIndex(ministack, words)
  } finally {
    await ministack.stop()
  }
}

/** The deployed functions read their lists from a real OpenSearch node: the emulator has none. */
async function vitestBesideIndex({ environment, iamRecord }: Ministack, words: readonly string[]): Promise<number> {
  if (!words.some(word => deployments.some(name => word.includes(name)))) return vitest(environment, iamRecord, words)
  const node = await startOpenSearch(await freePort())
  try {
    if (stopping.aborted) return 130
    return await vitest({ ...environment, OPENSEARCH_URL: node.url }, iamRecord, words)
  } finally {
    await node.stop()
  }
}

function vitest(environment: Record<string, string>, iamRecord: string, words: readonly string[]): Promise<number> {
  const command = join(project, 'node_modules', '.bin', 'vitest')
  const child = spawn(command, ['run', '--config', join('test', 'aws', 'vitest.config.ts'), ...words], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...environment, IAM_RECORD: iamRecord },
  })
  stopping.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

main().then(
  code => process.exit(code),
  error => {
    console.error(error)
    process.exit(1)
  },
)
