import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { ask, type Target, toPath } from '../harness/calls.ts'
import { provePhone } from '../harness/challenge.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, type Person, person, signIn } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'
import { askedFor, messagesTo, PHONE, waitingFor } from './codesHost.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', '..', 'bin', 'operate.ts')
const nothing: Target = { id: '', fileId: '', secret: '' }
const file = { name: 'a.txt', content: Buffer.from('abc') }
const why = ['--reason', 'Ticket 42', '--operator', 'olga']

let host: TestHost
let alice: Person
beforeAll(async () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH'] }
  const budgets = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }
  // Commands have the machine's clock.
  host = await testHost({ organisation, budgets }, fixedClock(Date.now()))
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

const operate = (...words: string[]) =>
  run(process.execPath, [command, ...words], { env: { ...process.env, DATA_DIR: host.directory } })

/** The user of the machine, whom --operator does not change. */
const source = `user ${userInfo().username}`

async function getStopMails(id: string) {
  const mails = (await getOutbox(host.origin)).filter(
    ({ subject, text }) => subject.includes('stopped') && text.includes(id),
  )
  return mails.map(({ to, subject }) => ({ to, subject }))
}

const getState = async (id: string) => (await host.context.transfers.get(id))?.transferState

function getEvents(action: string): unknown[] {
  const query =
    'SELECT actor, source, transfer_id AS transferId, result, detail FROM audit WHERE action = ? ORDER BY sequence'
  return withDatabase(host, database => database.prepare(query).all(action)).map(event => ({ ...event }))
}

describe('an operator who stops a transfer', () => {
  test('ends its signed URLs at once', async () => {
    const { id, downloadUrl } = await alice.send([file])
    await host.settled()
    const opened = await send(host.origin, `/api/downloads/${getSecret(downloadUrl)}`)
    const [listed] = (opened.json as { files: { url: string }[] }).files
    const { url } = (await (await fetch(`${listed?.url}?acknowledgement=true`)).json()) as { url: string }
    expect((await fetch(url)).status).toBe(200)

    await operate('stop', id, ...why)

    expect((await fetch(url)).status).toBe(404)
  })

  test('ends its link at once, and the sweep mails recipient and sender once and erases the files', async () => {
    const { id, downloadUrl } = await alice.send([file])
    await host.settled()

    const { stdout } = await operate('stop', id, ...why)

    expect(stdout).toContain(`${id} is stopped`)
    expectRefusal(await send(host.origin, `/api/downloads/${getSecret(downloadUrl)}`), 410)
    expect((await alice.review(id)).transfer.transferState).toBe('retracted')
    for (const _ of [1, 2]) await host.sweep()
    const mails = (await getOutbox(host.origin)).filter(
      ({ to, text }) => to === 'rita@partner.example' && /no longer/.test(text),
    )
    expect(mails).toHaveLength(1)
    expect(await getStopMails(id)).toEqual([
      { to: 'alice@acme.example', subject: 'Your transfer to rita@partner.example was stopped' },
    ])
    host.clock.move(21 * 60_000)
    await host.sweep()
    host.clock.move(-21 * 60_000)
    expect((await host.context.transfers.get(id))?.erasedAt).toBeDefined()
    expect(getEvents('stop').slice(-1)).toEqual([
      { actor: 'operator', source, transferId: id, result: 'done', detail: 'olga: Ticket 42' },
    ])
  })

  test('can do so while files are uploaded, while they are processed, and before the sender confirms', async () => {
    const uploading = await alice.create([file])
    const processing = await alice.create([file])
    await alice.upload(processing.id, processing.files[0]?.id ?? '', file.content)
    const found = await host.context.transfers.get(processing.id)
    if (!found) throw new Error('There is no transfer.')
    // As finalize leaves it, before any step ran.
    const at = new Date(host.clock.now()).toISOString()
    const later = new Date(host.clock.now() + 86_400_000).toISOString()
    const after = {
      ...found,
      transferState: 'processing' as const,
      stateChangedAt: at,
      finalizedAt: at,
      expiryDate: later,
    }
    await host.context.transfers.replace(found, after, { at, action: 'finalize', actor: 'alice', result: 'done' })
    const files = [{ name: 'a.txt', size: 3, tempId: 0 }]
    const { transferId: provisional } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files, message: 'Hello', recipient: 'rita@partner.example' },
    })
    const before = (await getOutbox(host.origin)).length

    for (const id of [uploading.id, processing.id, provisional]) await operate('stop', id, ...why)

    expect(await getState(uploading.id)).toBe('retracted')
    expect(await getState(processing.id)).toBe('retracted')
    expect(await getState(provisional)).toBeUndefined()
    expect(
      (await ask(host.origin, 'finalizeTransfer', { ...nothing, id: uploading.id }, { token: alice.idToken ?? '' }))
        .status,
    ).toBe(410)
    await host.sweep()
    await host.settled()
    expect(await getState(processing.id)).toBe('retracted')
    // No link was mailed, so only the sender is.
    expect(await getOutbox(host.origin)).toHaveLength(before + 2)
    for (const id of [uploading.id, processing.id]) expect(await getStopMails(id)).toHaveLength(1)
  })

  test('ends an open request, and its responder is mailed', async () => {
    const { id, requestUrl } = await alice.request()

    await operate('stop', id, ...why)
    await host.sweep()

    expectRefusal(await send(host.origin, toPath('getTransfer', { linkId: getSecret(requestUrl) })), 410)
    const [newest] = await getOutbox(host.origin)
    expect(newest).toMatchObject({ to: 'rita@partner.example' })
  })

  test('cannot stop what has ended, or what never was, and learns of an earlier stop', async () => {
    const { id } = await alice.send([file])
    await host.settled()
    expect((await operate('stop', id, ...why)).stdout).toContain(`${id} is stopped: `)
    expect((await operate('stop', id, ...why)).stdout).toContain(`${id} was stopped before: `)
    await host.sweep()

    await expect(operate('stop', id, ...why)).rejects.toMatchObject({
      code: 1,
      stderr: `The transfer ${id} has already ended: it is retracted.\n`,
    })
    await expect(operate('stop', 'none', ...why)).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no transfer none.\n',
    })
  })
})

test('an operator who ends a person’s sessions makes all their tokens invalid, and they can sign in again', async () => {
  const { id_token: idToken, refresh_token } = await signIn(host.origin, 'bob@acme.example')
  const listsOwn = (token: string) => ask(host.origin, 'searchTransfers', nothing, { token })
  expect((await listsOwn(idToken)).status).toBe(200)

  const { stdout } = await operate('end-sessions', '--email', 'Bob@acme.example', ...why)

  expectRefusal(await listsOwn(idToken), 401)
  const config = (await (await fetch(`${host.origin}/api/config`)).json()) as Record<string, string>
  const client_id = config['identity_provider/client_id'] ?? ''
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id, refresh_token })
  expect((await fetch(`${host.origin}/oauth2/token`, { method: 'POST', body })).status).toBe(400)
  expect((await listsOwn((await signIn(host.origin, 'bob@acme.example')).id_token)).status).toBe(200)
  const subject = stdout.split(':')[0] ?? ''
  expect(subject).toMatch(/^[0-9a-f-]{36}$/)
  expect(getEvents('end-sessions')).toEqual([
    { actor: 'operator', source, transferId: null, result: 'done', detail: `olga on ${subject}: Ticket 42` },
  ])
})

test('an operator who unlocks a recipient lets them request codes again', async () => {
  const waiting = await waitingFor(host)
  for (let asked = 0; asked < 6; asked += 1) await askedFor(host, waiting)
  expect(await messagesTo(host, PHONE)).toHaveLength(5)

  await operate('unlock', waiting.id, ...why)

  const token = await provePhone(host.origin, waiting.username, PHONE)
  expect((await send(host.origin, `/api/downloads/${waiting.secret}`, { headers: bearer(token) })).status).toBe(200)
  expect(getEvents('unlock')).toHaveLength(1)
})

const onAws = [
  'transfers-table',
  'audit-table',
  'ops-table',
  'user-pool',
  'incoming-bucket',
  'released-bucket',
].flatMap(name => [`--${name}`, 'x'])

test.each([
  [[], 'Operate Waybill:'],
  [['burn', 'everything', ...why], 'Operate Waybill:'],
  [['stop', ...why], 'Operate Waybill:'],
  [['stop', 'one', 'two', ...why], 'Operate Waybill:'],
  [['stop', 'one', '--fast', ...why], 'Operate Waybill:'],
  [['stop', 'one'], 'Give a reason with --reason'],
  [['stop', 'one', '--reason', ' '], 'Give a reason with --reason'],
  [['stop', 'one', '--reason', 'a\nb'], 'The reason has at most 300 characters, on one line'],
  [['stop', 'one', '--reason', 'x'.repeat(301)], 'The reason has at most 300 characters, on one line'],
  [['stop', 'one', '--reason', 'r', '--operator', 'olga on bob: r'], 'Name yourself with --operator'],
  [['stop', 'one', ...why, '--ops-table', 'o'], 'Operate Waybill:'],
  [['stop', 'one', '--reason', 'r', ...onAws], 'Name yourself with --operator'],
  [['unlock', 'one', ...why], 'There is no transfer one.'],
  [['end-sessions', ...why], 'Operate Waybill:'],
  [['end-sessions', '--email', 'no address', ...why], 'no address is no e-mail address.'],
  [['end-sessions', '--email', 'eve@evil.example', ...why], 'No member with the address eve@evil.example is known.'],
  [
    ['end-sessions', '--email', 'bob@acme.example', '--reason', 'asked by Bob@acme.example'],
    'Leave addresses out of the reason',
  ],
  [['stop', 'one', '--reason', 'about rita@partner.example'], 'Leave addresses out of the reason'],
  [['stop', 'one', '--reason', 'about rita＠partner.example'], 'Leave addresses out of the reason'],
  [['end-sessions', '--subject', 'zzz', ...why], 'Nothing is stored of the subject zzz, and nothing was changed.'],
  [['export', '--subject', 'zzz', '--out', 'zzz.json', ...why], 'Nothing is stored of the subject zzz'],
  [['erase', '--subject', 'zzz', '--yes', ...why], 'Nothing is stored of the subject zzz'],
])('an invalid command changes nothing, and says what is wrong: %j', async (words, says) => {
  const before = getEvents('stop').length + getEvents('end-sessions').length

  await expect(operate(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })

  expect(getEvents('stop').length + getEvents('end-sessions').length).toBe(before)
})
