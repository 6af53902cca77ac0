import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Target } from '../harness/calls.ts'
import { type ConfiguredHost, configuredHost } from '../harness/configuredHost.ts'
import { withDatabase } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { expectRefusal } from '../harness/requests.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', '..', 'bin', 'rights.ts')
const nothing: Target = { id: '', fileId: '', secret: '' }

describe('point 16: the rights of an administrator', () => {
  let host: ConfiguredHost
  beforeAll(async () => {
    host = await configuredHost({}, { idTokenSeconds: 3 * 3600 })
  })
  afterAll(() => host.stop())

  const listsAll = (token = '') => ask(host.origin, 'searchAllTransfers', nothing, { token })
  const listsOwn = (token = '') => ask(host.origin, 'searchTransfers', nothing, { token })
  const rights = (...words: string[]) =>
    run(process.execPath, [command, ...words], { env: { ...process.env, DATA_DIR: host.directory } })

  test('end an hour after the groups were read, for any token, while a member’s rights continue', async () => {
    const { idToken } = await person(host.origin, 'ada@acme.example')

    host.clock.move(3_600_000 - 1000)
    expect((await listsAll(idToken)).status).toBe(200)
    host.clock.move(1000)

    const { errorMessage } = expectRefusal(await listsAll(idToken), 403)
    expect(errorMessage).toBe('Your administrator rights have ended. Please login again to continue.')
    expect((await listsOwn(idToken)).status).toBe(200)
    const again = await person(host.origin, 'ada@acme.example')
    expect((await listsAll(again.idToken)).status).toBe(200)
  })

  test('are removed and restored by a command, from the next call on, in old and new sessions', async () => {
    const { idToken } = await person(host.origin, 'ada@acme.example')

    const { stdout } = await rights('member', '--email', 'Ada@acme.example')
    const took = performance.now()
    const limited = expectRefusal(await listsAll(idToken), 403)
    expect(limited.errorMessage).toContain('An operator limited your rights to those of a member.')
    expect(limited.errorReason).toBe('limited')
    // Target: one second from the command to its effect.
    expect(performance.now() - took).toBeLessThan(1000)
    expect(stdout).toMatch(/^[0-9a-f-]{36}: limited to member, from the next call on\.\n$/)
    expect((await listsOwn(idToken)).status).toBe(200)
    const again = await person(host.origin, 'ada@acme.example')
    expectRefusal(await listsAll(again.idToken), 403)

    await rights('none', '--subject', stdout.split(':')[0] ?? '')
    expect(expectRefusal(await listsOwn(idToken), 403).errorReason).toBe('limited')
    await rights('restore', '--email', 'ada@acme.example')

    expect((await listsAll(idToken)).status).toBe(200)
    const events = withDatabase(host, database =>
      database
        .prepare("SELECT actor, source, result, detail FROM audit WHERE action = 'limit-rights' ORDER BY sequence")
        .all(),
    )
    const subject = stdout.split(':')[0]
    expect(events.map(event => ({ ...event }))).toEqual(
      ['member', 'none', 'restore'].map(verb => ({
        actor: 'operator',
        source: `user ${userInfo().username}`,
        result: 'done',
        detail: `${verb} ${subject}`,
      })),
    )
  })

  test.each([
    [['member', '--email', 'eve@evil.example'], 'No person with the address eve@evil.example is known.'],
    [['none', '--subject', 'xyz'], 'The subject xyz has never signed in here, and nothing was changed.'],
    [['admin', '--email', 'ada@acme.example'], "Limit or restore a person's rights:"],
    [['member'], "Limit or restore a person's rights:"],
    [['member', '--email', 'ada@acme.example', '--user-pool', 'p'], "Limit or restore a person's rights:"],
  ])('stay unchanged after an invalid command: %j', async (words, says) => {
    await expect(rights(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
  })

  test('stay unchanged where the key file is missing, and the command creates none', async () => {
    const keyFile = join(host.directory, 'keys', 'root.key')
    await rename(keyFile, `${keyFile}.away`)
    try {
      const says = 'or its key file is missing.'
      await expect(rights('none', '--email', 'ada@acme.example')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(says),
      })
      expect(existsSync(keyFile)).toBe(false)
    } finally {
      await rename(`${keyFile}.away`, keyFile)
    }
  })
})
