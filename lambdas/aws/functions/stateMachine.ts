import { HELD_SECONDS, type WorkflowStep } from '../../pipeline/workflow.ts'
import { stepErrors, TRANSFER_FAILED } from '../serving/stepErrors.ts'
import { retrier } from './retrier.ts'
import { runTask, type Tasks } from './stepTasks.ts'
import {
  getSections,
  giveRoomBack,
  type Room,
  refusedState,
  takeEarlyRoom,
  takeRoom,
  waitWithoutRoom,
} from './workflowRoom.ts'

export type State = Record<string, unknown>

/** Not steps of the workflow. */
const lookupTask = { retry: { tries: 8, backoffSeconds: 2 }, timeoutSeconds: 60 }
/** It takes room, so that a thousand starts at once do not call it at once. */
const lookupStep: Pick<WorkflowStep, 'name' | 'takesRoom' | 'isHeld'> = { name: 'files', takesRoom: true }
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
 * intervals, because each retry adds events for its files. Within a section of room the execution waits without it
 * (`waitWithoutRoom`).
 */
const permissionRetry = { tries: 7 * 24 * 8, backoffSeconds: 60, maxSeconds: 900 }
const permissionRetryOfFiles = { tries: 7 * 24 * 2, backoffSeconds: 60, maxSeconds: 3600 }

/**
 * On average 23 minutes, longer than a function with early work can run. The waits grow with the work, so that they add little to it,
 * and few to the history.
 */
const busyRetry = { tries: 30, backoffSeconds: 4, backoffRate: 1.5, maxSeconds: 120 }

/** On average 7 hours, twice as long as the longest step of early work that runs as a task. */
const busyRetryOfTasks = { ...busyRetry, tries: 55, maxSeconds: 1200 }

/**
 * On average 17 hours until a task gets a place: the quota of cores is low in a new account. It uses up no try of the step. A refusal is
 * `ECS.AmazonECSException`, or another name than those of steps and of timeouts.
 * @see https://repost.aws/knowledge-center/ecs-fargate-runtask-capacity
 */
const placeRetry = { tries: 40, backoffSeconds: 60, maxSeconds: 3600 }
/** On average half an hour; then finalize does the work. */
const earlyPlaceRetry = { ...placeRetry, tries: 10, maxSeconds: 600 }

/** The function waits itself (`serveStep.ts`). This is for timers that end a little early, and for tasks. */
const earlyRetry = { IntervalSeconds: 2, BackoffRate: 1, MaxAttempts: 12 }

/** About a week, too. The events of all steps that may be held are half of an execution's. */
function toHeldRetry(holds: number) {
  return { tries: Math.floor((7 * 24 * 24) / holds), backoffSeconds: HELD_SECONDS, maxSeconds: 300 * holds }
}

/**
 * A Standard workflow. Its history is kept for 90 days and read by operators, so only ids enter or leave it.
 * @param getArn of the function of a step, of `files` and of `giveUp`
 * @param room omitted: steps of each execution run without regard to others
 * @param tasks omitted: every step runs in its function, however long it takes
 * @see https://states-language.net/spec.html
 */
export function createStateMachine(
  { steps }: { steps: readonly WorkflowStep[] },
  getArn: (name: string) => string,
  room?: Room,
  tasks?: Tasks,
) {
  const needsFiles = steps.some(({ filesAtOnce }) => filesAtOnce !== undefined)
  const sections = room ? getSections(needsFiles ? [lookupStep, ...steps] : steps) : []
  const holds = steps.filter(({ isHeld }) => isHeld).length
  const isFirst = (name: string) => sections.some(({ first }) => first === name)
  const isLast = (name: string) => sections.some(({ last }) => last === name)
  const isInside = (name: string) => sections.some(({ names }) => names.includes(name))
  const entry = (name: string) => (isFirst(name) ? `room before ${name}` : name)
  const ordered: { name: string; state: State; long?: State | undefined }[] = [
    ...(needsFiles ? [{ name: lookupStep.name, state: filesState(getArn, isInside(lookupStep.name)) }] : []),
    ...steps.map(step => {
      const machine = { getArn, tasks, holds, isInside: isInside(step.name) }
      return step.filesAtOnce === undefined
        ? { name: step.name, state: task(step, machine), long: longTask(step, machine) }
        : { name: step.name, state: filesMap({ ...step, filesAtOnce: step.filesAtOnce }, machine, room) }
    }),
  ]
  const states = ordered.map(({ name, state, long }, index): Record<string, State> => {
    const following = ordered[index + 1]?.name
    const next = following === undefined ? { End: true } : { Next: entry(following) }
    const inTask = long ? [otherwise(name)] : []
    if (!room || !isInside(name)) {
      const Catch = [reported('failed'), ...repeats(steps, name, entry), others('giveUp')]
      return {
        [name]: { ...state, Catch: [...inTask, ...Catch], ...next },
        ...(long ? { [asTask(name)]: { ...long, Catch, ...next } } : {}),
      }
    }
    const after = `room after ${name}`
    const refused = { ErrorEquals: [stepErrors.notPermitted], ResultPath: null, Next: refusedState(name) }
    const Catch = [
      reported('room before failed'),
      refused,
      ...repeats(steps, name, entry),
      others('room before giveUp'),
    ]
    const waiting = { giveUp: 'room before giveUp', Catch: [others('room before giveUp')] }
    const onward = isLast(name) ? { Next: after } : next
    return {
      ...(isFirst(name) ? takeRoom(entry(name), room, { Next: name, Catch: waiting.Catch }) : {}),
      [name]: { ...state, Catch: [...inTask, ...Catch], ...onward },
      ...(long ? { [asTask(name)]: { ...long, Catch, ...onward } } : {}),
      ...(isLast(name) ? giveRoomBack(after, room, following === undefined ? undefined : entry(following)) : {}),
      ...waitWithoutRoom(name, room, waiting),
    }
  })
  return {
    Comment: 'The workflow of a finalized transfer. Generated from lambdas/pipeline/workflow.ts.',
    StartAt: Object.keys(states[0] ?? {})[0],
    States: {
      ...Object.assign({}, ...states),
      ...(room && sections.length > 0
        ? {
            ...giveRoomBack('room before giveUp', room, 'giveUp'),
            ...giveRoomBack('room before failed', room, 'failed'),
          }
        : {}),
      giveUp: { ...task({ name: 'giveUp', ...giveUpTask }, { getArn }), Catch: [reported('failed')], Next: 'failed' },
      failed: { Type: 'Fail', Error: TRANSFER_FAILED },
    },
  }
}

/** Once, because a finalized transfer gets no other files. */
function filesState(getArn: (name: string) => string, isInside: boolean): State {
  return {
    ...task({ name: lookupStep.name, ...lookupTask }, { getArn, isInside }),
    ResultSelector: { 'ids.$': '$.Payload' },
    ResultPath: '$.files',
  }
}

type Timed = Pick<
  WorkflowStep,
  'name' | 'retry' | 'timeoutSeconds' | 'isHeld' | 'repeatsFrom' | 'mayBeTooLong' | 'mayBeEarly'
>
type Machine = {
  getArn: (name: string) => string
  tasks?: Tasks | undefined
  /** Steps that may be held. */
  holds?: number
  isInside?: boolean
}
/** Omitted: of the transfer. */
type OfFile = { isEarly: boolean }

const asTask = (name: string) => `${name} as a task`

function filesMap(step: WorkflowStep & { filesAtOnce: number }, machine: Machine, room?: Room): State {
  const { name, filesAtOnce } = step
  const ofOneFile = `${name} of one file`
  // Each file is tried again by the map, and by no state within.
  const within = { ...machine, isInside: false }
  const long = longTask(step, within, { isEarly: false })
  return {
    Type: 'Map',
    ItemsPath: '$.files.ids',
    ItemSelector: { 'transferId.$': '$.transferId', 'fileId.$': '$$.Map.Item.Value' },
    MaxConcurrency: Math.min(filesAtOnce, room?.filesAtOnce ?? filesAtOnce),
    ItemProcessor: {
      ProcessorConfig: { Mode: 'INLINE' },
      StartAt: ofOneFile,
      States: {
        [ofOneFile]: {
          ...task(step, within, { isEarly: false }),
          ...(long ? { Catch: [otherwise(ofOneFile)] } : {}),
          End: true,
        },
        ...(long ? { [asTask(ofOneFile)]: { ...long, End: true } } : {}),
      },
    },
    ...(machine.isInside
      ? {}
      : { Retry: [{ ErrorEquals: [stepErrors.notPermitted], ...retrier(permissionRetryOfFiles) }] }),
    ResultPath: null,
  }
}

/** Does not change the state. */
function task(step: Timed, machine: Machine, of?: OfFile): State {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: {
      FunctionName: machine.getArn(step.name),
      Payload: {
        'transferId.$': '$.transferId',
        ...(of ? { 'fileId.$': '$.fileId' } : {}),
        ...(of?.isEarly ? { isEarly: true } : {}),
        step: step.name,
        'retries.$': '$$.State.RetryCount',
      },
    },
    ResultPath: null,
    // Only whole seconds are valid.
    TimeoutSeconds: Math.ceil(step.timeoutSeconds),
    Retry: [
      ...knownErrors(step, machine, of),
      ...(machine.tasks && step.mayBeTooLong ? [{ ErrorEquals: [stepErrors.tooLong], MaxAttempts: 0 }] : []),
      { ErrorEquals: platformErrors, ...retrier(platformRetry) },
      { ErrorEquals: ['States.ALL'], ...retrier(step.retry) },
    ],
  }
}

/** The same step after its function found it too long. @returns undefined where it has no task */
function longTask(step: Timed, machine: Machine, of?: OfFile): State | undefined {
  const { tasks } = machine
  if (!tasks || !step.mayBeTooLong) return undefined
  return {
    ...runTask(step.name, tasks, { fileId: of !== undefined, isEarly: of?.isEarly === true }),
    Retry: [
      ...knownErrors(step, machine, of),
      { ErrorEquals: [stepErrors.notDone, 'States.Timeout', 'States.HeartbeatTimeout'], ...retrier(step.retry) },
      { ErrorEquals: ['States.ALL'], ...retrier(of?.isEarly ? earlyPlaceRetry : placeRetry) },
    ],
  }
}

/** By names of the step. */
function knownErrors(
  { isHeld, mayBeEarly, repeatsFrom }: Timed,
  { tasks, holds = 1, isInside }: Machine,
  of?: OfFile,
): State[] {
  return [
    { ErrorEquals: [stepErrors.failed, stepErrors.untold], MaxAttempts: 0 },
    ...(isHeld ? [{ ErrorEquals: [stepErrors.held], ...retrier(toHeldRetry(holds)) }] : []),
    ...(mayBeEarly ? [{ ErrorEquals: [stepErrors.early], ...earlyRetry }] : []),
    ...(of ? [{ ErrorEquals: [stepErrors.busy], ...retrier(tasks ? busyRetryOfTasks : busyRetry) }] : []),
    ...(repeatsFrom ? [{ ErrorEquals: [stepErrors.repeated], MaxAttempts: 0 }] : []),
    { ErrorEquals: [stepErrors.notPermitted], ...(of || isInside ? { MaxAttempts: 0 } : retrier(permissionRetry)) },
  ]
}

/** Back to an earlier step. */
function repeats(steps: readonly WorkflowStep[], name: string, entry: (name: string) => string): State[] {
  const from = steps.find(step => step.name === name)?.repeatsFrom
  return from === undefined ? [] : [{ ErrorEquals: [stepErrors.repeated], ResultPath: null, Next: entry(from) }]
}

const reported = (Next: string) => ({ ErrorEquals: [stepErrors.failed], ResultPath: null, Next })
const others = (Next: string) => ({ ErrorEquals: ['States.ALL'], ResultPath: null, Next })
const otherwise = (name: string) => ({ ErrorEquals: [stepErrors.tooLong], ResultPath: null, Next: asTask(name) })

/**
 * The early work on one file. It ends with the first step that fails, and reports nothing: the transfer's own run does the rest.
 * @param getArn of the function of a step
 * @param tasks omitted: every step runs in its function
 */
export function createFileMachine(
  { steps }: { steps: readonly WorkflowStep[] },
  getArn: (name: string) => string,
  room: Room,
  tasks?: Tasks,
) {
  const Catch = [others('room after early work')]
  const ends = { ErrorEquals: [stepErrors.held, stepErrors.busy], MaxAttempts: 0 }
  const endingEarly = ({ Retry, ...state }: State) => ({ ...state, Retry: [ends, ...(Retry as State[])] })
  const states = steps.map(({ isHeld: _, ...step }, index): Record<string, State> => {
    const machine = { getArn, tasks }
    const long = longTask(step, machine, { isEarly: true })
    const Next = steps[index + 1]?.name ?? 'room after early work'
    const state = endingEarly(task(step, machine, { isEarly: true }))
    return {
      [step.name]: { ...state, Catch: [...(long ? [otherwise(step.name)] : []), ...Catch], Next },
      ...(long ? { [asTask(step.name)]: { ...endingEarly(long), Catch, Next } } : {}),
    }
  })
  return {
    Comment: 'The early work on a complete file. Generated from lambdas/pipeline/workflow.ts.',
    StartAt: 'room before early work',
    States: {
      ...takeEarlyRoom('room before early work', room, { Next: steps[0]?.name ?? '', Catch: [others('ended')] }),
      ...Object.assign({}, ...states),
      ...giveRoomBack('room after early work', room, 'ended'),
      ended: { Type: 'Succeed' },
    },
  }
}
