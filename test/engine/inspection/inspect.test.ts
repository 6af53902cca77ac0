import { expect, test } from 'vitest'
import type { Extracted } from '../../../engine/extraction/extracted.ts'
import { inspectSource } from '../../../engine/inspection/inspect.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import type { Source } from '../../../engine/source.ts'

const bytes = Buffer.from('Write to bob@example.com. '.repeat(100))
const source: Source = {
  size: bytes.length,
  async *read(start, end) {
    for (let at = start; at < end; at += 1000) yield bytes.subarray(at, Math.min(end, at + 1000))
  },
}

async function* plainText(from: Source): AsyncIterable<Extracted> {
  const place = {}
  for await (const piece of from.read(0, from.size)) yield { kind: 'text', text: Buffer.from(piece).toString(), place }
}

test('a document is inspected while it is read, and its progress is reported', async () => {
  const steps: number[] = []

  const findings = await inspectSource(source, 'letter.txt', {
    detectors: patternDetectors(),
    extract: plainText,
    onProgress: (done, total) => steps.push(done / total),
  })

  expect(findings.summary).toEqual([
    { infoType: 'EMAIL_ADDRESS', count: 100, distinctCount: 1, likelihood: 'VERY_LIKELY' },
  ])
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps.at(-1)).toBe(1)
})

test('an error of the source is rethrown', async () => {
  const torn: Source = {
    size: 10,
    // biome-ignore lint/correctness/useYield: it fails before its first yield
    async *read() {
      throw new Error('The disk is gone.')
    },
  }

  await expect(
    inspectSource(torn, 'letter.txt', { detectors: patternDetectors(), extract: plainText }),
  ).rejects.toThrow('The disk is gone.')
})
