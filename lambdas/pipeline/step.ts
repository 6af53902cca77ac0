import type { Context } from '../core/request/context.ts'
import { errorFields, type Log, type LogFields } from '../core/request/log.ts'

/** Only ids. */
export type StepInput = { transferId: string; fileId?: string }

/** Must be idempotent. */
export type Step = (context: Context, input: StepInput) => Promise<void>

/** A retry cannot help. The sender reads this reason. */
export class StepFailure extends Error {
  override name = 'StepFailure'
}

export type FailureInput = StepInput & { reason: string }

/** A StepFailure is no fault of the host. Its reason names files, and is omitted. */
export function logStepError(log: Log, error: unknown, about: LogFields) {
  if (error instanceof StepFailure) log.info('A transfer cannot go on.', about)
  else log.error('A step failed.', { ...about, ...errorFields(error) })
}
