import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getSubject } from '../../local/identity/person.ts'
import { contracts } from '../../shared/contract/table.ts'
import { provePhone } from '../harness/challenge.ts'
import { fixedClock, testHost } from '../harness/host.ts'
import {
  answerRequest,
  download,
  getOutbox,
  type Person,
  person,
  personWith,
  type UploadInParts,
} from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const versions = readdirSync(fixtures).filter(name => /^data-schema-\d+$/.test(name))

const bytes = (text: string) => new TextEncoder().encode(text)

type Left = {
  active: { id: string; secret: string }
  processing: { id: string; secret: string }
  uploading: { id: string; fileId: string }
  /** Since schema 2. */
  inParts?: { id: string; secret: string }
  halfWay?: UploadInParts & { last: number; part: { partNumber: number; etag: string } }
  /** Since schema 4. */
  gated?: { secret: string; username: string; phone: string }
  requested?: { id: string; requestUrl: string }
  claimed?: { id: string; fileId: string }
  /** Since schema 21. */
  expired?: { id: string; secret: string }
  downloaded?: { id: string; secret: string }
  mails?: number
}

describe.each(versions)('a host started on the %s of an earlier version', version => {
  test('the host keeps all data, and continues the work that a crash interrupted', async () => {
    const left = JSON.parse(readFileSync(join(fixtures, `${version}.json`), 'utf8')) as Left
    const directory = mkdtempSync(join(tmpdir(), 'waybill-earlier-'))
    cpSync(join(fixtures, version), directory, { recursive: true })
    // git does not store modes.
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      const path = join(directory, name)
      chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
    }

    const host = await testHost({ directory }, fixedClock(Date.parse('2026-11-21T10:00:00.000Z')))
    try {
      await host.sweep()
      await host.settled()
      const text = (content: Uint8Array = new Uint8Array()) => Buffer.from(content).toString()
      const kept = await download(host.origin, left.active.secret)
      expect(kept.contents.map(text)).toEqual(['Kept since then.', ''])
      const resumed = await download(host.origin, left.processing.secret)
      expect(resumed.contents.map(text)).toEqual(['Cut off by a crash.'])
      expect(await getOutbox(host.origin)).toHaveLength(left.mails ?? (left.inParts ? 3 : 2))

      const alice = await person(host.origin, 'alice@acme.example')
      const listed = await alice.call(contracts.searchTransfers, { body: { size: 500 } })
      expect(listed.transfers.map(({ id }) => id)).toEqual(
        expect.arrayContaining([left.active.id, left.processing.id, left.uploading.id]),
      )
      const byWord = { filters: [{ key: 'keyword' as const, value: 'rita partner' }] }
      expect((await alice.call(contracts.countTransfers, { body: byWord })).total).toBeGreaterThan(0)
      const { findRecipients, findExchanges } = host.context.usage
      const { transfer } = await alice.review(left.active.id)
      const exchange = { subject: getSubject('alice@acme.example'), recipient: transfer.recipient }
      expect(await findExchanges(exchange)).toEqual({ bySender: true, byOrganisation: true })
      const [found] = await findRecipients(exchange.subject, [exchange.recipient], [])
      expect(found?.own?.count).toBeGreaterThanOrEqual(2)
      expect(found?.own?.likeness.stems).toContain('kept')
      const { id, fileId } = left.uploading
      await alice.upload(id, fileId, bytes('late'))
      const finished = await alice.finalize(id)
      await host.settled()
      expect((await download(host.origin, finished.downloadUrl)).contents.map(text)).toEqual(['late'])

      if (left.inParts) {
        const { contents } = await download(host.origin, left.inParts.secret)
        expect(contents.map(text)).toEqual(['Came in parts.'])
      }
      if (left.halfWay) {
        const { downloadUrl } = await finishedInParts(alice, left.halfWay)
        await host.settled()
        const [content] = (await download(host.origin, downloadUrl)).contents
        expect(content).toHaveLength((left.halfWay.last - 1) * left.halfWay.partSize + 8)
        expect(text(content?.subarray(-8))).toBe('The end.')
      }
      if (left.gated) {
        const { secret, username, phone } = left.gated
        const path = `/api/downloads/${secret}`
        expectRefusal(await send(host.origin, path), 401)
        const token = await provePhone(host.origin, username, phone)
        expect((await send(host.origin, path, { headers: bearer(token) })).status).toBe(200)
      }
      if (left.requested) {
        await answerRequest(host.origin, left.requested.requestUrl, [{ name: 'asked.txt', content: bytes('Asked.') }])
        expect((await alice.review(left.requested.id)).transfer.transferState).toBe('processing')
      }
      if (left.expired) {
        expect((await alice.review(left.expired.id)).transfer.transferState).toBe('expired')
        expectRefusal(await send(host.origin, `/api/downloads/${left.expired.secret}`), 410)
      }
      if (left.downloaded) {
        expect((await alice.review(left.downloaded.id)).transfer.downloadCount).toBe(1)
        expect((await download(host.origin, left.downloaded.secret)).contents.map(text)).toEqual(['Taken.'])
      }
      if (left.claimed) {
        const responder = personWith(host.origin, undefined)
        await responder.upload(left.claimed.id, left.claimed.fileId, bytes('The end.'))
        await responder.call(contracts.finalizeTransfer, { params: { id: left.claimed.id } })
      }
    } finally {
      await host.stop()
    }
  })
})

async function finishedInParts(alice: Person, { last, part, ...upload }: NonNullable<Left['halfWay']>) {
  expect(await alice.listParts(upload)).toMatchObject({ parts: [part] })
  const parts = []
  for (let number = 1; number < last; number++) {
    parts.push(await alice.sendPart(upload, number, new Uint8Array(upload.partSize)))
  }
  await alice.complete(upload, [...parts, part])
  return alice.finalize(upload.id)
}
