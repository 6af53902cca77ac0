import type { DatabaseSync } from 'node:sqlite'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { commitWrite } from '../database.ts'
import type { ListRows } from './listRows.ts'

const WAIT_MILLISECONDS = 1000
/** Transfers with more are listed again at most once a second: each listing reads all files, and each file may be downloaded. */
const FEW_FILES = 50

/**
 * Lists a transfer whose download was counted. Belongs to the transaction of the count.
 * A note keeps pages right until then, and the next start lists what a crash left noted; figures lag by a second.
 */
export function downloadLists(
  database: DatabaseSync,
  lists: Pick<ListRows, 'list' | 'noteFile'>,
  read: (id: string) => Transfer | undefined,
): (id: string) => void {
  const hasMany = database.prepare('SELECT 1 FROM files WHERE transfer_id = ? AND position >= ? LIMIT 1')
  /** Transfers that were listed within the last second, and whether they were downloaded since. */
  const recent = new Map<string, boolean>()

  function list(id: string) {
    const transfer = read(id)
    if (transfer) lists.list(undefined, transfer)
  }

  function follow(id: string) {
    recent.set(id, false)
    setTimeout(() => {
      const isNoted = recent.get(id)
      recent.delete(id)
      if (!isNoted || !database.isOpen) return
      follow(id)
      // Noted, so that a failure loses nothing.
      commitWrite(database, () => list(id)).catch(() => undefined)
    }, WAIT_MILLISECONDS).unref()
  }

  return id => {
    if (!hasMany.get(id, FEW_FILES)) return list(id)
    if (recent.has(id)) {
      recent.set(id, true)
      return lists.noteFile(id)
    }
    follow(id)
    list(id)
  }
}
