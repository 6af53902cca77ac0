import { expect, test } from 'vitest'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import { plainText } from '../../../engine/inspection/plainText.ts'

const CARD = '4111 1111 1111 1111'
const written = (zero: number) => CARD.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))

test.each([
  ['zero-width spaces', CARD.replace(/1/g, '1\u200b')],
  ['soft hyphens', CARD.replace(/1/g, '\u00ad1')],
  ['word joiners', CARD.replace(/1/g, '1\u2060')],
  ['marks of direction', CARD.replace(/1/g, '\u202d1\u202c')],
  ['selectors of variants', CARD.replace(/1/g, '1\ufe0f')],
  ['full-width digits', written(0xff10)],
  ['full-width digits and spaces', written(0xff10).replaceAll(' ', '\u3000')],
  ['Arabic-Indic digits', written(0x0660)],
  ['Devanagari digits', written(0x0966)],
  ['bold mathematical digits', written(0x1d7ce)],
  ['mathematical digits of a typewriter', written(0x1d7f6)],
])('a number is found, unchanged, after %s', (_, disguised) => {
  const { read, findings } = inspector({ detectors: patternDetectors() })

  read({ kind: 'text', text: `card ${disguised}\ncard ${CARD}\n`, place: {} })

  expect(findings().summary).toMatchObject([{ infoType: 'CREDIT_CARD_NUMBER', count: 2, distinctCount: 1 }])
})

test('text without disguise stays the same', () => {
  const text = 'Zürich, Ελλάδα, 東京。 3 ½ € – “ok” 😀 1\t2\n'
  expect(plainText(text)).toBe(text)
})
