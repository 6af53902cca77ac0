import { statSync } from 'node:fs'
import { join } from 'node:path'
import { jsonLog } from '../lambdas/core/request/log.ts'
import { openDatabase } from '../local/database.ts'
import { fileKeys } from '../local/keys.ts'
import { sqliteTransferIndex } from '../local/stores/transferIndex.ts'
import { sqliteTransfers } from '../local/stores/transfers.ts'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'

const PUTS = 200

/** Opens the real one-machine adapter, in this process and its threads. */
export function openedDirectory(directory: string) {
  const databaseFile = join(directory, 'waybill.db')
  const key = fileKeys(join(directory, 'keys', 'root.key')).derive('transfers')
  const database = openDatabase(databaseFile)
  const index = sqliteTransferIndex(database, {
    databaseFile,
    key,
    log: jsonLog(() => {}, Date.now, 'error'),
    now: Date.now,
  })
  const transfers = sqliteTransfers(database, key)

  return {
    index,
    diskMiB: statSync(databaseFile).size / 2 ** 20,
    /** Milliseconds per stored and listed transfer; removes the transfers afterwards. */
    async puts({ now }: HistoryOf): Promise<number[]> {
      const times: number[] = []
      for (const transfer of organisationHistory({ seed: 4711, count: PUTS, now })) {
        const event = { at: transfer.createdAt, action: 'create', actor: 'bench', result: 'done' } as const
        const started = performance.now()
        await transfers.add(transfer, event)
        times.push(performance.now() - started)
        database.prepare('DELETE FROM transfers WHERE id = ?').run(transfer.id)
      }
      return times
    },
    async close() {
      await index.close()
      database.close()
    },
  }
}
