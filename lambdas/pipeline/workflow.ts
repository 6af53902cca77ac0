import type { SealedKind } from '../../shared/contract/contract.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { anonymise, anonymiseReach } from './anonymise.ts'
import { eraseOriginals, eraseOriginalsReach } from './eraseOriginals.ts'
import { fail, failReach } from './fail.ts'
import { inspect, inspectReach } from './inspect.ts'
import { notify, notifyReach } from './notify.ts'
import { publish, publishReach } from './publish.ts'
import { seal, sealReach } from './seal.ts'
import { sendPassword, sendPasswordReach } from './sendPassword.ts'
import type { FailureInput, Step } from './step.ts'
import { verify, verifyReach } from './verify.ts'

export type WorkflowStep = {
  name: string
  run: Step
  /** The ports and verbs that it uses: on AWS its permissions. */
  reach: Reach
  /** Runs once per file of the transfer, at most so many at once; once per transfer when left out. */
  filesAtOnce?: number
  /** Tries in all, and what the first waits for the next: see `secondsAfterTry`. */
  /** Which kinds of secrets it may seal and open. */
  seals?: readonly SealedKind[]
  retry: { tries: number; backoffSeconds: number }
  timeoutSeconds: number
}

/** No try waits longer for the next. */
export const MAX_BACKOFF_SECONDS = 300

/** How long the n-th try waits for the next, at most: on AWS it is a random part of that. */
export function secondsAfterTry(n: number, { backoffSeconds }: WorkflowStep['retry']): number {
  return Math.min(backoffSeconds * 2 ** (n - 1), MAX_BACKOFF_SECONDS)
}

/**
 * What happens to a finalized transfer, as data: the job runner of the one machine and the Step Functions definition
 * are both made from it, and neither knows more than what stands here.
 */
export const transferWorkflow: {
  steps: readonly WorkflowStep[]
  onFailure: (context: Context, input: FailureInput) => Promise<void>
  failureReach: Reach
} = {
  steps: [
    {
      name: 'verify',
      run: verify,
      reach: verifyReach,
      filesAtOnce: 10,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'anonymise',
      run: anonymise,
      reach: anonymiseReach,
      seals: ['rules'],
      filesAtOnce: 10,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'inspect',
      run: inspect,
      reach: inspectReach,
      filesAtOnce: 10,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'seal',
      run: seal,
      reach: sealReach,
      seals: ['password'],
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'publish',
      run: publish,
      reach: publishReach,
      retry: { tries: 8, backoffSeconds: 2 },
      timeoutSeconds: 300,
    },
    // Before anybody is told: nobody should wait for a mail system to lose what was to be forgotten.
    {
      name: 'eraseOriginals',
      run: eraseOriginals,
      reach: eraseOriginalsReach,
      retry: { tries: 15, backoffSeconds: 2 },
      timeoutSeconds: 300,
    },
    {
      name: 'notify',
      run: notify,
      reach: notifyReach,
      seals: ['link'],
      retry: { tries: 12, backoffSeconds: 5 },
      timeoutSeconds: 60,
    },
    {
      name: 'sendPassword',
      run: sendPassword,
      reach: sendPasswordReach,
      seals: ['password'],
      retry: { tries: 12, backoffSeconds: 5 },
      timeoutSeconds: 60,
    },
  ],
  onFailure: fail,
  failureReach: failReach,
}
