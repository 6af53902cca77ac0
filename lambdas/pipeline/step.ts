import type { Context } from '../core/request/context.ts'
import { errorFields, type Log, type LogFields } from '../core/request/log.ts'

/** Only ids. `isEarly`: work on a complete file, before its transfer is finalized. */
export type StepInput = { transferId: string; fileId?: string; isEarly?: true }

/** Must be idempotent. */
export type Step = (context: Context, input: StepInput) => Promise<void>

/** A retry cannot help. The sender reads this reason. */
export class StepFailure extends Error {
  override name = 'StepFailure'
}

/** Caused by the files or by policies, not by a fault of the host: it raises no alarm. */
export class ExpectedFailure extends StepFailure {
  override name = 'ExpectedFailure'
}

/** The engine is not healthy, or the malware scanner has no verdict. The step waits for it, without using up a try. */
export class StepHeld extends Error {
  override name = 'StepHeld'
}

/** The sender can still undo the sending. The step is due again at `until` (epoch ms), without using up a try. */
export class StepEarly extends Error {
  override name = 'StepEarly'
  readonly until: number

  constructor(until: number) {
    super()
    this.until = until
  }
}

/** An early run still works on the file. The step waits for its end, without using up a try. */
export class StepBusy extends Error {
  override name = 'StepBusy'
}

/** Earlier work was discarded: the workflow goes back to the step's `repeatsFrom`. */
export class StepRepeated extends Error {
  override name = 'StepRepeated'
}

/** The step is expected to exceed the time of a function, and runs as a task instead. */
export class StepTooLong extends Error {
  override name = 'StepTooLong'
}

export type FailureInput = StepInput & { reason: string }

/** Omits the reason of a StepFailure, which names files. */
export function logStepError(log: Log, error: unknown, about: LogFields) {
  if (error instanceof StepHeld) return log.info('A transfer waits for a healthy engine or scanner.', about)
  if (error instanceof StepEarly) return log.info('A transfer waits until its sending can no longer be undone.', about)
  if (error instanceof StepBusy) return log.info('A transfer waits for early work on a file.', about)
  if (error instanceof StepRepeated) return log.info('The files of a transfer are processed again.', about)
  if (error instanceof StepTooLong) return log.info('A step goes on as a task.', about)
  if (error instanceof ExpectedFailure) log.info('Its files or policies end a transfer.', about)
  else
    log.error('A step failed.', {
      ...about,
      ...(error instanceof StepFailure ? { error: error.name } : errorFields(error)),
    })
}
