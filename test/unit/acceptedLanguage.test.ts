import { describe, expect, test } from 'vitest'
import { getAcceptedLanguage } from '../../lambdas/core/request/acceptedLanguage.ts'

describe('the language of a caller', () => {
  test.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['PT-BR, en;q=0.5', 'pt'],
    ['tlh, nl;q=0.5', 'nl'],
    ['en;q=0.2 , fr ; q=0.8,es;q=0.801', 'es'],
    ['pl,ja', 'pl'],
    ['ar;q=1.0, *;q=0.1', 'ar'],
    ['tlh', 'en'],
    ['de;q=0, tlh', 'en'],
  ])('of %s is %s', (header, language) => {
    expect(getAcceptedLanguage(header)).toBe(language)
  })

  test.each([undefined, '', '*', '*;q=0.5', ',,,', 'de;q=0', 'q=1', 'de;q=high', 'constructor__proto__', '\u0000'])(
    'of %j is unknown',
    header => {
      expect(getAcceptedLanguage(header)).toBeUndefined()
    },
  )

  test('is found in the first 200 characters only, in no time', () => {
    expect(getAcceptedLanguage(`${'tlh,'.repeat(60)}de`)).toBe('en')
    const start = performance.now()
    for (const piece of ['a', 'a-', ' ', ',', 'de;q=', ';q=1', '\t']) getAcceptedLanguage(piece.repeat(10_000))
    expect(performance.now() - start).toBeLessThan(100)
  })
})
