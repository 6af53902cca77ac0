import { parseArgs } from 'node:util'
import { DescribeDomainCommand, OpenSearchClient } from '@aws-sdk/client-opensearch'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { tableTransfers } from '../lambdas/aws/adapters/dynamo/tableTransfers.ts'
import { isServiceDown } from '../lambdas/aws/adapters/isServiceDown.ts'
import { openSearchClient } from '../lambdas/aws/adapters/openSearch/client.ts'
import { forgetIndex } from '../lambdas/aws/adapters/openSearch/forgetIndex.ts'
import { IndexError } from '../lambdas/aws/adapters/openSearch/indexError.ts'
import { rebuildIndex } from '../lambdas/aws/adapters/openSearch/rebuildIndex.ts'
import { RebuildRefused } from '../lambdas/aws/adapters/openSearch/rebuildLock.ts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'

const USAGE = `Name the index and the table. Both are outputs of the stacks:
  npx node bin/rebuildIndex.ts --domain <IndexDomainName> --table <TransfersTableName>
Instead of the domain, --endpoint <origin> names an OpenSearch node. --lost removes the old index before the
new one is built, for an index that stays red.`
const GUIDE = 'See "The index of lists" in docs/operations.md.'
const UNHARMED = 'Lists still use the old index.'
const REQUEST_MILLISECONDS = 60_000
const PROGRESS_MILLISECONDS = 2000

/** A message for the operator, shown without a stack. */
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
  if (lost) await forgetIndex(client)
  console.log(lost ? 'Until the end, lists show only new changes.' : 'Lists stay available.')
  const onProgress = progress()
  const findTransfers = () => tableTransfers(dynamoClient(), table)
  const { taken, refused } = await rebuildIndex({ client, findTransfers, now: Date.now, onProgress })
  console.log(`Lists now use the new index: ${taken} transfers.`)
  if (refused.length === 0) return 0
  console.error(`OpenSearch refused ${refused.length} transfers, which are missing in lists: ${refused.join(' ')}`)
  return 1
}

function progress(): (taken: number) => void {
  const startedAt = Date.now()
  let printedAt = startedAt
  return taken => {
    if (Date.now() - printedAt < PROGRESS_MILLISECONDS) return
    printedAt = Date.now()
    console.log(`${taken} transfers, ${Math.round((taken * 1000) / (printedAt - startedAt))} a second`)
  }
}

/** @throws CannotRebuild while the domain is not ready */
async function getEndpoint(aws: OpenSearchClient, DomainName: string): Promise<string> {
  const { DomainStatus } = await aws.send(new DescribeDomainCommand({ DomainName }))
  const { Endpoint, Deleted, Processing, UpgradeProcessing, DomainProcessingStatus } = DomainStatus ?? {}
  if (Deleted) throw new CannotRebuild(`The domain ${DomainName} is being removed.`)
  if (Endpoint === undefined)
    throw new CannotRebuild(`The domain ${DomainName} is still being created. Try again later.`)
  if (Processing || UpgradeProcessing) {
    const what = DomainProcessingStatus ?? 'Modifying'
    throw new CannotRebuild(
      `AWS is changing the domain ${DomainName} (${what}). Try again when it is done. ${UNHARMED}`,
    )
  }
  return `https://${Endpoint}`
}

function advice(error: unknown): string {
  if (error instanceof CannotRebuild) return error.message
  if (error instanceof RebuildRefused) {
    return `${error.message} Wait until it ends. If it was killed, try again two minutes after its last sign of life.`
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  if (name.startsWith('ERR_PARSE_ARGS') || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) return USAGE
  if (name === 'ResourceNotFoundException')
    return `The domain or table does not exist in this account and region: ${message}\n${USAGE}`
  if ((error instanceof IndexError && error.status === 403) || name.startsWith('AccessDenied')) {
    return `These credentials lack a permission: ${message}\nTry again with the role IndexKeeperArn. ${GUIDE}`
  }
  if (name === 'CredentialsProviderError' || name === 'ExpiredTokenException') return `${message}\n${GUIDE}`
  if (isServiceDown(error)) return `${message} ${UNHARMED} Try again when it answers. ${GUIDE}`
  return `${stack ?? message}\n${UNHARMED}`
}

main().then(
  code => process.exit(code),
  error => {
    console.error(advice(error))
    process.exit(1)
  },
)
