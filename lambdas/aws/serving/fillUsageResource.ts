import { errorFields, jsonLog } from '../../core/request/log.ts'
import { dynamoClient } from '../adapters/dynamo/client.ts'
import { rebuildUsage } from '../adapters/dynamo/rebuildUsage.ts'
import { variable } from '../functions/variables.ts'

/**
 * Fills the usage history at the first deployment that has it. A deployment must not fail because of it: until an
 * operator rebuilds it, known recipients look new.
 */
export async function fillUsageResource(_properties: unknown, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  const assertTime = () => {
    if (Date.now() > end) throw new Error('There are too many transfers for the time of a function.')
  }
  try {
    await rebuildUsage(dynamoClient(), variable('TRANSFERS_TABLE'), { now: Date.now, assertTime })
  } catch (error) {
    const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')
    log.error('The usage history is not filled. Run bin/rebuildUsage.ts.', errorFields(error))
  }
}
