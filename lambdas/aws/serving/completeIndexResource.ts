import { errorFields, jsonLog } from '../../core/request/log.ts'
import { dynamoClient } from '../adapters/dynamo/client.ts'
import { tableTransfers } from '../adapters/dynamo/tableTransfers.ts'
import { openSearchClient } from '../adapters/openSearch/client.ts'
import { completeIndex } from '../adapters/openSearch/completeIndex.ts'
import { variable } from '../functions/variables.ts'

/** For the change to the new index, after the last transfer. */
const EXCHANGE_MILLISECONDS = 60_000

/**
 * Rebuilds the index at the first deployment whose figures need more fields. A deployment must not fail because of it:
 * until an operator rebuilds it, figures are unavailable.
 */
export async function completeIndexResource(_properties: unknown, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds - EXCHANGE_MILLISECONDS
  const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')
  try {
    const refused = await completeIndex({
      client: openSearchClient(variable('INDEX_ENDPOINT'), { region: variable('AWS_REGION'), requestTimeout: 30_000 }),
      findTransfers: () => tableTransfers(dynamoClient(), variable('TRANSFERS_TABLE')),
      now: Date.now,
      onProgress() {
        if (Date.now() > end) throw new Error('There are too many transfers for the time of a function.')
      },
    })
    for (const transferId of refused) log.error('The index refused a transfer.', { transferId })
  } catch (error) {
    log.error('Figures are unavailable. Run bin/rebuildIndex.ts.', errorFields(error))
  }
}
