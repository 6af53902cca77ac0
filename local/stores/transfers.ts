import type { DatabaseSync } from 'node:sqlite'
import { linkChanges } from '../../lambdas/core/transfer/linkChanges.ts'
import { toStored } from '../../lambdas/core/transfer/storedRecord.ts'
import { PASS_MILLISECONDS } from '../../lambdas/ports/lifetimes.ts'
import type { FoundFile, Transfers } from '../../lambdas/ports/transfers.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { parseStepName, type StepTimes, toStepName } from '../../shared/domain/deliverySteps.ts'
import { type Transfer, TransferRecord, toErasableState } from '../../shared/domain/transfer.ts'
import { commitWrite } from '../database.ts'
import type { DiskReserve } from '../diskReserve.ts'
import { downloadLists } from '../lists/listDownloads.ts'
import { changesList, listRows } from '../lists/listRows.ts'
import { insertAudit } from './audit.ts'
import { transferRecords } from './transferRecords.ts'
import type { usageRows } from './usageRows.ts'

/** In the column `erased`: the files are stored for the right recipient. */
const WAITS = 2

/**
 * Transfers in SQLite: the record as sealed JSON, with what it is found by in columns beside it. Links, responder ids,
 * passwords, salts, keys and phones are in the records only; lists have a copy of the rest in clear.
 * @param keyBytes 32 bytes under which records are sealed
 * @param reserve asked before a transfer or its upload begins: the rest of a full disk is for ending them
 */
export function sqliteTransfers(
  database: DatabaseSync,
  keyBytes: Buffer,
  reserve: Pick<DiskReserve, 'assertRoom'> = { assertRoom: () => undefined },
): Transfers {
  const { read, readRecord, readFile, sealTransfer, sealFile } = transferRecords(database, keyBytes)
  const lists = listRows(database)
  const listDownload = downloadLists(database, lists, read)
  let usage: ReturnType<typeof usageRows> | undefined
  const statements = {
    insert: database.prepare(`INSERT INTO transfers
      (id, revision, state, state_changed_at, sender, created_at, expiry_date, remind_at, withdrawn, erased, upload_bytes, record)
      VALUES (:id, :revision, :state, :stateChangedAt, :sender, :createdAt, :expiryDate, :remindAt, :withdrawn, :erased, :uploadBytes, :record)
      ON CONFLICT (id) DO NOTHING`),
    update: database.prepare(`UPDATE transfers SET revision = :revision, state = :state,
      state_changed_at = :stateChangedAt, sender = :sender, created_at = :createdAt, expiry_date = :expiryDate,
      remind_at = :remindAt, withdrawn = :withdrawn, erased = :erased, upload_bytes = :uploadBytes,
      record = :record WHERE id = :id AND revision = :before`),
    stored: database.prepare('SELECT 1 FROM transfers WHERE id = ?'),
    bySender: database.prepare('SELECT record FROM transfers WHERE id = ? AND sender = ?'),
    byLink: database.prepare('SELECT transfer_id AS id FROM links WHERE digest = ? AND kind = ?'),
    link: database.prepare(`INSERT INTO links (digest, kind, transfer_id) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET kind = excluded.kind WHERE transfer_id = excluded.transfer_id`),
    unlink: database.prepare('DELETE FROM links WHERE digest = ? AND transfer_id = ?'),
    remove: database.prepare("DELETE FROM transfers WHERE id = ? AND state = 'provisional'"),
    removeCanary: database.prepare('DELETE FROM transfers WHERE id = :id'),
    removeEnded: database.prepare(
      "DELETE FROM transfers WHERE id = :id AND erased = 1 AND state IN ('failed', 'expired', 'retracted')",
    ),
    removeRest: [
      database.prepare('DELETE FROM jobs WHERE transfer_id = :id'),
      // Erased objects keep a row while uploads are possible. '/' follows '.', which separates the parts of a key.
      database.prepare(`DELETE FROM objects WHERE area IN ('incoming', 'released') AND content IS NULL
        AND key > :id || '.' AND key < :id || '/'`),
    ],
    insertFile: database.prepare(
      'INSERT INTO files (transfer_id, id, position, revision, record) VALUES (?, ?, ?, ?, ?)',
    ),
    updateFile: database.prepare(
      'UPDATE files SET revision = ?, record = ? WHERE transfer_id = ? AND id = ? AND revision = ?',
    ),
    removeFiles: database.prepare('DELETE FROM files WHERE transfer_id = ?'),
    pass: database.prepare(`INSERT INTO download_passes (transfer_id, pass, counted_at) VALUES (:id, :pass, :at)
      ON CONFLICT DO UPDATE SET counted_at = :at WHERE counted_at <= :at - ${PASS_MILLISECONDS}`),
    noteStep: database.prepare(`INSERT INTO delivery_steps (transfer_id, step, first_at, last_at, count, reason)
      SELECT id, :step, :at, :at, 1, :reason FROM transfers WHERE id = :id
      ON CONFLICT DO UPDATE SET last_at = :at, count = count + 1, reason = coalesce(:reason, reason)`),
    steps: database.prepare('SELECT * FROM delivery_steps WHERE transfer_id = ? ORDER BY step'),
    unfinished: database.prepare(`SELECT count(*) FILTER (WHERE state = 'provisional') AS provisional,
      coalesce(sum(upload_bytes), 0) AS uploadBytes
      FROM transfers WHERE sender = ? AND state IN ('provisional', 'uploading')`),
    inState: database.prepare(
      'SELECT id FROM transfers WHERE state = ? AND state_changed_at < ? ORDER BY state_changed_at LIMIT ?',
    ),
    expired: database.prepare(`SELECT id FROM transfers
      WHERE state IN ('active', 'requested') AND expiry_date < ? ORDER BY expiry_date LIMIT ?`),
    reminded: database.prepare(`SELECT id FROM transfers
      WHERE state IN ('active', 'requested') AND remind_at < ? ORDER BY remind_at LIMIT ?`),
    notWithdrawn: database.prepare(`SELECT id FROM transfers WHERE withdrawn = 0
      AND state IN ('failed', 'expired', 'retracted') AND state IN ('failed', 'retracted')
      ORDER BY state_changed_at LIMIT ?`),
    expiredNotWithdrawn: database.prepare(`SELECT id FROM transfers WHERE withdrawn = 0
      AND state IN ('failed', 'expired', 'retracted') AND state = 'expired' AND state_changed_at < ?
      ORDER BY state_changed_at LIMIT ?`),
    notErased: database.prepare(`SELECT id FROM transfers WHERE erased = 0
      AND state IN ('failed', 'expired', 'retracted') AND state = ? AND state_changed_at < ?
      ORDER BY state_changed_at LIMIT ?`),
    wrongRecipients: database.prepare(`SELECT id FROM transfers WHERE erased = ${WAITS}
      AND state IN ('failed', 'expired', 'retracted') AND state_changed_at < ?
      ORDER BY state_changed_at LIMIT ?`),
  }

  const toRecordColumns = (transfer: TransferRecord) => {
    const record = toStored(TransferRecord, transfer)
    return { ...getPlaces(record), record: sealTransfer(record) }
  }
  const toColumns = (transfer: Transfer) => {
    const { files, ...record } = transfer
    const uploadBytes = record.transferState === 'uploading' ? files.reduce((sum, { size }) => sum + size, 0) : 0
    return { ...toRecordColumns(record), uploadBytes }
  }
  const insertFiles = ({ id, files }: Transfer) => {
    for (const [position, file] of files.entries()) {
      statements.insertFile.run(id, file.id, position, file.revision, sealFile(id, file))
    }
  }
  const relink = (before: Transfer | undefined, after: Transfer) => {
    const { removed, added } = linkChanges(before, after)
    for (const { digest } of removed) statements.unlink.run(digest, after.id)
    for (const { digest, kind } of added) {
      if (statements.link.run(digest, kind, after.id).changes === 0) throw new Error('Another transfer has this link.')
    }
  }
  const insert = (transfer: Transfer): boolean => {
    if (statements.insert.run(toColumns(transfer)).changes === 0) return false
    insertFiles(transfer)
    relink(undefined, transfer)
    lists.list(undefined, transfer)
    return true
  }
  const update = (before: Transfer, after: Transfer): boolean => {
    const next = { ...after, id: before.id, revision: before.revision + 1 }
    if (statements.update.run({ ...toColumns(next), before: before.revision }).changes === 0) return false
    if (after.files !== before.files) {
      statements.removeFiles.run(before.id)
      insertFiles(after)
    }
    relink(before, next)
    lists.list(before, next, () => read(next.id))
    return true
  }
  const isStored = (id: string) => statements.stored.get(id) !== undefined
  const findFile = (id: string, fileId: string, row?: Record<string, unknown>): FoundFile | undefined => {
    const transfer = readRecord(id, row)
    return transfer && { file: undefined, place: -1, ...readFile(id, fileId), transfer }
  }
  const noteStep: (...given: Parameters<Transfers['noteStep']>) => void = (id, step, at) => {
    const reason = 'reason' in step ? (step.reason ?? null) : null
    statements.noteStep.run({ id, step: toStepName(step), at: new Date(at).toISOString(), reason })
  }
  const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => String(id))

  return {
    async add(transfer, event) {
      reserve.assertRoom()
      return commitWrite(database, () => {
        if (!insert(transfer)) return false
        insertAudit(database, event)
        return true
      })
    },
    get: async id => read(id),
    getRecords: async ids => ids.map(id => readRecord(id)).filter(record => record !== undefined),
    async ofSender(id, subject) {
      const row = statements.bySender.get(id, subject)
      return row && read(id, row)
    },
    async getByLink(kind, digest) {
      const row = statements.byLink.get(digest, kind)
      return row ? read(String(row.id)) : undefined
    },
    async getFile(id, fileId, subject) {
      if (subject === undefined) return findFile(id, fileId)
      const row = statements.bySender.get(id, subject)
      return row && findFile(id, fileId, row)
    },
    async getFileByLink(kind, digest, fileId) {
      const row = statements.byLink.get(digest, kind)
      return row && findFile(String(row.id), fileId)
    },
    async replace(before, after, event) {
      if (after.transferState === 'uploading' && before.transferState !== 'uploading') reserve.assertRoom()
      return commitWrite(database, () => {
        if (!update(before, after)) return false
        if (event) insertAudit(database, event)
        return true
      })
    },
    async replaceWithUsage(before, after, change, event) {
      // The start of the host does not need it.
      usage ??= (await import('./usageRows.ts')).usageRows(database)
      const rows = usage
      return commitWrite(database, () => {
        if (!update(before, after)) return false
        rows.count(change, Date.parse(after.stateChangedAt))
        if (event) insertAudit(database, event)
        return true
      })
    },
    async takeOver(before, after, added, event) {
      reserve.assertRoom()
      return commitWrite(database, () => {
        if (isStored(added.id) || !update(before, after)) return false
        insert(added)
        insertAudit(database, event)
        return true
      })
    },
    replaceFile(transferId, before, after, event) {
      return commitWrite(database, () => {
        const record = sealFile(transferId, { ...after, revision: before.revision + 1 })
        const { changes } = statements.updateFile.run(
          before.revision + 1,
          record,
          transferId,
          before.id,
          before.revision,
        )
        if (changes === 0) return false
        // Reading all files for each of them takes the square of their number. The transfer's own change lists them.
        if (changesList(before, after)) lists.noteFile(transferId)
        if (event) insertAudit(database, event)
        return true
      })
    },
    countDownload(id, pass, at, event, { taken, place } = {}) {
      return commitWrite(database, () => {
        const transfer = readRecord(id)
        const isOpen = transfer?.transferState === 'active' || transfer?.transferState === 'requested'
        if (!isOpen || statements.pass.run({ id, pass, at }).changes === 0) return false
        const firstDownloadAt = transfer.firstDownloadAt ?? new Date(at).toISOString()
        const counted = {
          ...transfer,
          firstDownloadAt,
          downloadCount: transfer.downloadCount + 1,
          ...(taken === undefined ? {} : { taken: [...new Set([...(transfer.taken ?? []), taken])].sort() }),
        }
        const next = { ...counted, revision: transfer.revision + 1 }
        statements.update.run({ ...toRecordColumns(next), uploadBytes: 0, before: transfer.revision })
        if (place !== undefined) noteStep(id, { step: 'fetched', place }, at)
        listDownload(id)
        insertAudit(database, event)
        return true
      })
    },
    noteStep(id, step, at, event) {
      return commitWrite(database, () => {
        noteStep(id, step, at)
        if (event) insertAudit(database, event)
      })
    },
    getSteps: async id =>
      statements.steps.all(id).map(({ step, first_at, last_at, count, reason }) => ({
        ...parseStepName(String(step)),
        firstAt: String(first_at),
        lastAt: String(last_at),
        count: Number(count),
        ...(reason === null ? {} : { reason: String(reason) as StepTimes['reason'] & string }),
      })),
    async findUnfinished(subject) {
      const { provisional, uploadBytes } = statements.unfinished.get(subject) ?? {}
      return { provisional: Number(provisional), uploadBytes: Number(uploadBytes) }
    },
    inStateSince: async (state, changedBefore, limit) => ids(statements.inState.all(state, changedBefore, limit)),
    expiredBefore: async (before, limit) => ids(statements.expired.all(before, limit)),
    remindedBefore: async (before, limit) => ids(statements.reminded.all(before, limit)),
    notWithdrawn: async limit => ids(statements.notWithdrawn.all(limit)),
    expiredNotWithdrawn: async (changedBefore, limit) => ids(statements.expiredNotWithdrawn.all(changedBefore, limit)),
    notErased: async (state, changedBefore, limit) =>
      ids(
        state === 'wrongRecipient'
          ? statements.wrongRecipients.all(changedBefore, limit)
          : statements.notErased.all(state, changedBefore, limit),
      ),
    removeProvisional(id, event) {
      return commitWrite(database, () => {
        if (statements.remove.run(id).changes === 0) return false
        insertAudit(database, event)
        return true
      })
    },
    removeEnded(id, event) {
      return commitWrite(database, () => {
        if (statements.removeEnded.run({ id }).changes === 0) return false
        for (const statement of statements.removeRest) statement.run({ id })
        insertAudit(database, event)
        return true
      })
    },
    async removeCanary(id) {
      if (!isCanary(id)) throw new Error('The transfer is no canary.')
      await commitWrite(database, () => {
        for (const statement of [statements.removeCanary, ...statements.removeRest]) statement.run({ id })
      })
    },
  }
}

export function sweepPasses(database: DatabaseSync, now: number) {
  database.prepare('DELETE FROM download_passes WHERE counted_at <= ?').run(now - PASS_MILLISECONDS)
}

/** These columns reveal neither content nor addresses. */
function getPlaces(record: TransferRecord) {
  return {
    id: record.id,
    revision: record.revision,
    state: record.transferState,
    stateChangedAt: record.stateChangedAt,
    sender: record.sender.subject,
    createdAt: record.createdAt,
    expiryDate: record.expiryDate ?? null,
    remindAt: record.remindAt ?? null,
    withdrawn: record.withdrawnAt === undefined ? 0 : 1,
    erased: record.erasedAt === undefined ? (toErasableState(record) === 'wrongRecipient' ? WAITS : 0) : 1,
  }
}
