import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../core/request/context.ts'
import { errorFields } from '../../core/request/log.ts'
import { fail } from '../../pipeline/fail.ts'
import {
  ExpectedFailure,
  type FailureInput,
  logStepError,
  type Step,
  StepBusy,
  StepEarly,
  StepFailure,
  StepHeld,
  type StepInput,
  StepRepeated,
  StepTooLong,
} from '../../pipeline/step.ts'
import { isNotPermitted } from '../adapters/notPermitted.ts'
import { awsContext, type Openers } from './context.ts'
import { stepErrors } from './stepErrors.ts'

/** `step` and `retries` are for the log. */
export type StepCall = StepInput & { step: string; retries: number }
type ErrorName = (typeof stepErrors)[keyof typeof stepErrors]
type Fail = (context: Context, input: FailureInput) => Promise<void>

/** After this the state machine takes over. */
const REPORT_WAITS_MILLISECONDS = [1000, 2000]

export function serveStep(step: Step, openers: Openers) {
  return stepHandler(step, fail, awsContext(openers))
}

/** The state machine stores the answer, so it contains only ids. */
export function serveLookup(lookup: (context: Context, input: StepInput) => Promise<string[]>, openers: Openers) {
  return lookupHandler(lookup, awsContext(openers))
}

export function stepHandler(step: Step, onFailure: Fail, context: Context) {
  return (call: StepCall) =>
    named(context, call, async input => {
      try {
        await runWhenDue(step, context, input)
      } catch (error) {
        if (!(error instanceof StepFailure)) throw error
        // The transfer's own run repeats the step, and reports it.
        if (input.isEarly) throw error
        // The reason names files and must not enter the state machine's history.
        await reportFailure(context, onFailure, { transferId: input.transferId, reason: error.message })
        throw error
      }
    })
}

/** An error for each wait would raise the alarm of failed runs. A minute at most, well below the time of a function. */
async function runWhenDue(step: Step, context: Context, input: StepInput) {
  try {
    await step(context, input)
  } catch (error) {
    if (!(error instanceof StepEarly)) throw error
    await setTimeout(error.until - context.now())
    await step(context, input)
  }
}

export function lookupHandler(lookup: (context: Context, input: StepInput) => Promise<string[]>, context: Context) {
  return (call: StepCall) => named(context, call, input => lookup(context, input))
}

/**
 * Logs an error in full and rethrows only its name. An expected failure ends the step normally: Lambda and Step Functions
 * count errors, which raise alarms. Later steps change nothing in the failed transfer.
 */
async function named<Answer>(
  { log }: Context,
  { step, retries, transferId, fileId, isEarly }: StepCall,
  work: (input: StepInput) => Promise<Answer>,
): Promise<Answer | undefined> {
  const about = { transferId, ...(fileId === undefined ? {} : { fileId }) }
  try {
    return await work({ ...about, ...(isEarly ? { isEarly } : {}) })
  } catch (error) {
    logStepError(log, error, { step, ...about, attempt: retries + 1 })
    if (error instanceof ExpectedFailure) return undefined
    throw nameless(classifyKind(error))
  }
}

function classifyKind(error: unknown): keyof typeof stepErrors {
  if (error instanceof Untold) return 'untold'
  if (error instanceof StepFailure) return 'failed'
  if (error instanceof StepHeld) return 'held'
  if (error instanceof StepEarly) return 'early'
  if (error instanceof StepBusy) return 'busy'
  if (error instanceof StepRepeated) return 'repeated'
  if (error instanceof StepTooLong) return 'tooLong'
  return isNotPermitted(error) ? 'notPermitted' : 'notDone'
}

/** A later try would not know the reason. */
async function reportFailure(context: Context, onFailure: Fail, failure: FailureInput): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await onFailure(context, failure)
    } catch (error) {
      // The transfer was removed.
      if (error instanceof StepFailure) return
      const { transferId } = failure
      context.log.error('The sender could not be informed of a failure.', {
        transferId,
        attempt: tries + 1,
        ...errorFields(error),
      })
      const wait = REPORT_WAITS_MILLISECONDS[tries]
      if (wait === undefined) throw new Untold()
      await setTimeout(wait)
    }
  }
}

class Untold extends Error {
  override name = 'Untold'
}

/** Only the name may leave the function. */
function nameless(kind: keyof typeof stepErrors): Error {
  const name: ErrorName = stepErrors[kind]
  return Object.assign(new Error(''), { name, stack: name })
}
