import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../harness/freePort.ts'
import { startDynamoLocal } from './dynamoLocal.ts'
import { CannotEmulate } from './ministack.ts'

/**
 * `npm run test:aws:dynamodb`: the tests of table adapters against Amazon’s own DynamoDB emulator. Arguments go to
 * vitest.
 */
const project = join(import.meta.dirname, '..', '..')

/** Registered first, so that it also stops a process that is starting. */
const stop = new AbortController()
const stopping = stop.signal
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

async function main(): Promise<number> {
  const dynamoLocal = await startDynamoLocal(await freePort())
  try {
    if (stopping.aborted) return 130
    return await vitest(dynamoLocal.environment)
  } finally {
    await dynamoLocal.stop()
  }
}

function vitest(environment: Record<string, string>): Promise<number> {
  const command = join(project, 'node_modules', '.bin', 'vitest')
  const flags = ['--config', join('test', 'aws', 'vitest.config.ts'), join('test', 'aws', 'dynamo')]
  const child = spawn(command, ['run', ...flags, ...process.argv.slice(2)], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  stopping.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

main().then(
  code => process.exit(code),
  error => {
    console.error(error instanceof CannotEmulate ? error.message : error)
    process.exit(error instanceof CannotEmulate ? 3 : 1)
  },
)
