import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import { plainPattern } from '../../../engine/plainPattern.ts'
import { done, search } from './csv.ts'

/** Shapes that make backtracking engines run exponentially. */
const evil = [
  '(a+)+',
  '(a*)*',
  '(a|a)*',
  '(a|aa)+',
  '(.*a){12}',
  '([a-z]+)*',
  '(a?){40}a{40}',
  '((a+)+)+',
  '(\\w+\\s?)*',
  '(.+)+',
  'a*a*a*a*',
  '(x+x+)+y|(a+)+',
]
const endings = ['$', 'b', '\\d$', '!', 'c?d']
const patterns = evil.flatMap(shape => endings.map(ending => shape + ending))

const atom = fc.constantFrom('a', '1', '-', ' ', '@', '\\d', '\\w', '\\.', '.', '[a-z]', '[^0-9]', '[\\d_]', '[.]', 'é')
const repeat = fc.constantFrom('', '', '{2}', '{3}')
const lastRepeat = fc.constantFrom('', '+', '{2}', '{1,3}', '{2,}')
const plain = fc
  .tuple(fc.constantFrom('', '^'), fc.array(fc.tuple(atom, repeat), { maxLength: 3 }), atom, lastRepeat)
  .map(([start, parts, last, times]) => `${start}${parts.flat().join('')}${last}${times}`)
const text = fc.array(fc.constantFrom(...'aab11-- @._Zé\n\r😀\u2028'), { maxLength: 30 }).map(chars => chars.join(''))

describe("a user's search pattern", () => {
  it.each(patterns)('ends on long values of any form: %s', async pattern => {
    const values = [`${'a'.repeat(2000)}!`, `${'a '.repeat(1000)}!`, 'ab'.repeat(1000), 'x'.repeat(2000)]
    const { report } = await done(`v\n${values.join('\n')}\na\n`, [search(0, `${pattern}|^a$`, '-')])

    expect(report.rows).toBe(5)
  })

  it('finds the same with the native engine as with the linear one', () => {
    let used = 0
    fc.assert(
      fc.property(plain, text, (pattern, value) => {
        const native = plainPattern(pattern)
        if (!native) return
        used += 1
        expect(value.replace(native, '#')).toBe(RE2JS.compile(pattern).matcher(value).replaceAll('#'))
      }),
      { numRuns: 4000, seed: 1 },
    )
    expect(used).toBeGreaterThan(3000)
  })

  it.each([
    'a*',
    '(a)',
    'a|b',
    'a+b',
    'a?',
    '.*$',
    '\\bx',
    '\\s',
    '(?i)a',
    'a$',
    '[[:alpha:]]',
    '\\pL',
    'a{2,}b',
    'a{0,3}',
    'a+?',
  ])('runs on the linear engine unless it is plain: %s', pattern => {
    expect(plainPattern(pattern)).toBeUndefined()
  })

  it('is either refused or applied', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40, unit: 'grapheme-ascii' }), async pattern => {
        if (pattern === '') return
        const error = await done('v\nabc 123\n"x, y"\n', [search(0, pattern, 'q')]).catch((error: unknown) => error)
        if (error instanceof Error) expect(error).toBeInstanceOf(AnonymisationFault)
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
