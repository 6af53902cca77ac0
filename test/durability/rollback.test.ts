import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSubject } from '../../local/identity/person.ts'
import { migrations } from '../../local/migrations/migrations.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { anAlert } from '../contracts/alerts.suite.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { journey } from '../fixtures/clientJourney.ts'
import { type TestHost, versionsHost } from '../harness/host.ts'
import { download, getSecret, person } from '../harness/person.ts'
import { previousHost, readByPrevious, release } from '../harness/previousRelease.ts'
import { digestFiles } from '../harness/storedFiles.ts'
import { readOthers } from '../harness/storedOthers.ts'

const DAY = 24 * 3_600_000
const subject = getSubject('alice@acme.example')

describe(`the program of ${release.version} on data that this version wrote`, () => {
  let host: TestHost
  let ids: string[]
  let link: string
  const copies: string[] = []

  beforeAll(async () => {
    host = await versionsHost()
    await journey({ api: host.origin, origin: host.origin, settled: host.settled })
    const alice = await person(host.origin, 'alice@acme.example')
    const sent = await alice.send([{ name: 'kept.txt', content: Buffer.from('Kept.') }])
    await host.settled()
    link = getSecret(sent.downloadUrl)
    await download(host.origin, link)
    await alice.send([{ name: 'expired.txt', content: Buffer.from('Expired.') }], { options: { expiryDays: 1 } })
    await alice.request()
    await alice.create([{ name: 'unfinished.txt', content: Buffer.from('Unfinished.') }])
    await host.settled()
    host.clock.move(2 * DAY)
    await host.sweep()
    await host.context.alerts.add([anAlert('bob', host.clock.now())], host.clock.now())
    await host.context.health.add(aHealthRun({ createdAt: new Date(host.clock.now()).toISOString() }))
    const database = new DatabaseSync(join(host.directory, 'waybill.db'))
    ids = database
      .prepare('SELECT id FROM transfers')
      .all()
      .map(({ id }) => String(id))
    database.close()
  })
  afterAll(async () => {
    await host?.stop()
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  })

  /** The data directory as it is when the host is killed. */
  function copied(): string {
    const copy = mkdtempSync(join(tmpdir(), 'waybill-rollback-'))
    copies.push(copy)
    cpSync(host.directory, copy, { recursive: true })
    for (const folder of ['', 'blobs', 'keys']) chmodSync(join(copy, folder), 0o700)
    return copy
  }

  const findTransfers = () => Promise.all(ids.map(id => host.context.transfers.get(id)))
  const toJson = (value: unknown) => JSON.parse(JSON.stringify(value))

  test('reads every record, and loses nothing of a transfer when it writes', async () => {
    const before = (await findTransfers()) as Transfer[]
    const states = new Set(before.map(({ transferState }) => transferState))
    expect([...states]).toEqual(expect.arrayContaining(['active', 'requested', 'retracted', 'expired', 'failed']))

    const others = toJson(await readOthers(host.context, subject))
    for (const found of Object.values(others)) expect(found).not.toEqual([])

    const at = host.clock.now()
    const records = { at, subject, transferIds: ids, dataDirectory: host.directory }
    const { transfers, ...read } = await readByPrevious(records)

    expect(toJson(before)).toMatchObject(transfers)
    expect(others).toMatchObject(read)
    const changed = before.map(one => ({ ...one, message: 'Changed by the last release.', revision: one.revision + 1 }))
    expect(await findTransfers()).toEqual(changed)
  })

  const isSameSchema = release.schema === migrations.length
  test.runIf(isSameSchema)('serves all of it, because both have the same schema', async () => {
    const previous = await previousHost(copied(), { at: host.clock.now() })
    try {
      const [now, then] = await Promise.all([host, previous].map(({ origin }) => person(origin, 'alice@acme.example')))
      const list = { body: { size: 500 } }
      const listed = await now?.call(contracts.searchTransfers, list)
      expect(listed).toMatchObject(toJson(await then?.call(contracts.searchTransfers, list)))
      const { contents } = await download(previous.origin, link)
      expect(contents.map(content => Buffer.from(content).toString())).toEqual(['Kept.'])
    } finally {
      await previous.stop()
    }
  })

  test('refuses a newer schema in one line, and changes nothing', async () => {
    const data = copied()
    if (isSameSchema) setSchema(data, release.schema + 1)
    const before = digestFiles(data)

    const error: Error = await previousHost(data, { at: host.clock.now() }).then(
      async started => started.stop().then(() => new Error('It started.')),
      error => error,
    )

    expect(error.message).toMatch(/^[^\n]*written by a newer version[^\n]*\n$/)
    expect(digestFiles(data)).toEqual(before)
  })
})

function setSchema(data: string, schema: number) {
  const database = new DatabaseSync(join(data, 'waybill.db'))
  database.exec(`PRAGMA user_version=${schema}`)
  database.close()
}
