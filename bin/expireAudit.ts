import { parseArgs } from 'node:util'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { expireAudit } from '../lambdas/aws/adapters/dynamo/expireAudit.ts'

const USAGE =
  'npx node bin/expireAudit.ts --table <AuditTableName>: gives events of 1.13 and earlier their end after 13 months.'

async function main() {
  const { table } = parseArgs({ options: { table: { type: 'string' } } }).values
  if (!table) throw new Error(USAGE)
  console.log(`${await expireAudit(dynamoClient(), table)} events got their end.`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
