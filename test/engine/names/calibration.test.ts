import { expect, test } from 'vitest'
import { readSamples, scoreTexts } from '../../../bench/qualityLabelled.ts'
import { spansIn } from '../../../bench/qualityMeasure.ts'

/** As docs/quality.md promises. */
const promises = [
  ['PERSON_NAME', 'POSSIBLE', 0.85],
  ['PERSON_NAME', 'LIKELY', 0.98],
  ['PERSON_NAME', 'VERY_LIKELY', 0.99],
  ['LOCATION', 'LIKELY', 0.95],
  ['LOCATION', 'VERY_LIKELY', 0.99],
  ['STREET_ADDRESS', 'VERY_LIKELY', 0.99],
  ['PHONE_NUMBER', 'VERY_LIKELY', 0.99],
] as const
const MIN_FINDINGS = 20
const TOLERANCE = 0.05

const texts = [...readSamples('reported'), ...readSamples('reported2')]

test.each(promises)(
  'in texts that decide nothing, the share of right findings of %s, %s, is %d',
  (kind, level, share) => {
    const { right, wrong } = scoreTexts(texts, text => spansIn(text).filter(({ likelihood }) => likelihood === level))[
      kind
    ]

    expect(right + wrong).toBeGreaterThanOrEqual(MIN_FINDINGS)
    expect(Math.abs(right / (right + wrong) - share)).toBeLessThanOrEqual(TOLERANCE)
  },
)
