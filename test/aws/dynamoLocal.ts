import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CannotEmulate } from './ministack.ts'

const run = promisify(execFile)
const here = import.meta.dirname
const cache = join(here, '..', '..', 'node_modules', '.cache', 'waybill', 'aws')
const POM = join(here, 'dynamoLocal.pom.xml')
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'
const START_MILLISECONDS = 60_000

export type DynamoLocal = {
  environment: Record<string, string>
  stop(): Promise<void>
}

/**
 * Starts Amazon’s DynamoDB emulator on loopback, in memory. The first start fetches it to a folder under
 * node_modules/.cache.
 * @throws CannotEmulate when it cannot be fetched or run
 */
export async function startDynamoLocal(port: number): Promise<DynamoLocal> {
  const libraries = await librariesOfDynamoLocal()
  const directory = await mkdtemp(join(tmpdir(), 'waybill-dynamodb-'))
  const logFile = join(directory, 'dynamodb.log')
  const log = openSync(logFile, 'a')
  const options = [`-Djava.library.path=${libraries}`, '-Xmx512m', '-cp', join(libraries, '*')]
  const server = spawn('java', [...options, join(here, 'DynamoLocal.java'), String(port)], {
    cwd: directory,
    stdio: ['ignore', log, log],
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await Promise.race([ended, setTimeout(5000).then(() => server.kill('SIGKILL'))])
    await rm(directory, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${port}`
  if (!(await Promise.race([answers(endpoint), ended.then(() => false)]))) {
    const lines = readFileSync(logFile, 'utf8').split('\n').slice(0, 15).join('\n')
    await stop()
    throw new CannotEmulate(`DynamoDB Local did not start: it takes the JDK 17 or newer.\n${lines}`)
  }
  return {
    environment: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      IS_DYNAMODB_LOCAL: 'yes',
    },
    stop,
  }
}

async function answers(endpoint: string): Promise<boolean> {
  for (const end = Date.now() + START_MILLISECONDS; Date.now() < end; await setTimeout(200)) {
    // Any answer, even to an invalid call, shows that it is up.
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    )
    if (isUp) return true
  }
  return false
}

async function librariesOfDynamoLocal(): Promise<string> {
  await isThere('java', '-version', 'Java (the JDK, 17 or newer)')
  const digest = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12)
  const directory = join(cache, `dynamodb-local-${digest}`)
  if (existsSync(directory)) return directory
  await isThere('mvn', '--version', 'Maven, at its first start')
  const made = `${directory}.${process.pid}`
  try {
    await mkdir(cache, { recursive: true })
    await run('mvn', ['-q', '-B', '-f', POM, COPY, `-DoutputDirectory=${made}`, '-DincludeScope=runtime'])
    await rename(made, directory)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (existsSync(directory)) return directory
    const { stdout = '', message } = error as Error & { stdout?: string }
    const reason = stdout.split('\n').find(line => line.includes('ERROR')) ?? message
    throw new CannotEmulate(`DynamoDB Local could not be fetched: it takes Maven and its central registry. ${reason}`)
  }
  return directory
}

async function isThere(program: string, flag: string, what: string) {
  await run(program, [flag]).catch(() => {
    throw new CannotEmulate(`DynamoDB Local takes ${what}: the command ${program} cannot be run here.`)
  })
}
