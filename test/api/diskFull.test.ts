import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { ApiError } from '../../web/src/api/call.ts'
import { senders } from '../durability/senders.ts'
import { toPath } from '../harness/calls.ts'
import { freePort } from '../harness/freePort.ts'
import { download, getSecret, type Person, person } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send } from '../harness/requests.ts'
import { begun, sendAll, toPart } from './largeFile.ts'

const MIB = 1024 * 1024
const email = senders[0]?.email ?? ''

/**
 * A file size limit fills the disk for each file separately: for an upload, and for the database. Node ignores SIGXFSZ,
 * so writes fail as on a full disk.
 */
describe.skipIf(process.platform === 'win32')('a full disk', () => {
  let directory: string
  let origin: string
  let child: ChildProcess | undefined
  let errors: string

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'waybill-full-'))
    origin = `http://localhost:${await freePort()}`
    errors = ''
  })
  afterEach(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })

  async function start(kibibytes?: number) {
    const script = join(import.meta.dirname, '..', 'durability', 'hostProcess.ts')
    const limit = kibibytes === undefined ? '' : `ulimit -f ${kibibytes}; `
    child = spawn('bash', ['-c', `${limit}exec "$0" "$@"`, process.execPath, script, directory, new URL(origin).port])
    child.stderr?.on('data', chunk => {
      errors += chunk
    })
    await new Promise<void>((resolve, reject) => {
      child?.stdout?.once('data', () => resolve())
      child?.once('exit', code => reject(new Error(`The host ended with ${code}: ${errors}`)))
    })
  }

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  const put = (url: string, body: Uint8Array | Uint8Array[]): Promise<Answer> => {
    const { pathname, search } = new URL(url)
    return send(origin, `${pathname}${search}`, { method: 'PUT', body })
  }
  const expectFull = (answer: Answer) => {
    expectRefusal(answer, 507)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  const untilActive = (sender: Person, id: string) =>
    expect.poll(async () => (await sender.review(id)).transfer.transferState, { timeout: 30_000 }).toBe('active')
  const blobsOnDisk = () =>
    readdirSync(join(directory, 'blobs'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

  test('an upload without room is refused, and stored files stay available', async () => {
    await start(2 * 1024)
    const alice = await person(origin, email)
    const small = randomBytes(MIB)
    const large = randomBytes(5 * MIB)
    const sent = await alice.send([{ name: 'small.bin', content: small }])
    const created = await alice.create([{ name: 'large.bin', content: large }])
    const params = { id: created.id, fileId: created.files[0]?.id ?? '' }
    const url = await alice.uploadUrl(params.id, params.fileId)

    expectFull(await put(url, large))
    expectFull(
      await put(
        url,
        Array.from({ length: 80 }, (_, at) => large.subarray(at * 65_536, (at + 1) * 65_536)),
      ),
    )

    await expect(alice.call(contracts.completeUpload, { params })).rejects.toMatchObject({ status: 409 })
    await untilActive(alice, sent.id)
    expect(Buffer.from((await download(origin, sent.downloadUrl)).contents[0] ?? [])).toEqual(small)
    expect(blobsOnDisk()).toHaveLength(1)
    await alice.send([{ name: 'another.bin', content: small }])

    await stop()
    await start()
    expect((await put(url, large)).status).toBe(200)
    await alice.call(contracts.completeUpload, { params })
    const { downloadUrl } = await alice.finalize(created.id)
    await untilActive(alice, created.id)
    expect(Buffer.from((await download(origin, downloadUrl)).contents[0] ?? []).equals(large)).toBe(true)
  }, 60_000)

  test('a part without room is refused, the others stay, and it is accepted once there is room', async () => {
    await start(2 * 1024)
    const alice = await person(origin, email)
    const large = randomBytes(64 * MIB + 1000)
    const upload = await begun(alice, large)
    const part = (partNumber: number) => toPart(large, upload, partNumber)

    expectFull(await put(await alice.partUrl(upload, 1), part(1)))
    expectFull(await put(await alice.partUrl(upload, 2), [part(2)]))
    const small = await alice.sendPart(upload, 9, part(9))
    expect((await alice.listParts(upload)).parts).toMatchObject([small])
    expect(blobsOnDisk()).toHaveLength(1)

    await stop()
    await start()
    const rest = await sendAll(alice, upload, large, [1, 2, 3, 4, 5, 6, 7, 8])
    await alice.complete(upload, [...rest, small])
    const { downloadUrl } = await alice.finalize(upload.id)
    await untilActive(alice, upload.id)
    expect(Buffer.from((await download(origin, downloadUrl)).contents[0] ?? []).equals(large)).toBe(true)
    expect(errors).not.toMatch(/A call failed|A request failed/)
  }, 60_000)

  test('a database that cannot grow refuses every change, serves its data, and loses nothing', async () => {
    await start(1536)
    const alice = await person(origin, email)
    const content = randomBytes(1000)
    const sent = await alice.send([{ name: 'kept.bin', content }])
    await untilActive(alice, sent.id)
    const secret = getSecret(sent.downloadUrl)
    const fileUrl = (await download(origin, sent.downloadUrl)).payload.files[0]?.url ?? ''
    const { url: issued } = (await (await fetch(`${fileUrl}?acknowledgement=true`)).json()) as { url: string }
    const uploaded = await alice.create([{ name: 'uploaded.bin', content }])
    await alice.upload(uploaded.id, uploaded.files[0]?.id ?? '', content)
    const waiting = await alice.create([{ name: 'waiting.bin', content }])
    const params = { id: waiting.id, fileId: waiting.files[0]?.id ?? '' }
    const url = await alice.uploadUrl(params.id, params.fileId)

    const acknowledged = await fill(alice)

    const finalize = () => send(origin, toPath('finalizeTransfer', { id: uploaded.id }), asAlice('PUT'))
    const asAlice = (method: string) => ({ method, headers: bearer(alice.idToken) })
    expectFull(await finalize())
    expectFull(await put(url, content))
    expectRefusal(await send(origin, toPath('completeUpload', params), asAlice('PUT')), 409)
    expectFull(await signInAgain())
    expectRefusal(await send(origin, toPath('finalizeTransfer', { id: uploaded.id }), { method: 'PUT' }), 401)
    expect((await alice.review(sent.id)).transfer.transferState).toBe('active')
    expect((await send(origin, toPath('getDownload', { secret }))).status).toBe(200)
    const { pathname, search } = new URL(issued)
    expect((await send(origin, `${pathname}${search}`)).status).toBe(200)
    expect(blobsOnDisk()).toHaveLength(2)
    expect(errors).not.toMatch(/A call failed|A request failed/)

    await stop()
    await start()
    for (const [id, message] of acknowledged) {
      expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'provisional', message })
    }
    expect(Buffer.from((await download(origin, sent.downloadUrl)).contents[0] ?? [])).toEqual(content)
    expect((await put(url, content)).status).toBe(200)
    for (const id of [uploaded.id, waiting.id]) {
      if (id === waiting.id) await alice.call(contracts.completeUpload, { params })
      const { downloadUrl } = await alice.finalize(id)
      await untilActive(alice, id)
      expect(Buffer.from((await download(origin, downloadUrl)).contents[0] ?? [])).toEqual(content)
    }
  }, 60_000)

  const signInAgain = () => send(origin, `/oauth2/authorize?${signInQuery(origin)}`)

  /**
   * Declares transfers until the smallest finds no room, then signs in, which takes the least room, until that fails
   * too.
   * @returns the acknowledged transfers by id
   */
  async function fill(alice: Person): Promise<Map<string, string>> {
    const acknowledged = new Map<string, string>()
    for (const length of [5000, 1]) {
      for (let refused = 0; refused < 20; ) {
        const message = `${acknowledged.size} `.padEnd(length, 'x')
        const body = { files: [{ name: 'a', size: 1, tempId: 0 }], message, recipient: 'rita@partner.example' }
        try {
          const { transferId } = await alice.call(contracts.createProvisionalTransfer, { body })
          acknowledged.set(transferId, message)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          expect(error).toMatchObject({ status: 507, reply: { errorCode: 'storage_full' } })
          refused += 1
        }
        expect(acknowledged.size).toBeLessThan(10_000)
      }
    }
    expect(acknowledged.size).toBeGreaterThan(10)
    for (let refused = 0; refused < 20; ) {
      const answer = await signInAgain()
      if (answer.status !== 302) expectFull(answer)
      refused = answer.status === 302 ? 0 : refused + 1
    }
    return acknowledged
  }
})

function signInQuery(origin: string): URLSearchParams {
  return new URLSearchParams({
    response_type: 'code',
    client_id: 'waybillmembers',
    redirect_uri: `${origin}/token`,
    state: 'state',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    login_hint: email,
  })
}
