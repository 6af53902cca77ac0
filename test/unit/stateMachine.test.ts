import { describe, expect, test } from 'vitest'
import { stepFunctions } from '../../lambdas/aws/functions/functions.ts'
import { createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { secondsAfterTry, transferWorkflow, type WorkflowStep } from '../../lambdas/pipeline/workflow.ts'

// The Amazon States Language’s rules for a valid definition, and our own: https://states-language.net

type State = {
  Type: string
  Next?: string
  End?: boolean
  Error?: string
  Cause?: string
  Resource?: string
  Parameters?: { FunctionName: string; Payload: Record<string, string> }
  ResultPath?: string | null
  TimeoutSeconds?: number
  MaxConcurrency?: number
  Retry?: {
    ErrorEquals: string[]
    IntervalSeconds?: number
    BackoffRate?: number
    MaxDelaySeconds?: number
    MaxAttempts: number
  }[]
  Catch?: { ErrorEquals: string[]; ResultPath: null; Next: string }[]
  ItemProcessor?: Machine
}
type Machine = { StartAt: string; States: Record<string, State> }

const getArn = (name: string) => `arn:aws:lambda:eu-central-1:123456789012:function:${name}`
const createMachine = (steps: readonly WorkflowStep[]) => createStateMachine({ steps }, getArn) as unknown as Machine
const machine = createMachine(transferWorkflow.steps)

function statesIn(of: Machine): { name: string; state: State; of: Machine }[] {
  return Object.entries(of.States).flatMap(([name, state]) => [
    { name, state, of },
    ...(state.ItemProcessor ? statesIn(state.ItemProcessor) : []),
  ])
}
const states = statesIn(machine)
const tasks = states.filter(({ state }) => state.Type === 'Task')
const isOfTries = ({ ErrorEquals }: { ErrorEquals: string[] }) =>
  !ErrorEquals.includes('StepNotPermitted') && !ErrorEquals.includes('StepHeld')
const getState = (name: string) => machine.States[name] ?? expect.fail(`There is no state ${name}.`)
const getTask = (name: string) =>
  tasks.find(({ state }) => state.Parameters?.FunctionName === getArn(name))?.state ??
  expect.fail(`Nothing calls ${name}.`)

describe('the definition for Step Functions', () => {
  test('runs the steps in order, after listing the files', () => {
    const seen: string[] = []
    for (let name: string | undefined = machine.StartAt; name; name = machine.States[name]?.Next) seen.push(name)

    expect(seen).toEqual(['files', ...transferWorkflow.steps.map(({ name }) => name)])
    expect(getState(seen.at(-1) ?? '').End).toBe(true)
  })

  test('lists no files when no step needs them', () => {
    const steps = transferWorkflow.steps.filter(({ filesAtOnce }) => filesAtOnce === undefined)

    expect(createMachine(steps).StartAt).toBe(steps[0]?.name)
    expect(Object.keys(createMachine(steps).States)).not.toContain('files')
  })

  test('names each state once, and every state is reachable', () => {
    const names = states.map(({ name }) => name)
    const reached = new Set(
      states.flatMap(({ state, of }) => [of.StartAt, state.Next, ...(state.Catch ?? []).map(({ Next }) => Next)]),
    )

    expect(new Set(names).size).toBe(names.length)
    for (const { name, of } of states) expect(reached, name).toContain(name in of.States ? name : undefined)
    for (const { state, of } of states) {
      for (const next of [state.Next, ...(state.Catch ?? []).map(({ Next }) => Next)]) {
        if (next !== undefined) expect(Object.keys(of.States)).toContain(next)
      }
    }
  })

  test('calls deployed functions, each with the function’s own timeout', () => {
    const deployed = new Map(stepFunctions().map(({ name, timeoutSeconds }) => [getArn(name), timeoutSeconds]))

    expect(tasks.map(({ state }) => state.Parameters?.FunctionName).sort()).toEqual([...deployed.keys()].sort())
    for (const { name, state } of tasks) {
      expect(state.TimeoutSeconds, name).toBe(deployed.get(state.Parameters?.FunctionName ?? ''))
      expect(state.TimeoutSeconds, name).toBeLessThanOrEqual(900)
    }
  })

  test('processes as many files at once as the step and an inline map allow', () => {
    for (const { name, filesAtOnce } of transferWorkflow.steps) {
      expect(getState(name).MaxConcurrency).toBe(filesAtOnce)
      // https://docs.aws.amazon.com/step-functions/latest/dg/state-map-inline.html
      expect(filesAtOnce ?? 0).toBeLessThanOrEqual(40)
    }
  })
})

describe('a failure', () => {
  test('is retried as often as on one machine, with the same waits', () => {
    for (const { name, retry } of transferWorkflow.steps) {
      const retrier = getTask(name).Retry?.at(-1) ?? expect.fail('It is not tried again.')
      const { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Infinity, MaxAttempts } = retrier
      const waits = Array.from({ length: MaxAttempts }, (_, n) =>
        Math.min(IntervalSeconds * BackoffRate ** n, MaxDelaySeconds),
      )

      expect(retrier.ErrorEquals).toEqual(['States.ALL'])
      expect(waits).toEqual(Array.from({ length: retry.tries - 1 }, (_, n) => secondsAfterTry(n + 1, retry)))
      expect(retrier).toMatchObject({ JitterStrategy: 'FULL' })
    }
  })

  test('never waits longer than five minutes, after any number of attempts', () => {
    const retry = { tries: 40, backoffSeconds: 7 }

    expect([1, 2, 6, 7, 39].map(n => secondsAfterTry(n, retry))).toEqual([7, 14, 224, 300, 300])
  })

  test('has whole seconds, and a maximal wait above the first', () => {
    for (const { name, state } of tasks) {
      for (const { IntervalSeconds = 1, MaxDelaySeconds = 300, MaxAttempts } of state.Retry ?? []) {
        expect([IntervalSeconds, MaxDelaySeconds, MaxAttempts].every(Number.isInteger), name).toBe(true)
        expect(MaxDelaySeconds, name).toBeGreaterThan(IntervalSeconds)
      }
      expect(Number.isInteger(state.TimeoutSeconds) && Number(state.TimeoutSeconds) > 0, name).toBe(true)
    }
    const short: WorkflowStep = {
      ...(transferWorkflow.steps.find(({ filesAtOnce }) => filesAtOnce === undefined) ?? expect.fail()),
      timeoutSeconds: 0.02,
    }
    expect(createMachine([short]).States[short.name]?.TimeoutSeconds).toBe(1)
  })

  test('of any kind is handled last, in an entry of States.ALL only', () => {
    for (const { name, state } of states) {
      for (const listeners of [state.Retry ?? [], state.Catch ?? []]) {
        const general = listeners.filter(({ ErrorEquals }) => ErrorEquals.includes('States.ALL'))
        expect(
          general.every(({ ErrorEquals }) => ErrorEquals.length === 1),
          name,
        ).toBe(true)
        expect(general.length === 0 || general[0] === listeners.at(-1), name).toBe(true)
      }
    }
  })

  test('that is permanent is neither retried nor reported twice', () => {
    for (const { name, state } of tasks) {
      expect(state.Retry?.[0], name).toEqual({ ErrorEquals: ['StepFailed', 'FailureUntold'], MaxAttempts: 0 })
    }
    for (const name of ['files', ...transferWorkflow.steps.map(step => step.name), 'giveUp']) {
      expect(getState(name).Catch?.[0], name).toEqual({ ErrorEquals: ['StepFailed'], ResultPath: null, Next: 'failed' })
    }
  })

  test('after all attempts is reported, with more attempts than any step has', () => {
    for (const name of ['files', ...transferWorkflow.steps.map(step => step.name)]) {
      expect(getState(name).Catch?.at(-1)).toEqual({ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'giveUp' })
    }
    const telling = getState('giveUp')
    expect(telling.Next).toBe('failed')
    expect(telling.Catch?.map(({ ErrorEquals }) => ErrorEquals)).toEqual([['StepFailed']])
    const most = Math.max(...transferWorkflow.steps.map(({ retry }) => retry.tries))
    expect(telling.Retry?.at(-1)?.MaxAttempts).toBeGreaterThan(3 * most)
  })

  test('of Lambda by throttling or a fault uses up no attempt of the step', () => {
    for (const { name, state } of tasks) {
      const platform = state.Retry?.find(({ ErrorEquals }) => ErrorEquals.includes('Lambda.TooManyRequestsException'))
      expect(platform?.MaxAttempts, name).toBeGreaterThan(20)
      expect(platform?.ErrorEquals, name).toContain('Lambda.ServiceException')
    }
  })

  test('leaves room in the history for the maximal number of files, each with all attempts', () => {
    // Scheduled, started and failed for each attempt; an execution has at most 25,000 events.
    // https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html
    const countTries = ({ Retry = [] }: State) =>
      1 + Retry.filter(isOfTries).reduce((sum, { MaxAttempts }) => sum + MaxAttempts, 0)
    const mostFiles = 90
    const events = tasks.reduce(
      (sum, { state, of }) => sum + (of === machine ? 1 : mostFiles) * (3 * countTries(state) + 4),
      0,
    )

    expect(events).toBeLessThan(25_000)
  })

  test('of the engine holds a transfer for a week, in half of the history', () => {
    const held = tasks.flatMap(({ name, state }) =>
      (state.Retry ?? [])
        .filter(({ ErrorEquals }) => ErrorEquals.includes('StepHeld'))
        .map(retry => ({ name, ...retry })),
    )

    expect(held.map(({ name }) => name)).toEqual(['awaitHealth', 'publish'])
    for (const { MaxAttempts, MaxDelaySeconds = 0 } of held) {
      // With full jitter the average wait is half of the maximum.
      expect((MaxAttempts * MaxDelaySeconds) / 2).toBeGreaterThan(6.9 * 86_400)
    }
    expect(held.reduce((sum, { MaxAttempts }) => sum + 3 * MaxAttempts, 0)).toBeLessThan(12_500)
  })

  test('that discards work goes back to the step that does it again', () => {
    expect(getTask('publish').Retry).toContainEqual({ ErrorEquals: ['StepRepeated'], MaxAttempts: 0 })
    expect(getState('publish').Catch).toContainEqual({
      ErrorEquals: ['StepRepeated'],
      ResultPath: null,
      Next: 'anonymise',
    })
  })
})

describe('a step of the workflow', () => {
  // docs/operations.md: mails are retried for half an hour, the erasure of originals for an hour or two.
  test.each([
    ['verify', 10, 900, 5, 30],
    ['anonymise', 10, 900, 5, 30],
    ['inspect', 10, 900, 5, 30],
    ['seal', undefined, 900, 5, 30],
    ['publish', undefined, 300, 8, 254],
    ['eraseOriginals', undefined, 300, 15, 2310],
    ['notify', undefined, 60, 12, 1815],
    ['sendPassword', undefined, 60, 12, 1815],
  ])('%s takes %s files at once, %d s for an attempt, and %d attempts with %d s between', (...expected) => {
    const { name, filesAtOnce, timeoutSeconds, retry } =
      transferWorkflow.steps.find(step => step.name === expected[0]) ?? expect.fail()
    const waits = Array.from({ length: retry.tries - 1 }, (_, n) => secondsAfterTry(n + 1, retry))

    const waited = waits.reduce((sum, seconds) => sum + seconds, 0)

    expect([name, filesAtOnce, timeoutSeconds, retry.tries, waited]).toEqual(expected)
  })
})

describe('point 1: a step without a permission', () => {
  const ofPermission = ({ Retry = [] }: State) =>
    Retry.find(({ ErrorEquals }) => ErrorEquals.includes('StepNotPermitted'))

  test('waits about a week for an operator, without using up an attempt of the step', () => {
    for (const { name, filesAtOnce } of transferWorkflow.steps) {
      const { MaxAttempts = 0, MaxDelaySeconds = 0, ...retrier } = ofPermission(getState(name)) ?? expect.fail(name)

      expect(retrier).toMatchObject({ ErrorEquals: ['StepNotPermitted'], JitterStrategy: 'FULL' })
      expect((MaxAttempts * MaxDelaySeconds) / 2 / 86_400, name).toBeCloseTo(7, 0)
      // After the repair it continues within this time.
      expect(MaxDelaySeconds, name).toBe(filesAtOnce === undefined ? 900 : 3600)
    }
  })

  test('is not retried file by file: its map is', () => {
    for (const { name, filesAtOnce } of transferWorkflow.steps) {
      if (filesAtOnce === undefined) continue
      expect(ofPermission(getTask(name)), name).toEqual({ ErrorEquals: ['StepNotPermitted'], MaxAttempts: 0 })
    }
  })

  test('fits into the history while it waits, with a run of the maximal number of files', () => {
    const mostFiles = 90
    const run = tasks.reduce((sum, { of }) => sum + (of === machine ? 1 : mostFiles) * 7, 0)
    const waits = states.map(({ state }) => {
      // A failing file adds six events, as do the files at work next to it.
      const eventsOfTry = state.Type === 'Map' ? 6 * (state.MaxConcurrency ?? 0) + 3 : 3
      return (ofPermission(state)?.MaxAttempts ?? 0) * eventsOfTry
    })

    expect(run + Math.max(...waits)).toBeLessThan(25_000)
  })
})

describe('the execution history', () => {
  test('contains only ids: no other input, result or error', () => {
    for (const { name, state } of tasks) {
      const { transferId, fileId, ...rest } = structuredClone(
        Object.fromEntries(
          Object.entries(state.Parameters?.Payload ?? {}).map(([key, value]) => [key.replace('.$', ''), value]),
        ),
      )
      expect([transferId, fileId ?? '$.fileId'], name).toEqual(['$.transferId', '$.fileId'])
      expect(rest, name).toEqual({ step: expect.stringMatching(/^[a-zA-Z]+$/), retries: '$$.State.RetryCount' })
    }
    for (const { name, state } of states.filter(({ state: { Type } }) => Type !== 'Fail')) {
      expect(state.ResultPath, name).toBe(name === 'files' ? '$.files' : null)
      for (const catcher of state.Catch ?? []) expect(catcher.ResultPath, name).toBeNull()
    }
    expect(getState('failed')).toEqual({ Type: 'Fail', Error: 'TransferFailed' })
  })
})
