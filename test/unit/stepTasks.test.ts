import { describe, expect, test } from 'vitest'
import { toDeployedWorkflow, toTaskSteps } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { stepFunctions, taskFunctions } from '../../lambdas/aws/functions/functions.ts'
import { createFileMachine, createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { MAX_STEP_SECONDS, toTaskSize } from '../../lambdas/aws/functions/stepTasks.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'
import { StepTooLong } from '../../lambdas/pipeline/step.ts'
import { assertFits, bytesASecond } from '../../lambdas/pipeline/workTime.ts'

// Steps that exceed a function, in a deployment with `largeFiles: 'fargate'`: docs/decisions/0055-files-beyond-one-function.md

type Retry = { ErrorEquals: string[]; MaxAttempts: number; MaxDelaySeconds?: number; IntervalSeconds?: number }
type Catch = { ErrorEquals: string[]; ResultPath: null; Next: string }
type State = {
  Type: string
  Resource?: string
  Next?: string
  End?: boolean
  Retry?: Retry[]
  Catch?: Catch[]
  ResultPath?: null
  TimeoutSeconds?: number
  HeartbeatSeconds?: number
  MaxConcurrency?: number
  ItemProcessor?: { States: States }
  Parameters?: {
    TaskDefinition?: string
    Overrides?: { ContainerOverrides: { Environment: Record<string, string>[] }[] }
    NetworkConfiguration?: { AwsvpcConfiguration: object }
  }
}
type States = Record<string, State>

const GIB = 1024 ** 3
const gates = { malware: 'off', largeFiles: 'fargate' } as const
const tasks = { cluster: 'cluster', subnets: ['a', 'b'], securityGroup: 'group', getDefinition: (step: string) => step }
const room = { table: 'ops', ...toRoom(350) }
const workflow = toDeployedWorkflow(gates)
const getArn = (name: string) => `arn of ${name}`
const getStates = (machine: object) => (machine as { States: States }).States
const ofTransfers = getStates(createStateMachine(workflow, getArn, room, tasks))
const ofFiles = getStates(createFileMachine(workflow.ofFile, getArn, room, tasks))
const within = Object.values(ofTransfers).map(({ ItemProcessor }) => ItemProcessor?.States ?? {})
const flat: States = Object.assign({}, ofTransfers, ...within)
const get = (states: States, name: string) => states[name] ?? expect.fail(`There is no state ${name}.`)
const find = ({ Retry = [] }: State, error: string) => Retry.find(({ ErrorEquals }) => ErrorEquals.includes(error))

const steps = ['verify', 'anonymise', 'inspect', 'seal', 'publish']
/** The state of the function, and that of the task. */
const pairs: [states: States, called: string, step: string][] = [
  ...['verify', 'anonymise', 'inspect'].map((name): [States, string, string] => [flat, `${name} of one file`, name]),
  ...['seal', 'publish'].map((name): [States, string, string] => [flat, name, name]),
  ...['verify', 'anonymise', 'inspect'].map((name): [States, string, string] => [ofFiles, name, name]),
]

describe('a step', () => {
  const fits = (work: keyof typeof bytesASecond, size: number) => {
    try {
      assertFits({ maxStepSeconds: MAX_STEP_SECONDS }, work, { size })
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(StepTooLong)
      return false
    }
  }

  test.each([
    ['verify', 39],
    ['anonymise', 22],
    ['anonymiseByFpe', 2.9],
    ['inspect', 5.5],
    ['seal', 27],
    ['publish', 55],
  ] as const)('%s stays in its function up to %d GiB, and not much above', (work, gibibytes) => {
    expect(fits(work, gibibytes * GIB)).toBe(true)
    expect(fits(work, (gibibytes + 1.1) * GIB)).toBe(false)
  })

  test('with several contents takes the time of all', () => {
    const half = { size: 20 * GIB }

    expect(() => assertFits({ maxStepSeconds: MAX_STEP_SECONDS }, 'seal', half, half)).toThrow(StepTooLong)
  })

  test('is never too long where nothing limits it: on one machine, and in a task', () => {
    for (const work of Object.keys(bytesASecond) as (keyof typeof bytesASecond)[]) {
      expect(() => assertFits({}, work, { size: 1e15 })).not.toThrow()
    }
  })
})

describe('the definition with tasks', () => {
  test('has one for each step that works on contents, with the reach of its function', () => {
    expect(toTaskSteps(gates).map(({ name }) => name)).toEqual(steps)
    const reaches = (functions: { name: string; reach: object }[]) =>
      functions.filter(({ name }) => steps.includes(name)).map(({ name, reach }) => [name, reach])
    expect(reaches(taskFunctions(gates))).toEqual(reaches(stepFunctions(gates)))
    expect(taskFunctions({ malware: 'off' })).toEqual([])
  })

  test('limits only the time of functions', () => {
    const limited = (functions: { name: string; variables: readonly string[] }[]) =>
      functions.filter(({ variables }) => variables.includes('MAX_STEP_SECONDS')).map(({ name }) => name)

    expect(limited(stepFunctions(gates))).toEqual(steps)
    expect([...limited(taskFunctions(gates)), ...limited(stepFunctions())]).toEqual([])
  })

  test.each(pairs)(
    'runs a step that is too long as a task, and goes on as after its function: %#',
    (states, called, step) => {
      const [inFunction, asTask] = [get(states, called), get(states, `${called} as a task`)]

      expect(find(inFunction, 'StepTooLong')).toEqual({ ErrorEquals: ['StepTooLong'], MaxAttempts: 0 })
      const [first, ...others] = inFunction.Catch ?? []
      expect(first).toEqual({ ErrorEquals: ['StepTooLong'], ResultPath: null, Next: `${called} as a task` })
      expect(asTask.Resource).toBe('arn:aws:states:::ecs:runTask.waitForTaskToken')
      expect(asTask.Parameters?.TaskDefinition).toBe(step)
      expect([asTask.Catch ?? [], asTask.Next, asTask.End]).toEqual([others, inFunction.Next, inFunction.End])
      expect(asTask.ResultPath).toBeNull()
    },
  )

  test.each(pairs)('treats errors by name as those of the function: %#', (states, called) => {
    const [inFunction, asTask] = [get(states, called), get(states, `${called} as a task`)]

    for (const name of ['StepFailed', 'StepNotPermitted', 'StepHeld', 'StepBusy', 'StepRepeated']) {
      expect(find(asTask, name), name).toEqual(find(inFunction, name))
    }
    const tries = inFunction.Retry?.at(-1)
    expect(find(asTask, 'StepNotDone')).toEqual({
      ...tries,
      ErrorEquals: ['StepNotDone', 'States.Timeout', 'States.HeartbeatTimeout'],
    })
  })

  test('gives each run the ids and its token, and nothing else', () => {
    const read = (name: string, states = flat) =>
      get(states, name).Parameters?.Overrides?.ContainerOverrides[0]?.Environment
    const token = { Name: 'TASK_TOKEN', 'Value.$': '$$.Task.Token' }
    const transfer = { Name: 'TRANSFER_ID', 'Value.$': '$.transferId' }
    const file = { Name: 'FILE_ID', 'Value.$': '$.fileId' }
    const retries = { Name: 'RETRIES', 'Value.$': "States.Format('{}', $$.State.RetryCount)" }

    expect(read('inspect of one file as a task')).toEqual([token, transfer, file, retries])
    expect(read('seal as a task')).toEqual([token, transfer, retries])
    const early = { Name: 'IS_EARLY', Value: 'true' }
    expect(read('inspect as a task', ofFiles)).toEqual([token, transfer, file, early, retries])
  })

  test('notices a task that ended without an answer within minutes, and lets one that lives work for a day', () => {
    const { HeartbeatSeconds = 0, TimeoutSeconds = 0 } = get(flat, 'seal as a task')
    // A step of the largest content, at the assumed speed.
    const longest = Math.max(...[50 / bytesASecond.anonymiseByFpe, 200 / bytesASecond.seal].map(one => one * GIB))

    expect([HeartbeatSeconds, TimeoutSeconds]).toEqual([300, 86_400])
    expect(longest).toBeLessThan(TimeoutSeconds / 4)
  })

  test('waits for a place of Fargate without using up a try, in early work for half an hour', () => {
    const average = ({ MaxAttempts, IntervalSeconds = 1, MaxDelaySeconds = 0 }: Retry) =>
      Array.from({ length: MaxAttempts }, (_, n) => Math.min(IntervalSeconds * 2 ** n, MaxDelaySeconds) / 2).reduce(
        (sum, seconds) => sum + seconds,
        0,
      )
    const ofPlace = (states: States, name: string) => get(states, name).Retry?.at(-1) ?? expect.fail()

    expect(ofPlace(flat, 'inspect of one file as a task').ErrorEquals).toEqual(['States.ALL'])
    expect(average(ofPlace(flat, 'inspect of one file as a task')) / 3600).toBeCloseTo(17, 0)
    expect(average(ofPlace(ofFiles, 'inspect as a task')) / 60).toBeCloseTo(32.5, 1)
  })

  test('waits for early work longer than its longest step', () => {
    const { MaxAttempts = 0, MaxDelaySeconds = 0 } = find(get(flat, 'anonymise of one file'), 'StepBusy') ?? {}

    // The first fifteen waits grow, and full jitter halves all of them.
    expect(((MaxAttempts - 15) * MaxDelaySeconds) / 2).toBeGreaterThan((2 * 50 * GIB) / bytesASecond.anonymiseByFpe)
  })

  test('leaves the definition without tasks as it is', () => {
    expect(createStateMachine(workflow, getArn, room)).toEqual(createStateMachine(toDeployedWorkflow(), getArn, room))
    expect(JSON.stringify(createStateMachine(workflow, getArn, room))).not.toMatch(/ecs|TooLong|as a task/)
  })

  test('has sizes that Fargate offers', () => {
    // https://docs.aws.amazon.com/AmazonECS/latest/developerguide/fargate-tasks-services.html
    const offered: Record<number, number[]> = { 256: [512, 1024], 1024: [2048, 3072, 4096], 2048: [4096, 5120] }

    for (const { cpu, memoryMiB } of steps.map(toTaskSize)) expect(offered[cpu]).toContain(memoryMiB)
  })
})

describe('the history of a transfer of 200 GiB with tasks', () => {
  const largest = 200 * GIB
  const mostFiles = 90
  /** At most so many files of a transfer exceed the function of the step. */
  const mostLong = (work: keyof typeof bytesASecond) =>
    Math.min(mostFiles, Math.floor(largest / (MAX_STEP_SECONDS * bytesASecond[work])))
  // A copy may be larger than its upload, so that each file may exceed the inspection.
  const long = { verify: mostLong('verify'), anonymise: mostLong('anonymiseByFpe'), inspect: mostFiles }
  const longRuns = Object.values(long).reduce((sum, count) => sum + count, 0) + 2
  const run = Object.values(ofTransfers).length * 7 + within.flatMap(Object.keys).length * mostFiles * 7 + longRuns * 7

  test('has room for the waits of each long step for a place', () => {
    const { MaxAttempts = 0 } = get(flat, 'inspect of one file as a task').Retry?.at(-1) ?? {}

    expect(longRuns).toBeGreaterThan(100)
    // Scheduled, and failed; a refused task is never submitted.
    expect(run + longRuns * MaxAttempts * 3).toBeLessThan(25_000)
  })

  test('has room for all tries of each long step', () => {
    // Scheduled, started, submitted, and failed or timed out.
    expect(run + longRuns * 4 * 8).toBeLessThan(25_000)
  })

  test('has room for the waits for early work, which has half of the places', () => {
    const { MaxAttempts = 0 } = find(get(flat, 'anonymise of one file'), 'StepBusy') ?? {}

    expect(run + 20 * 3 * MaxAttempts).toBeLessThan(25_000)
  })
})
