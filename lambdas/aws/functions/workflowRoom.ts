import { toCanaryId } from '../../../shared/domain/canary.ts'
import { type FairShare, toFairShare } from '../../pipeline/fairShare.ts'
import type { WorkflowStep } from '../../pipeline/workflow.ts'
import { retrier } from './retrier.ts'
import { roomKey, roomOfSender } from './tableKeys.ts'

/** The limit of steps that read contents, over all executions. */
export type Room = FairShare & {
  table: string
  /** At most this many executions hold room. */
  transfers: number
  /** At most, of each execution. */
  filesAtOnce: number
}

/** @param workflow the most functions of steps that read contents at once */
export function toRoom(workflow: number): Omit<Room, 'table'> {
  // Ten transfers rather than one with ten files: a large one does not block all others.
  const filesAtOnce = Math.min(10, Math.max(1, Math.floor(workflow / 10)))
  const transfers = Math.floor(workflow / filesAtOnce)
  return { filesAtOnce, transfers, ...toFairShare(transfers) }
}

/**
 * About a week. A tenth longer each time: behind a short queue room does not stay free for long, and a newcomer asks more
 * often than the transfers that wait.
 */
const roomRetry = { tries: 7 * 24 * 8, backoffSeconds: 5, backoffRate: 1.1, maxSeconds: 900 }
const otherRetry = { tries: 8, backoffSeconds: 2 }

/**
 * Waits grow by a minute to almost two and a half hours, about a week in total. Each round of a map adds a hundred events.
 */
const PERMISSION_WAIT_SECONDS = 60
const MAX_PERMISSION_WAIT_SECONDS = 142 * PERMISSION_WAIT_SECONDS
const waitPath = '$.permission.waitSeconds'

type Step = Pick<WorkflowStep, 'name' | 'takesRoom' | 'isHeld'>
type State = Record<string, unknown>

/** From a step that takes room to the last one before a step that may be held, which would block the others for days. */
export function getSections(steps: readonly Step[]): { first: string; last: string; names: string[] }[] {
  const holds = steps.flatMap(({ isHeld }, index) => (isHeld ? [index] : []))
  return [-1, ...holds].flatMap((held, index) => {
    const between = steps.slice(held + 1, holds[index])
    const section = between.slice(
      between.findIndex(({ takesRoom }) => takesRoom),
      between.findLastIndex(({ takesRoom }) => takesRoom) + 1,
    )
    const [first, last] = [section[0], section.at(-1)]
    return first && last ? [{ first: first.name, last: last.name, names: section.map(({ name }) => name) }] : []
  })
}

const isCanary = { Variable: '$.transferId', StringMatches: toCanaryId('*') }
const hasSender = { Variable: '$.sender', IsPresent: true }

/**
 * A canary never waits for transfers: behind a backlog it would look unhealthy. An execution that the sweep or an earlier
 * version started has no sender: its transfer counts as one.
 */
export function takeRoom(entry: string, room: Room, { Next, Catch }: { Next: string; Catch: State[] }) {
  const [wait, unknown] = [`wait for ${entry}`, `sender for ${entry}`]
  return {
    [entry]: {
      Type: 'Choice',
      Choices: [
        { And: [isCanary, hasSender], Next },
        { ...hasSender, Next: wait },
      ],
      Default: unknown,
    },
    [unknown]: { Type: 'Pass', InputPath: '$.transferId', ResultPath: '$.sender', Next: entry },
    [wait]: {
      ...addHolder(room),
      ResultSelector: { waitSeconds: PERMISSION_WAIT_SECONDS },
      ResultPath: '$.permission',
      Catch,
      Next,
    },
  }
}

/** Early work asks for half an hour; then finalize does it. */
const earlyRetry = { tries: 60, backoffSeconds: 5, backoffRate: 1.1, maxSeconds: 60 }

/** Only while half of the room is free: a finalized transfer never waits for room that early work could take. */
export function takeEarlyRoom(entry: string, room: Room, { Next, Catch }: { Next: string; Catch: State[] }) {
  const isHalfFree = 'attribute_not_exists(holders) OR contains(holders, :name) OR size(holders) < :half'
  return {
    [entry]: {
      ...update(room.table, ADD_HOLDER, {
        ConditionExpression: isHalfFree,
        values: { ':half': { N: String(Math.floor(room.transfers / 2)) }, ':name': EXECUTION_NAME },
      }),
      Retry: [
        { ErrorEquals: ['DynamoDB.ConditionalCheckFailedException'], ...retrier(earlyRetry) },
        { ErrorEquals: ['States.ALL'], ...retrier(otherRetry) },
      ],
      Catch,
      Next,
    },
  }
}

/**
 * The sweep gives back what this state could not.
 * @param Next omitted: the execution ends
 */
export function giveRoomBack(name: string, { table }: Room, Next?: string) {
  const next =
    Next === undefined ? { End: true } : { Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: null, Next }], Next }
  return {
    [name]: {
      ...update(table, 'DELETE holders :this, #own :this'),
      Retry: [{ ErrorEquals: ['States.ALL'], ...retrier(otherRetry) }],
      ...next,
    },
  }
}

/** Until an operator adds the permission. Only executions that took room wait: a canary fails at once. */
export function waitWithoutRoom(step: string, room: Room, { giveUp, Catch }: { giveUp: string; Catch: State[] }) {
  const [back, wait, longer, again] = [
    `room while ${step} waits`,
    `wait of ${step}`,
    `longer wait of ${step}`,
    `room again before ${step}`,
  ]
  return {
    [refusedState(step)]: {
      Type: 'Choice',
      Choices: [
        {
          And: [
            { Variable: waitPath, IsPresent: true },
            { Variable: waitPath, NumericLessThanEquals: MAX_PERMISSION_WAIT_SECONDS },
          ],
          Next: back,
        },
      ],
      Default: giveUp,
    },
    ...giveRoomBack(back, room, wait),
    [wait]: { Type: 'Wait', SecondsPath: waitPath, Next: longer },
    [longer]: {
      Type: 'Pass',
      Parameters: { 'waitSeconds.$': `States.MathAdd(${waitPath}, ${PERMISSION_WAIT_SECONDS})` },
      ResultPath: '$.permission',
      Next: again,
    },
    [again]: { ...addHolder(room), ResultPath: null, Catch, Next: step },
  }
}

export const refusedState = (step: string) => `permission for ${step}`

const ADD_HOLDER = 'ADD holders :this, #own :this'
const EXECUTION_NAME = { 'S.$': '$$.Execution.Name' }

/** Sets, so that a repeated call changes nothing. */
function addHolder({ table, transfers, share, reserve }: Room) {
  return {
    ...update(table, ADD_HOLDER, {
      // A set that would be empty does not exist.
      ConditionExpression: [
        'attribute_not_exists(holders)',
        'contains(holders, :name)',
        'size(holders) < :unreserved',
        '(size(holders) < :most AND (attribute_not_exists(#own) OR size(#own) < :share))',
      ].join(' OR '),
      values: {
        ':most': { N: String(transfers) },
        ':unreserved': { N: String(transfers - reserve) },
        ':share': { N: String(share) },
        ':name': EXECUTION_NAME,
      },
    }),
    Retry: [
      { ErrorEquals: ['DynamoDB.ConditionalCheckFailedException'], ...retrier(roomRetry) },
      { ErrorEquals: ['States.ALL'], ...retrier(otherRetry) },
    ],
  }
}

type Condition = { ConditionExpression: string; values: Record<string, unknown> }

function update(TableName: string, UpdateExpression: string, { values, ...condition }: Partial<Condition> = {}) {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::dynamodb:updateItem',
    Parameters: {
      TableName,
      Key: { pk: { S: roomKey.pk }, sk: { S: roomKey.sk } },
      UpdateExpression,
      ...condition,
      ExpressionAttributeNames: { '#own.$': `States.Format('${roomOfSender('{}')}', $.sender)` },
      ExpressionAttributeValues: { ':this': { 'SS.$': 'States.Array($$.Execution.Name)' }, ...values },
    },
    ResultPath: null,
    TimeoutSeconds: 60,
  }
}
