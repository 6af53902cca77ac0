import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWebIfStale } from '../../bin/buildWeb.ts'
import { freePort } from '../harness/freePort.ts'
import { startOpenSearch } from '../opensearch/node.ts'
import { CannotEmulate, type Ministack, startMinistack } from './ministack.ts'

/**
 * `npm run test:aws`: starts the emulator, and runs the tests of `test/aws` against it. What follows the command goes
 * to vitest: a part of a file's name runs that file alone.
 */
const project = join(import.meta.dirname, '..', '..')

/** From the first moment on: an emulator that is being started is stopped as well. */
const stop = new AbortController()
const stopping = stop.signal
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

/**
 * Each deployment bears the same names, and one of them is held to what it leaves behind: each has an emulator of its
 * own.
 */
const deployments = ['deployment.aws', 'browser.aws']
const everything = [deployments.flatMap(name => ['--exclude', `**/${name}.ts`]), ...deployments.map(name => [name])]

async function main(): Promise<number> {
  // The edge serves what was built, and a browser opens it.
  await buildWebIfStale()
  const asked = process.argv.slice(2)
  const codes: number[] = []
  for (const words of asked.length > 0 ? [asked] : everything) codes.push(await tried(words))
  // What failed is worse news than what could not be tried.
  return codes.find(code => code !== 0 && code !== NOT_TRIED) ?? Math.max(...codes)
}

/** Told apart from tests that failed: there, what cannot be had here was not tried at all. */
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

/** What is deployed reads its lists from a real node of OpenSearch: the emulator has none. */
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
