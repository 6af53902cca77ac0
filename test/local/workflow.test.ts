import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fail } from '../../lambdas/pipeline/fail.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import { sweep } from '../../lambdas/triggers/sweep.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, person } from '../harness/person.ts'

const MIB = 1024 * 1024
const HOUR = 3600_000
const DAY = 24 * HOUR
const event = { at: '', action: 'create', actor: 'alice', result: 'done' } as const
let host: TestHost
let transfers: Transfers

beforeEach(async () => {
  host = await testHost()
  transfers = host.context.transfers
})
afterEach(() => host.stop())

const at = (milliseconds: number) => new Date(host.clock.now() + milliseconds).toISOString()
const getState = async (id: string) => (await transfers.get(id))?.transferState
const toMails = async () => (await getOutbox(host.origin)).map(({ to, text }) => ({ to, text }))

async function added(more: Partial<Transfer>, id = 't'): Promise<Transfer> {
  const transfer = aTransfer(id, { createdAt: at(0), stateChangedAt: at(0), files: [], ...more })
  await transfers.add(transfer, event)
  return transfer
}

function stored() {
  const count = (table: string) =>
    withDatabase(host, database => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n))
  const entries = readdirSync(join(host.directory, 'blobs'), { recursive: true, withFileTypes: true })
  const onDisk = entries.filter(entry => entry.isFile()).length
  return { contents: count('contents'), uploads: count('uploads'), parts: count('parts'), onDisk }
}

describe('an abandoned upload', () => {
  const reason = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'

  test('fails after 24 hours, and its sender gets a mail', async () => {
    await added({ transferState: 'uploading' })
    host.clock.move(DAY - 1000)
    await host.sweep()
    expect(await getState('t')).toBe('uploading')

    host.clock.move(2000)
    await host.sweep()

    expect(await transfers.get('t')).toMatchObject({ transferState: 'failed', failureReason: reason })
    expect(await toMails()).toEqual([{ to: 'alice@acme.example', text: expect.stringContaining(reason) }])
  })

  test('with progress within 24 hours continues, and fails 24 hours after the last', async () => {
    await added({ transferState: 'uploading', stateChangedAt: at(2 * HOUR) })
    host.clock.move(DAY + HOUR)
    await host.sweep()
    expect(await getState('t')).toBe('uploading')

    host.clock.move(HOUR - 1)
    await host.sweep()
    expect(await getState('t')).toBe('uploading')
    host.clock.move(2)
    await host.sweep()
    await host.sweep()

    expect(await transfers.get('t')).toMatchObject({ transferState: 'failed', failureReason: reason })
    expect(await toMails()).toEqual([{ to: 'alice@acme.example', text: expect.stringContaining(reason) }])
  })

  test('fails a day after its seventh, even while its sender still requests addresses', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id, files } = await alice.create([{ name: 'file.bin', content: new Uint8Array(3) }])
    for (let day = 0; day < 8; day += 1) {
      host.clock.move(DAY - HOUR)
      const later = await person(host.origin, 'alice@acme.example')
      await later.uploadUrl(id, files[0]?.id ?? '')
      await host.sweep()
      expect(await getState(id)).toBe('uploading')
    }

    host.clock.move(DAY)
    await host.sweep()

    expect(await getState(id)).toBe('failed')
  })

  test('is deleted: its parts, its complete files, and its upload URLs', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const { id, files } = await alice.create([
      { name: 'complete.bin', content: new Uint8Array(MIB) },
      { name: 'whole.bin', content: new Uint8Array(MIB) },
      { name: 'parts.bin', content: new Uint8Array(64 * MIB + 1) },
    ])
    const [complete = '', whole = '', parts = ''] = files.map(file => file.id)
    await alice.upload(id, complete, new Uint8Array(MIB))
    const put = async (url: string, size: number) =>
      (await fetch(url, { method: 'PUT', body: Buffer.alloc(size) })).status
    const wholeUrl = await alice.uploadUrl(id, whole)
    expect(await put(wholeUrl, MIB)).toBe(200)
    const upload = await alice.uploadInParts(id, parts)
    await alice.sendPart(upload, 1, new Uint8Array(8 * MIB))
    await alice.sendPart(upload, 9, new Uint8Array(1))
    const keys = [complete, whole, parts].map(fileId => `${id}.${fileId}`)
    expect(stored()).toEqual({ contents: 2, uploads: 1, parts: 2, onDisk: 4 })

    host.clock.move(DAY + 1000)
    await host.sweep()
    await host.sweep()

    expect(stored()).toEqual({ contents: 0, uploads: 0, parts: 0, onDisk: 0 })
    expect(await toMails()).toEqual([{ to: 'alice@acme.example', text: expect.stringContaining(reason) }])
    const later = await person(host.origin, 'alice@acme.example')
    await expect(later.uploadInParts(id, parts)).rejects.toMatchObject({ status: 409, message: reason })
    await expect(later.uploadUrl(id, whole)).rejects.toMatchObject({ status: 409, message: reason })
    for (const key of keys) await expect(host.context.blobs.createMultipart(key)).rejects.toThrow('already uploaded')
    const expiresAt = host.clock.now() + 1000
    for (const key of keys) {
      expect(await put(await host.context.blobs.uploadUrl(key, { size: 1, expiresAt }), 1)).toBe(409)
    }
    const partUrl = await host.context.blobs.partUrl(keys[2] ?? '', upload.uploadId, 9, { size: 1, expiresAt })
    expect([404, 409]).toContain(await put(partUrl, 1))
    expect(stored()).toEqual({ contents: 0, uploads: 0, parts: 0, onDisk: 0 })
  })

  test('continues when its sender requests an address after an hour, for parts or the whole', async () => {
    for (const size of [3, 64 * MIB + 1]) {
      const alice = await person(host.origin, 'alice@acme.example')
      const { id, files } = await alice.create([{ name: 'file.bin', content: new Uint8Array(size) }])
      const params = { id, fileId: files[0]?.id ?? '' }
      if (size > 3) await alice.uploadInParts(id, params.fileId)

      host.clock.move(DAY - HOUR)
      const later = await person(host.origin, 'alice@acme.example')
      await later.call(contracts.getUploadUrl, { params, query: { multipart: 'true' } })
      host.clock.move(DAY - 1000)
      await host.sweep()
      expect(await getState(id)).toBe('uploading')

      host.clock.move(2000)
      await host.sweep()
      expect(await getState(id)).toBe('failed')
    }
  })

  test('that is finalized during the sweep does not fail', async () => {
    const before = await added({ transferState: 'uploading' })
    host.clock.move(DAY + 1000)
    const finalizedMeanwhile: Transfers = {
      ...transfers,
      async inStateSince(state, changedBefore, limit) {
        const listed = await transfers.inStateSince(state, changedBefore, limit)
        if (state === 'uploading') {
          await transfers.replace(before, { ...before, transferState: 'processing', stateChangedAt: at(0) }, event)
        }
        return listed
      },
    }

    await sweep({ ...host.context, transfers: finalizedMeanwhile })

    expect(await getState('t')).toBe('processing')
    expect(await toMails()).toEqual([])
  })
})

describe('a failed transfer', () => {
  test('mails its sender the first reason once, even after a crash and repeat', async () => {
    await added({ transferState: 'failed', failureReason: 'a.txt was damaged on its way.' })
    const repeat = { transferId: 't', reason: 'The files could not be processed.' }

    await fail(host.context, repeat)
    await fail(host.context, repeat)

    const mails = await toMails()
    expect(mails).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('a.txt was damaged on its way.') },
    ])
    expect(mails[0]?.text).not.toContain('could not be processed.')
  })

  test('is reported by the sweep after a crash between the failure and the mail', async () => {
    await added({ transferState: 'failed', failureReason: 'The disk was torn out.' })

    await host.sweep()
    await host.sweep()

    expect(await toMails()).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('The disk was torn out.') },
    ])
  })

  test('was in processing: an active transfer stays active', async () => {
    await added({ transferState: 'active', expiryDate: at(DAY) })

    await fail(host.context, { transferId: 't', reason: 'Too late.' })

    expect(await getState('t')).toBe('active')
    expect(await toMails()).toEqual([])
  })
})

describe('a transfer past its date', () => {
  test('is expired by the sweep', async () => {
    await added({ transferState: 'active', expiryDate: at(DAY) })
    host.clock.move(DAY + 1)

    await host.sweep()

    expect(await getState('t')).toBe('expired')
  })

  test('that is extended during the sweep is not expired', async () => {
    const before = await added({ transferState: 'active', expiryDate: at(DAY) })
    host.clock.move(DAY + 1)
    const extendedMeanwhile: Transfers = {
      ...transfers,
      async expiredBefore(...asked) {
        const listed = await transfers.expiredBefore(...asked)
        await transfers.replace(before, { ...before, expiryDate: at(DAY) }, event)
        return listed
      },
    }

    await sweep({ ...host.context, transfers: extendedMeanwhile })

    expect(await getState('t')).toBe('active')
  })
})
