import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { rebuildUsage } from '../lambdas/aws/adapters/dynamo/rebuildUsage.ts'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { openDatabase } from '../local/database.ts'
import { takeDirectory } from '../local/dataDirectory.ts'
import { fileKeys } from '../local/keys.ts'
import { fillUsage } from '../local/stores/fillUsage.ts'

const USAGE = `Rebuild the usage history from the transfers that exist:
  npx node bin/rebuildUsage.ts                              on one machine, as the user of the service, with its DATA_DIR
  npx node bin/rebuildUsage.ts --table <TransfersTableName>   on AWS, with the output of the stack Data
On one machine stop Waybill first.`
const PROGRESS_MILLISECONDS = 2000

async function main(): Promise<number> {
  const { table } = parseArgs({ options: { table: { type: 'string' } } }).values
  const { released, unreadable } = table === undefined ? rebuildOfMachine() : await rebuildOfTable(table)
  console.log(`The usage history has ${released} released transfers.`)
  if (unreadable.length === 0) return 0
  console.error(`${unreadable.length} transfers cannot be read, and are missing: ${unreadable.join(' ')}`)
  return 1
}

function rebuildOfMachine() {
  const { dataDirectory } = configurationFrom(process.env)
  const file = join(dataDirectory, 'waybill.db')
  const keyFile = join(dataDirectory, 'keys', 'root.key')
  // A missing key file would be created, and the host could no longer report its loss.
  if (![file, keyFile].every(existsSync)) {
    throw new SettingsError(`There is no Waybill data in DATA_DIR ${dataDirectory}, or its key file is missing.`)
  }
  const lock = takeDirectory(dataDirectory)
  const unreadable: string[] = []
  try {
    const key = fileKeys(keyFile).derive('transfers')
    const onUnreadable = (transferId: string) => unreadable.push(transferId)
    const released = fillUsage(openDatabase(file), { key, now: Date.now(), onUnreadable, onProgress: progress() })
    return { released, unreadable }
  } finally {
    lock.release()
  }
}

async function rebuildOfTable(table: string) {
  const released = await rebuildUsage(dynamoClient(), table, { now: Date.now, onProgress: progress() })
  return { released, unreadable: [] }
}

function progress(): (released: number) => void {
  const startedAt = Date.now()
  let printedAt = startedAt
  return released => {
    if (Date.now() - printedAt < PROGRESS_MILLISECONDS) return
    printedAt = Date.now()
    console.log(`${released} transfers, ${Math.round((released * 1000) / (printedAt - startedAt))} a second`)
  }
}

main().then(
  code => process.exit(code),
  error => {
    const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isUsage ? USAGE : error instanceof SettingsError ? error.message : error)
    process.exit(1)
  },
)
