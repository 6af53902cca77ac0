import { execFile, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = import.meta.dirname
const cache = join(here, '..', '..', 'node_modules', '.cache', 'waybill', 'aws')
const REGION = 'eu-central-1'
const ACCOUNT = '000000000000'
const START_MILLISECONDS = 60_000

export type Ministack = {
  endpoint: string
  region: string
  account: string
  /** JSON lines of calls: `{ caller, action, resource, denied }`. */
  iamRecord: string
  logFile: string
  environment: Record<string, string>
  stop(): Promise<void>
}

/** A sentence about the capability that this machine lacks: other tests run without it. */
export class CannotEmulate extends Error {
  override name = 'CannotEmulate'
}

/**
 * Starts the AWS emulator on loopback: over TLS, with verified signatures and enforced role policies. The first start
 * installs it in an environment of its own under node_modules/.cache.
 * @throws CannotEmulate when it cannot be installed
 */
export async function startMinistack(port: number): Promise<Ministack> {
  const python = await environmentOfPython('ministack', 'requirements.txt')
  const { certificate, key } = await certificateOfLoopback()
  const directory = await mkdtemp(join(tmpdir(), 'waybill-aws-'))
  const iamRecord = join(directory, 'iam.jsonl')
  const logFile = join(directory, 'ministack.log')
  const log = openSync(logFile, 'a')
  const endpoint = `https://127.0.0.1:${port}`
  const server = spawn(python, [join(here, 'launch.py')], {
    cwd: directory,
    stdio: ['ignore', log, log],
    env: {
      // Functions run on the Node of this process, not on the machine’s `node`.
      PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
      HOME: directory,
      TMPDIR: directory,
      STATE_DIR: join(directory, 'state'),
      S3_DATA_DIR: join(directory, 's3'),
      AUTH: 'true',
      USE_SSL: '1',
      MINISTACK_SSL_CERT: certificate,
      MINISTACK_SSL_KEY: key,
      SSL_CERT_FILE: certificate,
      MINISTACK_REGION: REGION,
      MINISTACK_ACCOUNT_ID: ACCOUNT,
      BIND_HOST: '127.0.0.1',
      // With IoT mTLS it also listens on all interfaces.
      IOT_MTLS_ENABLED: '0',
      GATEWAY_PORT: String(port),
      IAM_RECORD: iamRecord,
      // Shortens waits between retries to hundredths.
      SFN_WAIT_SCALE: '0.01',
      MINISTACK_COGNITO_PRETOKEN_STRICT: '1',
      // Otherwise it derives the limit of the account from this machine's memory.
      LAMBDA_ACCOUNT_CONCURRENCY: '1000',
    },
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await Promise.race([ended, setTimeout(5000).then(() => server.kill('SIGKILL'))])
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  const isUp = await Promise.race([answers(endpoint, certificate), ended.then(() => false)])
  if (!isUp) {
    const lines = readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n')
    await stop()
    throw new Error(`The emulator did not start:\n${lines}`)
  }
  return {
    endpoint,
    region: REGION,
    account: ACCOUNT,
    iamRecord,
    logFile,
    environment: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: REGION,
      AWS_DEFAULT_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_SESSION_TOKEN: '',
      AWS_CA_BUNDLE: certificate,
      NODE_EXTRA_CA_CERTS: certificate,
      AWS_MAX_ATTEMPTS: '1',
    },
    stop,
  }
}

async function answers(endpoint: string, certificate: string): Promise<boolean> {
  const ca = readFileSync(certificate)
  for (const end = Date.now() + START_MILLISECONDS; Date.now() < end; await setTimeout(200)) {
    const isReady = await new Promise<boolean>(resolve => {
      const asked = request(`${endpoint}/_ministack/ready`, { ca }, answer => {
        answer.resume()
        resolve(answer.statusCode === 200)
      })
      asked.on('error', () => resolve(false)).end()
    })
    if (isReady) return true
  }
  return false
}

/**
 * Installs pinned packages in an environment of their own.
 * @returns its Python
 * @throws CannotEmulate
 */
export async function environmentOfPython(name: string, requirementsFile: string): Promise<string> {
  const requirements = join(here, requirementsFile)
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12)
  const directory = join(cache, `${name}-${digest}`)
  const python = join(directory, 'bin', 'python')
  if (existsSync(python)) return python
  const made = `${directory}.${process.pid}`
  try {
    await run('python3', ['-m', 'venv', made])
    await run(join(made, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '--requirement', requirements])
    await rename(made, directory)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (existsSync(python)) return python
    const { stdout = '', message = '' } = error as { stdout?: string; message?: string }
    const reason = `${message.split('\n').slice(0, 3).join(' ')} ${stdout.trim()}`
    throw new CannotEmulate(`${name} could not be installed: it takes python3 with venv, and PyPI. ${reason}`)
  }
  return python
}

/**
 * A certificate for loopback, trusted only by explicit configuration. It is written completely and then moved, because
 * two runs may begin at once.
 */
async function certificateOfLoopback() {
  const directory = join(cache, 'loopback')
  const files = { certificate: join(directory, 'loopback.crt'), key: join(directory, 'loopback.key') }
  if (isGood(files)) return files
  const made = `${directory}.${process.pid}`
  mkdirSync(made, { recursive: true, mode: 0o700 })
  const names = ['DNS:localhost', 'DNS:*.execute-api.localhost', 'DNS:*.cloudfront.localhost', 'IP:127.0.0.1']
  const more = ['-addext', `subjectAltName=${names.join(',')}`, '-addext', 'basicConstraints=critical,CA:TRUE']
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=waybill test', ...more],
    ...['-keyout', join(made, 'loopback.key'), '-out', join(made, 'loopback.crt')],
  ]).catch(error => {
    throw new CannotEmulate(`A certificate for loopback could not be made: it takes openssl. ${error.message}`)
  })
  // The existing one is expired, or another run’s new one.
  if (!isGood(files)) await rm(directory, { recursive: true, force: true })
  await rename(made, directory).catch(() => rm(made, { recursive: true, force: true }))
  return files
}

function isGood({ certificate, key }: { certificate: string; key: string }): boolean {
  return (
    existsSync(key) && existsSync(certificate) && new Date(validTo(certificate)) > new Date(Date.now() + 86_400_000)
  )
}

function validTo(certificate: string): string {
  return new X509Certificate(readFileSync(certificate)).validTo
}
