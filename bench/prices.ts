/**
 * AWS list prices in US dollars for us-east-1, before taxes and free allowances, read on 2026-11-21 and 22, those of Macie, Fargate and addresses on 27. `read`
 * names the source of a figure: many AWS price pages fill their tables by script, so stored copies show none.
 */
export type Price = {
  service: string
  usd: number
  per: number
  unit: string
  page: string
  read: 'official page' | 'AWS price list, as copied by others' | 'copies by others'
}

const price = (service: string, usd: number, per: number, unit: string, page: string, read: Price['read']): Price => ({
  service,
  usd,
  per,
  unit,
  page: `https://${page}`,
  read,
})

export const prices = {
  lambdaRun: price('Lambda', 0.2, 1e6, 'runs', 'aws.amazon.com/lambda/pricing/', 'copies by others'),
  lambdaSecond: price(
    'Lambda',
    0.0000133334,
    1,
    'GB-seconds on Arm',
    'aws.amazon.com/lambda/pricing/',
    'copies by others',
  ),
  apiCall: price(
    'API Gateway',
    1,
    1e6,
    'calls of an HTTP API',
    'aws.amazon.com/api-gateway/pricing/',
    'copies by others',
  ),
  tableWrite: price(
    'DynamoDB',
    0.625,
    1e6,
    'write request units',
    'aws.amazon.com/dynamodb/pricing/on-demand/',
    'copies by others',
  ),
  indexWrite: price(
    'DynamoDB',
    0.625,
    1e6,
    'write request units of indexes',
    'aws.amazon.com/dynamodb/pricing/on-demand/',
    'copies by others',
  ),
  tableRead: price(
    'DynamoDB',
    0.125,
    1e6,
    'read request units',
    'aws.amazon.com/dynamodb/pricing/on-demand/',
    'copies by others',
  ),
  bucketStore: price('S3', 0.023, 1, 'GB-months', 'aws.amazon.com/s3/pricing/', 'copies by others'),
  bucketWrite: price(
    'S3',
    0.005,
    1000,
    'PUT, COPY, LIST and part requests',
    'aws.amazon.com/s3/pricing/',
    'copies by others',
  ),
  bucketRead: price('S3', 0.0004, 1000, 'GET and HEAD requests', 'aws.amazon.com/s3/pricing/', 'copies by others'),
  dataOut: price(
    'Data to the internet',
    0.09,
    1,
    'GB of downloads, first 10 TB a month',
    'aws.amazon.com/s3/pricing/',
    'copies by others',
  ),
  key: price('KMS', 1, 1, 'keys a month', 'aws.amazon.com/kms/pricing/', 'official page'),
  keyCall: price('KMS', 0.03, 10_000, 'requests', 'aws.amazon.com/kms/pricing/', 'copies by others'),
  transition: price(
    'Step Functions',
    0.025,
    1000,
    'state transitions',
    'aws.amazon.com/step-functions/pricing/',
    'official page',
  ),
  mail: price(
    'SES',
    0.16,
    1000,
    'mails (plan Essentials)',
    'aws.amazon.com/ses/pricing/',
    'AWS price list, as copied by others',
  ),
  queueCall: price('SQS', 0.4, 1e6, 'requests', 'aws.amazon.com/sqs/pricing/', 'copies by others'),
  event: price('EventBridge', 1, 1e6, 'opt-in events', 'aws.amazon.com/eventbridge/pricing/', 'copies by others'),
  edgeCall: price(
    'CloudFront',
    0.01,
    10_000,
    'HTTPS requests',
    'aws.amazon.com/cloudfront/pricing/',
    'copies by others',
  ),
  edgeOut: price(
    'CloudFront',
    0.085,
    1,
    'GB to North America and Europe',
    'aws.amazon.com/cloudfront/pricing/',
    'copies by others',
  ),
  edgeFunction: price(
    'CloudFront',
    0.1,
    1e6,
    'runs of its functions',
    'aws.amazon.com/cloudfront/pricing/',
    'copies by others',
  ),
  acl: price('WAF', 5, 1, 'web ACLs a month', 'aws.amazon.com/waf/pricing/', 'copies by others'),
  rule: price('WAF', 1, 1, 'rules and managed groups a month', 'aws.amazon.com/waf/pricing/', 'copies by others'),
  inspection: price('WAF', 0.6, 1e6, 'requests', 'aws.amazon.com/waf/pricing/', 'copies by others'),
  searchSmallHour: price(
    'OpenSearch',
    0.036,
    1,
    'hours of a t3.small.search',
    'aws.amazon.com/opensearch-service/pricing/',
    'copies by others',
  ),
  searchLargeHour: price(
    'OpenSearch',
    0.128,
    1,
    'hours of an m6g.large.search',
    'aws.amazon.com/opensearch-service/pricing/',
    'copies by others',
  ),
  searchStore: price(
    'OpenSearch',
    0.122,
    1,
    'GB-months of gp3',
    'aws.amazon.com/opensearch-service/pricing/',
    'copies by others',
  ),
  fargateCore: price(
    'Fargate',
    0.03238,
    1,
    'hours of a core on Arm',
    'aws.amazon.com/fargate/pricing/',
    'copies by others',
  ),
  fargateMemory: price('Fargate', 0.00356, 1, 'GB-hours on Arm', 'aws.amazon.com/fargate/pricing/', 'copies by others'),
  publicAddress: price(
    'VPC',
    0.005,
    1,
    'hours of a public IPv4 address',
    'aws.amazon.com/vpc/pricing/',
    'copies by others',
  ),
  macieData: price(
    'Macie',
    1,
    1,
    'GB analysed, first 50 TB a month',
    'aws.amazon.com/macie/pricing/',
    'copies by others',
  ),
  macieBucket: price('Macie', 0.1, 1, 'buckets a month', 'aws.amazon.com/macie/pricing/', 'copies by others'),
  secret: price(
    'Secrets Manager',
    0.4,
    1,
    'secrets a month',
    'aws.amazon.com/secrets-manager/pricing/',
    'copies by others',
  ),
  alarm: price(
    'CloudWatch',
    0.1,
    1,
    'metrics of alarms a month',
    'aws.amazon.com/cloudwatch/pricing/',
    'copies by others',
  ),
  metric: price(
    'CloudWatch',
    0.3,
    1,
    'custom metrics a month',
    'aws.amazon.com/cloudwatch/pricing/',
    'copies by others',
  ),
  dashboard: price('CloudWatch', 3, 1, 'dashboards a month', 'aws.amazon.com/cloudwatch/pricing/', 'copies by others'),
  log: price('CloudWatch', 0.5, 1, 'GB of logs taken in', 'aws.amazon.com/cloudwatch/pricing/', 'copies by others'),
} as const satisfies Record<string, Price>

export type Usage = Partial<Record<keyof typeof prices, number>>

export function total(...usages: readonly Usage[]): Usage {
  const sum: Usage = {}
  for (const usage of usages) {
    for (const [name, amount] of Object.entries(usage) as [keyof Usage, number][]) sum[name] = (sum[name] ?? 0) + amount
  }
  return sum
}

export function times(count: number, usage: Usage): Usage {
  return Object.fromEntries(Object.entries(usage).map(([name, amount]) => [name, amount * count]))
}

export function toDollars(name: keyof typeof prices, amount: number): number {
  const { usd, per } = prices[name]
  return (amount * usd) / per
}
