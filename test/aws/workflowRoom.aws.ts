import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DescribeExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { NotPermitted } from '../../lambdas/aws/adapters/notPermitted.ts'
import { roomKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { StepFailure } from '../../lambdas/pipeline/step.ts'
import { ROOM_RECLAIMED } from '../../lambdas/ports/workflow.ts'
import { sweep } from '../../lambdas/triggers/sweep.ts'
import { toCanaryId } from '../../shared/domain/canary.ts'
import type { WorkflowDefinition } from '../contracts/workflow.suite.ts'
import { machineHosts } from './machineHost.ts'
import { makeTables } from './tables.ts'

const { host, withMachine, added } = machineHosts()
const dynamo = toDocumentClient(new DynamoDBClient())
let tables: Awaited<ReturnType<typeof makeTables>>
beforeAll(async () => {
  tables = await makeTables(dynamo, 'ops')
})
beforeEach(() => dynamo.send(new DeleteCommand({ TableName: tables.names.ops, Key: roomKey })))
afterAll(() => tables.remove())

const room = (transfers: number) => ({ table: tables.names.ops, transfers, filesAtOnce: 2, share: 1, reserve: 1 })
const readRow = async () => {
  const { Item = {} } = await dynamo.send(new GetCommand({ TableName: tables.names.ops, Key: roomKey }))
  const sets = Object.entries(Item).filter(([, holders]) => holders instanceof Set)
  return Object.fromEntries(sets.map(([name, holders]) => [name, [...(holders as Set<string>)].sort()]))
}
const readHolders = async () => (await readRow()).holders ?? []

/** Two sections with a step between them that waits for nothing, and one file step that the test can hold. */
function readingFiles(hold: (transferId: string) => Promise<void> = async () => {}) {
  const atWork = new Set<string>()
  const counts: number[] = []
  const filesOf = new Map<string, number>()
  const step = { reach: {}, retry: { tries: 2, backoffSeconds: 1 }, timeoutSeconds: 50 }
  const workflow: WorkflowDefinition = {
    steps: [
      {
        ...step,
        name: 'read',
        filesAtOnce: 10,
        takesRoom: true,
        async run(_, { transferId, fileId }) {
          const key = `${transferId} ${fileId}`
          atWork.add(key)
          const transfers = new Set([...atWork].map(one => one.split(' ')[0]))
          counts.push(transfers.size)
          const ofThis = [...atWork].filter(one => one.startsWith(`${transferId} `)).length
          filesOf.set(transferId, Math.max(ofThis, filesOf.get(transferId) ?? 0))
          await hold(transferId).finally(() => atWork.delete(key))
        },
      },
      { ...step, name: 'hold', isHeld: true, run: async () => {} },
      { ...step, name: 'pack', takesRoom: true, run: async () => {} },
      { ...step, name: 'tell', run: async () => {} },
    ],
    failureReach: {},
    onFailure: async () => {},
  }
  return { workflow, counts, filesOf, atWork }
}

async function countRefusals({ history }: Awaited<ReturnType<typeof withMachine>>, ids: string[]) {
  const events = (await Promise.all(ids.map(history))).flat()
  return events.filter(({ type }) => type === 'TaskFailed').length
}

describe('room for steps that read contents', () => {
  test('limits the transfers at work and their files, and is empty at the end', async () => {
    const { workflow, counts, filesOf } = readingFiles(() => new Promise(resolve => setTimeout(resolve, 150)))
    const { workflow: started, settled, calls } = await withMachine({}, workflow, { room: room(2) })
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(ids.map(id => added(id, 4)))

    await Promise.all(ids.map(id => started.start(id)))
    await settled()

    expect(Math.max(...counts)).toBe(2)
    expect(Math.max(...filesOf.values())).toBe(2)
    expect(calls.filter(({ step }) => step === 'tell').map(({ transferId }) => transferId)).toHaveLength(ids.length)
    expect(await readRow()).toEqual({})
  })

  test('is left to others by a sender with many transfers', async () => {
    const gate = Promise.withResolvers<void>()
    const { workflow, atWork } = readingFiles(() => gate.promise)
    const machine = await withMachine({}, workflow, { room: room(3) })
    const many = ['a1', 'a2', 'a3', 'a4']
    await Promise.all([...many, 'b1', 'b2'].map(id => added(id, 1)))

    await Promise.all(many.map(id => machine.workflow.start(id, 'alice')))
    await expect.poll(async () => (await readRow())['of alice'], { timeout: 10_000 }).toHaveLength(2)
    // Both refused ones have asked again.
    await expect.poll(async () => (await countRefusals(machine, many)) >= 6, { timeout: 10_000 }).toBe(true)
    await expect.poll(() => atWork.size, { timeout: 10_000 }).toBe(2)

    await machine.workflow.start('b1', 'bob')
    await expect.poll(() => [...atWork].some(one => one.startsWith('b1')), { timeout: 10_000 }).toBe(true)
    expect(await readRow()).toMatchObject({ 'of bob': ['b1'] })
    gate.resolve()
    await machine.settled()
    expect(await readRow()).toEqual({})
  })

  test('is given back by a step that waits for a permission, and taken again for the next try', async () => {
    let isPermitted = false
    const held: string[][] = []
    const { workflow, atWork } = readingFiles(async transferId => {
      if (transferId !== 'refused') return
      held.push(await readHolders())
      if (!isPermitted) throw new NotPermitted('s3:GetObject')
    })
    const machine = await withMachine({}, workflow, { room: room(1) })
    await Promise.all(['refused', 'other'].map(id => added(id, 1)))

    await machine.workflow.start('refused', 'alice')
    await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await machine.workflow.start('other', 'bob')

    await expect
      .poll(() => machine.calls.some(({ step, transferId }) => step === 'tell' && transferId === 'other'), {
        timeout: 10_000,
      })
      .toBe(true)
    expect(atWork.size).toBeLessThan(2)
    isPermitted = true
    await machine.settled()
    expect(machine.calls.some(({ step, transferId }) => step === 'tell' && transferId === 'refused')).toBe(true)
    expect(held.every(holders => holders.includes('refused'))).toBe(true)
    expect(await readRow()).toEqual({})
  })

  test.each([
    ['permanently', new StepFailure('a.txt was damaged on its way.')],
    ['in every try', new Error('socket hang up')],
  ])('is given back when a step fails %s, before the failure is reported', async (_, error) => {
    const reportedWith: string[][] = []
    const { workflow } = readingFiles(() => Promise.reject(error))
    const machine = await withMachine(
      {},
      { ...workflow, onFailure: async () => void reportedWith.push(await readHolders()) },
      { room: room(1) },
    )
    await added('t', 1)

    await machine.workflow.start('t', 'alice')
    await machine.settled()

    expect(reportedWith).toHaveLength(1)
    if (!(error instanceof StepFailure)) expect(reportedWith).toEqual([[]])
    expect(await readRow()).toEqual({})
  })

  test('of an execution that does not exist is given back by the sweep, and counted for the alarm', async () => {
    await withMachine({}, readingFiles().workflow, { room: room(1) })
    const holders = new Set(['gone'])
    const row = { ...roomKey, holders, 'of alice': holders }
    await dynamo.send(new PutCommand({ TableName: tables.names.ops, Item: row }))

    await sweep(host().context)
    expect(await readRow()).toEqual({})
    await sweep(host().context)

    const lines = host().logLines.filter(line => line.includes(ROOM_RECLAIMED))
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ level: 'error', type: ROOM_RECLAIMED, count: 1 }])
  })

  test('of a stopped execution is given back by the sweep, and that of a running one is not', async () => {
    const gate = Promise.withResolvers<void>()
    const { workflow, atWork } = readingFiles(() => gate.promise)
    const machine = await withMachine({}, workflow, { room: room(2) })
    await Promise.all(['stopped', 'running', 'waiting'].map(id => added(id, 1)))
    await machine.workflow.start('stopped')
    await machine.workflow.start('running')
    await expect.poll(() => atWork.size, { timeout: 10_000 }).toBe(2)
    await machine.workflow.start('waiting')
    const executionArn = `${machine.stateMachineArn.replace(':stateMachine:', ':execution:')}:stopped`
    await machine.client.send(new StopExecutionCommand({ executionArn }))

    expect(await machine.workflow.freeRoom()).toBe(1)

    await expect.poll(async () => (await readHolders()).sort(), { timeout: 10_000 }).toEqual(['running', 'waiting'])
    gate.resolve()
    await machine.settled()
    expect(await readHolders()).toEqual([])
    const ended = await machine.client.send(
      new DescribeExecutionCommand({ executionArn: executionArn.replace(/stopped$/, 'waiting') }),
    )
    expect(ended.status).toBe('SUCCEEDED')
  })

  test('is not needed by canaries, which would otherwise look unhealthy behind a backlog', async () => {
    const gate = Promise.withResolvers<void>()
    const { workflow, atWork } = readingFiles(() => gate.promise)
    const machine = await withMachine({}, workflow, { room: room(1) })
    const canary = toCanaryId('1')
    await Promise.all(['first', canary].map(id => added(id, 1)))
    await machine.workflow.start('first')
    await expect.poll(() => atWork.size, { timeout: 10_000 }).toBe(1)

    await machine.workflow.start(canary)

    await expect.poll(() => atWork.size, { timeout: 10_000 }).toBe(2)
    gate.resolve()
    await machine.settled()
  })
})
