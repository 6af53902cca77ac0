import type { Context } from '../core/request/context.ts'
import { errorFields, type LogFields } from '../core/request/log.ts'

/** Only ids. */
export type StepInput = { transferId: string; fileId?: string }

/** Must be idempotent. */
export type Step = (context: Context, input: StepInput) => Promise<void>

/** A retry cannot help. The sender reads this reason. */
export class StepFailure extends Error {
  override name = 'StepFailure'
}

export type FailureInput = StepInput & { reason: string }

/** Omits the reason of a StepFailure, which names files. */
export function stepErrorFields(error: unknown): LogFields {
  return error instanceof StepFailure ? { error: error.name } : errorFields(error)
}
