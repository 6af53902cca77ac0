import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../lambdas/core/request/context.ts'
import { Postponed } from '../../lambdas/core/request/postponed.ts'
import type { CompleteFile } from '../../lambdas/ports/workflow.ts'
import { type Arrival, fileArrived, startArrived } from '../../lambdas/triggers/fileArrived.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'

// Events of S3, as a queue delivers them on AWS. On one machine the host makes the same calls.

const MINUTE = 60_000
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.\n') }

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 10_000_000 })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

/** @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html */
const toEvent = (key: string, version: string, at = host.clock.now()) => ({
  version: '0',
  id: '17793124-05d4-b198-2fde-7ededc63b103',
  'detail-type': 'Object Created',
  source: 'aws.s3',
  account: '111122223333',
  time: new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'),
  region: 'eu-central-1',
  resources: ['arn:aws:s3:::waybill-incoming'],
  detail: {
    version: '0',
    bucket: { name: 'waybill-incoming' },
    object: {
      key,
      size: 5,
      etag: 'b1946ac92492d2347c6235b4d2611184',
      'version-id': version,
      sequencer: '00617F08299329D189',
    },
    'request-id': 'N4N7GDK58NMKJ12R',
    requester: '123456789012',
    'source-ip-address': '1.2.3.4',
    reason: 'PutObject',
  },
})

/** The starts that the events cause. The host's own are not among them. */
async function startedBy(...events: unknown[]): Promise<CompleteFile[]> {
  return getStarts(async context => {
    for (const event of events) await fileArrived(context, event)
  })
}

const startedByArrivals = (...arrivals: Arrival[]) => getStarts(context => startArrived(context, arrivals))

async function getStarts(work: (context: Context) => Promise<unknown>): Promise<CompleteFile[]> {
  const started: CompleteFile[] = []
  const workflow = { ...host.context.workflow, startEarly: async (file: CompleteFile) => void started.push(file) }
  await work({ ...host.context, workflow })
  return started
}

async function created() {
  const { id, files } = await alice.create([plan])
  const fileId = files[0]?.id ?? ''
  return { id, fileId, key: `${id}.${fileId}` }
}
async function uploaded() {
  const place = await created()
  await alice.upload(place.id, place.fileId, plan.content)
  const stored = await host.context.transfers.get(place.id)
  return { ...place, version: stored?.files[0]?.blob?.version ?? '' }
}

describe('an event of a new object', () => {
  test('starts the work of its file', async () => {
    const { id, fileId, key, version } = await uploaded()

    expect(await startedBy(toEvent(key, version))).toEqual([{ transferId: id, fileId, version }])
  })

  test('that comes before the report of the client comes again, for ten minutes', async () => {
    const { key } = await created()

    await expect(startedBy(toEvent(key, 'v1'))).rejects.toBeInstanceOf(Postponed)
    expect(await startedBy(toEvent(key, 'v1', host.clock.now() - 10 * MINUTE))).toEqual([])
  })

  test('that comes twice starts one job', async () => {
    const { id, key, version } = await uploaded()

    await fileArrived(host.context, toEvent(key, version))
    await fileArrived(host.context, toEvent(key, version))
    await host.settled()

    const events = withDatabase(host, database =>
      database.prepare("SELECT 1 FROM audit WHERE transfer_id = ? AND action = 'inspect'").all(id),
    )
    expect(events).toHaveLength(1)
  })

  test('of a scanned file starts its work again while it has no verdict', async () => {
    const { id, fileId, key, version } = await uploaded()
    const scanned = { key, version, at: host.clock.now(), isScanned: true } as const
    const noted = async (verdict: 'unavailable' | 'clean') => {
      const file = (await host.context.transfers.get(id))?.files[0]
      if (!file) throw new Error('It has a file.')
      const malware = { verdict, scannedAt: new Date(host.clock.now()).toISOString() }
      await host.context.transfers.replaceFile(id, file, { ...file, malware })
    }

    await noted('unavailable')
    expect(await startedByArrivals(scanned)).toEqual([{ transferId: id, fileId, version, isScanned: true }])
    await noted('clean')
    expect(await startedByArrivals(scanned)).toEqual([])
  })

  test('that comes after finalize, or after the upload was abandoned, starts nothing', async () => {
    const [late, abandoned] = [await uploaded(), await uploaded()]
    await alice.finalize(late.id)
    await alice.abandon(abandoned.id)

    for (const { key, version } of [late, abandoned]) expect(await startedBy(toEvent(key, version))).toEqual([])
  })

  test('of another version than the pinned one starts nothing', async () => {
    const { key } = await uploaded()

    expect(await startedBy(toEvent(key, 'replaced-before-the-pin'))).toEqual([])
  })

  test.each([
    ['an unknown transfer', () => 'unknown.file'],
    ['an unknown file', (id: string) => `${id}.unknown`],
    ['a copy that the product made', (id: string, fileId: string) => `${id}.${fileId}.1`],
    ['a canary', () => 'canary-1.file'],
    ['no upload', () => 'anything/else'],
    ['nothing', () => ''],
  ])('of %s starts nothing', async (_, toKey) => {
    const { id, fileId, version } = await uploaded()

    expect(await startedBy(toEvent(toKey(id, fileId), version))).toEqual([])
  })

  test('without a version starts the pinned one', async () => {
    const { id, fileId, key, version } = await uploaded()
    const { detail, ...event } = toEvent(key, version)
    const { 'version-id': _, ...object } = detail.object

    expect(await startedBy({ ...event, detail: { ...detail, object } })).toEqual([{ transferId: id, fileId, version }])
  })

  test('of another shape is refused without its content', async () => {
    const { detail: _, ...event } = toEvent('secret-key', 'v1')

    await expect(startedBy(event)).rejects.toThrow(/^The message is no event of a new object\.$/)
  })
})
