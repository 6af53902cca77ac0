import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { findRelease, type Release } from '../../../../shared/domain/recipients/release.ts'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { CONTACT_SECONDS } from '../../../ports/lifetimes.ts'
import { getTransferId, type Key, transferKey, usagePrefix } from '../../functions/tableKeys.ts'
import { tableTransfers } from './tableTransfers.ts'
import { usageHistory } from './usageHistory.ts'

type Rebuild = {
  now: () => number
  onProgress?: (released: number) => void
  /** Throws to end the rebuild early: rows that are written stay right. */
  assertTime?: () => void
}

/** The default of connections per client. */
const MAX_AT_ONCE = 50

/**
 * Computes the usage history from the transfers, during normal use. A row that a release changes in that time keeps what
 * the release wrote. A withdrawal in that time removes rows, which the writes may bring back: then all is computed again.
 * @returns the number of released transfers
 */
export async function rebuildUsage(
  client: DynamoDBDocumentClient,
  TableName: string,
  { now, ...rebuild }: Rebuild,
): Promise<number> {
  for (let startedAt = now(); ; startedAt = Math.max(startedAt + 1, now())) {
    const released = await rebuildOnce(client, TableName, startedAt, rebuild)
    if (!(await hasWithdrawn(client, TableName, released))) return released.size
  }
}

/** @returns the ids of released transfers */
async function rebuildOnce(
  client: DynamoDBDocumentClient,
  TableName: string,
  startedAt: number,
  { onProgress, assertTime }: Omit<Rebuild, 'now'>,
): Promise<Set<string>> {
  const releases: (Release & { subject: string })[] = []
  const ids = new Set<string>()
  for await (const transfers of tableTransfers(client, TableName)) {
    assertTime?.()
    for (const transfer of transfers) {
      const release = findRelease(transfer)
      if (!release || release.at <= startedAt - CONTACT_SECONDS * 1000) continue
      releases.push({ ...release, subject: transfer.sender.subject })
      ids.add(transfer.id)
    }
    onProgress?.(releases.length)
  }
  releases.sort((one, other) => one.at - other.at)
  await forEachAtMost(MAX_AT_ONCE, usageHistory(releases), async row => {
    assertTime?.()
    // Greater than the revision of any earlier row, so that no release writes what it read before.
    const Item = { ...row, revision: startedAt, touchedAt: startedAt }
    const put = new PutCommand({ TableName, Item, ...untouched('attribute_not_exists(#touchedAt) OR ') })
    await client.send(put).catch(ignoreTouched)
  })
  await forEachAtMost(MAX_AT_ONCE, findUntouched(), async Key => {
    assertTime?.()
    await client.send(new DeleteCommand({ TableName, Key, ...untouched() })).catch(ignoreTouched)
  })
  return ids

  function untouched(otherwise = '') {
    return {
      ConditionExpression: `${otherwise}#touchedAt < :startedAt`,
      ExpressionAttributeNames: { '#touchedAt': 'touchedAt' },
      ExpressionAttributeValues: { ':startedAt': startedAt },
    }
  }

  function ignoreTouched(error: unknown) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }

  /** Rows that no transfer supports: all others were touched. */
  async function* findUntouched(): AsyncGenerator<Key> {
    const pages = paginateScan(
      { client },
      {
        TableName,
        ConsistentRead: true,
        FilterExpression: 'begins_with(#pk, :usage) AND #touchedAt < :startedAt',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#touchedAt': 'touchedAt' },
        ExpressionAttributeValues: { ':usage': usagePrefix, ':startedAt': startedAt },
      },
    )
    for await (const { Items = [] } of pages) yield* Items as Key[]
  }
}

const { pk: TRANSFERS, sk: META } = transferKey('')

/** Whether one of these transfers is a wrong recipient's now. */
async function hasWithdrawn(
  client: DynamoDBDocumentClient,
  TableName: string,
  released: ReadonlySet<string>,
): Promise<boolean> {
  const pages = paginateScan(
    { client },
    {
      TableName,
      ConsistentRead: true,
      FilterExpression: '#sk = :meta AND begins_with(#pk, :transfers) AND #isWrongRecipient = :true',
      ProjectionExpression: '#pk',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#isWrongRecipient': 'isWrongRecipient' },
      ExpressionAttributeValues: { ':meta': META, ':transfers': TRANSFERS, ':true': true },
    },
  )
  for await (const { Items = [] } of pages) {
    if (Items.some(({ pk }) => released.has(getTransferId(pk)))) return true
  }
  return false
}
