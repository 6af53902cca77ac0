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

/** Policies do not let the transfer pass. */
export class PolicyBlock extends StepFailure {
  override name = 'PolicyBlock'
}

/** Omits the reason of a StepFailure, which names files. A block is no fault of the host. */
export function logStepError(log: Log, error: unknown, about: LogFields) {
  if (error instanceof PolicyBlock) log.info('Policies block a transfer.', about)
  else
    log.error('A step failed.', {
      ...about,
      ...(error instanceof StepFailure ? { error: error.name } : errorFields(error)),
    })
}
