import { ExecutionAlreadyExists, StartExecutionCommand } from '@aws-sdk/client-sfn'
import type { Workflow } from '../../../ports/workflow.ts'
import { type Executions, toEarlyName } from './executions.ts'

/** One that broke off is not resumed: finalize does the work. */
export function startingEarly({ client, fileMachineArn }: Executions): Pick<Workflow, 'startEarly'> {
  return {
    async startEarly(file, sender) {
      const { transferId, fileId } = file
      const input = JSON.stringify({ transferId, fileId, sender })
      try {
        const start = { stateMachineArn: fileMachineArn, name: toEarlyName(file), input }
        await client.send(new StartExecutionCommand(start))
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error
      }
    },
  }
}
