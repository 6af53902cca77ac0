import { parseArgs } from 'node:util'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { blobsClient } from '../lambdas/aws/adapters/s3/client.ts'
import { copyBack } from '../lambdas/aws/adapters/s3/copyBack.ts'
import { createStore } from '../lambdas/aws/adapters/s3Blobs.ts'

const USAGE =
  'npx node bin/prepareRollback.ts --table <OpsTableName> --incoming <bucket> --released <bucket>: gives released contents the second copy that 1.18 needs.'

async function main() {
  const name = { type: 'string' } as const
  const { table, incoming, released } = parseArgs({ options: { table: name, incoming: name, released: name } }).values
  if (!table || !incoming || !released) throw new Error(USAGE)
  const dynamo = dynamoClient()
  const count = await copyBack(createStore(blobsClient(), dynamo, { table, incoming, released }), dynamo, table)
  console.log(`${count} contents have a second copy now. Run it again until this number is 0.`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
