import { describe, expect, test } from 'vitest'
import { toDeployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { stepFunctions, triggerFunctions } from '../../lambdas/aws/functions/functions.ts'
import { createFileMachine, createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'

type State = {
  Type: string
  Next?: string
  Retry?: { ErrorEquals: string[]; MaxAttempts: number; MaxDelaySeconds?: number }[]
  Catch?: { ErrorEquals: string[]; Next: string }[]
  ItemProcessor?: { States: Record<string, State> }
}

const room = { table: 'ops', transfers: 35, filesAtOnce: 4, share: 7, reserve: 7 }
const scanned = toDeployedWorkflow({ malware: 'guardduty' })
const { States } = createStateMachine(scanned, name => name, room) as unknown as { States: Record<string, State> }
const getState = (name: string) => States[name] ?? expect.fail(`There is no state ${name}.`)

describe('the workflow of a deployment whose uploads GuardDuty scans', () => {
  test('waits for the verdicts on all files in one step, before anything opens a file', () => {
    const names = scanned.steps.map(({ name }) => name)

    expect(names.slice(0, 4)).toEqual(['verify', 'awaitHealth', 'scan', 'anonymise'])
    expect(getState('scan').Type).toBe('Task')
    expect(getState('publish').Catch).toContainEqual({ ErrorEquals: ['StepRepeated'], ResultPath: null, Next: 'scan' })
  })

  test('holds no room while it waits, so that an outage of GuardDuty does not block work', () => {
    expect(getState('awaitHealth').Next).toBe('scan')
    expect(getState('scan').Next).toBe('room before anonymise')
  })

  test('waits about a week, and its waits fit into the history with those of the other steps', () => {
    const all = Object.values(States).flatMap(state => [state, ...Object.values(state.ItemProcessor?.States ?? {})])
    const inMaps = Object.values(States).flatMap(state => Object.values(state.ItemProcessor?.States ?? {}))
    const mostFiles = 90
    const run = (all.length - inMaps.length + inMaps.length * mostFiles) * 7
    const waits = Object.entries(States).flatMap(([name, { Retry = [] }]) =>
      (name.startsWith('room again') ? [] : Retry)
        .filter(({ ErrorEquals }) => /ConditionalCheck|StepHeld/.test(ErrorEquals.join()))
        .map(({ MaxAttempts }) => 3 * MaxAttempts),
    )
    const held = getState('scan').Retry?.find(({ ErrorEquals }) => ErrorEquals.includes('StepHeld'))

    expect(waits).toHaveLength(5)
    expect(run + waits.reduce((sum, events) => sum + events, 0)).toBeLessThan(25_000)
    // With full jitter the average wait is half of the maximum.
    expect(((held?.MaxAttempts ?? 0) * (held?.MaxDelaySeconds ?? 0)) / 2 / 86_400).toBeCloseTo(7, 0)
  })

  test('asks for the verdict on one file in early work too, which ends without one', () => {
    const machine = createFileMachine(scanned.ofFile, name => name, room) as unknown as typeof States & {
      States: Record<string, State>
    }

    expect(scanned.ofFile.steps.map(({ name }) => name)).toEqual(['verify', 'scan', 'anonymise', 'inspect'])
    expect(machine.States.scan?.Retry?.[0]).toEqual({ ErrorEquals: ['StepHeld', 'StepBusy'], MaxAttempts: 0 })
  })

  test('does not read the contents to get the verdicts', () => {
    const scan = stepFunctions({ malware: 'guardduty' }).find(({ name }) => name === 'scan') ?? expect.fail()

    expect(scan.reach.blobs).toEqual(expect.not.arrayContaining(['read', 'digest', 'pin']))
  })
})

test('without the setting there is no step, trigger or check of a scanner', () => {
  const off = [...stepFunctions(), ...triggerFunctions()]
  const on = [...stepFunctions({ malware: 'guardduty' }), ...triggerFunctions({ malware: 'guardduty' })]
  const reachers = (all: typeof off) =>
    all.filter(({ reach }) => reach.malwareScanner || reach.malwareVerdicts).map(({ name }) => name)

  expect(reachers(off)).toEqual([])
  expect(reachers(on)).toEqual(['scan', 'malwareScanned', 'checkHealth'])
})
