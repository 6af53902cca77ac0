import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DescribeDomainCommand, OpenSearchClient } from '@aws-sdk/client-opensearch'
import { isServiceDown } from '../lambdas/aws/adapters/isServiceDown.ts'
import { openSearchClient } from '../lambdas/aws/adapters/openSearch/client.ts'
import { forgetIndex } from '../lambdas/aws/adapters/openSearch/forgetIndex.ts'
import { IndexError } from '../lambdas/aws/adapters/openSearch/indexError.ts'
import { rebuildIndex } from '../lambdas/aws/adapters/openSearch/rebuildIndex.ts'
import { RebuildRefused } from '../lambdas/aws/adapters/openSearch/rebuildLock.ts'
import { tableTransfers } from '../lambdas/aws/adapters/openSearch/tableTransfers.ts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'

/** `npx node bin/rebuildIndex.ts --domain <name> --table <name>`: makes the index of lists anew while it is used. */
const USAGE = `Which index, of which table? Both stand in the outputs of the stacks:
  npx node bin/rebuildIndex.ts --domain <IndexDomainName> --table <TransfersTableName>
In place of the domain, --endpoint <origin> names a node of OpenSearch. With --lost the old index is removed before the
new one is made: for one that stays red.`
const GUIDE = 'See "The index of lists" in docs/operations.md.'
const UNHARMED = 'Lists go on as they were, with the index that they had.'
/** What a person waits for has more time than what a function does. */
const REQUEST_MILLISECONDS = 60_000
const PROGRESS_MILLISECONDS = 2000

/** What the operator is told, without the places in our code. */
class CannotRebuild extends Error {}

async function main(): Promise<number> {
  const { domain, endpoint, table, lost } = parseArgs({
    options: {
      domain: { type: 'string' },
      endpoint: { type: 'string' },
      table: { type: 'string' },
      lost: { type: 'boolean', default: false },
    },
  }).values
  if (table === undefined || (domain === undefined) === (endpoint === undefined)) throw new CannotRebuild(USAGE)

  const aws = new OpenSearchClient(clientSettings())
  const client = openSearchClient(endpoint ?? (await getEndpoint(aws, domain ?? '')), {
    region: await aws.config.region(),
    credentials: aws.config.credentials,
    requestTimeout: REQUEST_MILLISECONDS,
  })
  const dynamo = new DynamoDBClient(clientSettings())
  if (lost) await forgetIndex(client)
  console.log(lost ? 'Until it is done, lists show what changes from now on.' : 'Lists are answered all the while.')
  const onProgress = progress()
  const findTransfers = () => tableTransfers(dynamo, table)
  const { taken, refused } = await rebuildIndex({ client, findTransfers, now: Date.now, onProgress })
  console.log(`Lists are read from the new index now: ${taken} transfers.`)
  if (refused.length === 0) return 0
  console.error(`OpenSearch refused ${refused.length} transfers, which lists lack: ${refused.join(' ')}`)
  return 1
}

/** Says how far it has come, every two seconds. */
function progress(): (taken: number) => void {
  const begun = Date.now()
  let told = begun
  return taken => {
    if (Date.now() - told < PROGRESS_MILLISECONDS) return
    told = Date.now()
    console.log(`${taken} transfers, ${Math.round((taken * 1000) / (told - begun))} a second`)
  }
}

/** @throws CannotRebuild while the domain is not what it is to be */
async function getEndpoint(aws: OpenSearchClient, DomainName: string): Promise<string> {
  const { DomainStatus } = await aws.send(new DescribeDomainCommand({ DomainName }))
  const { Endpoint, Deleted, Processing, UpgradeProcessing, DomainProcessingStatus } = DomainStatus ?? {}
  if (Deleted) throw new CannotRebuild(`The domain ${DomainName} is being removed.`)
  if (Endpoint === undefined)
    throw new CannotRebuild(`The domain ${DomainName} is still being made: begin again later.`)
  if (Processing || UpgradeProcessing) {
    const what = DomainProcessingStatus ?? 'Modifying'
    throw new CannotRebuild(
      `AWS is changing the domain ${DomainName} (${what}). Begin again when it is done. ${UNHARMED}`,
    )
  }
  return `https://${Endpoint}`
}

/** What to do about a failure. */
function advice(error: unknown): string {
  if (error instanceof CannotRebuild) return error.message
  if (error instanceof RebuildRefused) {
    return `${error.message} Wait for its end. Should it have been killed, begin again two minutes after its last sign.`
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  if (name.startsWith('ERR_PARSE_ARGS') || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) return USAGE
  if (name === 'ResourceNotFoundException') return `There is no such domain or table here: ${message}\n${USAGE}`
  if ((error instanceof IndexError && error.status === 403) || name.startsWith('AccessDenied')) {
    return `These credentials may not: ${message}\nBegin again as the role of IndexKeeperArn. ${GUIDE}`
  }
  if (name === 'CredentialsProviderError' || name === 'ExpiredTokenException') return `${message}\n${GUIDE}`
  if (isServiceDown(error)) return `${message} ${UNHARMED} Begin again when it answers. ${GUIDE}`
  return `${stack ?? message}\n${UNHARMED}`
}

main().then(
  code => process.exit(code),
  error => {
    console.error(advice(error))
    process.exit(1)
  },
)
