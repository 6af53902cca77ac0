import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

const targets = {
  sqs: { prefix: 'AmazonSQS', version: '1.0' },
  events: { prefix: 'AWSEvents', version: '1.1' },
  logs: { prefix: 'Logs_20140328', version: '1.1' },
  ecs: { prefix: 'AmazonEC2ContainerServiceV20141113', version: '1.1' },
  dynamodb: { prefix: 'DynamoDBStreams_20120810', version: '1.0' },
}

/** A call by AWS’s JSON protocol, to avoid client dependencies for a few calls. */
export async function awsCall(service: keyof typeof targets, action: string, input: object): Promise<unknown> {
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? '')
  const { config } = new DynamoDBClient()
  const signer = await config.signer()
  const { prefix, version } = targets[service]
  const unsigned = {
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    port: Number(url.port),
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': `application/x-amz-json-${version}`,
      'x-amz-target': `${prefix}.${action}`,
    },
    body: JSON.stringify(input),
  }
  const { headers } = await signer.sign(unsigned, { signingService: service })
  const answer = await fetch(url, { method: 'POST', headers, body: unsigned.body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${service} answered ${action} with ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
