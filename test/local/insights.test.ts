import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteInsights } from '../../local/stores/insights.ts'
import { sqliteTransferIndex } from '../../local/stores/transferIndex.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { type InsightsHost, insightsSuite } from '../contracts/insights.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const
const quiet = jsonLog(() => {}, Date.now, 'error')

const openHost = async (): Promise<InsightsHost> => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-insights-'))
  const databaseFile = join(directory, 'waybill.db')
  const database = openDatabase(databaseFile)
  const transfers = sqliteTransfers(database, recordKey)
  const index = sqliteTransferIndex(database, { databaseFile, key: recordKey, log: quiet, now: Date.now })
  const insights = sqliteInsights({ databaseFile, getDelay: index.getDelay })
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
    async close() {
      await Promise.all([index.close(), insights.close()])
      database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

insightsSuite('SQLite', openHost)
