import {
  type DescribeExecutionOutput,
  ExecutionAlreadyExists,
  ExecutionNotRedrivable,
  RedriveExecutionCommand,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn'
import type { Workflow } from '../../../ports/workflow.ts'
import { TRANSFER_FAILED } from '../../serving/stepErrors.ts'
import { type Executions, findExecution, toExecutionArn } from './executions.ts'

type Input = { transferId: string; sender?: string }

/**
 * An execution has the name of its transfer, so a transfer has only one. A second start has no effect while it runs,
 * and resumes an execution that ended before its transfer.
 */
export function starting(executions: Executions): Pick<Workflow, 'start'> {
  const { client, stateMachineArn } = executions
  async function startAs(name: string, input: Input): Promise<void> {
    try {
      // A repeated start with the same input succeeds while the execution runs; names are free after 90 days.
      // https://docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }))
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error
      await startExecution(name, input)
    }
  }

  async function startExecution(name: string, input: Input): Promise<void> {
    const execution = await findExecution(executions, name)
    if (!execution?.stopDate || !hasBrokenOff(execution)) return
    if (execution.redriveStatus === 'REDRIVABLE') return redrive(name, execution.redriveCount ?? 0)
    // After 14 days, or with a full history, a new execution starts from the beginning: every step is idempotent. Its
    // name derives from the previous one, so that concurrent starts create one.
    return startAs(`${input.transferId}-${execution.stopDate.getTime()}`, input)
  }

  async function redrive(name: string, redriveCount: number) {
    try {
      // Of concurrent calls with one token, one takes effect.
      const clientToken = `redrive-${redriveCount}`
      await client.send(
        new RedriveExecutionCommand({ executionArn: toExecutionArn(stateMachineArn, name), clientToken }),
      )
    } catch (error) {
      // The next sweep finds an execution that is still stopped.
      if (!(error instanceof ExecutionNotRedrivable)) throw error
    }
  }

  return {
    start: (transferId, sender) => startAs(transferId, { transferId, ...(sender === undefined ? {} : { sender }) }),
  }
}

function hasBrokenOff({ status, error }: DescribeExecutionOutput): boolean {
  const isCutOff = status === 'FAILED' || status === 'TIMED_OUT' || status === 'ABORTED'
  return isCutOff && error !== TRANSFER_FAILED
}
