import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { TransferIndex } from '../../lambdas/ports/transferIndex.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteTransferIndex } from '../../local/stores/transferIndex.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import type { Condition } from '../../shared/domain/policies/policy.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import { policiesTriedSuite } from '../contracts/policiesTried.suite.ts'
import { type TransferIndexHost, transferIndexSuite } from '../contracts/transferIndex.suite.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const

const quiet = jsonLog(() => {}, Date.now, 'error')

const openHost = async (): Promise<TransferIndexHost> => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-lists-'))
  const databaseFile = join(directory, 'waybill.db')
  const database = openDatabase(databaseFile)
  const transfers = sqliteTransfers(database, recordKey)
  const index = sqliteTransferIndex(database, { databaseFile, key: recordKey, log: quiet, now: Date.now })
  return {
    index,
    async known(all) {
      for (const transfer of all) {
        const before = await transfers.get(transfer.id)
        if (before) await transfers.replace(before, transfer, event)
        else await transfers.add(transfer, event)
      }
    },
    async close() {
      await index.close()
      database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

transferIndexSuite('SQLite', openHost)
policiesTriedSuite('SQLite', openHost)

describe('lists of the one machine', () => {
  const open = () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-lists-'))
    const databaseFile = join(directory, 'waybill.db')
    const database = openDatabase(databaseFile)
    const index = sqliteTransferIndex(database, { databaseFile, key: recordKey, log: quiet, now: Date.now })
    const close = async () => {
      await index.close()
      database.close()
      rmSync(directory, { recursive: true, force: true })
    }
    return { database, index, transfers: sqliteTransfers(database, recordKey), close }
  }
  const find = (index: TransferIndex) =>
    index.find(
      'everybody',
      { filters: [], sort: { key: 'createdAt', order: 'desc' }, size: 10, start: { from: 0 } },
      Date.now(),
    )

  test('show what was found in a file before its transfer changes', async () => {
    const { index, transfers, close } = open()
    const summary = [{ infoType: 'IBAN_CODE', count: 3, distinctCount: 1, likelihood: 'LIKELY' } as const]
    const findings = { summary, places: [], notInspectable: [], mismatches: [] }
    const file = aFile('a')
    await transfers.add(aTransfer('one', { transferState: 'processing', files: [file] }), event)

    await transfers.replaceFile('one', file, { ...file, findings }, event)

    expect((await find(index)).transfers[0]?.files[0]?.findings?.summary).toEqual(summary)
    const ibans: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'] }
    expect(await index.simulate({ conditions: [ibans], statements: [] }, 0, Date.now())).toMatchObject({ matched: 1 })
    await close()
  })

  test('find options of transfers that an earlier version listed', async () => {
    const { database, index, transfers, close } = open()
    await transfers.add(aTransfer('one', { transferState: 'active', isPasswordProtected: true, files: [] }), event)
    database.exec(`UPDATE listed SET kinds = '[]'; UPDATE listed_own SET marks = '';
      DELETE FROM listed_words; INSERT INTO listed_words (rowid, marks) SELECT place, '' FROM listed`)
    const option: TransferFilters = [{ key: 'option', value: ['passwordProtected'] }]
    const count = async () => [
      (await index.count('everybody', option, Date.now())).total,
      (await index.count('everybody', [...option, ...option], Date.now())).total,
      (await index.count({ ownedBy: 'alice' }, option, Date.now())).total,
    ]
    expect(await count()).toEqual([0, 0, 0])

    database.exec('INSERT INTO unlisted SELECT id FROM transfers')
    await index.catchUp()

    expect(await count()).toEqual([1, 1, 1])
    await close()
  })

  test('open no record for a page', async () => {
    const { database, index, transfers, close } = open()
    await transfers.add(aTransfer('one', { transferState: 'active', message: 'Kept.' }), event)
    database.exec("UPDATE transfers SET record = 'broken'; UPDATE files SET record = 'broken'")

    expect((await find(index)).transfers).toMatchObject([{ id: 'one', message: 'Kept.', files: [{}, {}] }])
    await close()
  })

  test('forget a transfer that goes', async () => {
    const { database, index, transfers, close } = open()
    await transfers.add(aTransfer('one', { transferState: 'active', files: [aFile('a')] }), event)

    database.exec('DELETE FROM transfers')

    expect(await find(index)).toEqual({ total: 0, transfers: [] })
    const rows = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)
    expect(['listed', 'listed_own', 'listed_shown', 'listed_words'].map(rows)).toEqual([0, 0, 0, 0])
    expect(database.prepare('SELECT sum(count) AS count FROM listed_days').get()).toEqual({ count: 0 })
    await close()
  })
})
