import { describe, expect, test } from 'vitest'
import { deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { stepFunctions } from '../../lambdas/aws/functions/functions.ts'
import { createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { secondsAfterTry, type WorkflowStep } from '../../lambdas/pipeline/workflow.ts'
import { isCanary } from '../../shared/domain/canary.ts'

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
  Choices?: Choice[]
  SecondsPath?: string
  Default?: string
}
type Machine = { StartAt: string; States: Record<string, State> }
type Rule = { Variable?: string; StringMatches?: string; IsPresent?: boolean; NumericLessThanEquals?: number }
type Choice = Rule & { And?: Rule[]; Next: string }

const getArn = (name: string) => `arn:aws:lambda:eu-central-1:123456789012:function:${name}`
const createMachine = (steps: readonly WorkflowStep[]) => createStateMachine({ steps }, getArn) as unknown as Machine
const machine = createMachine(deployedWorkflow.steps)

function statesIn(of: Machine): { name: string; state: State; of: Machine }[] {
  return Object.entries(of.States).flatMap(([name, state]) => [
    { name, state, of },
    ...(state.ItemProcessor ? statesIn(state.ItemProcessor) : []),
  ])
}
const states = statesIn(machine)
const room = { table: 'ops', transfers: 35, filesAtOnce: 4, share: 7, reserve: 7 }
const limited = createStateMachine(deployedWorkflow, getArn, room) as unknown as Machine
const getNext = ({ Next, Catch = [], Choices = [], Default }: State) =>
  [Next, Default, ...[...Catch, ...Choices].map(one => one.Next)].filter(next => next !== undefined)
const tasks = states.filter(({ state }) => state.Type === 'Task')
const isOfTries = ({ ErrorEquals }: { ErrorEquals: string[] }) =>
  !['StepNotPermitted', 'StepHeld', 'StepEarly', 'StepBusy'].some(name => ErrorEquals.includes(name))
const getState = (name: string) => machine.States[name] ?? expect.fail(`There is no state ${name}.`)
const getTask = (name: string) =>
  tasks.find(({ state }) => state.Parameters?.FunctionName === getArn(name))?.state ??
  expect.fail(`Nothing calls ${name}.`)

describe('the definition for Step Functions', () => {
  test('runs the steps in order, after listing the files', () => {
    const seen: string[] = []
    for (let name: string | undefined = machine.StartAt; name; name = machine.States[name]?.Next) seen.push(name)

    expect(seen).toEqual(['files', ...deployedWorkflow.steps.map(({ name }) => name)])
    expect(getState(seen.at(-1) ?? '').End).toBe(true)
  })

  test('lists no files when no step needs them', () => {
    const steps = deployedWorkflow.steps.filter(({ filesAtOnce }) => filesAtOnce === undefined)

    expect(createMachine(steps).StartAt).toBe(steps[0]?.name)
    expect(Object.keys(createMachine(steps).States)).not.toContain('files')
  })

  test.each([
    ['without room', states],
    ['with room', statesIn(limited)],
  ])('names each state once, and every state is reachable: %s', (_, all) => {
    const names = all.map(({ name }) => name)
    const reached = new Set(all.flatMap(({ state, of }) => [of.StartAt, ...getNext(state)]))

    expect(new Set(names).size).toBe(names.length)
    for (const { name, of } of all) expect(reached, name).toContain(name in of.States ? name : undefined)
    for (const { state, of } of all) for (const next of getNext(state)) expect(Object.keys(of.States)).toContain(next)
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
    for (const { name, filesAtOnce } of deployedWorkflow.steps) {
      expect(getState(name).MaxConcurrency).toBe(filesAtOnce)
      // https://docs.aws.amazon.com/step-functions/latest/dg/state-map-inline.html
      expect(filesAtOnce ?? 0).toBeLessThanOrEqual(40)
    }
  })
})

describe('room for steps that read contents', () => {
  const order = (of: Machine) => {
    const seen: string[] = []
    const next = ({ Choices, Next }: State) => Choices?.at(-1)?.Next ?? Next
    for (let name: string | undefined = of.StartAt; name; name = next(of.States[name] ?? expect.fail())) seen.push(name)
    return seen
  }
  const getLimited = (name: string) => limited.States[name] ?? expect.fail(`There is no state ${name}.`)

  test('is taken before the files are listed, and given back before a step that may be held for days', () => {
    expect(order(limited)).toEqual([
      ...['room before files', 'wait for room before files', 'files', 'verify', 'room after verify', 'awaitHealth'],
      ...['room before anonymise', 'wait for room before anonymise', 'anonymise', 'inspect', 'applyPolicies', 'seal'],
      'room after seal',
      ...['publish', 'eraseOriginals', 'notify', 'sendPassword'],
    ])
    const held = deployedWorkflow.steps.flatMap(({ isHeld, name }) => (isHeld ? [name] : []))
    const isInside = (name: string) => {
      const before = order(limited).slice(0, order(limited).indexOf(name))
      return before.filter(one => one.startsWith('room')).length % 2 === 1
    }
    expect(held.map(isInside)).toEqual([false, false])
    for (const { name, takesRoom } of deployedWorkflow.steps) if (takesRoom) expect(isInside(name), name).toBe(true)
  })

  test('is taken again by work that is done again', () => {
    expect(getLimited('publish').Catch).toContainEqual({
      ErrorEquals: ['StepRepeated'],
      ResultPath: null,
      Next: 'room before anonymise',
    })
  })

  test('bounds the files of each transfer, and every step that reads whole contents takes it', () => {
    expect(getLimited('verify').MaxConcurrency).toBe(4)
    const readers = deployedWorkflow.steps.filter(({ reach }) =>
      [reach.engine, reach.blobs].flat().some(verb => ['digest', 'anonymise', 'inspect', 'seal'].includes(verb ?? '')),
    )
    expect(readers.map(({ name }) => name)).toEqual(['verify', 'anonymise', 'inspect', 'seal'])
    expect(readers.every(({ takesRoom }) => takesRoom)).toBe(true)
  })

  test('is not waited for by a canary', () => {
    for (const name of ['files', 'anonymise']) {
      const { Choices = [] } = getLimited(`room before ${name}`)
      expect(Choices[0]).toMatchObject({
        And: [{ Variable: '$.transferId', StringMatches: 'canary-*' }, {}],
        Next: name,
      })
    }
    expect(isCanary('canary-1')).toBe(true)
  })

  test('counts a transfer as its own sender if the start names none', () => {
    expect(getLimited('room before files')).toMatchObject({
      Choices: [{ And: [{}, { Variable: '$.sender', IsPresent: true }] }, { Variable: '$.sender', IsPresent: true }],
      Default: 'sender for room before files',
    })
    expect(getLimited('sender for room before files')).toEqual({
      Type: 'Pass',
      InputPath: '$.transferId',
      ResultPath: '$.sender',
      Next: 'room before files',
    })
  })

  test('is waited for about a week, then the transfer is reported as failed', () => {
    const { Retry = [], Catch } = getLimited('wait for room before files')
    const { IntervalSeconds = 1, BackoffRate = 1, MaxDelaySeconds = 0, MaxAttempts = 0 } = Retry[0] ?? {}
    const waits = Array.from({ length: MaxAttempts }, (_, n) =>
      Math.min(IntervalSeconds * BackoffRate ** n, MaxDelaySeconds),
    )

    expect(Retry[0]?.ErrorEquals).toEqual(['DynamoDB.ConditionalCheckFailedException'])
    // With full jitter the average wait is half of the maximum.
    expect(waits.reduce((sum, seconds) => sum + seconds / 2, 0) / 86_400).toBeCloseTo(7, 0)
    expect(Catch).toEqual([{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'room before giveUp' }])
  })

  test('that cannot be given back fails no transfer', () => {
    expect(getLimited('room after seal').Catch).toEqual([
      { ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'publish' },
    ])
  })

  test('is given back before every report of a failure that may last', () => {
    const inside = ['wait for room before files', 'files', 'verify', 'anonymise', 'inspect', 'applyPolicies', 'seal']

    for (const name of inside) {
      const ends = getNext(getLimited(name)).filter(next => /giveUp|failed/.test(next))
      expect(ends, name).toContain('room before giveUp')
      expect(
        ends.every(end => end.startsWith('room before')),
        name,
      ).toBe(true)
    }
    for (const end of ['giveUp', 'failed']) {
      expect(getLimited(`room before ${end}`)).toMatchObject({
        Parameters: { UpdateExpression: 'DELETE holders :this, #own :this' },
        Catch: [{ Next: end }],
        Next: end,
      })
    }
  })

  test('fits into the history: both waits, both holds, and a run of the maximal number of files', () => {
    const mostFiles = 90
    const of = statesIn(limited)
    const run = of.reduce((sum, one) => sum + (one.of === limited ? 1 : mostFiles) * 7, 0)
    const waits = of.flatMap(({ name, state }) =>
      (name.startsWith('room again') ? [] : (state.Retry ?? []))
        .filter(({ ErrorEquals }) => /ConditionalCheck|StepHeld/.test(ErrorEquals.join()))
        .map(({ MaxAttempts }) => 3 * MaxAttempts),
    )

    expect(waits).toHaveLength(4)
    expect(run + waits.reduce((sum, events) => sum + events, 0)).toBeLessThan(25_000)
  })

  test('enters the history as ids only', () => {
    const updates = statesIn(limited).filter(({ state }) => state.Resource === 'arn:aws:states:::dynamodb:updateItem')

    // Two sections, two failures, and six steps that may wait for a permission.
    expect(updates.map(({ name }) => name)).toHaveLength(4 + 2 + 2 * 6)
    for (const { name, state } of updates) {
      expect(state.ResultPath ?? '$.permission', name).toBe('$.permission')
      const read = new Set(JSON.stringify(state.Parameters).match(/\$\$?\.[\w.]+/g))
      expect(read, name).toEqual(new Set(['$$.Execution.Name', '$.sender']))
    }
  })
})

describe('a failure', () => {
  test('is retried as often as on one machine, with the same waits', () => {
    for (const { name, retry } of deployedWorkflow.steps) {
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
      ...(deployedWorkflow.steps.find(({ filesAtOnce }) => filesAtOnce === undefined) ?? expect.fail()),
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
    for (const name of ['files', ...deployedWorkflow.steps.map(step => step.name), 'giveUp']) {
      expect(getState(name).Catch?.[0], name).toEqual({ ErrorEquals: ['StepFailed'], ResultPath: null, Next: 'failed' })
    }
  })

  test('after all attempts is reported, with more attempts than any step has', () => {
    for (const name of ['files', ...deployedWorkflow.steps.map(step => step.name)]) {
      expect(getState(name).Catch?.at(-1)).toEqual({ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'giveUp' })
    }
    const telling = getState('giveUp')
    expect(telling.Next).toBe('failed')
    expect(telling.Catch?.map(({ ErrorEquals }) => ErrorEquals)).toEqual([['StepFailed']])
    const most = Math.max(...deployedWorkflow.steps.map(({ retry }) => retry.tries))
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

    // Early work has half of the room, and each file is waited for in one step: afterwards no early step begins.
    const mostBusy = 20
    const waits = tasks
      .flatMap(({ state }) => state.Retry ?? [])
      .filter(({ ErrorEquals }) => ErrorEquals.includes('StepBusy'))
      .map(({ MaxAttempts }) => MaxAttempts)
    const busy = mostBusy * 3 * Math.max(...waits, 0)

    expect(busy).toBeGreaterThan(0)
    expect(events + busy).toBeLessThan(25_000)
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
    ['publish', undefined, 900, 8, 254],
    ['eraseOriginals', undefined, 300, 15, 2310],
    ['notify', undefined, 900, 12, 1815],
    ['sendPassword', undefined, 900, 12, 1815],
  ])('%s takes %s files at once, %d s for an attempt, and %d attempts with %d s between', (...expected) => {
    const { name, filesAtOnce, timeoutSeconds, retry } =
      deployedWorkflow.steps.find(step => step.name === expected[0]) ?? expect.fail()
    const waits = Array.from({ length: retry.tries - 1 }, (_, n) => secondsAfterTry(n + 1, retry))

    const waited = waits.reduce((sum, seconds) => sum + seconds, 0)

    expect([name, filesAtOnce, timeoutSeconds, retry.tries, waited]).toEqual(expected)
  })
})

describe('the largest transfer that AWS accepts', () => {
  // docs/costs.md, docs/decisions/0055-files-beyond-one-function.md
  const GIB = 1024 ** 3
  const largestFile = 5 * GIB
  const largestArchive = 20 * GIB
  const largestTransfer = 200 * GIB

  test.each([
    ['verify', 70e6, largestFile],
    ['anonymise', 40e6, largestFile],
    ['inspect', 10e6, largestFile],
    ['seal', 50e6, largestArchive],
  ])('is processed by %s within ten minutes of a function', (name, bytesPerSecond, bytes) => {
    const { timeoutSeconds = 0 } = deployedWorkflow.steps.find(step => step.name === name) ?? {}

    expect(bytes / bytesPerSecond).toBeLessThan(600)
    expect(timeoutSeconds).toBeGreaterThan(600)
  })

  test('is published in few attempts, each of which continues with the next file', () => {
    const { timeoutSeconds = 0, retry } = deployedWorkflow.steps.find(({ name }) => name === 'publish') ?? {}
    // An attempt that ends within a file repeats it.
    const bytesOfAttempt = timeoutSeconds * 100e6 - largestFile

    expect(Math.ceil(largestTransfer / bytesOfAttempt)).toBeLessThanOrEqual((retry?.tries ?? 0) / 2)
  })
})

describe('point 1: a step without a permission', () => {
  const ofPermission = ({ Retry = [] }: State) =>
    Retry.find(({ ErrorEquals }) => ErrorEquals.includes('StepNotPermitted'))

  test('waits about a week for an operator, without using up an attempt of the step', () => {
    for (const { name, filesAtOnce } of deployedWorkflow.steps) {
      const { MaxAttempts = 0, MaxDelaySeconds = 0, ...retrier } = ofPermission(getState(name)) ?? expect.fail(name)

      expect(retrier).toMatchObject({ ErrorEquals: ['StepNotPermitted'], JitterStrategy: 'FULL' })
      expect((MaxAttempts * MaxDelaySeconds) / 2 / 86_400, name).toBeCloseTo(7, 0)
      // After the repair it continues within this time.
      expect(MaxDelaySeconds, name).toBe(filesAtOnce === undefined ? 900 : 3600)
    }
  })

  test('is not retried file by file: its map is', () => {
    for (const { name, filesAtOnce } of deployedWorkflow.steps) {
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

describe('a step without a permission that holds room', () => {
  const steps = ['files', 'verify', 'anonymise', 'inspect', 'applyPolicies', 'seal']
  const getLimited = (name: string) => limited.States[name] ?? expect.fail(`There is no state ${name}.`)

  test('gives it back before it waits, and takes it again before the next try', () => {
    for (const name of steps) {
      const { Catch } = getLimited(name)
      expect(Catch).toContainEqual({
        ErrorEquals: ['StepNotPermitted'],
        ResultPath: null,
        Next: `permission for ${name}`,
      })
      const seen = [`permission for ${name}`]
      for (
        let next = getLimited(seen[0] ?? '').Choices?.[0]?.Next;
        next && next !== name;
        next = getLimited(next).Next
      ) {
        seen.push(next)
      }
      expect(seen).toEqual([
        `permission for ${name}`,
        `room while ${name} waits`,
        `wait of ${name}`,
        `longer wait of ${name}`,
        `room again before ${name}`,
      ])
    }
  })

  test('is not tried again inside, where it would block others', () => {
    const inside = statesIn(limited).filter(({ state }) => {
      const step = state.Parameters?.Payload?.step ?? ''
      return steps.includes(step)
    })

    expect(inside).toHaveLength(steps.length)
    for (const { name, state } of inside) {
      const ofPermission = state.Retry?.find(({ ErrorEquals }) => ErrorEquals.includes('StepNotPermitted'))
      expect(ofPermission, name).toEqual({ ErrorEquals: ['StepNotPermitted'], MaxAttempts: 0 })
    }
    for (const name of ['verify', 'anonymise', 'inspect']) expect(getLimited(name).Retry, name).toBeUndefined()
  })

  test('waits a minute longer each time, about a week in total, which fits into the history', () => {
    const { Choices, Default } = getLimited('permission for inspect')
    const max = Choices?.[0]?.And?.[1]?.NumericLessThanEquals ?? 0
    const waits = Array.from({ length: max / 60 }, (_, n) => 60 * (n + 1))

    expect(waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400).toBeCloseTo(7, 0)
    expect(Default).toBe('room before giveUp')
    expect(getLimited('wait of inspect').SecondsPath).toBe('$.permission.waitSeconds')
    expect(getLimited('longer wait of inspect').Parameters).toEqual({
      'waitSeconds.$': 'States.MathAdd($.permission.waitSeconds, 60)',
    })
    // A failing file adds six events, as do the files at work next to it; the five states add twenty.
    const round = 6 * 10 + 3 + 20
    const run = statesIn(limited).reduce((sum, { of }) => sum + (of === limited ? 1 : 90) * 7, 0)
    expect(run + waits.length * round).toBeLessThan(25_000)
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
