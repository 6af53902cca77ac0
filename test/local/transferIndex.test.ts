import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteTransferIndex } from '../../local/stores/transferIndex.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { transferIndexSuite } from '../contracts/transferIndex.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const

const quiet = jsonLog(() => {}, Date.now, 'error')

transferIndexSuite('SQLite', async () => {
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
})
