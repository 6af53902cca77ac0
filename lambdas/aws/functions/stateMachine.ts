import { HELD_SECONDS, MAX_BACKOFF_SECONDS, type WorkflowStep } from '../../pipeline/workflow.ts'
import { stepErrors, TRANSFER_FAILED } from '../serving/stepErrors.ts'

type Retry = WorkflowStep['retry']
type State = Record<string, unknown>

/** No step of the workflow. */
const lookupTask = { retry: { tries: 8, backoffSeconds: 2 }, timeoutSeconds: 60 }
const giveUpTask = { retry: { tries: 60, backoffSeconds: 5 }, timeoutSeconds: 60 }

/**
 * These do not count as tries of the step.
 * @see https://docs.aws.amazon.com/step-functions/latest/dg/sfn-best-practices.html#bp-lambda-serviceexception
 */
const platformErrors = [
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
]
/** An execution has at most 25,000 events, and each file takes several steps. */
const platformRetry = { tries: 22, backoffSeconds: 1 }

/**
 * About a week: with full jitter the average wait is half of the maximum. A map is retried completely, at longer
 * intervals, because each retry adds events for its files.
 */
const permissionRetry = { tries: 7 * 24 * 8, backoffSeconds: 60, maxSeconds: 900 }
const permissionRetryOfFiles = { tries: 7 * 24 * 2, backoffSeconds: 60, maxSeconds: 3600 }

/** About a week, too. The events of the two steps that may be held are half of an execution's. */
const heldRetry = { tries: 7 * 24 * 12, backoffSeconds: HELD_SECONDS, maxSeconds: 600 }

/**
 * A Standard workflow. Its history is kept for 90 days and read by operators, so only ids enter or leave it.
 * @param getArn of the function of a step, of `files` and of `giveUp`
 * @see https://states-language.net/spec.html
 */
export function createStateMachine({ steps }: { steps: readonly WorkflowStep[] }, getArn: (name: string) => string) {
  const needsFiles = steps.some(({ filesAtOnce }) => filesAtOnce !== undefined)
  const states: [name: string, state: State][] = [
    ...(needsFiles ? [['files', filesState(getArn)] as [string, State]] : []),
    ...steps.map((step): [string, State] => [step.name, getState(step, getArn)]),
  ]
  const next = (index: number) => {
    const name = states[index + 1]?.[0]
    return name === undefined ? { End: true } : { Next: name }
  }
  return {
    Comment: 'The workflow of a finalized transfer. Generated from lambdas/pipeline/workflow.ts.',
    StartAt: states[0]?.[0],
    States: {
      ...Object.fromEntries(
        states.map(([name, state], index) => [
          name,
          { ...state, Catch: [failureReported, ...repeats(steps, name), otherErrors], ...next(index) },
        ]),
      ),
      giveUp: { ...task('giveUp', getArn, giveUpTask), Catch: [failureReported], Next: 'failed' },
      failed: { Type: 'Fail', Error: TRANSFER_FAILED },
    },
  }
}

/** Once, because a finalized transfer gets no other files. */
function filesState(getArn: (name: string) => string): State {
  return { ...task('files', getArn, lookupTask), ResultSelector: { 'ids.$': '$.Payload' }, ResultPath: '$.files' }
}

function getState(step: WorkflowStep, getArn: (name: string) => string): State {
  const { name, filesAtOnce } = step
  if (filesAtOnce === undefined) return task(name, getArn, step)
  const ofOneFile = `${name} of one file`
  return {
    Type: 'Map',
    ItemsPath: '$.files.ids',
    ItemSelector: { 'transferId.$': '$.transferId', 'fileId.$': '$$.Map.Item.Value' },
    MaxConcurrency: filesAtOnce,
    ItemProcessor: {
      ProcessorConfig: { Mode: 'INLINE' },
      StartAt: ofOneFile,
      States: { [ofOneFile]: { ...task(name, getArn, step, { 'fileId.$': '$.fileId' }), End: true } },
    },
    Retry: [{ ErrorEquals: [stepErrors.notPermitted], ...retrier(permissionRetryOfFiles) }],
    ResultPath: null,
  }
}

/** Does not change the state. */
function task(
  name: string,
  getArn: (name: string) => string,
  {
    retry,
    timeoutSeconds,
    isHeld,
    repeatsFrom,
  }: Pick<WorkflowStep, 'retry' | 'timeoutSeconds' | 'isHeld' | 'repeatsFrom'>,
  more: Record<string, string> = {},
): State {
  const isOfFile = 'fileId.$' in more
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: {
      FunctionName: getArn(name),
      Payload: { 'transferId.$': '$.transferId', ...more, step: name, 'retries.$': '$$.State.RetryCount' },
    },
    ResultPath: null,
    // Only whole seconds are valid.
    TimeoutSeconds: Math.ceil(timeoutSeconds),
    Retry: [
      { ErrorEquals: [stepErrors.failed, stepErrors.untold], MaxAttempts: 0 },
      ...(isHeld ? [{ ErrorEquals: [stepErrors.held], ...retrier(heldRetry) }] : []),
      ...(repeatsFrom ? [{ ErrorEquals: [stepErrors.repeated], MaxAttempts: 0 }] : []),
      { ErrorEquals: [stepErrors.notPermitted], ...(isOfFile ? { MaxAttempts: 0 } : retrier(permissionRetry)) },
      { ErrorEquals: platformErrors, ...retrier(platformRetry) },
      { ErrorEquals: ['States.ALL'], ...retrier(retry) },
    ],
  }
}

/** Full jitter: failed transfers together are retried apart. */
function retrier({ tries, backoffSeconds, maxSeconds }: Retry & { maxSeconds?: number }) {
  return {
    IntervalSeconds: backoffSeconds,
    BackoffRate: 2,
    MaxDelaySeconds: maxSeconds ?? MAX_BACKOFF_SECONDS,
    MaxAttempts: tries - 1,
    JitterStrategy: 'FULL',
  }
}

/** Back to an earlier step. */
function repeats(steps: readonly WorkflowStep[], name: string): State[] {
  const Next = steps.find(step => step.name === name)?.repeatsFrom
  return Next === undefined ? [] : [{ ErrorEquals: [stepErrors.repeated], ResultPath: null, Next }]
}

const failureReported = { ErrorEquals: [stepErrors.failed], ResultPath: null, Next: 'failed' }
const otherErrors = { ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'giveUp' }
