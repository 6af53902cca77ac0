import { MAX_BACKOFF_SECONDS, type WorkflowStep } from '../../pipeline/workflow.ts'
import { stepErrors, TRANSFER_FAILED } from '../serving/stepErrors.ts'

type Retry = WorkflowStep['retry']
type State = Record<string, unknown>

/** Asking for the files' ids is no step of the workflow, and telling a failure has to succeed in the end. */
const asking = { retry: { tries: 8, backoffSeconds: 2 }, timeoutSeconds: 60 }
const givingUp = { retry: { tries: 60, backoffSeconds: 5 }, timeoutSeconds: 60 }

/**
 * Lambda's own faults, and its throttling of a small account, are no tries of the step.
 * @see https://docs.aws.amazon.com/step-functions/latest/dg/sfn-best-practices.html#bp-lambda-serviceexception
 */
const platformErrors = [
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
]
/** More would not fit: an execution has 25,000 events at most, and each file goes through several steps. */
const platformRetry = { tries: 22, backoffSeconds: 1 }

/**
 * A missing permission keeps a step waiting for about a week. With full jitter a wait is half of the longest on average.
 * A map fails with its first file, so all of it is tried again, less often: each time adds events for the files at work.
 */
const permissionRetry = { tries: 7 * 24 * 8, backoffSeconds: 60, maxSeconds: 900 }
const permissionRetryOfFiles = { tries: 7 * 24 * 2, backoffSeconds: 60, maxSeconds: 3600 }

/**
 * The workflow's definition for Step Functions (Standard), in the Amazon States Language. Its history is kept for 90
 * days and read by operators, so that nothing but ids goes in, through or out of it: every result is dropped.
 * @param getArn of the function of a step, of `files` and of `giveUp`
 * @see https://states-language.net/spec.html
 */
export function createStateMachine({ steps }: { steps: readonly WorkflowStep[] }, getArn: (name: string) => string) {
  const asksForFiles = steps.some(({ filesAtOnce }) => filesAtOnce !== undefined)
  const working: [name: string, state: State][] = [
    ...(asksForFiles ? [['files', filesState(getArn)] as [string, State]] : []),
    ...steps.map((step): [string, State] => [step.name, getState(step, getArn)]),
  ]
  const next = (index: number) => {
    const name = working[index + 1]?.[0]
    return name === undefined ? { End: true } : { Next: name }
  }
  return {
    Comment: 'What happens to a finalized transfer. Made from lambdas/pipeline/workflow.ts.',
    StartAt: working[0]?.[0],
    States: {
      ...Object.fromEntries(
        working.map(([name, state], index) => [name, { ...state, Catch: [told, anythingElse], ...next(index) }]),
      ),
      giveUp: { ...task('giveUp', getArn, givingUp), Catch: [told], Next: 'failed' },
      failed: { Type: 'Fail', Error: TRANSFER_FAILED },
    },
  }
}

/** Ids are asked for once, at the beginning: a finalized transfer gets no other files. */
function filesState(getArn: (name: string) => string): State {
  return { ...task('files', getArn, asking), ResultSelector: { 'ids.$': '$.Payload' }, ResultPath: '$.files' }
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

/** One function, and what it is told; the state is the same after it as before. */
function task(
  name: string,
  getArn: (name: string) => string,
  { retry, timeoutSeconds }: { retry: Retry; timeoutSeconds: number },
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
    // Whole seconds are all that the language knows.
    TimeoutSeconds: Math.ceil(timeoutSeconds),
    Retry: [
      { ErrorEquals: [stepErrors.failed, stepErrors.untold], MaxAttempts: 0 },
      { ErrorEquals: [stepErrors.notPermitted], ...(isOfFile ? { MaxAttempts: 0 } : retrier(permissionRetry)) },
      { ErrorEquals: platformErrors, ...retrier(platformRetry) },
      { ErrorEquals: ['States.ALL'], ...retrier(retry) },
    ],
  }
}

/** Full jitter: transfers that failed together do not come again together. */
function retrier({ tries, backoffSeconds, maxSeconds }: Retry & { maxSeconds?: number }) {
  return {
    IntervalSeconds: backoffSeconds,
    BackoffRate: 2,
    MaxDelaySeconds: maxSeconds ?? MAX_BACKOFF_SECONDS,
    MaxAttempts: tries - 1,
    JitterStrategy: 'FULL',
  }
}

const told = { ErrorEquals: [stepErrors.failed], ResultPath: null, Next: 'failed' }
const anythingElse = { ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'giveUp' }
