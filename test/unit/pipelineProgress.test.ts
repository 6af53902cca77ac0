import { describe, expect, test } from 'vitest'
import { progress } from '../../lambdas/pipeline/progress.ts'
import { fixedClock } from '../harness/host.ts'

function started(write: (percent: number) => Promise<unknown> = async () => {}) {
  const clock = fixedClock()
  const written: number[] = []
  const logged: string[] = []
  const log = { info: () => {}, error: (message: string) => void logged.push(message) }
  const { onProgress, settled } = progress({ now: clock.now, log }, percent => {
    written.push(percent)
    return write(percent)
  })
  return { clock, written, logged, onProgress, settled }
}

describe('progress of a step', () => {
  test.each([
    [1, 100, [1]],
    [1, 101, []],
    [19, 1000, [1]],
    [500, 1000, [50]],
    [99, 100, [99]],
    // 100 is the end of the step, not of its reading.
    [100, 100, [99]],
    [101, 100, [99]],
    [0, 0, [99]],
  ])('is a whole percentage from 1 to 99: %d of %d', (done, total, expected) => {
    const { clock, written, onProgress } = started()
    clock.move(1000)

    onProgress(done, total)

    expect(written).toEqual(expected)
  })

  test('is written once in a second at most, and only when it grows', async () => {
    const { clock, written, onProgress, settled } = started()
    const report = async (milliseconds: number, percent: number) => {
      clock.move(milliseconds)
      onProgress(percent, 100)
      await settled()
    }

    await report(999, 10)
    await report(1, 11)
    await report(999, 20)
    await report(1, 11)
    await report(0, 10)
    await report(0, 21)

    expect(written).toEqual([11, 21])
  })

  test('is not written again until the last write ends, which the step awaits', async () => {
    const gate = Promise.withResolvers<void>()
    const { clock, written, onProgress, settled } = started(() => gate.promise)
    let isSettled = false
    clock.move(1000)
    onProgress(1, 100)
    clock.move(1000)
    onProgress(2, 100)
    const end = settled().then(() => {
      isSettled = true
    })
    await new Promise(resolve => setImmediate(resolve))
    expect([written, isSettled]).toEqual([[1], false])

    gate.resolve()
    await end
    onProgress(3, 100)

    expect(written).toEqual([1, 3])
  })

  test('that cannot be written is logged, and the step goes on', async () => {
    const { clock, written, logged, onProgress, settled } = started(async () => {
      throw new Error('Not now.')
    })
    for (const percent of [1, 2]) {
      clock.move(1000)
      onProgress(percent, 100)
      await settled()
    }

    expect(written).toEqual([1, 2])
    expect(logged).toEqual(['Progress could not be written.', 'Progress could not be written.'])
  })
})
