import {
  DescribeExecutionCommand,
  ExecutionNotRedrivable,
  type RedriveExecutionCommandInput,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn'
import { describe, expect, test } from 'vitest'
import { failing } from './faults.ts'
import { counting, machineHosts } from './machineHost.ts'

const MINUTE = 60_000
const { host, withMachine, added } = machineHosts()

describe('a start', () => {
  test.each([
    [['throttled', 'throttled']],
    [['unavailable']],
    [['lostAnswer']],
    [['throttled', 'lostAnswer']],
  ] as const)('succeeds in the end, and the workflow runs once: %s', async faults => {
    const { seen, workflow } = counting()
    const { client, workflow: started, settled } = await withMachine({}, workflow)
    await added('t')
    const attempts = failing(client, 'StartExecutionCommand', faults)

    await started.start('t')
    await settled()

    expect(attempts.attempts()).toBe(faults.length + 1)
    expect(seen).toEqual(['t'])
  })

  test('that fails now fails, and the sweep does it a minute later', async () => {
    const { seen, workflow } = counting()
    const { client, settled } = await withMachine({}, workflow)
    await added('t')
    const attempts = failing(client, 'StartExecutionCommand', Array(4).fill('unavailable'))
    await expect(host().context.workflow.start('t')).rejects.toThrow('ServiceUnavailable')
    attempts.end()

    host().clock.move(MINUTE)
    await host().sweep()
    await settled()

    expect(seen).toEqual(['t'])
  })

  test('of an aborted execution that cannot be redriven runs it again, once for concurrent starts', async () => {
    const gate = Promise.withResolvers<void>()
    const { seen, workflow } = counting(() => gate.promise)
    const { client, stateMachineArn, workflow: started, running } = await withMachine({}, workflow)
    const runs = async () => (await running()).map(({ name }) => name)
    await started.start('t')
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(1)

    for (let time = 1; time <= 2; time += 1) {
      const executionArn = (await running())[0]?.executionArn ?? ''
      await client.send(new StopExecutionCommand({ executionArn }))
      await Promise.all(Array.from({ length: 20 }, () => started.start('t')))
      await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(time + 1)
      await started.start('t')
      expect(await runs()).toEqual([expect.stringMatching(/^t(-\d+)+$/)])
    }

    const names = await runs()
    const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${names[0]}`
    const { input } = await client.send(new DescribeExecutionCommand({ executionArn }))
    expect(JSON.parse(input ?? '')).toEqual({ transferId: 't' })
    gate.resolve()
  })
})

describe('a stalled execution', () => {
  type Described = { status: string; error?: string; redriveStatus?: string; redriveCount?: number }

  /** The emulator has no redrive: this test answers DescribeExecution and RedriveExecution itself. */
  async function standing(described: Described, answer?: Error) {
    const redriven: RedriveExecutionCommandInput[] = []
    const { seen, workflow } = counting()
    const { client, settled } = await withMachine({}, workflow)
    await host().context.workflow.start('t')
    await settled()
    client.middlewareStack.add(
      (next, { commandName }) =>
        async args => {
          if (commandName === 'RedriveExecutionCommand') {
            redriven.push(args.input as RedriveExecutionCommandInput)
            if (answer) throw answer
            return { response: {}, output: { redriveDate: new Date(), $metadata: {} } } as never
          }
          const result = await next(args)
          if (commandName === 'DescribeExecutionCommand') Object.assign(result.output, described)
          return result
        },
      { step: 'initialize', name: 'redriving' },
    )
    return { client, settled, seen, redriven }
  }

  test.each(['FAILED', 'TIMED_OUT', 'ABORTED'])(
    'is redriven after %s, each time under a token of its own',
    async status => {
      const { redriven, seen, settled } = await standing({ status, redriveStatus: 'REDRIVABLE', redriveCount: 3 })

      await host().context.workflow.start('t')
      await host().context.workflow.start('t')
      await settled()

      const executionArn = expect.stringMatching(/:execution:.*:t$/)
      expect(redriven).toEqual(Array(2).fill({ executionArn, clientToken: 'redrive-3' }))
      expect(seen).toEqual(['t'])
    },
  )

  test.each([
    { status: 'RUNNING' },
    { status: 'PENDING_REDRIVE' },
    { status: 'SUCCEEDED', redriveStatus: 'NOT_REDRIVABLE' },
    { status: 'FAILED', error: 'TransferFailed', redriveStatus: 'REDRIVABLE' },
  ])('is skipped when its transfer is in work, or at its end: $status $error', async described => {
    const { redriven, seen, settled } = await standing(described)

    await host().context.workflow.start('t')
    await settled()

    expect(redriven).toEqual([])
    expect(seen).toEqual(['t'])
  })

  test('runs again when it can no longer be redriven', async () => {
    const { client, redriven, seen, settled } = await standing({ status: 'FAILED', redriveStatus: 'NOT_REDRIVABLE' })
    // The emulator answers for the restarted execution.
    const names = new Set<string>()
    client.middlewareStack.add(
      next => async args => {
        const { name } = args.input as { name?: string }
        if (name) names.add(name)
        if (names.size > 1) client.middlewareStack.remove('redriving')
        return next(args)
      },
      { step: 'initialize', priority: 'high' },
    )

    await host().context.workflow.start('t')
    await settled()

    expect([...names]).toEqual(['t', expect.stringMatching(/^t-\d+$/)])
    expect(redriven).toEqual([])
    expect(seen).toEqual(['t', 't'])
  })

  test('is not an error when another caller was faster', async () => {
    const faster = new ExecutionNotRedrivable({ message: 'Execution is RUNNING and cannot be redriven', $metadata: {} })
    const { redriven } = await standing({ status: 'FAILED', redriveStatus: 'REDRIVABLE' }, faster)

    await host().context.workflow.start('t')

    expect(redriven).toHaveLength(1)
  })
})
