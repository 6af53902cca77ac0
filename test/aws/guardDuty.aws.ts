import { GetObjectTaggingCommand, HeadObjectCommand, PutObjectTaggingCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dynamoHealth } from '../../lambdas/aws/adapters/dynamoHealth.ts'
import { dynamoMalwareVerdicts } from '../../lambdas/aws/adapters/dynamoMalwareVerdicts.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { guardDutyScanner } from '../../lambdas/aws/adapters/guardDutyScanner.ts'
import { malwareTags } from '../../lambdas/aws/functions/malwareTags.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { checkVerdicts } from '../../lambdas/health/checkVerdicts.ts'
import type { MalwareScanner } from '../../lambdas/ports/malwareScanner.ts'
import type { MalwareVerdicts } from '../../lambdas/ports/malwareVerdicts.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import { malwareScanned } from '../../lambdas/triggers/malwareScanned.ts'
import { newKey } from '../contracts/blobs.suite.ts'
import { scanEvent } from '../harness/scanEvent.ts'
import type { SdkCall } from '../infra/iam/sdkCall.ts'
import { expectRecorded, recording } from './recordedCalls.ts'
import { s3Buckets } from './s3Buckets.ts'
import { makeTables } from './tables.ts'

// The emulator has no GuardDuty: the tests report and tag as AWS documents it.

let store: Awaited<ReturnType<typeof s3Buckets>>
let scanner: MalwareScanner
let malwareVerdicts: MalwareVerdicts
let tables: Awaited<ReturnType<typeof makeTables>>
let transfers: Transfers
beforeAll(async () => {
  store = await s3Buckets()
  const { s3, dynamo, incoming, table } = store
  scanner = guardDutyScanner(s3, dynamo, { incoming, table })
  malwareVerdicts = dynamoMalwareVerdicts(dynamo, table)
  tables = await makeTables(dynamo, 'transfers', 'audit')
  transfers = dynamoTransfers(dynamo, tables.names)
})
afterAll(async () => {
  await tables.remove()
  await store.close()
})

const log: string[] = []
const report = (event: object) =>
  malwareScanned(
    {
      ...{ malwareVerdicts, transfers, health: dynamoHealth(store.dynamo, store.table), now: Date.now },
      log: { error: (line: string) => log.push(line), info: () => undefined },
    } as unknown as Context,
    event,
  )
const content = Buffer.from('abc')
const scan = (key: string) => scanner.scan({ key, size: 3, sha256: '', read: () => expect.fail('It reads nothing.') })

async function uploaded() {
  const key = await store.pinned(content)
  const { version = '' } = (await store.blobs.pin(key)) ?? {}
  return { key, version }
}

async function tag(key: string, version: string, status: string) {
  const TagSet = [{ Key: malwareTags.status, Value: status }]
  await store.s3.send(
    new PutObjectTaggingCommand({ Bucket: store.incoming, Key: key, VersionId: version, Tagging: { TagSet } }),
  )
}

async function readTags(key: string, version: string) {
  const { TagSet = [] } = await store.s3.send(
    new GetObjectTaggingCommand({ Bucket: store.incoming, Key: key, VersionId: version }),
  )
  return Object.fromEntries(TagSet.map(({ Key, Value }) => [Key, Value]))
}

const signatures = 'GuardDuty'

describe('GuardDuty’s verdict on an upload', () => {
  test.each([
    ['NO_THREATS_FOUND', {}, { verdict: 'clean', signatures }],
    ['THREATS_FOUND', { threat: 'EICAR-Test-File' }, { verdict: 'infected', name: 'EICAR-Test-File', signatures }],
    ['UNSUPPORTED', { reason: 'PASSWORD_PROTECTED' }, { verdict: 'unscannable', reason: 'encrypted', signatures }],
    ['UNSUPPORTED', {}, { verdict: 'unscannable', reason: 'other', signatures }],
    ['FAILED', {}, { verdict: 'unavailable', fault: 'incomprehensible' }],
    ['ACCESS_DENIED', {}, { verdict: 'unavailable', fault: 'incomprehensible' }],
  ])('%s is known by its event: %j', async (status, details, expected) => {
    const { key, version } = await uploaded()
    await report(scanEvent(key, version, status, details))

    expect(await scan(key)).toEqual(expected)
  })

  test.each([
    ['NO_THREATS_FOUND', { verdict: 'clean', signatures }],
    ['THREATS_FOUND', { verdict: 'infected', name: 'unnamed', signatures }],
    ['UNSUPPORTED', { verdict: 'unscannable', reason: 'other', signatures }],
    ['FAILED', { verdict: 'unavailable', fault: 'incomprehensible' }],
    ['ACCESS_DENIED', { verdict: 'unavailable', fault: 'incomprehensible' }],
    ['SOMETHING_NEW', { verdict: 'unavailable', fault: 'late' }],
  ])('%s is known by its tag where the event was lost', async (status, expected) => {
    const { key, version } = await uploaded()
    await tag(key, version, status)

    expect(await scan(key)).toEqual(expected)
  })

  test('is not known before the event and the tag', async () => {
    const { key } = await uploaded()

    expect(await scan(key)).toEqual({ verdict: 'unavailable', fault: 'late' })
  })

  test('is known when its event came before the client reported the upload', async () => {
    const key = await store.uploaded(content)
    const { VersionId = '' } = await store.s3.send(new HeadObjectCommand({ Bucket: store.incoming, Key: key }))
    await report(scanEvent(key, VersionId, 'NO_THREATS_FOUND'))
    await store.blobs.pin(key)

    expect(await scan(key)).toMatchObject({ verdict: 'clean' })
  })

  test('is that of the pinned version, not of an earlier upload under its key', async () => {
    const { key } = await uploaded()
    await report(scanEvent(key, 'another', 'NO_THREATS_FOUND'))

    expect(await scan(key)).toMatchObject({ verdict: 'unavailable' })
  })

  test('is the newest, when events are repeated and out of order', async () => {
    const { key, version } = await uploaded()
    const at = (minute: number) => ({ time: `2026-11-27T09:0${minute}:00Z` })
    await report(scanEvent(key, version, 'THREATS_FOUND', { threat: 'Worm', ...at(2) }))
    await report(scanEvent(key, version, 'NO_THREATS_FOUND', at(1)))
    await report(scanEvent(key, version, 'THREATS_FOUND', { threat: 'Worm', ...at(2) }))

    expect(await scan(key)).toMatchObject({ verdict: 'infected', name: 'Worm' })
  })

  test('is that of a repeated scan, after one that failed', async () => {
    const { key, version } = await uploaded()
    await report(scanEvent(key, version, 'FAILED'))
    await tag(key, version, 'NO_THREATS_FOUND')

    expect(await scan(key)).toMatchObject({ verdict: 'clean' })
  })

  test('on a content that was released before the gate existed is that it was not scanned', async () => {
    const { key } = await uploaded()
    await store.blobs.publish(key, key)

    expect(await scan(key)).toEqual({ verdict: 'unscannable', reason: 'other', signatures })
  })

  test('stays with a content that an administrator allows, which then has the tag that its bucket accepts', async () => {
    const { key, version } = await uploaded()
    await tag(key, version, 'THREATS_FOUND')
    await scanner.allow({ key })

    expect(await readTags(key, version)).toEqual({
      [malwareTags.status]: 'THREATS_FOUND',
      [malwareTags.passed]: 'allowed',
    })
    expect(await scan(key)).toMatchObject({ verdict: 'infected' })
  })
})

// The emulator drops the tags of a copy in parts: only the record of calls has them (test/infra/iam/calls/blobs.json).
test('a released content that comes back to the uploads has the tag that its bucket accepts', async () => {
  const key = await store.pinned(content)
  await store.blobs.publish(key, key)
  await store.blobs.eraseReleased(key)
  const { VersionId = '' } = await store.s3.send(new HeadObjectCommand({ Bucket: store.incoming, Key: key }))

  expect(await readTags(key, VersionId)).toEqual({ [malwareTags.passed]: 'released' })
})

describe('an event', () => {
  test('about a content that the product made, or about no upload, changes nothing', async () => {
    for (const key of [`${newKey()}.1`, 'malware-protection-resource-validation-object']) {
      await report(scanEvent(key, 'version', 'THREATS_FOUND', { threat: 'Worm' }))
    }
  })

  test('about an upload that is not known is kept, and harms nothing', async () => {
    await report(scanEvent(newKey(), 'version', 'THREATS_FOUND', { threat: 'Worm' }))
  })

  test.each([
    ['no scan result', { 'detail-type': 'Object Created' }],
    ['with an unknown status', scanEvent('a.b', 'version', 'MAYBE')],
    ['without a version', scanEvent('a.b', undefined, 'FAILED')],
  ])('that is %s is refused, so that it ends in the dead-letter queue', async (_, event) => {
    await expect(report(event)).rejects.toThrow('not a scan result of GuardDuty')
  })

  test('about a scan that failed is logged as an error', async () => {
    const before = log.length
    await report(scanEvent(newKey(), 'version', 'ACCESS_DENIED'))

    expect(log.slice(before)).toEqual(['GuardDuty could not scan an upload.'])
  })
})

test('the scanner is healthy while it answers to canaries', async () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  const check = () => checkVerdicts(malwareVerdicts, now)
  const canary = (status: string, time: string) => report(scanEvent('canary-1.text', 'version', status, { time }))

  await expect(check()).rejects.toThrow('no verdict on a canary')
  await canary('NO_THREATS_FOUND', '2026-11-27T09:44:59Z')
  await expect(check()).rejects.toThrow('no verdict on a canary')
  await canary('NO_THREATS_FOUND', '2026-11-27T09:50:00Z')
  await check()
  await canary('FAILED', '2026-11-27T09:55:00Z')
  await expect(check()).rejects.toThrow('answered FAILED')
})

test('the scanner and the store of verdicts call exactly what is recorded', async () => {
  const { s3, dynamo, incoming, table } = store
  const { during } = recording([s3, dynamo], () => ({ [incoming]: 'incoming', [table]: 'ops' }))
  const { key, version } = await uploaded()
  const verdict = { key, version, status: 'NO_THREATS_FOUND' as const, at: '2026-11-27T09:00:00.000Z' }
  const recorded: Record<string, Record<string, SdkCall[]>> = {
    malwareScanner: { scan: await during(() => scan(key)), allow: await during(() => scanner.allow({ key })) },
    malwareVerdicts: {
      put: await during(() => malwareVerdicts.put(verdict)),
      noteCanary: await during(() => malwareVerdicts.noteCanary(verdict)),
      findCanary: await during(() => malwareVerdicts.findCanary()),
    },
  }

  for (const [port, calls] of Object.entries(recorded)) await expectRecorded(port, calls)
})
