import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getKeys } from '../../lambdas/core/transfer/publishedFiles.ts'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import { contracts } from '../../shared/contract/table.ts'
import { MAX_WHOLE_BYTES } from '../../shared/domain/parts.ts'
import { toPath } from '../harness/calls.ts'
import { codeSentTo, getRecipient, provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { beginAnswer, getSecret, type Person, person, signIn } from '../harness/person.ts'
import { bearer, send, sendJson } from '../harness/requests.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PHONE = '+41791234567'
const file = { name: 'a.txt', content: Buffer.from('abc') }

type World = { host: TestHost; alice: Person }
/** Begins what is kept. @returns whether it is still there */
type Begin = (world: World) => Promise<() => Promise<boolean>>

/** What is kept for how long: until then no sweep takes it, and from then on it is gone. */
const kept: [string, number, Begin][] = [
  [
    'a draft that nobody confirms',
    DAY,
    async ({ host, alice }) => {
      const body = {
        files: [{ name: 'a.txt', size: 3, tempId: 0 }],
        message: 'Hello',
        recipient: 'rita@partner.example',
      }
      const { transferId } = await alice.call(contracts.createProvisionalTransfer, { body })
      return async () => (await getState(host, transferId)) === 'provisional'
    },
  ],
  [
    'an upload that stands still, with the file that arrived',
    DAY,
    async ({ host, alice }) => {
      const { id, files } = await alice.create([file, file])
      await alice.upload(id, files[0]?.id ?? '', file.content)
      return async () => (await getState(host, id)) === 'uploading' && (await isHeld(host, id))
    },
  ],
  [
    'an upload that went on after 23 hours',
    DAY + 23 * HOUR,
    async ({ host, alice }) => {
      const { id, files } = await alice.create([file, file])
      host.clock.move(23 * HOUR)
      await (await person(host.origin, 'alice@acme.example')).upload(id, files[0]?.id ?? '', file.content)
      host.clock.move(-23 * HOUR)
      return async () => (await getState(host, id)) === 'uploading'
    },
  ],
  [
    'the parts of an upload',
    DAY,
    async ({ host, alice }) => {
      const size = MAX_WHOLE_BYTES + 1
      const files = [{ name: 'a.bin', size, tempId: 0 }]
      const recipient = 'rita@partner.example'
      const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
        body: { files, message: 'Hello', recipient },
      })
      const created = await alice.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
      const upload = await alice.uploadInParts(id, created.files[0]?.id ?? '')
      await alice.sendPart(upload, 1, Buffer.alloc(upload.partSize))
      const key = `${id}.${upload.fileId}`
      return async () => (await host.context.blobs.listParts(key, upload.uploadId, { after: 0 }))?.parts.length === 1
    },
  ],
  [
    'the claim of a responder, with the file that arrived',
    DAY,
    async ({ host, alice }) => {
      const asked = await alice.request()
      const { responder, claimed } = await beginAnswer(host.origin, asked.requestUrl, [file, file])
      await responder.upload(claimed.id, claimed.files[0]?.id ?? '', file.content)
      return async () => (await getState(host, asked.id)) === 'uploading' && (await isHeld(host, asked.id))
    },
  ],
  [
    'the link of a request',
    7 * DAY,
    async ({ host, alice }) => {
      const asked = await alice.request({ expiryDays: 7 })
      const path = toPath('getTransfer', { linkId: getSecret(asked.requestUrl) })
      return async () => (await send(host.origin, path)).status === 200
    },
  ],
  [
    'the files of an active transfer',
    3 * DAY,
    async ({ host, alice }) => {
      const { downloadUrl } = await sent({ host, alice }, { expiryDays: 3 })
      return () => isDownloaded(host, downloadUrl)
    },
  ],
  [
    'the files of an expired transfer, to be sent again',
    (3 + 5) * DAY,
    async ({ host, alice }) => {
      const { id } = await sent({ host, alice }, { expiryDays: 3 })
      return () => isHeld(host, id)
    },
  ],
  [
    'the files of a failed transfer, to be sent again',
    5 * DAY,
    async ({ host, alice }) => {
      const { id, files } = await alice.create([file])
      await alice.upload(id, files[0]?.id ?? '', file.content)
      withDatabase(host, database => {
        database
          .prepare("INSERT INTO jobs (transfer_id, run_at, state, attempts) VALUES (?, 0, 'waiting', 1000)")
          .run(id)
      })
      await alice.finalize(id)
      await host.settled()
      expect(await getState(host, id)).toBe('failed')
      return () => isHeld(host, id)
    },
  ],
  [
    'the files of a revoked transfer, while an upload URL may still be open',
    20 * MINUTE,
    async ({ host, alice }) => {
      const { id } = await sent({ host, alice })
      await alice.retract(id)
      return () => isHeld(host, id)
    },
  ],
  [
    'the record of a revoked transfer, in its sender’s list',
    400 * DAY,
    async ({ host, alice }) => {
      const { id } = await sent({ host, alice })
      await alice.retract(id)
      return async () => {
        const again = await person(host.origin, 'alice@acme.example')
        const listed = (await again.call(contracts.searchTransfers, { body: {} })).transfers.map(({ id }) => id)
        const isStored = (await host.context.transfers.get(id)) !== undefined
        expect(listed).toEqual(isStored ? [id] : [])
        return isStored
      }
    },
  ],
  [
    'an event of the audit',
    397 * DAY,
    async ({ host }) => {
      const at = new Date(host.clock.now()).toISOString()
      await host.context.audit.append({ at, action: 'access', actor: 'mallory', result: 'denied' })
      return async () =>
        withDatabase(host, database => database.prepare("SELECT 1 FROM audit WHERE actor = 'mallory'").get()) !==
        undefined
    },
  ],
  [
    'the answer to an Idempotency-Key',
    DAY,
    async ({ host }) => {
      const email = 'bob@acme.example'
      const ask = async () => {
        const { id_token: token } = await signIn(host.origin, email)
        const body = { files: [{ name: 'a.txt', size: 3, tempId: 0 }], message: 'M', recipient: 'rita@partner.example' }
        const headers = { 'idempotency-key': 'key-of-this-test' }
        const answer = await sendJson(host.origin, '/api/provisional_transfers', JSON.stringify(body), {
          token,
          headers,
        })
        return (answer.json as { transferId: string }).transferId
      }
      const first = await ask()
      expect(first).toMatch(/^[0-9a-f-]{36}$/)
      return async () => (await ask()) === first
    },
  ],
  [
    'an upload URL',
    15 * MINUTE,
    async ({ alice }) => {
      const { id, files } = await alice.create([file])
      const url = await alice.uploadUrl(id, files[0]?.id ?? '')
      return async () => (await fetch(url, { method: 'PUT', body: file.content })).ok
    },
  ],
  [
    'a code',
    180 * SECOND,
    async world => {
      const { username } = await sentWithCode(world)
      const recipient = await getRecipient(world.host.origin)
      const asked = await recipient.send(await recipient.open(username), username)
      const code = await codeSentTo(world.host.origin, PHONE)
      return async () => (await recipient.answer(asked, username, code)).idToken !== undefined
    },
  ],
  [
    'the proof of a phone',
    15 * MINUTE,
    async world => {
      const { username, secret } = await sentWithCode(world)
      const token = await provePhone(world.host.origin, username, PHONE)
      return async () =>
        (await send(world.host.origin, toPath('getDownload', { secret }), { headers: bearer(token) })).status === 200
    },
  ],
  [
    'the memory that a file was downloaded, so that a repeat does not count',
    10 * MINUTE,
    async ({ host, alice }) => {
      const { id, downloadUrl } = await sent({ host, alice })
      expect(await isDownloaded(host, downloadUrl)).toBe(true)
      return async () =>
        (await isDownloaded(host, downloadUrl)) && (await host.context.transfers.get(id))?.downloadCount === 1
    },
  ],
  [
    'a session, which is renewed',
    30 * DAY,
    async ({ host }) => {
      const { refresh_token } = await signIn(host.origin, 'bob@acme.example')
      const config = (await (await fetch(`${host.origin}/api/config`)).json()) as ClientConfiguration
      const client_id = config['identity_provider/client_id']
      const body = new URLSearchParams({ grant_type: 'refresh_token', client_id, refresh_token })
      return async () => (await fetch(`${host.origin}/oauth2/token`, { method: 'POST', body })).ok
    },
  ],
]

describe('until its time', () => {
  let world: World
  beforeEach(async () => {
    const host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    world = { host, alice: await person(host.origin, 'alice@acme.example') }
  })
  afterEach(() => world.host.stop())

  test.each(kept)('%s: no sweep removes it; after it, a sweep does', async (_, lasts, begin) => {
    const { host } = world
    const isThere = await begin(world)

    host.clock.move(SECOND)
    for (let eighth = 1; eighth < 8; eighth += 1) {
      host.clock.move(lasts / 8)
      await host.sweep()
    }
    host.clock.move(lasts / 8 - 2 * SECOND)
    await host.sweep()
    expect(await isThere()).toBe(true)

    host.clock.move(5 * SECOND)
    // One ends it, the next clears up behind it.
    for (const _ of [1, 2]) await host.sweep()
    expect(await isThere()).toBe(false)
  })

  test('an end of sessions and a limit of rights are there for ever', async () => {
    const { sessions } = world.host.context
    const subject = randomUUID()
    await sessions.endBefore(subject, 1000)
    await sessions.limitRights(subject, 'visitor')

    world.host.clock.move(5 * 365 * DAY)
    await world.host.sweep()

    expect(await sessions.find(subject)).toEqual({ notBefore: 1000, rightsLimit: 'visitor' })
  })

  test('a removed transfer is in no row but in the audit, and other transfers of the same people stay', async () => {
    const { host, alice } = world
    const options = { isOTPEnabled: true, recipientPhoneNumber: PHONE }
    const { id } = await sent(world, options)
    await alice.retract(id)
    host.clock.move(399 * DAY)
    const later = await person(host.origin, 'alice@acme.example')
    const { id: other } = await later.send([file])
    await host.settled()
    await host.sweep()
    const place = findPlace(host, id)
    const before = findTables(host, id, place)
    for (const table of ['transfers', 'files', 'links', 'listed_own', 'insight_rows']) expect(before).toContain(table)

    host.clock.move(2 * DAY)
    await host.sweep()

    expect(findTables(host, id, place)).toEqual(['audit'])
    expect(await getState(host, other)).toBe('active')
    const actions = withDatabase(host, database =>
      database.prepare('SELECT action FROM audit WHERE transfer_id = ? ORDER BY sequence DESC LIMIT 1').all(id),
    )
    expect(actions.map(({ action }) => action)).toEqual(['remove'])
  })

  test('no statement deletes an event of the audit before its time', async () => {
    const { host } = world
    withDatabase(host, database => {
      expect(() => database.exec('DELETE FROM audit')).toThrow('audit is append-only')
    })
  })
})

/** The place by which lists and figures know the transfer. */
function findPlace(host: TestHost, id: string): bigint {
  return withDatabase(host, database => {
    const statement = database.prepare('SELECT place FROM listed WHERE transfer_id = ?')
    statement.setReadBigInts(true)
    return statement.get(id)?.place as bigint
  })
}

/** The tables with a row that names the transfer by its id or place. */
function findTables(host: TestHost, id: string, place: bigint): string[] {
  return withDatabase(host, database => {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
    return tables
      .map(({ name }) => String(name))
      .filter(name => {
        const rows = database.prepare(`SELECT * FROM ${name}`)
        rows.setReadBigInts(true)
        return rows.all().some(row => Object.values(row).some(value => value === place || String(value).includes(id)))
      })
  })
}

async function getState(host: TestHost, id: string) {
  return (await host.context.transfers.get(id))?.transferState
}

/** Whether the bytes of all that arrived can be read in the store. */
async function isHeld(host: TestHost, id: string): Promise<boolean> {
  const transfer = await host.context.transfers.get(id)
  const arrived = transfer?.files.filter(({ blob }) => blob) ?? []
  const keys = transfer ? getKeys({ ...transfer, files: arrived }) : []
  const reads = await Promise.allSettled(
    keys.map(async key => (await host.context.blobs.read('incoming', key)).cancel()),
  )
  return reads.length > 0 && reads.every(({ status }) => status === 'fulfilled')
}

type Options = NonNullable<Parameters<Person['send']>[1]>['options']

async function sent({ host, alice }: World, options: Options = {}) {
  const answer = await alice.send([file], { options })
  await host.settled()
  return answer
}

async function sentWithCode(world: World) {
  const { id, downloadUrl } = await sent(world, { isOTPEnabled: true, recipientPhoneNumber: PHONE })
  const stored = await world.host.context.transfers.get(id)
  return { username: stored?.phoneVerification?.username ?? '', secret: getSecret(downloadUrl) }
}

async function isDownloaded(host: TestHost, downloadUrl: string): Promise<boolean> {
  const secret = getSecret(downloadUrl)
  const { json } = await send(host.origin, toPath('getDownload', { secret }))
  const [listed] = (json as { files?: { url: string }[] }).files ?? []
  if (!listed) return false
  const signed = await fetch(`${listed.url}?acknowledgement=true`)
  if (!signed.ok) return false
  return (await (await fetch(((await signed.json()) as { url: string }).url)).text()) === file.content.toString()
}
