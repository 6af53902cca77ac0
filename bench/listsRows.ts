import { createSecretKey, hash, randomBytes } from 'node:crypto'
import { sealedContext } from '../lambdas/core/secrets/sealedContexts.ts'
import { sealText } from '../lambdas/core/secrets/sealing.ts'
import { linkChanges } from '../lambdas/core/transfer/linkChanges.ts'
import { openDatabase } from '../local/database.ts'
import { toInsightColumns } from '../local/insights/insightRows.ts'
import { toListedColumns, toWordColumns } from '../local/lists/listRows.ts'
import { transferRecords } from '../local/stores/transferRecords.ts'
import { toInsightRecord } from '../shared/domain/insights/insightRecord.ts'
import { listedTransfer } from '../shared/domain/listedTransfer.ts'
import { searchedBy } from '../shared/domain/searchedBy.ts'
import type { PinnedTemplateSet, Transfer } from '../shared/domain/transfer.ts'

type Value = string | number | bigint | null
/** Without a partner where the transfer has it already. */
type DeliveryRow = {
  keys: [id: string, revision: number, transferId: string, at: number]
  names: [sender: string, recipient: string, partner: string | undefined]
  columns: Value[]
}
/** Columns in the order of `statements` (bench/listsFill.ts). */
export type Rows = {
  transfers: Value[][]
  files: Value[][]
  links: Value[][]
  audit: Value[][]
  /** The creation time comes first and determines the key. */
  listed: Value[][]
  shown: string[]
  /** In the order of `toWordColumns`. */
  words: string[][]
  /** Sender, recipient and partner, then the columns of `toInsightColumns`. */
  insights: { names: [string, string, string]; columns: Value[]; deliveries: DeliveryRow[] }[]
}

export type Keys = { records: Uint8Array; seals: Uint8Array }

/** Final states, whose links are not opened again. */
const ENDED = ['failed', 'expired', 'retracted']

/**
 * Makes the rows of `sqliteTransfers.add`, with the same code where it is fast enough; test/local/listsFill.test.ts
 * compares the rest.
 */
export function rowMaker(keys: Keys, templateSet: PinnedTemplateSet) {
  const recordKey = Buffer.from(keys.records)
  const sealing = createSecretKey(Buffer.from(keys.seals))
  const records = transferRecords(openDatabase(':memory:'), recordKey)
  /** The secret is discarded: the product stores it encrypted only. */
  const getSecret = (kind: 'link' | 'request' | 'responder', id: string) => {
    const secret = randomBytes(32).toString('base64url')
    return { digest: hash('sha256', secret, 'base64url'), sealed: sealText(sealing, secret, sealedContext(kind, id)) }
  }
  const withSecrets = (transfer: Transfer): Transfer => {
    const { id, link, request } = transfer
    if (ENDED.includes(transfer.transferState)) return { ...transfer, templateSet }
    const sealed = request && { ...request, link: getSecret('request', id) }
    const responder = request?.responder && { ...request.responder, ...getSecret('responder', id) }
    return {
      ...transfer,
      templateSet,
      ...(link && { link: getSecret('link', id) }),
      ...(sealed && { request: responder ? { ...sealed, responder } : sealed }),
    }
  }

  return {
    withSecrets,
    add(rows: Rows, transfer: Transfer) {
      const { id, createdAt, files, revision, sender, transferState } = transfer
      const { files: _, ...record } = transfer
      rows.transfers.push([
        id,
        revision,
        transferState,
        transfer.stateChangedAt,
        sender.subject,
        createdAt,
        transfer.expiryDate ?? null,
        transfer.remindAt ?? null,
        transfer.withdrawnAt === undefined ? 0 : 1,
        transfer.erasedAt === undefined ? 0 : 1,
        records.sealTransfer(record),
      ])
      for (const [position, file] of files.entries()) {
        rows.files.push([id, file.id, position, file.revision, records.sealFile(id, file)])
      }
      for (const { digest, kind } of linkChanges(undefined, transfer).added) rows.links.push([digest, kind, id])
      rows.audit.push([createdAt, 'create', sender.subject, id, 'done'])
      const listed = listedTransfer(transfer)
      if (transfer.deliveryOf !== undefined) rows.insights.at(-1)?.deliveries.push(...toDeliveryRows(transfer))
      if (!listed) return
      const searched = searchedBy(listed)
      const { owner, state, expiryAt, isRequest, kinds } = toListedColumns(listed, searched, transfer)
      rows.listed.push([searched.createdAt, id, revision, owner, state, expiryAt, isRequest, kinds])
      rows.shown.push(JSON.stringify(listed))
      rows.words.push(Object.values(toWordColumns(searched)))
      const counted = toInsightRecord(transfer, listed)
      if (!counted) return
      const names: [string, string, string] = [counted.sender, counted.recipient, counted.recipientDomain ?? '']
      rows.insights.push({ names, columns: Object.values(toInsightColumns(counted)), deliveries: [] })
    },
  }
}

function toDeliveryRows(delivery: Transfer): DeliveryRow[] {
  const counted = toInsightRecord(delivery)
  if (!counted) return []
  const { id, createdAt, sender, recipient, recipientDomain } = counted
  const { bytes: _, ...columns } = toInsightColumns(counted)
  return [
    {
      keys: [delivery.id, delivery.revision, id, createdAt],
      names: [sender, recipient, recipientDomain],
      columns: Object.values(columns),
    },
  ]
}

export function noRows(): Rows {
  return { transfers: [], files: [], links: [], audit: [], listed: [], shown: [], words: [], insights: [] }
}
