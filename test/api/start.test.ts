import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configurationFrom, SettingsError } from '../../local/configuration.ts'
import { openDatabase } from '../../local/database.ts'
import { takeDirectory } from '../../local/dataDirectory.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { startHost } from '../../local/host.ts'
import { signingKey } from '../../local/identity/signingKey.ts'
import { fileKeys } from '../../local/keys.ts'
import { migrations } from '../../local/migrations/migrations.ts'
import { testHost } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { digestFiles } from '../harness/storedFiles.ts'

/** The first start builds the web app when it is older than its source. */
const WITH_BUILD = 180_000

let directory: string
let data: string
const running = new Set<ChildProcess>()

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-start-'))
  data = join(directory, 'data')
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  rmSync(directory, { recursive: true, force: true })
})

const root = join(import.meta.dirname, '..', '..')

/** Starts with only these settings; without npm unless its signals matter. */
function start(settings: Record<string, string>, by: 'node' | 'npm' = 'node') {
  const environment = { PATH: process.env.PATH, HOME: directory, PORT: '0', DATA_DIR: data, ...settings }
  const [command, ...words] =
    by === 'npm' ? ['npm', 'start', '--silent'] : [process.execPath, join(root, 'bin', 'start.js')]
  const child = spawn(command, words, { cwd: root, env: environment })
  running.add(child)
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => {
    said.stdout += chunk
  })
  child.stderr.on('data', chunk => {
    said.stderr += chunk
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>(resolve => {
    child.once('close', code => resolve({ code, ...said }))
  })
  return { child, said, ended }
}

async function expectRefused(settings: Record<string, string>, ...told: (string | RegExp)[]) {
  const { code, stdout, stderr } = await start(settings).ended

  expect(stderr).toMatch(/^[^\n]+\n$/)
  for (const part of told) expect(stderr).toMatch(part)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

async function listening(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

describe('an invalid setting is named in one line:', () => {
  const toRefusal = (settings: Record<string, string>): string => {
    try {
      configurationFrom(settings)
    } catch (error) {
      if (error instanceof SettingsError) return error.message
      throw error
    }
    return 'It was taken.'
  }

  test.each([
    ['a port in words', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    ['a port of the past', { PORT: '-1' }, 'PORT must be a whole number'],
    ['a port too high', { PORT: '65536' }, 'PORT must be a whole number'],
    ['half a port', { PORT: '80.5' }, 'PORT must be a whole number'],
    ['a port in another notation', { PORT: '0x1F90' }, 'PORT must be a whole number'],
    ['an address for everybody', { HOST: '0.0.0.0' }, 'HOST other than loopback'],
    ['an address of the network', { HOST: '192.168.1.10' }, 'HOST other than loopback'],
    ['a name of the network', { HOST: 'files.acme.example' }, 'HOST other than loopback'],
    ['a public URL', { PUBLIC_URL: 'https://files.acme.example' }, 'PUBLIC_URL'],
    ['an unknown log level', { LOG_LEVEL: 'debug' }, 'LOG_LEVEL must be info or error'],
    ['no organisation file', { ORGANISATION_FILE: '/nowhere.json' }, 'ORGANISATION_FILE /nowhere.json cannot be read'],
    ['a folder for an organisation file', { ORGANISATION_FILE: '/tmp' }, 'ORGANISATION_FILE /tmp cannot be read'],
  ])('%s', (_, settings, told) => {
    const refusal = toRefusal(settings as Record<string, string>)

    expect(refusal).toContain(told)
    expect(refusal).not.toContain('\n')
  })

  const organisation = { name: 'Acme', domains: ['acme.example'] }
  test.each([
    ['that is no JSON', '{\n  name: Acme,\n}', 'cannot be read as JSON'],
    ['that is empty', '', 'cannot be read as JSON'],
    ['that is a list', '[]', 'the file'],
    ['without a name', { domains: ['acme.example'] }, ': name:'],
    ['with an invalid domain', { ...organisation, domains: ['Acme'] }, 'domains.0: Write a domain in lower case'],
    ['with an unknown setting', { ...organisation, 'colour\nof it': 'red' }, 'colour'],
    ['with days in words', { ...organisation, sendExpiryDays: { default: 'seven' } }, 'sendExpiryDays.'],
    ['with an invalid address', { ...organisation, supportEmail: 'help\ndesk' }, 'supportEmail'],
  ])('an organisation file %s', (_, content, told) => {
    const file = join(directory, 'organisation.json')
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))

    const refusal = toRefusal({ ORGANISATION_FILE: file })

    expect(refusal).toContain(`ORGANISATION_FILE ${file}`)
    expect(refusal).toContain(told)
    expect(refusal).not.toContain('\n')
  })

  test('empty settings count as missing', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', PUBLIC_URL: '', ORGANISATION_FILE: '', LOG_LEVEL: '' }

    expect(configurationFrom(empty)).toEqual(configurationFrom({}))
    expect(configurationFrom({})).toMatchObject({ port: 8080, host: '127.0.0.1', organisation: demoOrganisation })
  })
})

describe('an error at the start is one line, and has no side effects:', () => {
  test('an error in the settings', async () => {
    const file = join(directory, 'organisation.json')
    writeFileSync(file, '{\n  name: Acme,\n}')

    await expectRefused({ PORT: 'http' }, 'PORT must be a whole number')
    await expectRefused({ HOST: '0.0.0.0' }, 'HOST other than loopback')
    await expectRefused({ PUBLIC_URL: 'https://files.acme.example' }, 'PUBLIC_URL')
    await expectRefused({ ORGANISATION_FILE: file }, `ORGANISATION_FILE ${file} cannot be read as JSON`)
    expect(existsSync(data)).toBe(false)
  })

  test('a port in use', async () => {
    const { server, port } = await listening()

    await expectRefused({ PORT: String(port) }, `Port ${port} is in use`, 'set PORT')
    server.close()
  })

  test('a file in the place of the data directory', async () => {
    writeFileSync(data, 'I was here first.')

    await expectRefused({}, `DATA_DIR ${data} cannot be written`)
    await expectRefused({ DATA_DIR: join(data, 'below') }, `DATA_DIR ${join(data, 'below')} cannot be written`)
    expect(readFileSync(data, 'utf8')).toBe('I was here first.')
  })

  test.skipIf(process.getuid?.() === 0)('a read-only folder', async () => {
    chmodSync(directory, 0o500)
    await expectRefused({}, `DATA_DIR ${data} cannot be written`)
    chmodSync(directory, 0o700)
  })

  test('a folder of other files, which stays unchanged', async () => {
    mkdirSync(data)
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'readme.txt'), 'I was here first.')

    await expectRefused({}, `DATA_DIR ${data} holds other files (readme.txt) and no waybill.db`, 'an empty folder')
    expect(statSync(data).mode & 0o777).toBe(0o755)
    expect(readdirSync(data)).toEqual(['readme.txt'])
  })

  test('a data directory that another host uses', async () => {
    const host = await testHost({ directory: data })

    await expectRefused({}, `DATA_DIR ${data} is in use by another Waybill`)

    expect((await fetch(`${host.origin}/api/config`)).status).toBe(200)
    await host.stop()
  })

  describe('data', () => {
    const databaseFile = () => join(data, 'waybill.db')
    const keyFile = (name: string) => join(data, 'keys', name)
    beforeEach(async () => {
      const keys = fileKeys(keyFile('root.key'))
      await signingKey(keyFile('tokens.key'), keys)
      openDatabase(databaseFile()).close()
    })

    test('of a newer version is refused with what to do, and stays unchanged', async () => {
      const host = await testHost({ directory: data })
      const alice = await person(host.origin, 'alice@acme.example')
      await alice.send([{ name: 'kept.txt', content: Buffer.from('Kept.') }])
      await host.settled()
      const writer = new DatabaseSync(databaseFile())
      writer.exec(`PRAGMA user_version=${migrations.length + 1}`)
      // As a killed host leaves it: the last writes are in the log only.
      const killed = join(directory, 'killed')
      cpSync(data, killed, { recursive: true })
      for (const folder of ['', 'blobs', 'keys']) chmodSync(join(killed, folder), 0o700)
      writer.close()
      await host.stop()
      data = killed
      const before = digestFiles(data)

      await expectRefused(
        {},
        `${databaseFile()} was written by a newer version of Waybill`,
        `(schema ${migrations.length + 1}, this version reads up to ${migrations.length})`,
        'start that version or a later one, or restore a backup from before its first start.',
      )
      expect(digestFiles(data)).toEqual(before)
    })

    test('that is not a database is refused', async () => {
      writeFileSync(databaseFile(), 'Dear diary, '.repeat(1000))

      await expectRefused({}, `The database ${databaseFile()} cannot be opened`)
      expect(readFileSync(databaseFile(), 'utf8')).toBe('Dear diary, '.repeat(1000))
    })

    test.each(['root.key', 'tokens.key'])('with a damaged %s is refused, and stays unchanged', async name => {
      for (const change of [() => truncateSync(keyFile(name), 31), () => truncateSync(keyFile(name), 0)]) {
        change()
        const before = readFileSync(keyFile(name))

        await expectRefused({}, `The key file ${keyFile(name)} is damaged`)
        expect(readFileSync(keyFile(name))).toEqual(before)
      }
    })

    test('without its key file is refused, and no new key is created', async () => {
      rmSync(keyFile('root.key'))

      await expectRefused({}, `The key file ${keyFile('root.key')} is missing`)
      expect(existsSync(keyFile('root.key'))).toBe(false)
    })

    test.each([
      ['waybill.db', 0o640],
      ['keys/root.key', 0o604],
      ['keys/tokens.key', 0o644],
      ['keys', 0o755],
      ['blobs', 0o777],
      ['', 0o750],
    ])(
      'point 20: that other users may read is refused (%s with mode %o) until the operator corrects it',
      async (name, mode) => {
        const path = join(data, name)
        mkdirSync(join(data, 'blobs'), { mode: 0o700 })
        chmodSync(path, mode)

        await expectRefused({}, `Other users of this machine can access ${path} (mode ${mode.toString(8)})`, 'chmod')
        expect(statSync(path).mode & 0o777).toBe(mode)
      },
    )

    test('point 20: of an earlier version gets the file modes of new databases', async () => {
      const database = new DatabaseSync(databaseFile())
      database.exec('PRAGMA user_version=5; PRAGMA journal_mode=DELETE')
      database.close()
      for (const path of [databaseFile(), data]) chmodSync(path, 0o755)

      takeDirectory(data).release()

      expect(statSync(databaseFile()).mode & 0o777).toBe(0o600)
      expect(statSync(data).mode & 0o777).toBe(0o700)
    })

    test('under another root key is refused', async () => {
      writeFileSync(keyFile('root.key'), Buffer.alloc(32, 7))

      await expectRefused({}, `The key file ${keyFile('tokens.key')} is damaged or belongs to another root.key`)
    })
  })
})

test('a caller during the start gets an answer once it is complete', async () => {
  const { server, port } = await listening()
  await new Promise(resolve => server.close(resolve))
  let early: Promise<Response> | undefined

  const host = await startHost(
    { port, host: '127.0.0.1', dataDirectory: data, organisation: demoOrganisation, logLevel: 'error' },
    {
      async beforeServing() {
        early = fetch(`http://localhost:${port}/api/config`)
        await wait(100)
      },
    },
  )

  expect((await early)?.status).toBe(200)
  await host.stop()
})

describe('a running host', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'stops with code 0 after %s, and its data is available at once',
    async signal => {
      const { child, said, ended } = start({})
      await expect.poll(() => said.stdout, { timeout: WITH_BUILD, interval: 50 }).toContain('Press Ctrl+C to stop')
      const origin = /http:\/\/localhost:\d+/.exec(said.stdout)?.[0]
      expect(await (await fetch(`${origin}/`)).text()).toContain('<!doctype html>')

      child.kill(signal)

      expect(await ended).toMatchObject({ code: 0, stderr: '' })
      const again = await testHost({ directory: data })
      expect((await fetch(`${again.origin}/api/config`)).status).toBe(200)
      await again.stop()
    },
    WITH_BUILD,
  )

  test.skipIf(process.platform === 'win32')(
    'ends, and frees its data, when SIGTERM ends npm start alone',
    async () => {
      const { child, said, ended } = start({}, 'npm')
      await expect.poll(() => said.stdout, { timeout: WITH_BUILD, interval: 50 }).toContain('Press Ctrl+C to stop')

      child.kill('SIGTERM')

      // The host holds the pipes of npm: they close with it.
      expect((await ended).stderr).toBe('')
      await (await testHost({ directory: data })).stop()
    },
    WITH_BUILD,
  )

  test(
    'prints its address, the places of mails and data, and the demo accounts',
    async () => {
      const { said } = start({})
      await expect.poll(() => said.stdout, { timeout: WITH_BUILD, interval: 50 }).toContain('Press Ctrl+C to stop')

      for (const part of ['/local/outbox', data, 'alice@acme.example', 'vera@visitor.example']) {
        expect(said.stdout).toContain(part)
      }
    },
    WITH_BUILD,
  )
})
