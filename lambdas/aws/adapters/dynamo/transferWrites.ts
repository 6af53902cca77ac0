import { isCanary } from '../../../../shared/domain/canary.ts'
import { type DeliveryStep, type FileStep, toStepName } from '../../../../shared/domain/deliverySteps.ts'
import type { LinkKind, Transfer, TransferFile } from '../../../../shared/domain/transfer.ts'
import { linkChanges } from '../../../core/transfer/linkChanges.ts'
import type { AuditEvent } from '../../../ports/audit.ts'
import { PASS_MILLISECONDS } from '../../../ports/lifetimes.ts'
import { fileKey, type Key, linkKey, passKey, stepKey, transferKey } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { newEvent } from './eventItem.ts'
import { type Item, setting } from './items.ts'
import type { TransactWrite } from './transaction.ts'
import { fileAttributes, fileItems, listAttributes, transferAttributes, transferItem } from './transferItems.ts'

/** Only the conditions of `deciding` may fail. */
export type Change = { deciding: TransactWrite[]; others: TransactWrite[] }

/** A pass is needed only for ten minutes. */
const PASS_KEPT_SECONDS = 24 * 60 * 60

/**
 * At most 100 items, the limit of DynamoDB, and 4 MB in total: 90 files, the transfer, the event, and for each of the
 * four kinds of links one removed and one added.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export function transferWrites({ transfers: TableName, audit }: { transfers: string; audit: string }) {
  const put = (item: Item): TransactWrite => ({ Put: { TableName, Item: item } })
  const deletion = (key: Key): TransactWrite => ({ Delete: { TableName, Key: key } })
  /** Canaries have no events: they are no acts of anyone. */
  const written = (event: AuditEvent | undefined): TransactWrite[] =>
    event && !isCanary(event.transferId) ? [{ Put: { TableName: audit, ...newEvent(event) } }] : []

  return {
    addition: (transfer: Transfer, event: AuditEvent) => joined([adding(transfer)], event),
    replacement: (before: Transfer, after: Transfer, event?: AuditEvent) => joined([replacing(before, after)], event),
    takeOver: (before: Transfer, after: Transfer, added: Transfer, event: AuditEvent) =>
      joined([replacing(before, after), adding(added)], event),

    fileReplacement(id: string, place: number, before: TransferFile, after: TransferFile, event?: AuditEvent): Change {
      const { id: fileId, revision } = before
      const attributes = fileAttributes({ ...after, id: fileId, revision: revision + 1 })
      // Another file may have taken its place.
      const condition = '#id = :id AND #revision = :before'
      return {
        deciding: [update(fileKey(id, place), attributes, condition, { ':before': revision })],
        others: written(event),
      }
    },

    download(
      id: string,
      pass: string,
      at: number,
      event: AuditEvent,
      { taken, place }: { taken?: string | undefined; place?: number } = {},
    ): Change {
      const counted: TransactWrite = {
        Update: {
          TableName,
          Key: transferKey(id),
          // Only open transfers have it. The state itself is not an attribute that this call may write.
          ConditionExpression: 'attribute_exists(#toExpire)',
          UpdateExpression: `ADD #downloadCount :one, #revision :one${taken === undefined ? '' : ', #taken :taken'} SET #first = if_not_exists(#first, :at)`,
          ExpressionAttributeNames: {
            '#toExpire': 'toExpire',
            '#downloadCount': 'downloadCount',
            '#revision': 'revision',
            '#first': 'firstDownloadAt',
            ...(taken === undefined ? {} : { '#taken': 'taken' }),
          },
          ExpressionAttributeValues: {
            ':one': 1,
            ':at': new Date(at).toISOString(),
            ':taken': taken === undefined ? undefined : new Set([taken]),
          },
        },
      }
      const expiresAt = Math.ceil(at / 1000) + PASS_KEPT_SECONDS
      const passed = setting({ countedAt: at, [TIME_TO_LIVE]: expiresAt })
      const passing: TransactWrite = {
        Update: {
          TableName,
          Key: passKey(id, pass),
          ConditionExpression: 'attribute_not_exists(#countedAt) OR #countedAt <= :longAgo',
          ...passed,
          ExpressionAttributeValues: { ...passed.ExpressionAttributeValues, ':longAgo': at - PASS_MILLISECONDS },
        },
      }
      const fetched = place === undefined ? [] : [noting(id, { step: 'fetched', place }, at)]
      return { deciding: [counted, passing], others: [...fetched, ...written(event)] }
    },

    step: (id: string, step: DeliveryStep | FileStep, at: number, event?: AuditEvent): Change => ({
      deciding: [],
      others: [noting(id, step, at), ...written(event)],
    }),

    removal(before: Transfer, event?: AuditEvent): Change {
      const { id, revision, files } = before
      const condition = {
        ConditionExpression: '#revision = :before',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: { ':before': revision },
      }
      return {
        deciding: [{ Delete: { TableName, Key: transferKey(id), ...condition } }],
        others: [
          ...files.map((_, place) => deletion(fileKey(id, place))),
          ...linked(before, undefined, id),
          ...written(event),
        ],
      }
    },
  }

  function noting(id: string, step: DeliveryStep | FileStep, at: number): TransactWrite {
    const reason = 'reason' in step ? step.reason : undefined
    return {
      Update: {
        TableName,
        Key: stepKey(id, toStepName(step)),
        UpdateExpression: `ADD #count :one SET #lastAt = :at, #firstAt = if_not_exists(#firstAt, :at)${reason === undefined ? '' : ', #reason = :reason'}`,
        ExpressionAttributeNames: {
          '#count': 'count',
          '#lastAt': 'lastAt',
          '#firstAt': 'firstAt',
          ...(reason === undefined ? {} : { '#reason': 'reason' }),
        },
        ExpressionAttributeValues: { ':one': 1, ':at': new Date(at).toISOString(), ':reason': reason },
      },
    }
  }

  function joined(changes: Change[], event?: AuditEvent): Change {
    return {
      deciding: changes.flatMap(({ deciding }) => deciding),
      others: [...changes.flatMap(({ others }) => others), ...written(event)],
    }
  }

  function adding(transfer: Transfer): Change {
    const absent = { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'pk' } }
    return {
      deciding: [{ Put: { TableName, Item: transferItem(transfer), ...absent } }],
      others: [...fileItems(transfer).map(put), ...linked(undefined, transfer, transfer.id)],
    }
  }

  function replacing(before: Transfer, after: Transfer): Change {
    const { id, revision } = before
    if (after.sender.subject !== before.sender.subject) throw new Error('The sender of a transfer cannot change.')
    const next: Transfer = { ...after, id, revision: revision + 1 }
    const isRelisted = after.files !== before.files
    const attributes = { ...transferAttributes(next), ...(isRelisted ? listAttributes(next) : {}) }
    return {
      deciding: [update(transferKey(id), attributes, '#revision = :before', { ':before': revision })],
      others: [...(isRelisted ? relisted(before, next) : []), ...linked(before, next, id)],
    }
  }

  function update(key: Key, attributes: object, condition: string, values: object): TransactWrite {
    const { ExpressionAttributeValues, ...expressions } = setting(attributes)
    return {
      Update: {
        TableName,
        Key: key,
        ConditionExpression: condition,
        ...expressions,
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...values },
      },
    }
  }

  function relisted({ files: before }: Transfer, after: Transfer): TransactWrite[] {
    const beyond = before.slice(after.files.length)
    return [
      ...fileItems(after).map(put),
      ...beyond.map((_, index) => deletion(fileKey(after.id, after.files.length + index))),
    ]
  }

  function linked(before: Transfer | undefined, after: Transfer | undefined, id: string): TransactWrite[] {
    const { removed, added } = linkChanges(before, after)
    return [
      ...removed.map(({ digest }) => deletion(linkKey(digest))),
      ...added.map(({ kind, digest }) => linkPut(kind, digest, id)),
    ]
  }

  /** A digest is never reused for another transfer. */
  function linkPut(kind: LinkKind, digest: string, transferId: string): TransactWrite {
    return {
      Put: {
        TableName,
        Item: { ...linkKey(digest), kind, transferId },
        ConditionExpression: 'attribute_not_exists(#transferId) OR #transferId = :transferId',
        ExpressionAttributeNames: { '#transferId': 'transferId' },
        ExpressionAttributeValues: { ':transferId': transferId },
      },
    }
  }
}
