import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { beginAnswer, download, type Person, person, signIn } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'

// Limits of one member on shared resources, and the calls that work on a full disk.

const MIB = 1024 * 1024
/** Enough rows to outgrow the space that the database has allocated. */
const SIGN_INS = 250
const HOUR = 60 * 60_000
const times = (count: number) => Array.from({ length: count }, (_, at) => at)
const one = { name: 'a.txt', content: Buffer.from('a') }

let host: TestHost
afterEach(() => host.stop())

async function capped(memberCaps: Partial<Organisation['memberCaps']>): Promise<Person> {
  const caps = { ...demoOrganisation.memberCaps, ...memberCaps }
  host = await testHost({ organisation: { ...demoOrganisation, memberCaps: caps } })
  return person(host.origin, 'alice@acme.example')
}
const begin = (sender: Person, message = 'Here they are.', count = 1) => {
  const files = times(count).map(tempId => ({ name: `${tempId} ${'long '.repeat(40)}.txt`, size: 1, tempId }))
  return sender.call(contracts.createProvisionalTransfer, {
    body: { files, message, recipient: 'rita@partner.example' },
  })
}
const declare = async (sender: Person, mebibytes: number) => {
  const files = [{ name: 'large.bin', size: mebibytes * MIB, tempId: 0 }]
  const recipient = 'rita@partner.example'
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: { files, message: '', recipient },
  })
  return sender.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
}
const refused = (status: number, errorMessage: RegExp) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage) },
})

describe('point 17: the limits of one member', () => {
  test('lose nothing to claims that lose a request link', async () => {
    const alice = await capped({ uploadMiBPerDay: 100 })
    const { requestUrl } = await alice.request()
    const path = toPath('claimUpload', { linkId: requestUrl.split('/').at(-1) ?? '' })
    const claim = () =>
      send(host.origin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          files: [{ name: 'large.bin', size: 40 * MIB, tempId: 0 }],
          acknowledgement: true,
        }),
      })

    const answers = await Promise.all(times(20).map(claim))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    await declare(alice, 50)
  })

  test('leave the link open after a claim beyond the requester’s daily limit', async () => {
    const alice = await capped({ uploadMiBPerDay: 100 })
    const { requestUrl } = await alice.request()
    await declare(alice, 90)

    const answer = { files: [{ name: 'large.bin', size: 40 * MIB, tempId: 0 }], acknowledgement: true }
    const path = toPath('claimUpload', { linkId: requestUrl.split('/').at(-1) ?? '' })
    const claim = (body: object) =>
      send(host.origin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })

    expectRefusal(await claim(answer), 429)
    const small = { ...answer, files: [{ name: 'small.bin', size: 1, tempId: 0 }] }
    expect((await claim(small)).status).toBe(200)
  })

  test('store no names of a thousand provisional transfers with 50 long names, and stop at the open-transfer cap', async () => {
    const alice = await capped({ openProvisional: 20 })
    const bob = await person(host.origin, 'bob@acme.example')
    const size = () =>
      Number(
        withDatabase(host, database => database.prepare('SELECT sum(length(record)) AS n FROM transfers').get())?.n,
      )

    const answers = await Promise.allSettled(times(100).map(() => begin(alice, 'x', 50)))

    const begun = answers.filter(({ status }) => status === 'fulfilled').length
    expect(begun).toBeGreaterThanOrEqual(20)
    // Concurrent creations count before any of them is written.
    await expect(begin(alice)).rejects.toMatchObject(
      refused(409, /^You have started 20 transfers without sending them\. Send one of them, or wait/),
    )
    expect(size() / begun).toBeLessThan(2000)
    expect(withDatabase(host, database => database.prepare('SELECT * FROM files').all())).toEqual([])
    await begin(bob)
    host.clock.move(25 * HOUR)
    await host.sweep()
    await begin(await person(host.origin, 'alice@acme.example'))
  })

  test('cover bytes of records in a day', async () => {
    const alice = await capped({ recordMiBPerDay: 1, openProvisional: 10_000 })
    const message = 'x'.repeat(5000)
    const begun = await Promise.allSettled(times(200).map(() => begin(alice, message)))

    expect(begun.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(150)
    await expect(begin(alice, message)).rejects.toMatchObject(
      refused(
        429,
        /^You have started as many transfers today as your organization allows\. Please try again in 24 hours\.$/,
      ),
    )
    await expect(alice.request({ message })).rejects.toMatchObject({ status: 429 })
    host.clock.move(24 * HOUR)
    await begin(await person(host.origin, 'alice@acme.example'))
  })

  describe('cover what anonymisation adds to a table', () => {
    const rules = {
      headerRow: false,
      anonymizationRules: [{ columnNameOrIndex: '0', anonymizationMethod: 'sha256' as const, parameters: [] }],
    }
    /** A hash has 64 letters, so the copy is 32 times as large. */
    const table = (kib: number) => ({
      name: 'short.csv',
      content: Buffer.from('a\n'.repeat(kib * 512)),
      anonymizationPolicy: rules,
    })
    const storedSize = () =>
      Number(withDatabase(host, database => database.prepare('SELECT sum(size) AS n FROM contents').get())?.n ?? 0)

    test('in a day', async () => {
      const alice = await capped({ uploadMiBPerDay: 3, unfinishedUploadMiB: 3 })
      const first = await alice.send([table(64)])
      await host.settled()
      expect((await alice.review(first.id)).transfer.transferState).toBe('active')
      const { id } = await alice.create([table(64)])
      const { files } = await alice.review(id)
      await alice.upload(id, files[0]?.id ?? '', table(64).content)
      await host.settled()

      const refusal =
        /^The anonymized copy is 2 MB larger than the file\. Your organization allows 3 MB of files .* Please try again in 24 hours\.$/
      expect((await alice.review(id)).files[0]?.errorReason).toMatch(refusal)
      expect(storedSize()).toBeLessThan(2.3 * MIB)
      await declare(alice, 0.5)
    })

    test('in one transfer, before it is stored', async () => {
      const limits = { ...demoOrganisation.limits, fileSizeMiB: 1, totalSizeMiB: 1, zipEncryptSizeMiB: 1 }
      host = await testHost({ organisation: { ...demoOrganisation, limits } })
      const alice = await person(host.origin, 'alice@acme.example')
      const { id } = await alice.send([table(64)])
      await host.settled()

      expect((await alice.review(id)).transfer).toMatchObject({
        transferState: 'failed',
        failureReason: 'short.csv could not be anonymized. The anonymized copy exceeds 1 MB, the limit of a transfer.',
      })
      const smaller = await alice.send([table(16)])
      await host.settled()
      expect((await alice.review(smaller.id)).transfer.transferState).toBe('active')
    })
  })

  test('cover bytes of uploads under way, which an ended upload frees', async () => {
    const alice = await capped({ unfinishedUploadMiB: 100 })
    const first = await declare(alice, 60)
    await expect(declare(alice, 41)).rejects.toMatchObject(
      refused(
        409,
        /^Unfinished uploads may have at most 100 MB in total\. Complete one, or give one up in My Transfers\.$/,
      ),
    )
    await declare(alice, 40)

    host.clock.move(25 * HOUR)
    await host.sweep()

    const later = await person(host.origin, 'alice@acme.example')
    expect((await later.review(first.id)).transfer.transferState).toBe('failed')
    await declare(later, 100)
  })

  test('cover bytes in a day, including those that responders send', async () => {
    const alice = await capped({ uploadMiBPerDay: 1 })
    await declare(alice, 1)
    await expect(declare(alice, 1)).rejects.toMatchObject(
      refused(
        429,
        /^Your organization allows 1 MB of files for each person in 24 hours\. Uploads that were given up count, too\. Please try again in 24 hours\.$/,
      ),
    )
    const { requestUrl } = await alice.request()

    await expect(beginAnswer(host.origin, requestUrl, [one])).rejects.toMatchObject(
      refused(429, /^The person who requested these files cannot receive more at present/),
    )

    host.clock.move(24 * HOUR)
    await beginAnswer(host.origin, requestUrl, [one])
  })

  test('do not affect a busy member', async () => {
    const { memberCaps, limits } = demoOrganisation
    expect(memberCaps.unfinishedUploadMiB).toBeGreaterThanOrEqual(5 * limits.totalSizeMiB)
    expect(memberCaps.uploadMiBPerDay).toBeGreaterThanOrEqual(20 * limits.totalSizeMiB)
    const alice = await capped({})

    for (const _ of times(30)) await alice.create(times(50).map(at => ({ ...one, name: `${at}.txt` })))
  })
})

/** Calls that must work when the disk takes nothing new. */
async function expectEndsWork(alice: Person, sent: { id: string; downloadUrl: string }, waiting: { id: string }) {
  expectRefusal(await refusedCreate(alice), 507)
  const { fileId } = { fileId: (await alice.review(sent.id)).files[0]?.id ?? '' }
  expect(fileId).not.toBe('')
  expect(Buffer.from((await download(host.origin, sent.downloadUrl)).contents[0] ?? [])).toEqual(one.content)
  await alice.call(contracts.retractTransfer, { params: { id: sent.id }, body: { transferState: 'retracted' } })
  const url = await alice.uploadUrl(waiting.id, (await alice.review(waiting.id)).files[0]?.id ?? '')
  const { pathname, search } = new URL(url)
  expectRefusal(await send(host.origin, `${pathname}${search}`, { method: 'PUT', body: one.content }), 507)
  const again = await signIn(host.origin, 'bob@acme.example')
  expect(again.id_token).toBeTruthy()
  await alice.call(contracts.endSession, { body: {} })
}
const refusedCreate = (alice: Person) =>
  send(host.origin, toPath('createProvisionalTransfer', {}), {
    method: 'POST',
    headers: { ...bearer(alice.idToken), 'content-type': 'application/json' },
    body: JSON.stringify({
      files: [{ name: 'a', size: 1, tempId: 0 }],
      message: '',
      recipient: 'rita@partner.example',
    }),
  })

describe('point 17: a disk with no more than its reserve', () => {
  test('refuses new transfers, and lets people sign in, download, revoke and sign out', async () => {
    let free = 1e12
    host = await testHost({ freeBytes: () => free })
    const alice = await person(host.origin, 'alice@acme.example')
    await begin(alice)

    free = 64 * MIB - 1

    expectRefusal(await refusedCreate(alice), 507)
    await expect(alice.request()).rejects.toMatchObject({ status: 507 })
    free = 64 * MIB
    await alice.request()
  })

  test.skipIf(!mayMount())('a real disk without a free byte', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-small-'))
    run('mount', '-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', directory)
    onTestFinished(() => {
      run('umount', '-l', directory)
      rmSync(directory, { recursive: true, force: true })
    })
    const data = join(directory, 'data')
    mkdirSync(data, { mode: 0o700 })
    host = await testHost({ directory: data, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    const alice = await person(host.origin, 'alice@acme.example')
    const sent = await alice.send([one])
    const waiting = await alice.create([one])
    await host.settled()

    const { bavail, bsize } = statfsSync(directory)
    for (const at of times(40)) {
      try {
        writeFileSync(join(directory, `filler ${at}`), Buffer.alloc(at < 36 ? Math.ceil((bavail * bsize) / 36) : 4096))
      } catch {}
    }
    expect(statfsSync(directory).bavail).toBeLessThan(4)

    for (const _ of times(SIGN_INS)) expect((await signIn(host.origin, 'bob@acme.example')).id_token).toBeTruthy()
    await expectEndsWork(alice, sent, waiting)
  })
})

const run = (command: string, ...rest: string[]) => execFileSync(command, rest, { stdio: 'ignore' })

/** Whether this process can mount a small file system: only root on Linux can. */
function mayMount(): boolean {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-mount-'))
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory)
    run('umount', directory)
    return true
  } catch {
    return false
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
