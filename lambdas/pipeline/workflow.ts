import type { Context } from '../core/context.ts'
import { fail } from './fail.ts'
import { notify } from './notify.ts'
import { publish } from './publish.ts'
import type { FailureInput, Step } from './step.ts'
import { verify } from './verify.ts'

export type WorkflowStep = {
  name: string
  run: Step
  /** Runs once per file of the transfer, at most so many at once; once per transfer when left out. */
  filesAtOnce?: number
  /** Tries in all; the n-th waits `backoffSeconds * 2^(n-1)` for the next. */
  retry: { tries: number; backoffSeconds: number }
  timeoutSeconds: number
}

/**
 * What happens to a finalized transfer, as data: the job runner of the one machine and the Step Functions definition
 * are both made from it, and neither knows more than what stands here.
 */
export const transferWorkflow: {
  steps: readonly WorkflowStep[]
  onFailure: (context: Context, input: FailureInput) => Promise<void>
} = {
  steps: [
    { name: 'verify', run: verify, filesAtOnce: 10, retry: { tries: 5, backoffSeconds: 2 }, timeoutSeconds: 900 },
    { name: 'publish', run: publish, retry: { tries: 8, backoffSeconds: 2 }, timeoutSeconds: 300 },
    { name: 'notify', run: notify, retry: { tries: 12, backoffSeconds: 5 }, timeoutSeconds: 60 },
  ],
  onFailure: fail,
}
