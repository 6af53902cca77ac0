import type { DatabaseSync } from 'node:sqlite'
import type { TransferIndex } from '../../lambdas/ports/transferIndex.ts'
import { workerPool } from '../blobs/workerPool.ts'
import { committed } from '../database.ts'
import { listRows } from '../lists/listRows.ts'
import type { ListsAnswer, ListsJob } from '../lists/listsWorker.ts'
import { transferRecords } from './transferRecords.ts'

/** A page asks for its list and for its figures at once. */
const QUESTIONS_AT_ONCE = 2
/** How many transfers are listed in one transaction, when those of an earlier version are. */
const LISTED_AT_ONCE = 500

export type SqliteTransferIndex = TransferIndex & {
  /** Lists what an earlier version left unlisted. @param tell is told how many are still to do */
  catchUp(tell: (left: number) => void): Promise<void>
  close(): Promise<void>
}

/**
 * Lists over the database itself, read in threads of their own: what the transfers store acknowledged, they show.
 * @param databaseFile where `database` lies
 * @param key of the records
 */
export function sqliteTransferIndex(
  database: DatabaseSync,
  { databaseFile, key }: { databaseFile: string; key: Buffer },
): SqliteTransferIndex {
  const pool = workerPool<ListsJob, ListsAnswer>(new URL('../lists/listsWorker.ts', import.meta.url), QUESTIONS_AT_ONCE)
  const rows = listRows(database, key)
  const records = transferRecords(database, key)
  const unlisted = database.prepare('SELECT transfer_id AS id FROM unlisted LIMIT ?')
  const isListed = database.prepare('DELETE FROM unlisted WHERE transfer_id = ?')
  const left = database.prepare('SELECT count(*) AS left FROM unlisted')

  const listSome = () => {
    const ids = unlisted.all(LISTED_AT_ONCE).map(({ id }) => String(id))
    for (const id of ids) {
      const transfer = records.read(id)
      if (transfer) rows.listIfNewer(transfer)
      isListed.run(id)
    }
    return ids.length
  }

  return {
    async find(scope, find, now) {
      const answer = await pool.run({ databaseFile, key, scope, now, find })
      if ('found' in answer) return answer.found
      throw unexpected(answer)
    },
    async count(scope, count, now) {
      const answer = await pool.run({ databaseFile, key, scope, now, count })
      if ('counted' in answer) return answer.counted
      throw unexpected(answer)
    },
    async put(transfers) {
      await committed(database, () => {
        for (const transfer of transfers) rows.listIfNewer(transfer)
      })
      return { failed: [] }
    },
    async catchUp(tell) {
      for (let some = await committed(database, listSome); some > 0; some = await committed(database, listSome)) {
        tell(Number(left.get()?.left))
      }
    },
    close: () => pool.close(),
  }
}

function unexpected(answer: ListsAnswer): Error {
  return new Error('failure' in answer ? answer.failure : 'A list was answered with something else.')
}
