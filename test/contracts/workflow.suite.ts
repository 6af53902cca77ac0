import { afterEach, describe, expect, test } from 'vitest'
import { type FailureInput, type Step, StepFailure, type StepInput } from '../../lambdas/pipeline/step.ts'
import type { transferWorkflow, WorkflowStep } from '../../lambdas/pipeline/workflow.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { Workflow } from '../../lambdas/ports/workflow.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

export type WorkflowDefinition = typeof transferWorkflow

export type WorkflowHost = {
  workflow: Workflow
  transfers: Transfers
  /** Advances the clock of retries, or releases waiting ones. */
  move(milliseconds: number): void
  settled(): Promise<void>
  /** Stops gracefully, and restarts over the same records. */
  restart(): Promise<void>
  /** Restarts over the same records, as after `kill -9`: running steps never end. */
  crash(): Promise<void>
  close(): Promise<void>
}

const SECOND = 1000
const HOUR = 3600 * SECOND
const patient = { reach: {}, retry: { tries: 3, backoffSeconds: 2 }, timeoutSeconds: 60 }

type Options = {
  /**
   * Whether `move` controls retries to the millisecond. A runner with its own time is only released; other tests check
   * how long it waits.
   */
  clock?: 'ours' | 'its own'
}

export function workflowSuite(
  name: string,
  open: (definition: WorkflowDefinition) => Promise<WorkflowHost>,
  { clock = 'ours' }: Options = {},
) {
  describe(`workflow: ${name}`, () => {
    let host: WorkflowHost | undefined
    afterEach(() => host?.close())

    async function running(steps: WorkflowStep[], onFailure?: (input: FailureInput) => Promise<void>) {
      const failures: FailureInput[] = []
      const opened = await open({
        steps,
        failureReach: {},
        async onFailure(_, input) {
          failures.push(input)
          await onFailure?.(input)
        },
      })
      host = opened
      const { transfers, workflow, settled } = opened
      return {
        ...opened,
        failures,
        async add(id: string, fileCount = 0) {
          const files = Array.from({ length: fileCount }, (_, index) => aFile(`${id}-${index}`))
          const event = { at: '', action: 'create', actor: 'alice', result: 'done' } as const
          await transfers.add(aTransfer(id, { transferState: 'processing', files }), event)
        },
        async runToEnd(id: string) {
          await workflow.start(id)
          await settled()
        },
      }
    }

    describe('the steps', () => {
      test('run in order, each with the transfer’s id and nothing else', async () => {
        const { steps, seen } = recorded('first', 'second', 'third')
        const { add, runToEnd, failures } = await running(steps)
        await add('t', 2)

        await runToEnd('t')

        expect(seen).toEqual([
          ['first', { transferId: 't' }],
          ['second', { transferId: 't' }],
          ['third', { transferId: 't' }],
        ])
        expect(failures).toEqual([])
      })

      test('reach the ports of their host', async () => {
        let recipient: string | undefined
        const look: Step = async ({ transfers }, { transferId }) => {
          recipient = (await transfers.get(transferId))?.recipient
        }
        const { add, runToEnd } = await running([{ name: 'look', run: look, ...patient }])
        await add('t')

        await runToEnd('t')

        expect(recipient).toBe('rita@partner.example')
      })

      test('for files run once for each file, and the next begins when all are done', async () => {
        const { steps, seen } = recorded('each', 'after')
        const { add, runToEnd } = await running([{ ...named(steps, 'each'), filesAtOnce: 3 }, named(steps, 'after')])
        await add('t', 7)

        await runToEnd('t')

        expect(seen.map(([name]) => name)).toEqual([...Array(7).fill('each'), 'after'])
        expect(seen.map(([, { fileId }]) => fileId).sort()).toEqual(
          ['t-0', 't-1', 't-2', 't-3', 't-4', 't-5', 't-6', undefined].sort(),
        )
        expect(seen.at(-1)).toEqual(['after', { transferId: 't' }])
      })

      test('process at most the allowed number of files at once', async () => {
        let now = 0
        let most = 0
        const met = Promise.withResolvers<void>()
        const busy: Step = async () => {
          now += 1
          most = Math.max(most, now)
          if (now > 1) met.resolve()
          await met.promise
          await turns(5)
          now -= 1
        }
        const { add, runToEnd } = await running([{ name: 'busy', run: busy, filesAtOnce: 4, ...patient }])
        await add('t', 30)

        await runToEnd('t')

        expect(most).toBeGreaterThan(1)
        expect(most).toBeLessThanOrEqual(4)
      })

      test('for files are skipped for a transfer without files', async () => {
        const { steps, seen } = recorded('each', 'after')
        const { add, runToEnd } = await running([{ ...named(steps, 'each'), filesAtOnce: 3 }, named(steps, 'after')])
        await add('t', 0)

        await runToEnd('t')

        expect(seen).toEqual([['after', { transferId: 't' }]])
      })
    })

    describe('a workflow', () => {
      test('runs once when it is started again, during or after the work', async () => {
        const { steps, seen } = recorded('first', 'second')
        const { add, runToEnd, workflow } = await running(steps)
        await add('t')

        await workflow.start('t')
        await runToEnd('t')
        await runToEnd('t')

        expect(seen.map(([name]) => name)).toEqual(['first', 'second'])
      })

      test('runs once when it is started fifty times at once', async () => {
        const { steps, seen } = recorded('only')
        const { add, workflow, settled } = await running(steps)
        await add('t')

        await Promise.all(Array.from({ length: 50 }, () => workflow.start('t')))
        await settled()

        expect(seen).toHaveLength(1)
      })

      test('does not run again after a failure', async () => {
        const { steps, seen, breakBy } = recorded('only')
        const { add, runToEnd, failures } = await running(steps)
        await add('t')
        breakBy('only', new StepFailure('No.'))

        await runToEnd('t')
        await runToEnd('t')

        expect(seen).toHaveLength(1)
        expect(failures).toHaveLength(1)
      })

      test('of thirty transfers completes all of them', async () => {
        const { steps, seen } = recorded('first', 'second')
        const { add, workflow, settled } = await running(steps)
        const ids = Array.from({ length: 30 }, (_, index) => `t${index}`)

        for (const id of ids) await add(id)
        await Promise.all(ids.map(id => workflow.start(id)))
        await settled()

        const ended = seen.filter(([name]) => name === 'second').map(([, { transferId }]) => transferId)
        expect(ended.sort()).toEqual(ids.sort())
      })

      test('of one transfer does not delay the others while it is slow or waits', async () => {
        const gate = Promise.withResolvers<void>()
        const { steps, seen } = recorded('first')
        const [first] = steps
        if (!first) throw new Error('One step was named.')
        const run: Step = async (context, input) => {
          await first.run(context, input)
          if (input.transferId === 'long') await gate.promise
          if (input.transferId === 'failing') throw new Error('Not now.')
        }
        const { add, workflow, settled } = await running([{ ...first, run }])

        for (const id of ['long', 'failing', 'short']) {
          await add(id)
          await workflow.start(id)
        }

        const begun = () => seen.map(([, { transferId }]) => transferId).sort()
        await expect.poll(begun, { timeout: 10_000 }).toEqual(['failing', 'long', 'short'])
        gate.resolve()
        await settled()
      })
    })

    describe('a failing step', () => {
      test.runIf(clock === 'ours')('is retried, with growing waits', async () => {
        const { steps, seen, breakBy } = recorded('shaky', 'after')
        const { add, runToEnd, move, settled } = await running([
          { ...named(steps, 'shaky'), retry: { tries: 4, backoffSeconds: 5 } },
          named(steps, 'after'),
        ])
        await add('t')
        breakBy('shaky', new Error('Not now.'), 3)
        const triesAfter = async (milliseconds: number) => {
          move(milliseconds)
          await settled()
          return seen.length
        }

        await runToEnd('t')
        expect(seen.length).toBe(1)
        expect([await triesAfter(5 * SECOND - 1), await triesAfter(1)]).toEqual([1, 2])
        expect([await triesAfter(10 * SECOND - 1), await triesAfter(1)]).toEqual([2, 3])
        expect([await triesAfter(20 * SECOND - 1), await triesAfter(1)]).toEqual([3, 5])
        expect(seen.map(([name]) => name)).toEqual(['shaky', 'shaky', 'shaky', 'shaky', 'after'])
      })

      test('fails the transfer after all its attempts, and the sender gets a reason without internals', async () => {
        const { steps, seen, breakBy } = recorded('broken', 'after')
        const { add, runToEnd, move, settled, failures } = await running(steps)
        await add('t')
        breakBy('broken', new Error('ECONNRESET 10.0.0.1'))

        await runToEnd('t')
        for (const _ of Array(5)) {
          move(HOUR)
          await settled()
        }

        expect(seen.map(([name]) => name)).toEqual(['broken', 'broken', 'broken'])
        expect(failures).toEqual([{ transferId: 't', reason: expect.stringMatching(/^[A-Z].*\.$/) }])
        expect(failures[0]?.reason).not.toContain('ECONNRESET')
      })

      test('has attempts of its own', async () => {
        const { steps, seen, breakBy } = recorded('one', 'two')
        const { add, runToEnd, move, settled, failures } = await running(steps)
        await add('t')
        breakBy('one', new Error('Not now.'), 2)
        breakBy('two', new Error('Not now.'), 2)

        await runToEnd('t')
        for (const _ of Array(5)) {
          move(HOUR)
          await settled()
        }

        expect(seen.map(([name]) => name)).toEqual(['one', 'one', 'one', 'two', 'two', 'two'])
        expect(failures).toEqual([])
      })

      test('with a permanent error is not retried: its reason is reported unchanged', async () => {
        const { steps, seen, breakBy } = recorded('before', 'strict', 'after')
        const { add, runToEnd, move, settled, failures } = await running(steps)
        await add('t')
        breakBy('strict', new StepFailure('a.txt was damaged on its way.'))

        await runToEnd('t')
        move(HOUR)
        await settled()

        expect(seen.map(([name]) => name)).toEqual(['before', 'strict'])
        expect(failures).toEqual([{ transferId: 't', reason: 'a.txt was damaged on its way.' }])
      })

      test('for one file is retried until every file is done', async () => {
        const { steps, seen, breakBy } = recorded('each', 'after')
        const { add, runToEnd, move, settled } = await running([
          { ...named(steps, 'each'), filesAtOnce: 2 },
          named(steps, 'after'),
        ])
        await add('t', 5)
        breakBy('each', new Error('Not now.'), 1)

        await runToEnd('t')
        move(HOUR)
        await settled()

        const files = new Set(seen.map(([, { fileId }]) => fileId))
        expect([...files].sort()).toEqual(['t-0', 't-1', 't-2', 't-3', 't-4', undefined].sort())
        expect(seen.filter(([name]) => name === 'after')).toHaveLength(1)
      })

      test('with a permanent error for one file fails the transfer, once', async () => {
        const { steps, seen } = recorded('after')
        const each: Step = async (_, { fileId }) => {
          await turns(2)
          if (fileId === 't-2') throw new StepFailure('t-2 was damaged.')
          if (fileId === 't-3') throw new Error('Not now.')
        }
        const { add, runToEnd, move, settled, failures } = await running([
          { name: 'each', run: each, filesAtOnce: 5, ...patient },
          ...steps,
        ])
        await add('t', 5)

        await runToEnd('t')
        move(HOUR)
        await settled()

        expect(failures).toEqual([{ transferId: 't', reason: 't-2 was damaged.' }])
        expect(seen).toEqual([])
      })

      test('is reported until the report succeeds, with the same reason, and without another attempt of the step', async () => {
        const { steps, seen, breakBy } = recorded('strict', 'after')
        let refusals = 2
        const { add, runToEnd, move, settled, failures } = await running(steps, async () => {
          if (refusals-- > 0) throw new Error('The mail system is down.')
        })
        await add('t')
        breakBy('strict', new StepFailure('a.txt was damaged on its way.'), 1)

        await runToEnd('t')
        for (const _ of Array(5)) {
          move(HOUR)
          await settled()
        }

        expect(failures).toEqual(Array(3).fill({ transferId: 't', reason: 'a.txt was damaged on its way.' }))
        expect(seen.map(([name]) => name)).toEqual(['strict'])
      })

      test('is still reported after a stop in the middle of the report', async () => {
        const { steps, seen, breakBy } = recorded('broken', 'after')
        let isUp = false
        const { add, runToEnd, move, settled, failures, crash } = await running(
          [{ ...named(steps, 'broken'), retry: { tries: 1, backoffSeconds: 1 } }, named(steps, 'after')],
          async () => {
            if (!isUp) throw new Error('The mail system is down.')
          },
        )
        await add('t')
        breakBy('broken', new Error('Not now.'), 1)
        await runToEnd('t')

        isUp = true
        await crash()
        for (const _ of Array(5)) {
          move(HOUR)
          await settled()
        }

        expect(failures).toHaveLength(2)
        expect(seen.map(([name]) => name)).toEqual(['broken'])
      })

      test('that exceeds its timeout is retried, then fails the transfer', async () => {
        let tries = 0
        const stuck: Step = () => {
          tries += 1
          return new Promise(() => {})
        }
        const { steps, seen } = recorded('after')
        const { add, runToEnd, move, settled, failures } = await running([
          { name: 'stuck', run: stuck, reach: {}, retry: { tries: 2, backoffSeconds: 1 }, timeoutSeconds: 0.02 },
          ...steps,
        ])
        await add('t')

        await runToEnd('t')
        move(HOUR)
        await settled()

        expect(tries).toBe(2)
        expect(failures).toHaveLength(1)
        expect(seen).toEqual([])
      })

      test('for a file that exceeds its timeout counts like any other fault', async () => {
        let tries = 0
        const stuckOnce: Step = async (_, { fileId }) => {
          if (fileId === 't-1' && tries++ === 0) await new Promise(() => {})
        }
        const { steps, seen } = recorded('after')
        const { add, runToEnd, move, settled, failures } = await running([
          // Enough attempts for a host with timeouts of at least a second, in which a busy machine may not start a
          // function.
          {
            name: 'stuck',
            run: stuckOnce,
            reach: {},
            filesAtOnce: 2,
            retry: { tries: 10, backoffSeconds: 2 },
            timeoutSeconds: 0.02,
          },
          ...steps,
        ])
        await add('t', 3)

        await runToEnd('t')
        move(HOUR)
        await settled()

        expect(failures).toEqual([])
        expect(seen).toEqual([['after', { transferId: 't' }]])
      })
    })

    describe('a restart', () => {
      test('after a graceful stop continues with the next step', async () => {
        const { steps, seen } = recorded('first', 'second', 'third')
        const { step: gated, reached, open: openGate } = gatedStep(named(steps, 'second'))
        const { add, workflow, settled, restart } = await running([named(steps, 'first'), gated, named(steps, 'third')])
        await add('t')
        await workflow.start('t')
        await reached

        const restarted = restart()
        openGate()
        await restarted
        await settled()

        expect(seen.map(([name]) => name)).toEqual(['first', 'second', 'third'])
      })

      test('after a crash continues with the interrupted step', async () => {
        const { steps, seen } = recorded('first', 'second', 'third')
        const { step: gated, reached } = gatedStep(named(steps, 'second'), 1)
        const { add, workflow, settled, crash } = await running([named(steps, 'first'), gated, named(steps, 'third')])
        await add('t')
        await workflow.start('t')
        await reached

        await crash()
        await settled()

        expect(seen.map(([name]) => name)).toEqual(['first', 'second', 'second', 'third'])
      })

      test('keeps the count of attempts', async () => {
        const { steps, seen, breakBy } = recorded('broken')
        const { add, runToEnd, move, settled, restart, failures } = await running(steps)
        await add('t')
        breakBy('broken', new Error('Not now.'))

        await runToEnd('t')
        await restart()
        move(HOUR)
        await settled()
        expect([seen.length, failures.length]).toEqual([2, 0])
        await restart()
        move(HOUR)
        await settled()

        expect([seen.length, failures.length]).toEqual([3, 1])
      })

      test('does not repeat completed or failed work', async () => {
        const { steps, seen } = recorded('only')
        const only = named(steps, 'only')
        const run: Step = async (context, input) => {
          await only.run(context, input)
          if (input.transferId === 'bad') throw new StepFailure('No.')
        }
        const { add, runToEnd, move, settled, restart, failures } = await running([{ ...only, run }])
        await add('good')
        await add('bad')
        await runToEnd('good')
        await runToEnd('bad')

        await restart()
        move(HOUR)
        await settled()

        expect(seen.map(([, { transferId }]) => transferId)).toEqual(['good', 'bad'])
        expect(failures).toHaveLength(1)
      })
    })
  })
}

type Seen = [name: string, input: StepInput]

function recorded(...names: string[]) {
  const seen: Seen[] = []
  const faults = new Map<string, { error: Error; times: number }>()
  const steps = names.map((name): WorkflowStep => {
    const run: Step = async (_, input) => {
      seen.push([name, input])
      await turns(1)
      const fault = faults.get(name)
      if (fault && fault.times-- > 0) throw fault.error
    }
    return { name, run, ...patient }
  })
  const breakBy = (name: string, error: Error, times = Number.POSITIVE_INFINITY) => faults.set(name, { error, times })
  return { steps, seen, breakBy }
}

function named(steps: WorkflowStep[], wanted: string): WorkflowStep {
  const step = steps.find(({ name }) => name === wanted)
  if (!step) throw new Error(`There is no step ${wanted}.`)
  return step
}

/** The step, held after its work until the gate opens: always, or for this many calls. */
function gatedStep(step: WorkflowStep, times = Number.POSITIVE_INFINITY) {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let left = times
  const run: Step = async (context, input) => {
    await step.run(context, input)
    arrived.resolve()
    if (left-- > 0) await gate.promise
  }
  return { step: { ...step, run }, reached: arrived.promise, open: () => gate.resolve() }
}

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise(resolve => setImmediate(resolve))
}
