import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../core/request/context.ts'
import { errorFields } from '../../core/request/log.ts'
import { fail } from '../../pipeline/fail.ts'
import { type FailureInput, type Step, StepFailure, type StepInput, stepErrorFields } from '../../pipeline/step.ts'
import { isNotPermitted } from '../adapters/notPermitted.ts'
import { awsContext, type Openers } from './context.ts'
import { stepErrors } from './stepErrors.ts'

/** What the machine tells a function: ids, and for the log which step it is and how often it was tried before. */
export type StepCall = StepInput & { step: string; retries: number }
type ErrorName = (typeof stepErrors)[keyof typeof stepErrors]
type Fail = (context: Context, input: FailureInput) => Promise<void>

/** How long the telling of a failure waits after its first tries; then it is left to the machine. */
const TELLING_WAITS_MILLISECONDS = [1000, 2000]

/** The Lambda function of a step of the workflow. */
export function serveStep(step: Step, openers: Openers) {
  return stepHandler(step, fail, awsContext(openers))
}

/** The Lambda function of what the machine asks, whose answer it keeps in its state: ids, and nothing else. */
export function serveLookup(lookup: (context: Context, input: StepInput) => Promise<string[]>, openers: Openers) {
  return lookupHandler(lookup, awsContext(openers))
}

export function stepHandler(step: Step, onFailure: Fail, context: Context) {
  return (call: StepCall) =>
    named(context, call, async input => {
      try {
        await step(context, input)
      } catch (error) {
        if (!(error instanceof StepFailure)) throw error
        // Told here: the reason names files, and must not go through the machine's state.
        await tell(context, onFailure, { transferId: input.transferId, reason: error.message })
        throw error
      }
    })
}

export function lookupHandler(lookup: (context: Context, input: StepInput) => Promise<string[]>, context: Context) {
  return (call: StepCall) => named(context, call, input => lookup(context, input))
}

/** Runs one try. What it throws is logged whole, and thrown on as a name alone. */
async function named<Answer>(
  { log }: Context,
  { step, retries, transferId, fileId }: StepCall,
  work: (input: StepInput) => Promise<Answer>,
): Promise<Answer> {
  const about = { transferId, ...(fileId === undefined ? {} : { fileId }) }
  try {
    return await work(about)
  } catch (error) {
    log.error('A step failed.', { step, ...about, attempt: retries + 1, ...stepErrorFields(error) })
    throw nameless(classifyKind(error))
  }
}

function classifyKind(error: unknown): keyof typeof stepErrors {
  if (error instanceof Untold) return 'untold'
  if (error instanceof StepFailure) return 'failed'
  return isNotPermitted(error) ? 'notPermitted' : 'notDone'
}

/** Tells a failure, with patience: whoever comes after this try no longer knows the reason. */
async function tell(context: Context, onFailure: Fail, failure: FailureInput): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await onFailure(context, failure)
    } catch (error) {
      // There is no transfer any more: nobody is left to be told.
      if (error instanceof StepFailure) return
      const { transferId } = failure
      context.log.error('A failure could not be told.', { transferId, attempt: tries + 1, ...errorFields(error) })
      const wait = TELLING_WAITS_MILLISECONDS[tries]
      if (wait === undefined) throw new Untold()
      await setTimeout(wait)
    }
  }
}

class Untold extends Error {
  override name = 'Untold'
}

/** The runtime hands on name, message and stack; only the name may leave the function. */
function nameless(kind: keyof typeof stepErrors): Error {
  const name: ErrorName = stepErrors[kind]
  return Object.assign(new Error(''), { name, stack: name })
}
