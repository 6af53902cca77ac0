import { DeleteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { isCanary } from '../../../shared/domain/canary.ts'
import { toStepName } from '../../../shared/domain/deliverySteps.ts'
import { getLinks, isRemovable, type LinkKind, type TransferRecord } from '../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { linkKey, stepKey, transferKey } from '../functions/tableKeys.ts'
import { transfersIndexes } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import {
  listTransfers,
  readFile,
  readRecords,
  readSteps,
  readTransfer,
  unfinishedStates,
} from './dynamo/readTransfer.ts'
import { pause, transact } from './dynamo/transaction.ts'
import { DUE, EXPIRED } from './dynamo/transferItems.ts'
import { type Change, transferWrites } from './dynamo/transferWrites.ts'
import { usageWrites } from './dynamo/usageWrites.ts'

/** Members write mostly their own rows. */
const MAX_USAGE_TRIES = 20
/** At once. */
const MAX_DELETIONS = 16

export function openTransfers(): Transfers {
  return dynamoTransfers(dynamoClient(), {
    transfers: variable('TRANSFERS_TABLE'),
    audit: variable('AUDIT_TABLE'),
  })
}

export function dynamoTransfers(
  client: DynamoDBDocumentClient,
  tables: { transfers: string; audit: string },
): Transfers {
  const TableName = tables.transfers
  const writes = transferWrites(tables)
  const read = (id: string, owner?: string) => readTransfer(client, TableName, id, owner)
  const list = (index: keyof typeof transfersIndexes, query: Parameters<typeof listTransfers>[3]) =>
    listTransfers(client, TableName, transfersIndexes[index], query)

  /** @returns false after a concurrent write */
  async function write({ deciding, others }: Change): Promise<boolean> {
    const failed = await transact(client, [...deciding, ...others])
    if (failed.length > 0 && !failed.some(one => deciding.includes(one))) {
      throw new Error('Another transfer has this link.')
    }
    return failed.length === 0
  }

  async function findLinked(kind: LinkKind, digest: string): Promise<string | undefined> {
    const row = new GetCommand({ TableName, Key: linkKey(digest), ConsistentRead: true })
    const { transferId, kind: storedKind } = (await client.send(row)).Item ?? {}
    // Rows of earlier versions have no kind.
    return (storedKind ?? 'download') === kind ? transferId : undefined
  }

  async function getPlace(transferId: string, fileId: string): Promise<number | undefined> {
    const { Item } = await client.send(
      new GetCommand({
        TableName,
        Key: transferKey(transferId),
        ConsistentRead: true,
        ProjectionExpression: '#fileIds',
        ExpressionAttributeNames: { '#fileIds': 'fileIds' },
      }),
    )
    const place: number = Item?.fileIds?.indexOf(fileId) ?? -1
    return place < 0 ? undefined : place
  }

  return {
    // Async, so that a record that cannot be stored rejects the promise.
    add: async (transfer, event) => write(writes.addition(transfer, event)),
    get: id => read(id),
    getRecords: ids => readRecords(client, TableName, ids),
    ofSender: (id, subject) => read(id, subject),
    async getByLink(kind, digest) {
      const id = await findLinked(kind, digest)
      const found = id === undefined ? undefined : await read(id)
      return found && hasLink(found, kind, digest) ? found : undefined
    },
    getFile: (id, fileId, owner) => readFile(client, TableName, id, { fileId, owner }),
    async getFileByLink(kind, digest, fileId) {
      const id = await findLinked(kind, digest)
      const found = id === undefined ? undefined : await readFile(client, TableName, id, { fileId })
      return found && hasLink(found.transfer, kind, digest) ? found : undefined
    },
    replace: async (before, after, event) => write(writes.replacement(before, after, event)),
    async replaceWithUsage(before, after, usage, event) {
      if (after.files !== before.files) throw new Error('The files of a released transfer cannot change.')
      const { deciding, others } = writes.replacement(before, after, event)
      for (let tries = 1; tries <= MAX_USAGE_TRIES; tries += 1) {
        const counting = await usageWrites(client, TableName, usage, Date.parse(after.stateChangedAt))
        const failed = await transact(client, [...deciding, ...counting, ...others])
        if (failed.length === 0) return true
        if (failed.some(one => deciding.includes(one))) return false
        if (failed.some(one => others.includes(one))) throw new Error('Another transfer has this link.')
        await pause(tries)
      }
      throw new Error('The usage history has too many concurrent writes.')
    },
    takeOver: async (before, after, added, event) => write(writes.takeOver(before, after, added, event)),
    async replaceFile(transferId, before, after, event) {
      const place = await getPlace(transferId, before.id)
      return place !== undefined && write(writes.fileReplacement(transferId, place, before, after, event))
    },
    countDownload: async (id, pass, at, event, counted) => write(writes.download(id, pass, at, event, counted)),
    async noteStep(id, step, at, event) {
      await write(writes.step(id, step, at, event))
    },
    getSteps: id => readSteps(client, TableName, id),
    async findUnfinished(subject) {
      const states = (await unfinishedStates(client, TableName, subject)).map(text => text.split('#'))
      return {
        provisional: states.filter(([state]) => state === 'provisional').length,
        uploadBytes: states.reduce((sum, [, bytes]) => sum + Number(bytes), 0),
      }
    },
    inStateSince: (state, before, limit) => list('inState', { under: state, before, limit }),
    expiredBefore: (before, limit) => list('toExpire', { under: DUE, before, limit }),
    remindedBefore: (before, limit) => list('toRemind', { under: DUE, before, limit }),
    notWithdrawn: limit => list('toWithdraw', { under: DUE, limit }),
    expiredNotWithdrawn: (before, limit) => list('toWithdraw', { under: EXPIRED, before, limit }),
    notErased: (state, before, limit) => list('toErase', { under: state, before, limit }),
    async removeProvisional(id, event) {
      for (;;) {
        const found = await read(id)
        if (found?.transferState !== 'provisional') return false
        // After a concurrent write it may still be provisional.
        if (await write(writes.removal(found, event))) return true
      }
    },
    async removeEnded(id, event) {
      for (;;) {
        const found = await read(id)
        if (!found || !isRemovable(found)) return false
        // First, so that a repeat completes an interrupted removal.
        await forEachAtMost(MAX_DELETIONS, await readSteps(client, TableName, id), step =>
          client.send(new DeleteCommand({ TableName, Key: stepKey(id, toStepName(step)) })),
        )
        // After a concurrent write it may still be removable.
        if (await write(writes.removal(found, event))) return true
      }
    },
    async removeCanary(id) {
      if (!isCanary(id)) throw new Error('The transfer is no canary.')
      for (let found = await read(id); found; found = await read(id)) {
        if (await write(writes.removal(found))) return
      }
    },
  }
}

/** It may have been removed after its row was read. */
function hasLink(transfer: TransferRecord, kind: LinkKind, digest: string): boolean {
  return getLinks(transfer).some(link => link.kind === kind && link.digest === digest)
}
