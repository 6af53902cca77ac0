import { expect, test } from 'vitest'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'

const MEBI = 1024 * 1024

function countIn(flood: string, header?: string): number {
  const { read, findings } = inspector({ detectors: patternDetectors() })
  const place = header === undefined ? {} : { header, column: 0 }
  const text = flood.repeat(Math.ceil((64 * 1024) / flood.length))
  for (let size = 0; size < MEBI; size += text.length) read({ kind: 'text', text, place })
  return findings().summary.reduce((sum, { count }) => sum + count, 0)
}

// Each takes minutes if a scan restarts at every character.
test.each([
  '1',
  'a',
  'A',
  'a@',
  'a@a@a',
  'a.',
  '1.',
  '1.1.1.1.',
  '+1 ',
  '1-',
  '(1',
  '1:',
  '::',
  'http://',
  '://',
  'GB82',
  'x@y.z',
  '.',
  '@',
  '-',
  '\0',
  '\ud800',
  'é',
  '123456789;|\n123456789|;\n',
])('a line that only repeats "%s" is read to its end, without a finding', flood => {
  expect(countIn(flood)).toBe(0)
})

test('a line of telephone numbers, each beside its word, is counted', () => {
  expect(countIn('phone 030 901820, ')).toBeGreaterThan(50_000)
})
