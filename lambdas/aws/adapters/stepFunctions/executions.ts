import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  ExecutionDoesNotExist,
  type SFNClient,
} from '@aws-sdk/client-sfn'
import { computeDigest } from '../../../core/secrets/digest.ts'
import type { CompleteFile } from '../../../ports/workflow.ts'

/** `fileMachineArn`: of the early work on single files. */
export type Executions = { client: SFNClient; stateMachineArn: string; fileMachineArn: string }

const EARLY = 'early-'

/** One execution for each version of a file, and one after its verdict. A name has at most 80 characters. */
export function toEarlyName({ transferId, fileId, version, isScanned }: CompleteFile): string {
  return `${EARLY}${computeDigest(`${transferId} ${fileId} ${version}${isScanned ? ' scanned' : ''}`)}`
}

export function toExecutionArn(stateMachineArn: string, name: string): string {
  return `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`
}

export async function findExecution(
  { client, stateMachineArn, fileMachineArn }: Executions,
  name: string,
): Promise<DescribeExecutionOutput | undefined> {
  const machineArn = name.startsWith(EARLY) ? fileMachineArn : stateMachineArn
  try {
    return await client.send(new DescribeExecutionCommand({ executionArn: toExecutionArn(machineArn, name) }))
  } catch (error) {
    // Eventually consistent: it may not be visible yet.
    if (error instanceof ExecutionDoesNotExist) return undefined
    throw error
  }
}
