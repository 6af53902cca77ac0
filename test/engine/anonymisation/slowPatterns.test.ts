import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import { regexMethod } from '../../../engine/anonymisation/regexMethod.ts'
import { Values } from '../../../engine/anonymisation/values.ts'
import { done, findFault, search } from './csv.ts'

const LARGE = '(?:a?){1000}a{1000}'

/** @param secondsEach how far the clock advances at every reading */
function replaced(texts: readonly string[], searchPattern: string, secondsEach: number, replaceString = '-') {
  let seconds = 0
  let looks = 0
  const clock = () => {
    looks += 1
    seconds += secondsEach
    return seconds
  }
  const [values, made] = [new Values(), new Values()]
  for (const text of texts) {
    values.add(Buffer.from(text), 0, Buffer.byteLength(text))
    values.end()
  }
  regexMethod({ searchPattern, replaceString }, 4, clock).apply(values, made)
  const all = texts.map((_, index) => made.bytes.toString('utf8', made.getStart(index), made.ends[index]))
  return { all, looks }
}

describe('a search pattern that takes too long', () => {
  it('fails with a fault of its column', () => {
    const slow = () => replaced(['ab', 'b'], '(a)|c', 11)

    expect(slow).toThrow(AnonymisationFault)
    expect(slow).toThrow(expect.objectContaining({ column: 4, reason: expect.stringContaining('takes too long') }))
  })

  it('fails within a batch, and within a value with many matches', () => {
    expect(() =>
      replaced(
        Array.from({ length: 2000 }, () => 'a'.repeat(1000)),
        LARGE,
        1,
      ),
    ).toThrow('takes too long')
    expect(() => replaced(['x'.repeat(4000)], '(?:x?){30}x*y|x', 1)).toThrow('takes too long')
  })

  it('gets more time for more text', () => {
    const values = Array.from({ length: 1000 }, () => 'a'.repeat(30_000))
    const { looks } = replaced(values, 'a+', 0)
    // 30 MB may take 10 s plus 60 s.
    expect(() => replaced(values, 'a+', 69 / looks)).not.toThrow()
    expect(() => replaced(values, 'a+', 72 / looks)).toThrow('takes too long')
  })

  it('applies only to short values when it is large, and to all values otherwise', async () => {
    const csv = (length: number) => `v\n${'a'.repeat(length)}\n`

    await expect(done(csv(1200), [search(0, LARGE, '-')])).resolves.toMatchObject({ report: { rows: 1 } })
    const fault = await findFault(csv(2000), [search(0, LARGE, '-')])
    expect(fault).toMatchObject({ row: 1, column: 0, reason: expect.stringContaining('Use a simpler pattern') })
    await expect(done(csv(32_000), [search(0, '\\b(?:[A-Z]{2}\\d{20}|a+)\\b', '#')])).resolves.toMatchObject({
      text: 'v\n#\n',
    })
  })
})

describe('a stepwise search', () => {
  it('replaces the same matches as the engine', () => {
    const pattern = fc.constantFrom(
      'a*',
      '(a)|b',
      'a|',
      '\\b',
      '^|$',
      '(?i)A+?',
      '(\\pL)(\\d)?',
      '[^a]*',
      'é|😀',
      '(a|ab)(c|bcd)?',
      '\\s*',
    )
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', '1', ' ', 'é', '😀', '\n'), { minLength: 1, maxLength: 12 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 3 }), (searched, texts) => {
        const theirs = texts.map(value => RE2JS.compile(searched).matcher(value).replaceAll('<>'))
        expect(replaced(texts, searched, 0, '<>').all).toEqual(theirs)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})
