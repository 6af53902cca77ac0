import type { DynamoDBRecord } from 'aws-lambda'
import { awsCall } from './awsCall.ts'

export async function streamed(table: string): Promise<DynamoDBRecord[]> {
  const { Streams } = (await awsCall('dynamodb', 'ListStreams', { TableName: table })) as {
    Streams: { StreamArn: string }[]
  }
  const StreamArn = Streams[0]?.StreamArn
  const { StreamDescription } = (await awsCall('dynamodb', 'DescribeStream', { StreamArn })) as {
    StreamDescription: { Shards: { ShardId: string }[] }
  }
  const records: DynamoDBRecord[] = []
  for (const { ShardId } of StreamDescription.Shards) {
    const asked = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }
    let { ShardIterator } = (await awsCall('dynamodb', 'GetShardIterator', asked)) as { ShardIterator?: string }
    while (ShardIterator) {
      const page = (await awsCall('dynamodb', 'GetRecords', { ShardIterator })) as {
        Records: DynamoDBRecord[]
        NextShardIterator?: string
      }
      // An open shard never ends.
      if (page.Records.length === 0) break
      records.push(...page.Records)
      ShardIterator = page.NextShardIterator
    }
  }
  return records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith('T#') && dynamodb.Keys.sk?.S === 'META')
}
