import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { findRelease, type Release } from '../../../../shared/domain/recipients/release.ts'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { CONTACT_SECONDS } from '../../../ports/lifetimes.ts'
import { type Key, usagePrefix } from '../../functions/tableKeys.ts'
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
 * the release wrote.
 * @returns the number of released transfers
 */
export async function rebuildUsage(
  client: DynamoDBDocumentClient,
  TableName: string,
  { now, onProgress, assertTime }: Rebuild,
): Promise<number> {
  const startedAt = now()
  const releases: (Release & { subject: string })[] = []
  for await (const transfers of tableTransfers(client, TableName)) {
    assertTime?.()
    for (const transfer of transfers) {
      const release = findRelease(transfer)
      if (!release || release.at <= startedAt - CONTACT_SECONDS * 1000) continue
      releases.push({ ...release, subject: transfer.sender.subject })
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
  return releases.length

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
