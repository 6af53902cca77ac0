import { expect, test } from 'vitest'
import { stepHandler } from '../../lambdas/aws/serving/serveStep.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { StepEarly } from '../../lambdas/pipeline/step.ts'

test('a function whose step is not due yet waits for it, and reports no error', async () => {
  const begun = Date.now()
  const ranAt: number[] = []
  const until = begun + 300
  const step = async () => {
    ranAt.push(Date.now())
    // A timer may end a millisecond early.
    if (Date.now() < until - 2) throw new StepEarly(until)
  }
  const context = { now: Date.now, log: { info() {}, error() {} } } as unknown as Context

  await stepHandler(step, async () => {}, context)({ transferId: 'one', step: 'publish', retries: 0 })

  expect(ranAt).toHaveLength(2)
  expect(ranAt[1]).toBeGreaterThanOrEqual(until - 2)
})
