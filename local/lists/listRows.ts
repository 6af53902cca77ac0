import type { DatabaseSync } from 'node:sqlite'
import { isCanary } from '../../shared/domain/canary.ts'
import {
  type ListedTransfer,
  listedTransfer,
  toListedFile,
  toListedOptions,
} from '../../shared/domain/listedTransfer.ts'
import { toPolicyKeys } from '../../shared/domain/policies/policyMatches.ts'
import { type SearchedBy, searchedBy } from '../../shared/domain/searchedBy.ts'
import type { MatchedPolicy, Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { insightRows } from '../insights/insightRows.ts'
import { toKinds, toMark, toMarks } from './searchTokens.ts'

/** Keeps lists as the transfers are. Its writes belong to the transaction that changes the transfer. */
export type ListRows = {
  /**
   * Lists a transfer, in place of its listing before.
   * @param before undefined where it is not known
   * @param stored reads the transfer from the database: its files may be newer than those of `after`
   */
  list(before: Transfer | undefined, after: Transfer, stored?: () => Transfer | undefined): void
  /** A file of the transfer changed: until it is listed again, pages read its record. */
  noteFile(transferId: string): void
  remove(transferId: string): void
  /** Lists a transfer unless its listing has the same or a newer revision. */
  listIfNewer(transfer: Transfer): void
}

export function listRows(database: DatabaseSync): ListRows {
  const statements = {
    known: database.prepare('SELECT revision FROM listed WHERE transfer_id = ?'),
    kinds: database.prepare('SELECT kinds FROM listed WHERE transfer_id = ?'),
    insert: database.prepare(`INSERT INTO listed
      (place, transfer_id, revision, owner, state, expiry_at, is_request, kinds)
      SELECT coalesce(max(place) + 1, :at << 16), :id, :revision, :owner, :state, :expiryAt, :isRequest, :kinds FROM listed
      WHERE place BETWEEN :at << 16 AND (:at << 16) + 65535 RETURNING place`),
    update: database.prepare(`UPDATE listed SET revision = :revision, state = :state, expiry_at = :expiryAt,
      is_request = :isRequest, kinds = :kinds
      WHERE transfer_id = :id AND owner = :owner AND place >> 16 = :at RETURNING place`),
    remove: database.prepare('DELETE FROM listed WHERE transfer_id = ?'),
    shown: database.prepare('SELECT shown FROM listed_shown WHERE place = ?'),
    show: database.prepare('INSERT OR REPLACE INTO listed_shown (place, shown) VALUES (?, ?)'),
    insertWords: database.prepare(`INSERT INTO listed_words (rowid, message, files, recipient, sender, other, marks)
      VALUES (:place, :message, :files, :recipient, :sender, :other, :marks)`),
    insertOwn: database.prepare(`INSERT INTO listed_own (owner, place, message, files, recipient, sender, other, marks)
      VALUES (:owner, :place, :message, :files, :recipient, :sender, :other, :marks)`),
    removeWords: database.prepare('DELETE FROM listed_words WHERE rowid = ?'),
    removeOwn: database.prepare('DELETE FROM listed_own WHERE owner = ? AND place = ?'),
    note: database.prepare('INSERT INTO unlisted (transfer_id) VALUES (?) ON CONFLICT DO NOTHING'),
    noted: database.prepare('DELETE FROM unlisted WHERE transfer_id = ?'),
  }
  const insights = insightRows(database)
  // A place has more bits than a number of JavaScript.
  statements.insert.setReadBigInts(true)
  statements.update.setReadBigInts(true)

  const insertWords = (place: bigint, owner: string, searched: SearchedBy) => {
    const words = toWordColumns(searched)
    statements.insertWords.run({ place, ...words })
    statements.insertOwn.run({ owner, place, ...words })
  }
  const insert = (listed: ListedTransfer, searched: SearchedBy, transfer: Transfer) => {
    const place = toPlace(statements.insert.get(toListedColumns(listed, searched, transfer)))
    if (place === undefined) throw new Error('A transfer was not listed.')
    statements.show.run(place, JSON.stringify(listed))
    insertWords(place, transfer.sender.subject, searched)
    insights.write(place, listed, transfer)
  }
  /** @returns whether a row was there, of the same owner and moment */
  const update = (was: ListedTransfer | undefined, is: ListedTransfer, transfer: Transfer): boolean => {
    const searched = searchedBy(is)
    const columns = toListedColumns(is, searched, transfer)
    // An earlier version may have written fewer kinds for the same content.
    const hasKinds = was !== undefined || statements.kinds.get(is.id)?.kinds === columns.kinds
    const place = toPlace(statements.update.get(columns))
    if (place === undefined) return false
    const before = was ?? JSON.parse(String(statements.shown.get(place)?.shown))
    statements.show.run(place, JSON.stringify(is))
    insights.write(place, is, transfer)
    if (hasKinds && foundBy(before) === foundBy(is)) return true
    statements.removeWords.run(place)
    statements.removeOwn.run(transfer.sender.subject, place)
    insertWords(place, transfer.sender.subject, searched)
    return true
  }
  const list: ListRows['list'] = (before, after, stored = () => after) => {
    const isNoted = statements.noted.run(after.id).changes > 0
    const isKnown = before !== undefined && !isNoted
    const transfer = isKnown ? after : (stored() ?? after)
    insights.noteMistake(transfer)
    insights.writeDelivery(transfer)
    const is = listedTransfer(transfer)
    if (!is || update(isKnown ? listedTransfer(before) : undefined, is, transfer)) return
    statements.remove.run(is.id)
    insert(is, searchedBy(is), transfer)
  }
  return {
    list,
    noteFile(id) {
      if (!isCanary(id)) statements.note.run(id)
    },
    remove(id) {
      statements.remove.run(id)
    },
    listIfNewer(transfer) {
      const known = statements.known.get(transfer.id)
      if (known === undefined || Number(known.revision) < transfer.revision) list(undefined, transfer)
    },
  }
}

/** The columns of `listed`, with the time of the place. */
export function toListedColumns(
  listed: ListedTransfer,
  searched: SearchedBy,
  { revision, sender, policies = [] }: Transfer,
) {
  const { id, transferState: state, expiryDate, isTransferRequest } = listed
  const at = Math.max(0, searched.createdAt)
  // A date that cannot be read keeps nothing open.
  const expiryAt = expiryDate === undefined ? null : Date.parse(expiryDate) || 0
  const kinds = JSON.stringify([...toKinds(searched), ...toPolicyMarks(policies)])
  return { id, at, revision, owner: sender.subject, state, expiryAt, isRequest: isTransferRequest ? 1 : 0, kinds }
}

/** Only days count them. */
function toPolicyMarks(policies: readonly MatchedPolicy[]): string[] {
  return policies.flatMap(toPolicyKeys).map(key => toMark('policy', key))
}

/** The columns of words and marks, of `listed_words` and `listed_own` alike. */
export function toWordColumns(searched: SearchedBy) {
  const { messageWords, fileWords, recipientWords, senderWords } = searched
  const ofAddresses = new Set([...recipientWords, ...senderWords])
  return {
    message: spaced(messageWords),
    files: spaced(fileWords),
    recipient: spaced(recipientWords),
    sender: spaced(senderWords),
    other: spaced(searched.otherWords.filter(word => !ofAddresses.has(word))),
    marks: spaced(toMarks(searched)),
  }
}

const spaced = (words: readonly string[]) => (words.length === 0 ? '' : ` ${words.join(' ')} `)

function toPlace(row: Record<string, unknown> | undefined): bigint | undefined {
  return typeof row?.place === 'bigint' ? row.place : undefined
}

/** Two that are found by the same have the same. */
function foundBy(listed: ListedTransfer): string {
  const { message, recipient, recipientName, furtherRecipients, sender, trackingId, files } = listed
  const ofFiles = files.map(({ name, fileExtension, findings }) => [
    name,
    fileExtension,
    findings?.summary.map(({ infoType }) => infoType),
  ])
  return JSON.stringify([
    message,
    recipient,
    recipientName,
    furtherRecipients,
    sender,
    trackingId,
    toListedOptions(listed),
    ofFiles,
  ])
}

/** Whether a change of a file shows in lists: most changes report progress. */
export function changesList(before: TransferFile, after: TransferFile): boolean {
  return JSON.stringify(toListedFile(before)) !== JSON.stringify(toListedFile(after))
}
