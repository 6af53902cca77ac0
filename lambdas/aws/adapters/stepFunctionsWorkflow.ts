import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  ExecutionNotRedrivable,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn'
import type { Workflow } from '../../ports/workflow.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { TRANSFER_FAILED } from '../serving/stepErrors.ts'

/**
 * The workflow on Step Functions: an execution bears the name of its transfer, so that a transfer has one. Starting it
 * again is one call while it runs, and takes up again what ended without an end of its transfer.
 */
export function stepFunctionsWorkflow(client: SFNClient, { stateMachineArn }: { stateMachineArn: string }): Workflow {
  const executionArn = (name: string) => `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`

  async function startAs(name: string, transferId: string): Promise<void> {
    try {
      // Of one name and input a running execution is answered as if it were started now; names are free after 90 days.
      // https://docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify({ transferId }) }))
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error
      await startExecution(name, transferId)
    }
  }

  async function startExecution(name: string, transferId: string): Promise<void> {
    const execution = await found(name)
    if (!execution?.stopDate || !hasBrokenOff(execution)) return
    if (execution.redriveStatus === 'REDRIVABLE') return redrive(name, execution.redriveCount ?? 0)
    // After 14 days, or with too long a history: another begins at the beginning, since every step may run twice. Its
    // name tells which it follows, so that those who start at once start one.
    return startAs(`${transferId}-${execution.stopDate.getTime()}`, transferId)
  }

  async function found(name: string): Promise<DescribeExecutionOutput | undefined> {
    try {
      return await client.send(new DescribeExecutionCommand({ executionArn: executionArn(name) }))
    } catch (error) {
      // Answered with a delay: one that was started a moment ago may not be seen yet.
      if (error instanceof ExecutionDoesNotExist) return undefined
      throw error
    }
  }

  async function redrive(name: string, redriveCount: number) {
    try {
      // A token for each time: of two who redrive at once, one does.
      const clientToken = `redrive-${redriveCount}`
      await client.send(new RedriveExecutionCommand({ executionArn: executionArn(name), clientToken }))
    } catch (error) {
      // Somebody else was faster. What really stands still is found by the next sweep.
      if (!(error instanceof ExecutionNotRedrivable)) throw error
    }
  }

  return { start: transferId => startAs(transferId, transferId) }
}

/** The transfer has not come to an end, though its execution has. */
function hasBrokenOff({ status, error }: DescribeExecutionOutput): boolean {
  const isCutOff = status === 'FAILED' || status === 'TIMED_OUT' || status === 'ABORTED'
  return isCutOff && error !== TRANSFER_FAILED
}

export function openWorkflow(): Workflow {
  return stepFunctionsWorkflow(new SFNClient(clientSettings()), { stateMachineArn: variable('WORKFLOW') })
}
