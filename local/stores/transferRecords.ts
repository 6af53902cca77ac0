import { createSecretKey } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openText, sealText } from '../../lambdas/core/secrets/sealing.ts'
import { parseStored, toStored } from '../../lambdas/core/transfer/storedRecord.ts'
import { Transfer, TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'

/** The id is authenticated, so that one record cannot replace another. */
export type TransferRecords = {
  /** @param row the transfer's row, if the caller has already read it */
  read(id: string, row?: Record<string, unknown>): Transfer | undefined
  /** Without its files. */
  readRecord(id: string, row?: Record<string, unknown>): TransferRecord | undefined
  readFile(transferId: string, fileId: string): { file: TransferFile; place: number } | undefined
  sealTransfer(record: TransferRecord): string
  sealFile(transferId: string, file: TransferFile): string
}

/** @param keyBytes 32 bytes */
export function transferRecords(database: DatabaseSync, keyBytes: Buffer): TransferRecords {
  const key = createSecretKey(keyBytes)
  const byId = database.prepare('SELECT record FROM transfers WHERE id = ?')
  const findFile = database.prepare('SELECT position, record FROM files WHERE transfer_id = ? AND id = ?')
  const findFiles = database.prepare('SELECT record FROM files WHERE transfer_id = ? ORDER BY position')
  const open = (place: string, sealed: unknown) => JSON.parse(openText(key, String(sealed), place))
  return {
    read(id, row = byId.get(id)) {
      if (!row) return undefined
      const files = findFiles.all(id).map(({ record }) => open(filePlace(id), record))
      return parseStored(Transfer, { ...open(transferPlace(id), row.record), files })
    },
    readRecord(id, row = byId.get(id)) {
      return row && parseStored(TransferRecord, open(transferPlace(id), row.record))
    },
    readFile(transferId, fileId) {
      const row = findFile.get(transferId, fileId)
      if (!row) return undefined
      const file = parseStored(TransferFile, open(filePlace(transferId), row.record))
      return { file, place: Number(row.position) }
    },
    sealTransfer: record => sealText(key, JSON.stringify(record), transferPlace(record.id)),
    sealFile: (id, file) => sealText(key, JSON.stringify(toStored(TransferFile, file)), filePlace(id)),
  }
}

const transferPlace = (id: string) => `transfer ${id}`
const filePlace = (transferId: string) => `file of ${transferId}`
