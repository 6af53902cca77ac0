import type { Context } from '../core/request/context.ts'
import { errorFields, type LogFields } from '../core/request/log.ts'

/** What a step is told: ids alone. `fileId` is there for the steps that run once per file. */
export type StepInput = { transferId: string; fileId?: string }

/** One step of the workflow. It may run more than once for the same input, and must not mind. */
export type Step = (context: Context, input: StepInput) => Promise<void>

/** What no retry can mend: the transfer fails with this reason, which its sender reads. */
export class StepFailure extends Error {
  override name = 'StepFailure'
}

/** What the catch step is told: the sentence for the sender. */
export type FailureInput = StepInput & { reason: string }

/** A step's error for the log. The reason of a failure is for the sender: it names files, and stands in the transfer. */
export function stepErrorFields(error: unknown): LogFields {
  return error instanceof StepFailure ? { error: error.name } : errorFields(error)
}
