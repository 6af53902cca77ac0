import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestFile } from '../../web/src/pages/receipt/digestFile.ts'

const { signal } = new AbortController()
const MIB = 1024 * 1024

test.each([0, 1, 55, 56, 64, 4 * MIB - 1, 4 * MIB, 4 * MIB + 1, 9 * MIB])(
  'the SHA-256 of %s bytes is that of other programs',
  async size => {
    const content = randomBytes(size)

    const digest = await digestFile(new Blob([content]), { onProgress: () => {}, signal })

    expect(digest).toBe(createHash('sha256').update(content).digest('hex'))
  },
)

test('a long read reports its progress, and can be cancelled', async () => {
  const controller = new AbortController()
  const seen: number[] = []
  const onProgress = (percent: number) => {
    seen.push(percent)
    if (percent >= 50) controller.abort()
  }

  const reading = digestFile(new Blob([randomBytes(16 * MIB)]), { onProgress, signal: controller.signal })

  await expect(reading).rejects.toThrow(/abort/)
  expect(seen).toEqual([0, 25, 50])
})
