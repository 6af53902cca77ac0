import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import { getTransferId, transferKey } from '../../functions/tableKeys.ts'
import { readTransfer } from './readTransfer.ts'

const { pk: BEGINNING, sk: META } = transferKey('')
/** The default of connections per client. */
const MAX_AT_ONCE = 50

/** Without provisional transfers. The stream delivers those that are confirmed during the scan. */
export async function* tableTransfers(dynamo: DynamoDBDocumentClient, table: string): AsyncGenerator<Transfer[]> {
  const pages = paginateScan(
    { client: dynamo },
    {
      TableName: table,
      // The scan must see all earlier writes, or a change would be in neither index.
      ConsistentRead: true,
      FilterExpression: '#sk = :meta AND begins_with(#pk, :beginning) AND #transferState <> :provisional',
      ProjectionExpression: '#pk',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#transferState': 'transferState' },
      ExpressionAttributeValues: { ':meta': META, ':beginning': BEGINNING, ':provisional': 'provisional' },
    },
  )
  for await (const { Items = [] } of pages) {
    const ids = Items.map(({ pk }) => getTransferId(pk))
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const found = await Promise.all(ids.slice(from, from + MAX_AT_ONCE).map(id => readTransfer(dynamo, table, id)))
      yield found.filter(transfer => transfer !== undefined)
    }
  }
}
