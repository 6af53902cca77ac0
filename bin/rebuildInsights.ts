import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { jsonLog } from '../lambdas/core/request/log.ts'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { openDatabase } from '../local/database.ts'
import { takeDirectory } from '../local/dataDirectory.ts'
import { clearInsights } from '../local/insights/clearInsights.ts'
import { fileKeys } from '../local/keys.ts'
import { sqliteTransferIndex } from '../local/stores/transferIndex.ts'

// npx node bin/rebuildInsights.ts, with the DATA_DIR of a stopped host: counts the figures of insights again, from the
// transfers that exist. On AWS, bin/rebuildIndex.ts does it.
async function main() {
  const { dataDirectory } = configurationFrom(process.env)
  const databaseFile = join(dataDirectory, 'waybill.db')
  const keyFile = join(dataDirectory, 'keys', 'root.key')
  // A missing key file would be created, and the host could no longer report its loss.
  if (![databaseFile, keyFile].every(existsSync)) {
    throw new SettingsError(`There is no Waybill data in DATA_DIR ${dataDirectory}, or its key file is missing.`)
  }
  const lock = takeDirectory(dataDirectory)
  try {
    const database = openDatabase(databaseFile)
    clearInsights(database)
    const log = jsonLog(line => console.error(line), Date.now, 'error')
    const key = fileKeys(keyFile).derive('transfers')
    const index = sqliteTransferIndex(database, { databaseFile, key, log, now: Date.now })
    await index.catchUp()
    await index.close()
    const { count } = database.prepare('SELECT count(*) AS count FROM insight_rows').get() ?? {}
    database.close()
    console.log(`Insights have the figures of ${count} transfers.`)
  } finally {
    lock.release()
  }
}

main().catch(error => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
