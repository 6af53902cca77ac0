import { describe, expect, test } from 'vitest'
import { deployedFileWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { createFileMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'

type State = {
  Type: string
  Next?: string
  Parameters?: { Payload?: Record<string, unknown>; ConditionExpression?: string; UpdateExpression?: string }
  Retry?: { ErrorEquals: string[]; MaxAttempts: number }[]
  Catch?: { ErrorEquals: string[]; Next: string }[]
  ExpressionAttributeValues?: unknown
}
const room = { table: 'ops', ...toRoom(350) }
const { StartAt, States } = createFileMachine(deployedFileWorkflow, name => `arn of ${name}`, room) as {
  StartAt: string
  States: Record<string, State>
}
const getState = (name: string) => States[name] ?? expect.fail(`There is no state ${name}.`)
const steps = deployedFileWorkflow.steps.map(({ name }) => name)

describe('the definition of early work', () => {
  test('runs the steps of one file in order, with room, and gives the room back', () => {
    const order: string[] = []
    for (let name: string | undefined = StartAt; name !== undefined; name = getState(name).Next) order.push(name)

    expect(order).toEqual(['room before early work', ...steps, 'room after early work', 'ended'])
    expect(getState('room before early work').Parameters?.UpdateExpression).toMatch(/^ADD holders/)
    expect(getState('room after early work').Parameters?.UpdateExpression).toMatch(/^DELETE holders/)
  })

  test('takes room only while half of it is free', () => {
    const { Parameters = {} } = getState('room before early work')

    expect(Parameters.ConditionExpression).toContain('size(holders) < :half')
    expect(Parameters).toMatchObject({ ExpressionAttributeValues: { ':half': { N: '17' } } })
  })

  test('names its file to each step, and that the work is early', () => {
    for (const name of steps) {
      expect(getState(name).Parameters?.Payload).toMatchObject({
        'transferId.$': '$.transferId',
        'fileId.$': '$.fileId',
        isEarly: true,
        step: name,
      })
    }
  })

  test('ends well with the first step that fails or is held, because finalize does the rest', () => {
    for (const name of steps) {
      const { Retry = [], Catch } = getState(name)
      expect(Retry[0]).toEqual({ ErrorEquals: ['StepHeld', 'StepBusy'], MaxAttempts: 0 })
      expect(Catch).toEqual([{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'room after early work' }])
    }
    expect(getState('room before early work').Catch?.[0]?.Next).toBe('ended')
    expect(getState('ended')).toEqual({ Type: 'Succeed' })
  })
})
