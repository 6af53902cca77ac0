import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '../../lambdas/core/request/context.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { workflowSuite } from '../contracts/workflow.suite.ts'
import { recordKey } from '../harness/recordKey.ts'
import { stepMachine } from './stepMachine.ts'

workflowSuite(
  'Step Functions',
  async definition => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-steps-'))
    const database = openDatabase(join(directory, 'waybill.db'))
    const transfers = sqliteTransfers(database, recordKey)
    const context = { transfers, log: jsonLog(() => {}, Date.now, 'info') } as Context
    const machine = await stepMachine(definition, context, { holdsRetries: true })
    return {
      workflow: machine.workflow,
      transfers,
      move: () => machine.release(),
      settled: machine.settled,
      // No product code runs between two steps, so there is nothing to stop or restart.
      restart: async () => {},
      crash: async () => machine.cutOff(),
      async close() {
        await machine.close()
        database.close()
        rmSync(directory, { recursive: true, force: true })
      },
    }
  },
  // Step Functions waits by its own clock; test/unit/stateMachine.test.ts checks the durations.
  { clock: 'its own' },
)
