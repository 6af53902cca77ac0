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
 * An execution has the name of its transfer, so a transfer has only one. A second start has no effect while it runs,
 * and resumes an execution that ended before its transfer.
 */
export function stepFunctionsWorkflow(client: SFNClient, { stateMachineArn }: { stateMachineArn: string }): Workflow {
  const executionArn = (name: string) => `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`

  async function startAs(name: string, transferId: string): Promise<void> {
    try {
      // A repeated start succeeds while the execution runs; names are free after 90 days.
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
    // After 14 days, or with a full history, a new execution starts from the beginning: every step is idempotent. Its
    // name derives from the previous one, so that concurrent starts create one.
    return startAs(`${transferId}-${execution.stopDate.getTime()}`, transferId)
  }

  async function found(name: string): Promise<DescribeExecutionOutput | undefined> {
    try {
      return await client.send(new DescribeExecutionCommand({ executionArn: executionArn(name) }))
    } catch (error) {
      // Eventually consistent: it may not be visible yet.
      if (error instanceof ExecutionDoesNotExist) return undefined
      throw error
    }
  }

  async function redrive(name: string, redriveCount: number) {
    try {
      // Of concurrent calls with one token, one takes effect.
      const clientToken = `redrive-${redriveCount}`
      await client.send(new RedriveExecutionCommand({ executionArn: executionArn(name), clientToken }))
    } catch (error) {
      // The next sweep finds an execution that is still stopped.
      if (!(error instanceof ExecutionNotRedrivable)) throw error
    }
  }

  return { start: transferId => startAs(transferId, transferId) }
}

function hasBrokenOff({ status, error }: DescribeExecutionOutput): boolean {
  const isCutOff = status === 'FAILED' || status === 'TIMED_OUT' || status === 'ABORTED'
  return isCutOff && error !== TRANSFER_FAILED
}

export function openWorkflow(): Workflow {
  return stepFunctionsWorkflow(new SFNClient(clientSettings()), { stateMachineArn: variable('WORKFLOW') })
}
