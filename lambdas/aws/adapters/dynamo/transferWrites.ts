import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { LinkKind, Transfer, TransferFile } from '../../../../shared/domain/transfer.ts'
import { linkChanges } from '../../../core/transfer/linkChanges.ts'
import type { AuditEvent } from '../../../ports/audit.ts'
import { PASS_MILLISECONDS } from '../../../ports/lifetimes.ts'
import { fileKey, type Key, linkKey, passKey, transferKey } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { newEvent } from './eventItem.ts'
import { setting, toItem } from './items.ts'
import { fileAttributes, fileItems, listAttributes, transferAttributes, transferItem } from './transferItems.ts'

/** A transaction. Whether it is to be, `deciding` says by its conditions; no condition of the others may fail. */
export type Change = { deciding: TransactWriteItem[]; others: TransactWriteItem[] }

/** A pass that no longer holds anything back may go. */
const PASS_KEPT_SECONDS = 24 * 60 * 60

/**
 * The transactions of transfers. None has more than 100 items, as many as are allowed, of 4 MB together: 90 files, the
 * transfer, the event, and of each of the four kinds of links one that goes and one that comes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export function transferWrites({ transfers: TableName, audit }: { transfers: string; audit: string }) {
  const put = (Item: ReturnType<typeof toItem>): TransactWriteItem => ({ Put: { TableName, Item } })
  const deletion = (key: Key): TransactWriteItem => ({ Delete: { TableName, Key: toItem(key) } })
  const written = (event: AuditEvent): TransactWriteItem => ({ Put: { TableName: audit, ...newEvent(event) } })

  return {
    addition(transfer: Transfer, event: AuditEvent): Change {
      const absent = { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'pk' } }
      return {
        deciding: [{ Put: { TableName, Item: transferItem(transfer), ...absent } }],
        others: [...fileItems(transfer).map(put), ...linked(undefined, transfer, transfer.id), written(event)],
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
        others: [...(isRelisted ? relisted(before, next) : []), ...linked(before, next, id), written(event)],
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

    download(id: string, pass: string, at: number, event: AuditEvent, taken?: string): Change {
      const counted: TransactWriteItem = {
        Update: {
          TableName,
          Key: toItem(transferKey(id)),
          ConditionExpression: 'attribute_exists(#pk)',
          UpdateExpression: `ADD #downloadCount :one, #revision :one${taken === undefined ? '' : ', #taken :taken'} SET #first = if_not_exists(#first, :at)`,
          ExpressionAttributeNames: {
            '#pk': 'pk',
            '#downloadCount': 'downloadCount',
            '#revision': 'revision',
            '#first': 'firstDownloadAt',
            ...(taken === undefined ? {} : { '#taken': 'taken' }),
          },
          ExpressionAttributeValues: toItem({
            ':one': 1,
            ':at': new Date(at).toISOString(),
            ':taken': taken === undefined ? undefined : new Set([taken]),
          }),
        },
      }
      const expiresAt = Math.ceil(at / 1000) + PASS_KEPT_SECONDS
      const passed: TransactWriteItem = {
        Put: {
          TableName,
          Item: toItem({ ...passKey(id, pass), countedAt: at, [TIME_TO_LIVE]: expiresAt }),
          ConditionExpression: 'attribute_not_exists(#countedAt) OR #countedAt <= :longAgo',
          ExpressionAttributeNames: { '#countedAt': 'countedAt' },
          ExpressionAttributeValues: toItem({ ':longAgo': at - PASS_MILLISECONDS }),
        },
      }
      return { deciding: [counted, passed], others: [written(event)] }
    },

    removal(before: Transfer, event: AuditEvent): Change {
      const { id, revision, files } = before
      const standing = {
        ConditionExpression: '#revision = :before',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: toItem({ ':before': revision }),
      }
      return {
        deciding: [{ Delete: { TableName, Key: toItem(transferKey(id)), ...standing } }],
        others: [
          ...files.map((_, place) => deletion(fileKey(id, place))),
          ...linked(before, undefined, id),
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
        Key: toItem(key),
        ConditionExpression: condition,
        ...expressions,
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...toItem(values) },
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

  function linked(before: Transfer | undefined, after: Transfer | undefined, id: string): TransactWriteItem[] {
    const { gone, come } = linkChanges(before, after)
    return [
      ...gone.map(({ digest }) => deletion(linkKey(digest))),
      ...come.map(({ kind, digest }) => linkPut(kind, digest, id)),
    ]
  }

  /** A link leads to one transfer for ever: its digest is not given to another. */
  function linkPut(kind: LinkKind, digest: string, transferId: string): TransactWriteItem {
    return {
      Put: {
        TableName,
        Item: toItem({ ...linkKey(digest), kind, transferId }),
        ConditionExpression: 'attribute_not_exists(#transferId) OR #transferId = :transferId',
        ExpressionAttributeNames: { '#transferId': 'transferId' },
        ExpressionAttributeValues: toItem({ ':transferId': transferId }),
      },
    }
  }
}
