import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { Transfer, TransferFile } from '../../../shared/domain/transfer.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import { fileKey, type Key, linkKey, passKey, transferKey } from '../tableKeys.ts'
import { TIME_TO_LIVE } from '../tables.ts'
import { newEvent } from './eventItem.ts'
import { itemOf, setting } from './items.ts'
import { fileAttributes, fileItems, listAttributes, transferAttributes, transferItem } from './transferItems.ts'

/** A transaction. Whether it is to be, `deciding` says by its conditions; no condition of the others may fail. */
export type Change = { deciding: TransactWriteItem[]; others: TransactWriteItem[] }

const PASS_MILLISECONDS = 10 * 60_000
/** A pass that no longer holds anything back may go. */
const PASS_KEPT_SECONDS = 24 * 60 * 60

/**
 * The transactions of transfers. None has more than 94 items: 90 files, the transfer, two links and the event; 100 are
 * allowed, of 4 MB together.
 */
export function transferWrites({ transfers: TableName, audit }: { transfers: string; audit: string }) {
  const put = (Item: ReturnType<typeof itemOf>): TransactWriteItem => ({ Put: { TableName, Item } })
  const deletion = (key: Key): TransactWriteItem => ({ Delete: { TableName, Key: itemOf(key) } })
  const written = (event: AuditEvent): TransactWriteItem => ({ Put: { TableName: audit, ...newEvent(event) } })

  return {
    addition(transfer: Transfer, event: AuditEvent): Change {
      const absent = { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'pk' } }
      return {
        deciding: [{ Put: { TableName, Item: transferItem(transfer), ...absent } }],
        others: [...fileItems(transfer).map(put), ...linked(undefined, transfer), written(event)],
      }
    },

    replacement(before: Transfer, after: Transfer, event: AuditEvent): Change {
      const { id, revision } = before
      if (after.sender.subject !== before.sender.subject) throw new Error('A transfer does not change hands.')
      const next: Transfer = { ...after, id, revision: revision + 1 }
      const isRelisted = after.files !== before.files
      const attributes = { ...transferAttributes(next), ...(isRelisted ? listAttributes(next) : {}) }
      return {
        deciding: [update(transferKey(id), attributes, '#revision = :before', { ':before': revision })],
        others: [...(isRelisted ? relisted(before, next) : []), ...linked(before, next), written(event)],
      }
    },

    fileReplacement(id: string, place: number, before: TransferFile, after: TransferFile, event?: AuditEvent): Change {
      const { id: fileId, revision } = before
      const attributes = fileAttributes({ ...after, id: fileId, revision: revision + 1 })
      // In its place there may be another file by now.
      const standing = '#id = :id AND #revision = :before'
      return {
        deciding: [update(fileKey(id, place), attributes, standing, { ':before': revision })],
        others: event ? [written(event)] : [],
      }
    },

    download(id: string, pass: string, at: number, event: AuditEvent): Change {
      const counted: TransactWriteItem = {
        Update: {
          TableName,
          Key: itemOf(transferKey(id)),
          ConditionExpression: 'attribute_exists(#pk)',
          UpdateExpression: 'ADD #downloadCount :one, #revision :one SET #first = if_not_exists(#first, :at)',
          ExpressionAttributeNames: {
            '#pk': 'pk',
            '#downloadCount': 'downloadCount',
            '#revision': 'revision',
            '#first': 'firstDownloadAt',
          },
          ExpressionAttributeValues: itemOf({ ':one': 1, ':at': new Date(at).toISOString() }),
        },
      }
      const expiresAt = Math.ceil(at / 1000) + PASS_KEPT_SECONDS
      const passed: TransactWriteItem = {
        Put: {
          TableName,
          Item: itemOf({ ...passKey(id, pass), countedAt: at, [TIME_TO_LIVE]: expiresAt }),
          ConditionExpression: 'attribute_not_exists(#countedAt) OR #countedAt <= :longAgo',
          ExpressionAttributeNames: { '#countedAt': 'countedAt' },
          ExpressionAttributeValues: itemOf({ ':longAgo': at - PASS_MILLISECONDS }),
        },
      }
      return { deciding: [counted, passed], others: [written(event)] }
    },

    removal({ id, revision, files, link }: Transfer, event: AuditEvent): Change {
      const standing = {
        ConditionExpression: '#revision = :before',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: itemOf({ ':before': revision }),
      }
      return {
        deciding: [{ Delete: { TableName, Key: itemOf(transferKey(id)), ...standing } }],
        others: [
          ...files.map((_, place) => deletion(fileKey(id, place))),
          ...(link ? [deletion(linkKey(link.digest))] : []),
          written(event),
        ],
      }
    },
  }

  function update(key: Key, attributes: object, condition: string, values: object): TransactWriteItem {
    const { ExpressionAttributeValues, ...expressions } = setting(attributes)
    return {
      Update: {
        TableName,
        Key: itemOf(key),
        ConditionExpression: condition,
        ...expressions,
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...itemOf(values) },
      },
    }
  }

  /** The new list takes the places of the old one; places beyond it are cleared. */
  function relisted({ files: before }: Transfer, after: Transfer): TransactWriteItem[] {
    const beyond = before.slice(after.files.length)
    return [
      ...fileItems(after).map(put),
      ...beyond.map((_, index) => deletion(fileKey(after.id, after.files.length + index))),
    ]
  }

  function linked(before: Transfer | undefined, { id, link }: Transfer): TransactWriteItem[] {
    if (before?.link?.digest === link?.digest) return []
    return [
      ...(before?.link ? [deletion(linkKey(before.link.digest))] : []),
      ...(link ? [linkPut(link.digest, id)] : []),
    ]
  }

  /** A link leads to one transfer for ever: its digest is not given to another. */
  function linkPut(digest: string, transferId: string): TransactWriteItem {
    return {
      Put: {
        TableName,
        Item: itemOf({ ...linkKey(digest), transferId }),
        ConditionExpression: 'attribute_not_exists(#transferId) OR #transferId = :transferId',
        ExpressionAttributeNames: { '#transferId': 'transferId' },
        ExpressionAttributeValues: itemOf({ ':transferId': transferId }),
      },
    }
  }
}
