import { describe, expect, test } from 'vitest'
import { HashedValues, hashValues } from '../../../engine/inspection/further/hashedValues.ts'
import { ownDetector } from '../../../engine/inspection/further/ownDetector.ts'
import type { OwnKind } from '../../../shared/domain/ownKind.ts'
import { Random } from '../../labelled/random.ts'

const noFile = () => {
  throw new Error('No kind has a list.')
}

function found(kind: Omit<OwnKind, 'id'>, text: string, header?: string, readFile: () => Buffer = noFile): string[] {
  const values: string[] = []
  ownDetector([{ ...kind, id: 'CUSTOM_OWN' }], readFile).find({ text, header }, (_, start, end) =>
    values.push(text.slice(start, end)),
  )
  return values
}

describe('a dictionary', () => {
  const words = ['Zephyr', 'Projekt Adler', 'X-200', '極秘計画']

  test('is found as whole words, in any case and with any separator', () => {
    expect(found({ words }, 'ZEPHYR and projekt  adler, the x 200 and 極秘計画について')).toEqual([
      'ZEPHYR',
      'projekt  adler',
      'x 200',
      '極秘計画',
    ])
    expect(found({ words }, 'zephyrs, projekt für adler, x-2000')).toEqual([])
  })

  test('of ten thousand phrases is read in one pass', () => {
    const random = new Random(1)
    const many = Array.from({ length: 10_000 }, () => `${random.letters(6)} ${random.letters(7)}`)

    expect(found({ words: many }, `before ${many[4711]?.toLowerCase()} after`)).toEqual([many[4711]?.toLowerCase()])
  })
})

describe('a pattern', () => {
  test('finds its matches, natively or by RE2', () => {
    expect(found({ pattern: 'KD-\\d{6}' }, 'KD-204881, KD-20488')).toEqual(['KD-204881'])
    expect(found({ pattern: '(?:KD|AB)-\\d{6}(?:-[A-Z]{2})?' }, 'KD-204881-CH and AB-100200')).toEqual([
      'KD-204881-CH',
      'AB-100200',
    ])
  })

  test('counts after its words only, or in a column with one in its header', () => {
    const kind = { pattern: '\\d{6}', after: ['customer no', 'Kundennummer'] }

    expect(found(kind, 'Customer no. 204881, total 100200')).toEqual(['204881', '100200'])
    expect(found(kind, 'total 100200')).toEqual([])
    expect(found(kind, '204881\n100200\n', 'kundennummer')).toEqual(['204881', '100200'])
  })

  test('that RE2 does not know, that is too large, or that matches nothing is refused', () => {
    expect(() => found({ pattern: '(a)\\1' }, '')).toThrow('is not in the syntax of RE2')
    expect(() => found({ pattern: '[a-z]{400}[0-9]{400}' }, '')).toThrow('is too large')
    expect(() => found({ pattern: 'a*' }, '')).toThrow('matches an empty text')
  })

  test('takes linear time where a backtracking engine takes exponential time', () => {
    const before = process.cpuUsage()
    expect(found({ pattern: '(a+)+b' }, 'a'.repeat(20_000))).toEqual([])
    expect(process.cpuUsage(before).user).toBeLessThan(20_000_000)
  })
})

describe('a list of hashed values', () => {
  const random = new Random(7)
  const values = Array.from({ length: 20_000 }, () => `${random.letters(2)}-${random.digits(4)}-${random.digits(4)}`)
  const list = hashValues(values)

  test('finds each of its values, in any case and grouping, and no others', () => {
    const [first = '', second = '', third = ''] = values
    const text = `${first}, ${second.toLowerCase()} and ${third.replaceAll('-', '')}, not AA-0000-0001`

    expect(found({ valuesFile: 'list' }, text, undefined, () => list)).toEqual([
      first,
      second.toLowerCase(),
      third.replaceAll('-', ''),
    ])
  })

  test('does not contain the values, and another key gives another list', () => {
    for (const value of values.slice(0, 100)) expect(list.includes(value.replaceAll('-', ''))).toBe(false)
    expect(hashValues(values)).not.toEqual(list)
    expect(hashValues(['AB-1234'], Buffer.alloc(32))).toEqual(hashValues([' ab1234'], Buffer.alloc(32)))
  })

  test('refuses values that are ordinary words or short numbers, and files that are no list', () => {
    expect(() => hashValues(['12345', '1234'])).toThrow('Line 2: a value needs a digit, and 5 to 34')
    expect(() => hashValues(['Zephyr'])).toThrow('needs a digit')
    expect(() => hashValues(['Größe 12345'])).toThrow('letters from A to Z')
    expect(() => hashValues([''])).toThrow('There is no value.')
    expect(() => new HashedValues(list.subarray(0, 500))).toThrow('not a complete list')
    expect(() => new HashedValues(Buffer.from('hello'))).toThrow('not a complete list')
  })
})
