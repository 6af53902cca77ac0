import type { DatabaseSync } from 'node:sqlite'
import type { Finding } from '../../shared/domain/inspection.ts'
import { type ListedTransfer, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import { type SearchedBy, searchedBy } from '../../shared/domain/searchedBy.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { wordCodes } from './wordCodes.ts'

/** Keeps lists as the transfers are. What it does belongs into the transaction that changes the transfer. */
export type ListRows = {
  /**
   * Lists a transfer, in place of what was listed of it before (undefined: whatever that was).
   * @param stored the transfer as it stands in the database: its files may be newer than those of `after`
   */
  list(before: Transfer | undefined, after: Transfer, stored?: () => Transfer | undefined): void
  /** The next time that it is listed, a transfer is listed by what is stored then: a file of it is found otherwise. */
  noteFile(transferId: string): void
  /** The same for whoever does not know what is listed; an older revision than that changes nothing. */
  listIfNewer(transfer: Transfer): void
}

/** @param keyBytes the key of the records */
export function listRows(database: DatabaseSync, keyBytes: Buffer): ListRows {
  const codes = wordCodes(keyBytes)
  const statements = {
    known: database.prepare('SELECT revision FROM listed WHERE transfer_id = ?'),
    insert: database.prepare(`INSERT INTO listed 
      (place, transfer_id, revision, owner, state, expiry_at, is_request)
      SELECT coalesce(max(place) + 1, :at << 16), :id, :revision, :owner, :state, :expiryAt, :isRequest FROM listed
      WHERE place BETWEEN :at << 16 AND (:at << 16) + 65535`),
    update: database.prepare(`UPDATE listed SET revision = :revision, owner = :owner, state = :state,
      expiry_at = :expiryAt, is_request = :isRequest WHERE transfer_id = :id`),
    remove: database.prepare('DELETE FROM listed WHERE transfer_id = ?'),
    insertWords: database.prepare(`INSERT INTO listed_words (rowid, message, files, other, marks)
      SELECT place, :message, :files, :other, :marks FROM listed WHERE transfer_id = :id`),
    note: database.prepare('INSERT INTO unlisted (transfer_id) VALUES (?) ON CONFLICT DO NOTHING'),
    noted: database.prepare('DELETE FROM unlisted WHERE transfer_id = ?'),
    removeWords: database.prepare(
      'DELETE FROM listed_words WHERE rowid = (SELECT place FROM listed WHERE transfer_id = ?)',
    ),
  }

  const toColumns = (listed: ListedTransfer, { revision, sender }: Transfer) => {
    const { id, transferState: state, expiryDate, isTransferRequest } = listed
    // A date that cannot be read keeps nothing open.
    const expiryAt = expiryDate === undefined ? null : Date.parse(expiryDate) || 0
    const owner = codes.number('owner', sender.subject)
    return { id, revision, owner, state, expiryAt, isRequest: isTransferRequest ? 1 : 0 }
  }
  const insert = (listed: ListedTransfer, transfer: Transfer) => {
    const searched = searchedBy(listed)
    statements.insert.run({ ...toColumns(listed, transfer), at: Math.max(0, searched.createdAt) })
    insertWords(searched, transfer)
  }
  const insertWords = (searched: SearchedBy, { id, sender }: Transfer) =>
    statements.insertWords.run({ id, ...codes.of(searched, sender.subject) })

  const update = (was: ListedTransfer | undefined, is: ListedTransfer, transfer: Transfer) => {
    if (was && was.createdAt === is.createdAt) {
      statements.update.run(toColumns(is, transfer))
      if (foundBy(was) === foundBy(is)) return
      statements.removeWords.run(is.id)
      insertWords(searchedBy(is), transfer)
    } else {
      statements.remove.run(is.id)
      insert(is, transfer)
    }
  }
  const list: ListRows['list'] = (before, after, stored = () => after) => {
    const isNoted = statements.noted.run(after.id).changes > 0
    const isKnown = before !== undefined && before.createdAt === after.createdAt && !isNoted
    const transfer = isKnown ? after : (stored() ?? after)
    const is = listedTransfer(transfer)
    if (is) update(isKnown ? listedTransfer(before) : undefined, is, transfer)
  }
  return {
    list,
    noteFile: id => void statements.note.run(id),
    listIfNewer(transfer) {
      const known = statements.known.get(transfer.id)
      if (known === undefined || Number(known.revision) < transfer.revision) list(undefined, transfer)
    },
  }
}

/** Two that are found by the same have the same. */
function foundBy({ message, recipient, recipientName, sender, trackingId, files }: ListedTransfer): string {
  return JSON.stringify([message, recipient, recipientName, sender, trackingId, files.map(fileFoundBy)])
}

function fileFoundBy({
  name,
  findings,
}: Pick<TransferFile, 'name'> & { findings?: { summary: Finding[] } | undefined }) {
  return [name, findings?.summary.map(({ infoType }) => infoType)]
}

/** Whether a change of a file changes what its transfer is found by: most are news of progress. */
export function hasOtherWords(before: TransferFile, after: TransferFile): boolean {
  return JSON.stringify(fileFoundBy(before)) !== JSON.stringify(fileFoundBy(after))
}
