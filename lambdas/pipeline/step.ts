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

/** The engine is not healthy. The step waits for a healthy run of the canaries, without using up a try. */
export class StepHeld extends Error {
  override name = 'StepHeld'
}

/** Earlier work was discarded: the workflow goes back to the step's `repeatsFrom`. */
export class StepRepeated extends Error {
  override name = 'StepRepeated'
}

export type FailureInput = StepInput & { reason: string }

/** Policies do not let the transfer pass. */
export class PolicyBlock extends StepFailure {
  override name = 'PolicyBlock'
}

/** Omits the reason of a StepFailure, which names files. A block is no fault of the host, and a wait is none of the step. */
export function logStepError(log: Log, error: unknown, about: LogFields) {
  if (error instanceof StepHeld) return log.info('A transfer waits for a healthy engine.', about)
  if (error instanceof StepRepeated) return log.info('The files of a transfer are processed again.', about)
  if (error instanceof PolicyBlock) log.info('Policies block a transfer.', about)
  else
    log.error('A step failed.', {
      ...about,
      ...(error instanceof StepFailure ? { error: error.name } : errorFields(error)),
    })
}
