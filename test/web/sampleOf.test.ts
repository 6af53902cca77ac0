import { describe, expect, test } from 'vitest'
import { takeSample } from '../../web/src/upload/takeSample.ts'

const KIB = 1024

describe('the sample of a file', () => {
  test('of a small file includes every byte', async () => {
    const content = new Uint8Array(320 * KIB)
    const sample = await takeSample(new Blob([content]))

    for (const position of [0, 1, 100_000, 200_000, content.length - 1]) {
      const changed = content.slice()
      changed[position] = 1
      expect(await takeSample(new Blob([changed]))).not.toBe(sample)
    }
  })

  test.each([
    ['its first byte', 0],
    ['its last byte', 1],
    ['a byte in its middle', 0.5],
    ['a byte at a quarter', 0.25],
    ['a byte at three quarters', 0.75],
  ])('of a large file depends on %s', async (_, share) => {
    const content = new Uint8Array(10_000 * KIB)
    const sample = await takeSample(new Blob([content]))

    content[Math.floor((content.length - 1) * share)] = 1

    expect(await takeSample(new Blob([content]))).not.toBe(sample)
  })

  test('depends on the size, even for equal sampled bytes', async () => {
    const one = await takeSample(new Blob([new Uint8Array(10_000 * KIB)]))
    const other = await takeSample(new Blob([new Uint8Array(10_000 * KIB + 1)]))

    expect(one).not.toBe(other)
  })

  test('reads only the samples of a large file', async () => {
    const file = new Blob([new Uint8Array(10_000 * KIB)])
    const slices: [number, number][] = []
    const slice = file.slice.bind(file)
    file.slice = (start = 0, end = 0) => {
      slices.push([start, end])
      return slice(start, end)
    }

    await takeSample(file)

    expect(slices).toHaveLength(5)
    expect(slices.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(320 * KIB)
    expect(slices.at(0)?.[0]).toBe(0)
    expect(slices.at(-1)?.[1]).toBe(file.size)
  })

  test('is deterministic, also for an empty file', async () => {
    expect(await takeSample(new Blob(['alike']))).toBe(await takeSample(new Blob(['al', 'ike'])))
    expect(await takeSample(new Blob([]))).toMatch(/^[0-9a-f]{64}$/)
  })
})
