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
      move: () => machine.letIn(),
      settled: machine.settled,
      // Nothing of ours runs between two steps: there is nothing to stop, and nothing to start again.
      restart: async () => {},
      crash: async () => machine.cutOff(),
      async close() {
        await machine.close()
        database.close()
        rmSync(directory, { recursive: true, force: true })
      },
    }
  },
  // Step Functions waits by its own clock; for how long, test/unit/stateMachine.test.ts says.
  { clock: 'its own' },
)
