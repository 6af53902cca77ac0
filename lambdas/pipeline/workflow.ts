import type { SealedKind } from '../../shared/contract/contract.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { anonymise, anonymiseReach } from './anonymise.ts'
import { applyPolicies, applyPoliciesReach } from './applyPolicies.ts'
import { awaitHealth, awaitHealthReach } from './awaitHealth.ts'
import { eraseOriginals, eraseOriginalsReach } from './eraseOriginals.ts'
import { fail, failReach } from './fail.ts'
import { inspect, inspectReach } from './inspect.ts'
import { notify, notifyReach } from './notify.ts'
import { publish, publishReach } from './publish.ts'
import { scan, scanReach } from './scan.ts'
import { seal, sealReach } from './seal.ts'
import { sendPassword, sendPasswordReach } from './sendPassword.ts'
import type { FailureInput, Step } from './step.ts'
import { verify, verifyReach } from './verify.ts'

export type WorkflowStep = {
  name: string
  run: Step
  /** On AWS these become its permissions. */
  reach: Reach
  /** At most this many files in parallel; omitted: once per transfer. */
  filesAtOnce?: number
  /** Reads whole contents. On AWS such steps of all transfers share a limit (docs/decisions/0048). */
  takesRoom?: true
  seals?: readonly SealedKind[]
  /** The total number of tries, and the first wait in `secondsAfterTry`. */
  retry: { tries: number; backoffSeconds: number }
  /** Whether it may throw a StepHeld. */
  isHeld?: true
  /** Whether it may throw a StepEarly. */
  mayBeEarly?: true
  /** Whether it may throw a StepTooLong. */
  mayBeTooLong?: true
  /** The step that follows a StepRepeated. */
  repeatsFrom?: string
  timeoutSeconds: number
}

export const MAX_BACKOFF_SECONDS = 300

/** AWS waits a random part of it. */
export function secondsAfterTry(n: number, { backoffSeconds }: WorkflowStep['retry']): number {
  return Math.min(backoffSeconds * 2 ** (n - 1), MAX_BACKOFF_SECONDS)
}

/** The first wait of a held step. */
export const HELD_SECONDS = 15

/** The local job runner and the Step Functions definition both derive from this. */
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
      takesRoom: true,
      mayBeTooLong: true,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'awaitHealth',
      run: awaitHealth,
      reach: awaitHealthReach,
      retry: { tries: 8, backoffSeconds: 2 },
      isHeld: true,
      timeoutSeconds: 60,
    },
    // Before anything of ours opens the file.
    {
      name: 'scan',
      run: scan,
      reach: scanReach,
      filesAtOnce: 10,
      takesRoom: true,
      retry: { tries: 5, backoffSeconds: 2 },
      isHeld: true,
      timeoutSeconds: 900,
    },
    {
      name: 'anonymise',
      run: anonymise,
      reach: anonymiseReach,
      seals: ['rules'],
      filesAtOnce: 10,
      takesRoom: true,
      mayBeTooLong: true,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'inspect',
      run: inspect,
      reach: inspectReach,
      filesAtOnce: 10,
      takesRoom: true,
      mayBeTooLong: true,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'applyPolicies',
      run: applyPolicies,
      reach: applyPoliciesReach,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 60,
    },
    {
      name: 'seal',
      run: seal,
      reach: sealReach,
      seals: ['password'],
      takesRoom: true,
      mayBeTooLong: true,
      retry: { tries: 5, backoffSeconds: 2 },
      timeoutSeconds: 900,
    },
    {
      name: 'publish',
      run: publish,
      reach: publishReach,
      mayBeTooLong: true,
      retry: { tries: 8, backoffSeconds: 2 },
      isHeld: true,
      mayBeEarly: true,
      repeatsFrom: 'scan',
      timeoutSeconds: 900,
    },
    // Before the mails: a mail outage must not delay the erasure.
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
      // Hundreds of recipients, one after the other.
      timeoutSeconds: 900,
    },
    {
      name: 'sendPassword',
      run: sendPassword,
      reach: sendPasswordReach,
      seals: ['password'],
      retry: { tries: 12, backoffSeconds: 5 },
      timeoutSeconds: 900,
    },
  ],
  onFailure: fail,
  failureReach: failReach,
}

export type FileWorkflow = { steps: readonly WorkflowStep[] }

/** Begins when a file is complete, and ends with the upload: finalize starts the transfer's own run, which does the rest. */
export function toFileWorkflow({ steps }: FileWorkflow): FileWorkflow {
  return { steps: steps.filter(({ filesAtOnce }) => filesAtOnce !== undefined) }
}
