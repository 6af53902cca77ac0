import * as z from 'zod'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { failReach } from '../pipeline/fail.ts'
import { giveUp } from '../pipeline/giveUp.ts'
import { StepFailure } from '../pipeline/step.ts'

export const workflowEndedReach: Reach = failReach

/**
 * The part of Step Functions' status event that is read here.
 * @see https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html
 */
const StatusChange = z.object({ detail: z.object({ input: z.string() }) })
const ExecutionInput = z.object({ transferId: z.string() })

/**
 * A workflow that ended without success: a transfer that it left in processing fails, and its sender is told. What the
 * machine's own steps have ended already stays as it is, so that the event may come late, and more than once.
 */
export async function workflowEnded(context: Context, event: unknown): Promise<void> {
  const transferId = getTransferId(event)
  try {
    await giveUp(context, { transferId })
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    context.log.info('A workflow ended whose transfer is gone.', { transferId })
  }
}

function getTransferId(event: unknown): string {
  try {
    return ExecutionInput.parse(JSON.parse(StatusChange.parse(event).detail.input)).transferId
  } catch (cause) {
    throw new Error('This is no status event of an execution of the workflow.', { cause })
  }
}
