import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Website } from '../../infra/edge/website.ts'
import { WebsiteFiles } from '../../infra/edge/websiteFiles.ts'

export const ORIGIN_SECRET = 'a secret of the origin'
export const connect = {
  page: ['https://incoming.example'],
  download: ['https://released.example'],
}

const STACK = 'WaybillEdge'
const context = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'cdk.json'), 'utf8')).context

type Deployment = {
  Include: string[]
  SystemMetadata: Record<string, string>
  UserMetadata?: Record<string, string>
}

export type DeployedEdge = { domain: string; bucket: string; deployments: Deployment[]; remove(): Promise<void> }

/**
 * Deploys the website’s template as far as the emulator supports it: without the custom resources that fill the bucket,
 * and with an API on a port of this machine.
 */
export async function deployEdge(webDirectory: string, apiPort: number): Promise<DeployedEdge> {
  const stack = new Stack(new App({ context }), STACK)
  const website = new Website(stack, 'Website', {
    ...{ webDirectory, connect, originSecret: ORIGIN_SECRET, apiDomain: 'localhost', profile: 'small', keep: true },
  })
  const retireAssets = LambdaFunction.fromFunctionName(stack, 'RetireAssets', 'retireAssets')
  new WebsiteFiles(stack, 'Files', { webDirectory, website, retireAssets })
  const { Resources } = Template.fromStack(stack).toJSON()
  const all = Object.entries<{ Type: string; Properties: Record<string, unknown> }>(Resources)
  const deployments = all.filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
  const kept = all.filter(([, { Type }]) => /^AWS::(CloudFront|S3)::/.test(Type))
  const body = JSON.stringify({
    Resources: Object.fromEntries(kept),
    Outputs: {
      Domain: { Value: stack.resolve(website.distribution.distributionDomainName) },
      Bucket: { Value: stack.resolve(website.bucket.bucketName) },
    },
  }).replaceAll('"OriginProtocolPolicy":"https-only"', `"HTTPSPort":${apiPort},$&`)

  await cloudFormation({ Action: 'CreateStack', StackName: STACK, TemplateBody: body })
  const outputs = await deployed()
  return {
    domain: outputs('Domain'),
    bucket: outputs('Bucket'),
    deployments: deployments.map(([, { Properties }]) => Properties as Deployment),
    remove: async () => void (await cloudFormation({ Action: 'DeleteStack', StackName: STACK })),
  }
}

async function deployed(): Promise<(name: string) => string> {
  for (;;) {
    const xml = await cloudFormation({ Action: 'DescribeStacks', StackName: STACK })
    const status = /<StackStatus>(\w+)</.exec(xml)?.[1]
    if (status === 'CREATE_COMPLETE') {
      return name => {
        const output = xml.split('<member>').find(part => part.includes(`<OutputKey>${name}<`)) ?? ''
        return /<OutputValue>([^<]+)</.exec(output)?.[1] ?? ''
      }
    }
    if (status !== 'CREATE_IN_PROGRESS') {
      const events = await cloudFormation({ Action: 'DescribeStackEvents', StackName: STACK })
      throw new Error(`The stack of the edge is ${status}: ${events}`)
    }
    await setTimeout(200)
  }
}

/** CloudFormation’s wire protocol, to avoid a client dependency for four calls. */
async function cloudFormation(parameters: Record<string, string>): Promise<string> {
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? '')
  const { config } = new DynamoDBClient()
  const signer = await config.signer()
  const unsigned = {
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    port: Number(url.port),
    path: '/',
    query: {},
    headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Version: '2010-05-15', ...parameters }).toString(),
  }
  const { headers } = await signer.sign(unsigned, { signingService: 'cloudformation' })
  const answer = await fetch(url, { method: 'POST', headers, body: unsigned.body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`CloudFormation answered ${answer.status}: ${text}`)
  return text
}

/** An API that echoes requests and answers 404 for missing paths, with the emulator’s certificate. */
export async function calledOrigin() {
  const certificate = process.env.AWS_CA_BUNDLE ?? ''
  const material = { cert: readFileSync(certificate), key: readFileSync(certificate.replace(/\.crt$/, '.key')) }
  let calls = 0
  const server = createServer(material, async (incoming, outgoing) => {
    calls += 1
    let body = ''
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk
    const isThere = incoming.url !== '/' && incoming.url !== '/missing'
    outgoing.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'max-age=60' })
    const seen = { method: incoming.method, path: incoming.url, headers: incoming.headers, body }
    outgoing.end(JSON.stringify(isThere ? seen : { errorCode: 'not_found', errorMessage: '', requestId: '' }))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    calls: () => calls,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
