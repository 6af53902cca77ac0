import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { clearInsights } from '../../local/insights/clearInsights.ts'
import { sqliteInsights } from '../../local/stores/insights.ts'
import { sqliteTransferIndex } from '../../local/stores/transferIndex.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { type InsightsHost, insightsSuite } from '../contracts/insights.suite.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const
const quiet = jsonLog(() => {}, Date.now, 'error')

const open = () => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-insights-'))
  const databaseFile = join(directory, 'waybill.db')
  const database = openDatabase(databaseFile)
  const transfers = sqliteTransfers(database, recordKey)
  const index = sqliteTransferIndex(database, { databaseFile, key: recordKey, log: quiet, now: Date.now })
  const insights = sqliteInsights({ databaseFile, getDelay: index.getDelay })
  const close = async () => {
    await Promise.all([index.close(), insights.close()])
    database.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { database, transfers, index, insights, close }
}

const openHost = async (): Promise<InsightsHost> => {
  const { database, transfers, index, insights, close } = open()
  return {
    insights,
    async known(all) {
      for (const transfer of all) {
        const before = await transfers.get(transfer.id)
        if (before) await transfers.replace(before, transfer, event)
        else await transfers.add(transfer, event)
      }
    },
    async put(all) {
      await index.put(all)
    },
    async reset() {
      database.exec('DELETE FROM transfers')
    },
    close,
  }
}

insightsSuite('SQLite', openHost)

describe('insights of the one machine', () => {
  const always = { from: 0, to: Date.parse('2099-01-01') }
  const many = { limit: 500, withoutDomains: [] }
  const sent = (id: string, more: Partial<Transfer> = {}) =>
    aTransfer(id, { transferState: 'active', createdAt: '2026-11-20T09:00:00.000Z', ...more })
  const mistake = { transferState: 'retracted', wasMistake: true } as const
  const getRows = (database: DatabaseSync, table: string) =>
    Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)
  /** As `known`, of all that figures are counted from; days only by name. */
  const readContents = (database: DatabaseSync) => {
    const rows = (sql: string) => database.prepare(sql).all()
    const name = (party: string) => `(SELECT name FROM insight_names WHERE id = ${party}) AS ${party}`
    return {
      rows: rows(`SELECT cast(place AS TEXT) AS place, ${name('sender')}, ${name('recipient')}, ${name('partner')}, flags, bytes,
        downloads, first_download_after, expiry_at FROM insight_rows ORDER BY insight_rows.place`),
      names: rows('SELECT kind, name, first_at FROM insight_names ORDER BY kind, name'),
      days: rows('SELECT day FROM insight_days'),
      mistakes: rows('SELECT * FROM insight_mistakes ORDER BY transfer_id'),
      kinds: rows('SELECT * FROM listed_days WHERE count > 0'),
      unlisted: getRows(database, 'unlisted'),
    }
  }

  test('forget a transfer that goes, with the names that only it had', async () => {
    const { database, transfers, insights, close } = open()
    await transfers.add(sent('one'), event)
    await transfers.add(sent('two', { recipient: 'ron@other.example', createdAt: '2026-11-20T10:00:00.000Z' }), event)
    await transfers.add(sent('three', mistake), event)
    expect(await insights.rank('recipient', always, many)).toMatchObject({ total: 2, names: 2 })
    expect(await insights.findMistakes(always, many)).toMatchObject({ total: 1 })

    database.exec("DELETE FROM transfers WHERE id <> 'two'")

    expect(await insights.rank('recipient', always, many)).toMatchObject({ entries: [{ name: 'ron@other.example' }] })
    expect(await insights.findFirsts('sender', always, many)).toMatchObject({ found: [{ transferId: 'two' }] })
    expect(await insights.findMistakes(always, many)).toMatchObject({ total: 0 })
    expect(database.prepare('SELECT name FROM insight_names ORDER BY name').all()).toEqual([
      { name: 'alice@acme.example' },
      { name: 'other.example' },
      { name: 'ron@other.example' },
    ])
    database.exec('DELETE FROM transfers')
    expect(['insight_rows', 'insight_names', 'insight_mistakes'].map(table => getRows(database, table))).toEqual([
      0, 0, 0,
    ])
    await close()
  })

  test('are answered in turns: the questions of one administrator leave room for others and the alerts', async () => {
    const { insights, close } = open()
    const order: string[] = []
    const ask = (who: string) => insights.sumUp(always, 0, who).then(() => order.push(who))
    const flood = Array.from({ length: 301 }, () => ask('ada'))
    const refused = insights.sumUp(always, 0, 'ada').catch(error => error.code)

    await Promise.all([ask('bea'), insights.findMistakes(always, { limit: 1 }, 'raiseAlerts')])

    expect(order.length).toBeLessThan(10)
    expect(await refused).toBe('unavailable')
    await Promise.all(flood)
    expect(order.filter(who => who === 'ada')).toHaveLength(301)
    await close()
  })

  test('show every change at once, though days stay in memory', async () => {
    const { transfers, insights, close } = open()
    await transfers.add(sent('one'), event)
    expect(await insights.sumUp(always, 0)).toMatchObject({ transfers: 1, downloads: 0, users: 1 })

    await transfers.countDownload('one', 'pass', Date.parse('2026-11-20T09:30:00.000Z'), event)
    expect(await insights.sumUp(always, 0)).toMatchObject({ transfers: 1, downloads: 1 })
    await transfers.add(sent('two', { sender: { subject: 'bob', email: 'bob@acme.example' } }), event)

    expect(await insights.sumUp(always, 0)).toMatchObject({ transfers: 2, downloads: 1, users: 2 })
    expect(await insights.countFirstDownloads(always)).toMatchObject({ withinHour: 1, never: 1 })
    await close()
  })

  test('a filled directory of an earlier version, and cleared insights, become what the product writes', async () => {
    const { database, transfers, index, insights, close } = open()
    const findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
    await transfers.add(sent('one', { files: [aFile('a', { fileExtension: 'pdf' })] }), event)
    await transfers.add(sent('two', { transferState: 'retracted', wasMistake: true, isWrongRecipient: true }), event)
    await transfers.add(sent('three', { ...mistake, newId: 'two' }), event)
    await transfers.add(sent('four', { transferState: 'provisional' }), event)
    await transfers.replaceFile('one', aFile('a', { fileExtension: 'pdf' }), aFile('a', { findings }), event)
    const one = await transfers.get('one')
    if (one) await transfers.replace(one, { ...one, downloadCount: 3 }, event)
    const written = readContents(database)
    expect(written).toMatchObject({ unlisted: 0, mistakes: [{}, {}] })

    clearInsights(database)
    expect(await insights.sumUp(always, 0)).toMatchObject({ transfers: 0 })
    const filled = index.catchUp()
    expect(await insights.getDelay(0)).toEqual({ asOf: expect.any(String) })
    await filled

    expect(await insights.getDelay(0)).toEqual({})
    expect(readContents(database)).toEqual(written)
    expect(await insights.sumUp(always, 0)).toMatchObject({ transfers: 2, downloads: 3 })
    await close()
  })

  test('fill words and rows again in place when all transfers are listed again', async () => {
    const { database, transfers, index, close } = open()
    await transfers.add(sent('one', { message: 'Report' }), event)
    await transfers.add(sent('two'), event)
    const written = readContents(database)
    const day = database.prepare('SELECT * FROM insight_days').all()

    database.exec('INSERT INTO unlisted SELECT transfer_id FROM listed')
    await index.catchUp()

    expect(readContents(database)).toEqual(written)
    expect(database.prepare('SELECT * FROM insight_days').all()).toEqual(day)
    await close()
  })
})
