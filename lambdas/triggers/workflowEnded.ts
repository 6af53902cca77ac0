import * as z from 'zod'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { failReach } from '../pipeline/fail.ts'
import { giveUp } from '../pipeline/giveUp.ts'
import { StepFailure } from '../pipeline/step.ts'

export const workflowEndedReach: Reach = failReach

/** @see https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
const StatusChange = z.object({ detail: z.object({ input: z.string() }) })
const ExecutionInput = z.object({ transferId: z.string() })

/** Only a transfer still in processing fails, so the event may come late and repeatedly. */
export async function workflowEnded(context: Context, event: unknown): Promise<void> {
  const transferId = getTransferId(event)
  try {
    await giveUp(context, { transferId })
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    context.log.info('A workflow ended, but its transfer no longer exists.', { transferId })
  }
}

function getTransferId(event: unknown): string {
  try {
    return ExecutionInput.parse(JSON.parse(StatusChange.parse(event).detail.input)).transferId
  } catch (cause) {
    throw new Error('The message is not a status event of the workflow.', { cause })
  }
}
