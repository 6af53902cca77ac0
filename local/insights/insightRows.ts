import type { DatabaseSync } from 'node:sqlite'
import { type InsightRecord, toInsightRecord, toMistake } from '../../shared/domain/insights/insightRecord.ts'
import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { Transfer, TransferState } from '../../shared/domain/transfer.ts'

/** Bits of the column `flags`. A version that changes them fills all rows again. */
export const flags = {
  isRequest: 1,
  isAnonymized: 2,
  isPasswordProtected: 4,
  isOTPEnabled: 8,
  hasTrackingId: 16,
  /** Expires with its date. */
  isOpen: 32,
  isExpired: 64,
  /** Of a sent transfer: released, and not withdrawn since. */
  isReleased: 128,
}

/** In place of the id of a name. */
export const NO_NAME = 0

const flagsOfStates: Partial<Record<TransferState, number>> = {
  requested: flags.isOpen,
  active: flags.isOpen | flags.isReleased,
  expired: flags.isExpired | flags.isReleased,
}

/** Keeps what figures are counted from. Its writes belong to the transaction that changes the transfer. */
export type InsightRows = {
  /** @param place of the transfer's row in `listed` */
  write(place: bigint, listed: ListedTransfer, transfer: Transfer): void
  /** Of a delivery to a further recipient. */
  writeDelivery(delivery: Transfer): void
  noteMistake(transfer: Transfer): void
}

export function insightRows(database: DatabaseSync): InsightRows {
  const statements = {
    known: database.prepare('SELECT id, first_at AS firstAt FROM insight_names WHERE kind = ? AND name = ?'),
    add: database.prepare('INSERT INTO insight_names (kind, name, first_at) VALUES (?, ?, ?)'),
    noteFirst: database.prepare('UPDATE insight_names SET first_at = ? WHERE id = ?'),
    write: database.prepare(`INSERT INTO insight_rows
      (place, sender, recipient, partner, flags, bytes, downloads, first_download_after, expiry_at)
      VALUES (:place, :sender, :recipient, :partner, :flags, :bytes, :downloads, :firstDownloadAfter, :expiryAt)
      ON CONFLICT DO UPDATE SET sender = excluded.sender, recipient = excluded.recipient, partner = excluded.partner,
        flags = excluded.flags, bytes = excluded.bytes, downloads = excluded.downloads,
        first_download_after = excluded.first_download_after, expiry_at = excluded.expiry_at
      WHERE (sender, recipient, partner, flags, bytes, downloads, first_download_after, expiry_at) IS NOT
        (excluded.sender, excluded.recipient, excluded.partner, excluded.flags, excluded.bytes, excluded.downloads,
        excluded.first_download_after, excluded.expiry_at)`),
    writeDelivery: database.prepare(`INSERT INTO insight_deliveries
      (id, revision, transfer_id, at, sender, recipient, partner, flags, downloads, first_download_after, expiry_at)
      VALUES (:id, :revision, :transferId, :at, :sender, :recipient, :partner, :flags, :downloads, :firstDownloadAfter, :expiryAt)
      ON CONFLICT DO UPDATE SET revision = excluded.revision, sender = excluded.sender, recipient = excluded.recipient,
        partner = excluded.partner, flags = excluded.flags, downloads = excluded.downloads,
        first_download_after = excluded.first_download_after, expiry_at = excluded.expiry_at
      WHERE excluded.revision >= revision`),
    noteMistake: database.prepare(`INSERT INTO insight_mistakes
      (transfer_id, revision, prevented_at, sender, recipient, new_id)
      VALUES (:id, :revision, :preventedAt, :sender, :recipient, :newId)
      ON CONFLICT DO UPDATE SET revision = excluded.revision, prevented_at = excluded.prevented_at, sender = excluded.sender,
        recipient = excluded.recipient, new_id = excluded.new_id
      WHERE excluded.revision >= revision`),
  }
  const toId = (kind: 'sender' | 'recipient' | 'partner', name: string, at: number) => {
    const known = statements.known.get(kind, name)
    if (!known) return statements.add.run(kind, name, at).lastInsertRowid
    if (known.firstAt === null || at < Number(known.firstAt)) statements.noteFirst.run(at, Number(known.id))
    return Number(known.id)
  }
  /** Has no first transfer, if only of deliveries. */
  const toSenderId = (name: string) => {
    const known = statements.known.get('sender', name)
    return known ? Number(known.id) : statements.add.run('sender', name, null).lastInsertRowid
  }
  return {
    write(place, listed, transfer) {
      const record = toInsightRecord(transfer, listed)
      if (!record) return
      const at = Math.max(0, record.createdAt)
      statements.write.run({
        place,
        sender: toId('sender', record.sender, at),
        recipient: toId('recipient', record.recipient, at),
        partner: toId('partner', record.recipientDomain ?? '', at),
        ...toInsightColumns(record),
      })
    },
    writeDelivery(delivery) {
      const record = toInsightRecord(delivery)
      if (!record?.isDelivery) return
      const at = Math.max(0, record.createdAt)
      const { bytes: _, ...columns } = toInsightColumns(record)
      statements.writeDelivery.run({
        id: delivery.id,
        revision: delivery.revision,
        transferId: record.id,
        at,
        sender: toSenderId(record.sender),
        recipient: toId('recipient', record.recipient, at),
        partner: record.recipientDomain === undefined ? NO_NAME : toId('partner', record.recipientDomain, at),
        ...columns,
      })
    },
    noteMistake(transfer) {
      const mistake = toMistake(transfer)
      if (!mistake) return
      const { newId = null, ...said } = mistake
      statements.noteMistake.run({ ...said, newId, revision: transfer.revision })
    },
  }
}

/** The columns of `insight_rows`, without the place and the names. */
export function toInsightColumns(record: InsightRecord) {
  return {
    flags: toFlags(record),
    bytes: record.bytes,
    downloads: record.downloadCount,
    firstDownloadAfter: record.firstDownloadAfter ?? null,
    expiryAt: record.expiryDate ?? null,
  }
}

function toFlags(record: InsightRecord): number {
  const { isRequest, isAnonymized, isPasswordProtected, isOTPEnabled, hasTrackingId } = record
  const is = { isRequest, isAnonymized, isPasswordProtected, isOTPEnabled, hasTrackingId }
  const named = Object.entries(is) as [keyof typeof is, boolean][]
  return named.reduce(
    (sum, [name, holds]) => (holds ? sum | flags[name] : sum),
    flagsOfStates[record.transferState] ?? 0,
  )
}
