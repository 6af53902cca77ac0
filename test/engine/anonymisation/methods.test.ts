import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { done, encrypt, findFault, hash, mask, search, seeded } from './csv.ts'

const column = (text: string, index = 0) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => line.split(',')[index] ?? '')

describe('hashing', () => {
  it('computes HMAC-SHA-256 under the random key of the column, for values of any length', async () => {
    const values = Array.from({ length: 300 }, (_, index) => 'ab'.repeat(1 + index))
    const { text } = await done(`v\n${values.join('\n')}\n`, [hash(0)])

    const key = seeded('job')(32)
    expect(column(text).slice(1)).toEqual(values.map(value => createHmac('sha256', key).update(value).digest('hex')))
  })

  it.each([1, 3, 4, 511, 512, 513, 1024])('hashes %d values at once', async count => {
    const values = Array.from({ length: count }, (_, index) => `value ${index}`)
    const { text } = await done(values.join('\n'), [hash(0)], { headerRow: false })

    const key = seeded('job')(32)
    expect(column(text)).toEqual(values.map(value => createHmac('sha256', key).update(value).digest('hex')))
  })

  it("mixes the user's salt into the key", async () => {
    const { text } = await done('v\nx\n', [{ method: 'sha256', column: 0, salt: 'pepper' }])

    const key = createHmac('sha256', seeded('job')(32)).update('pepper').digest()
    expect(column(text)[1]).toBe(createHmac('sha256', key).update('x').digest('hex'))
    expect(text).not.toContain(createHash('sha256').update('x').digest('hex'))
  })

  it('maps equal values of a column to equal hashes, and differs across columns and jobs', async () => {
    const csv = 'a,b\nRita,Rita\nRita,Bob\n'
    const { text } = await done(csv, [hash(0), hash(1)])
    const other = await done(csv, [hash(0), hash(1)], { seed: 'another job' })

    expect(column(text)[1]).toBe(column(text)[2])
    expect(column(text)[1]).not.toBe(column(text, 1)[1])
    expect(column(text)[1]).not.toBe(column(other.text)[1])
  })

  it('keeps empty values empty, and counts them as unchanged', async () => {
    const { text, report } = await done('a,b\n,1\n"",2\n', [hash('a')])

    expect(text).toBe('a,b\n,1\n"",2\n')
    expect(report).toEqual({
      rows: 2,
      columns: [
        { column: 0, header: 'a', method: 'sha256', changed: 0, unchanged: 2, refused: 0, isPseudonymised: false },
      ],
    })
  })
})

describe('masking', () => {
  it('counts characters from 0, includes both ends, and stops at the end of the value', async () => {
    const { text } = await done('v\n4111222233334444\nabc\n', [mask(0, 2, 11, '*')])

    expect(text).toBe('v\n41**********4444\nab*\n')
  })

  it('counts code points, not bytes', async () => {
    const { text } = await done('v\nZoë😀Müller\n', [mask(0, 2, 4, '•')])

    expect(text).toBe('v\nZo•••üller\n')
  })

  it.each([0x21, 0x7f, 0x80, 0x7ff, 0x800, 0xfff, 0x1000, 0xffff, 0x10000, 0x10ffff])(
    'counts U+%s as one code point, masked or kept',
    async code => {
      const char = String.fromCodePoint(code)
      const { text } = await done(`v\n${char}y${char}z\n`, [mask(0, 1, 2, '*')])

      expect(text).toBe(`v\n${char}**z\n`)
    },
  )

  it('applies ranges in order, and the last one wins', async () => {
    const pattern = [
      { from: 0, to: 5, char: '#' },
      { from: 2, to: 3, char: 'x' },
      { from: 400, to: 500, char: 'y' },
    ]
    const { text } = await done(`v\nabcdefgh\n${'z'.repeat(402)}\n`, [{ method: 'basic_mask', column: 0, pattern }])

    expect(text).toBe(`v\n##xx##gh\n##xx##${'z'.repeat(394)}yy\n`)
  })

  it('counts a value as unchanged when the mask does not reach it', async () => {
    const { report } = await done('v\nab\nabcd\n', [mask(0, 3, 9, '*')])

    expect(report.columns[0]).toMatchObject({ changed: 1, unchanged: 1 })
  })
})

describe('searching', () => {
  it('replaces every match of a pattern with literal text', async () => {
    const { text } = await done('v\na1b22c\n', [search(0, '\\d+', '$0\\1$&')])

    expect(text).toBe('v\na$0\\1$&b$0\\1$&c\n')
  })

  it('supports anchors, groups, alternatives and Unicode classes, and ignores case', async () => {
    const csv = 'a,b,c,d\nRita Stone,x@y.example,Žofie,ABC\n'
    const rules = [
      search(0, '(\\w+)$', '-'),
      search(1, '^[^@]+|example', '?'),
      search(2, '\\p{Lu}', '_'),
      search(3, '(?i)b', '.'),
    ]
    const { text } = await done(csv, rules)

    expect(text).toBe('a,b,c,d\nRita -,?@y.?,_ofie,A.C\n')
  })

  it('refuses a pattern that changes nothing in the whole file', async () => {
    const fault = await findFault('id,v\n1,a\n2,b\n', [search(1, '\\d', 'x')])

    expect(fault).toMatchObject({ column: 1, row: undefined })
    expect(fault.reason).toContain('changes no value')
  })

  it('accepts any pattern when there is no value to change', async () => {
    await expect(done('id,v\n1,\n', [search(1, '\\d', 'x')])).resolves.toMatchObject({ report: { rows: 1 } })
    await expect(done('id,v\n', [search(1, '\\d', 'x')])).resolves.toMatchObject({ report: { rows: 0 } })
  })

  it.each(['(', '[a', 'a(?=b)', '(a)\\1', '*', 'a{1001}'])('refuses an invalid pattern: %s', async pattern => {
    expect(await findFault('v\na\n', [search(0, pattern, 'x')])).toMatchObject({ column: 0 })
  })
})

describe('format-preserving encryption', () => {
  it('maps digits to digits and letters to letters of the same case, and keeps all other characters', async () => {
    const values = [
      '4111-1111-1111-1111',
      '+49 (30) 123456',
      'Rita Stone',
      'DE89 3704 0044 0532 0130 00',
      'x@y.example',
    ]
    const { text, report } = await done(`v\n${values.join('\n')}\n`, [encrypt(0)])

    const shape = (value: string) => value.replace(/\d/g, '0').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A')
    const made = column(text).slice(1)
    expect(made.map(shape)).toEqual(values.map(shape))
    expect(made.filter(value => values.includes(value))).toEqual([])
    expect(report.columns[0]).toMatchObject({ changed: 5, refused: 0, isPseudonymised: false })
  })

  it('derives values that are too short for FF1, equal for equal ones, and counts them as refused', async () => {
    const { text, report } = await done('v\n12345\n12345\nAb-1\n---\n', [encrypt(0)])

    const [, one, again, mixed, signs] = column(text)
    expect(one).toMatch(/^\d{5}$/)
    expect(again).toBe(one)
    expect(mixed).toMatch(/^[A-Z][a-z]-\d$/)
    expect(signs).toBe('---')
    expect(report.columns[0]).toMatchObject({ changed: 3, unchanged: 1, refused: 3 })
  })

  it('derives different characters for each value that FF1 refuses, at any length', async () => {
    const values = Array.from({ length: 40 }, (_, index) => `${'é'.repeat(60)}${index}`)

    const { text } = await done(`a\n${values.join('\n')}\n`, [encrypt('a')])

    const derived = text.trim().split('\n').slice(1)
    for (const at of [0, 10, 20, 40, 59]) expect(new Set(derived.map(value => value[at])).size).toBeGreaterThan(10)
    expect(new Set(derived).size).toBe(40)
  })

  it('leaves no letter beyond ASCII readable, and keeps the number of characters', async () => {
    const values = [
      'Müller-Lüdenscheidt',
      'Ольга Петрова',
      '東京都千代田区',
      'ΑΘΗΝΑ',
      'e\u0301te\u0301 2026 long',
      '１２３４５６７',
    ]
    const { text, report } = await done(`v\n${values.join('\n')}\n`, [encrypt(0)])

    const made = column(text).slice(1)
    for (const [index, value] of made.entries()) {
      expect(value).toMatch(/^[A-Za-z0-9 -]+$/)
      expect([...value]).toHaveLength([...(values[index] ?? '')].length)
    }
    expect(made[3]).toMatch(/^[A-Z]{5}$/)
    expect(made[5]).toMatch(/^\d{7}$/)
    expect(report.columns[0]?.refused).toBe(6)
  })

  it('encrypts ASCII around other signs as usual', async () => {
    const { text, report } = await done('v\n123456 €\n123456\n“quoted” word…\n', [encrypt(0)])

    const [, price = '', plain] = column(text)
    expect(price).toBe(`${plain} €`)
    expect(column(text)[3]).toMatch(/^“[a-z]{6}” [a-z]{4}…$/)
    expect(report.columns[0]?.refused).toBe(0)
  })

  it("maps equal values to equal ones under a user's key, across columns and jobs, and reports this", async () => {
    const csv = 'a,b,c\n4111222233334444,4111222233334444,4111222233334444\n'
    const { text, report } = await done(csv, [encrypt(0, 'our key'), encrypt(1, 'our key'), encrypt(2, 'another')])
    const later = await done(csv, [encrypt(2, 'our key')], { seed: 'later' })

    const [one, two, three] = text.split('\n')[1]?.split(',') ?? []
    expect(one).toBe(two)
    expect(three).not.toBe(one)
    expect(later.text.split('\n')[1]?.split(',')[2]).toBe(one)
    expect(report.columns.map(({ isPseudonymised }) => isPseudonymised)).toEqual([true, true, true])
  })

  it('maps a value differently in another column or job', async () => {
    const csv = 'a,b\n4111222233334444,4111222233334444\n'
    const { text } = await done(csv, [encrypt(0), encrypt(1)])
    const other = await done(csv, [encrypt(0), encrypt(1)], { seed: 'another job' })

    const [one, two] = text.split('\n')[1]?.split(',') ?? []
    expect(one).not.toBe(two)
    expect(other.text.split('\n')[1]?.split(',')[0]).not.toBe(one)
  })
})

describe('the rules of several columns', () => {
  it.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ])('apply in any order (%d, %d, %d), and are reported by column', async (...order) => {
    const { text, report } = await done(
      'a,b,c,d\n11,22,33,44\n',
      order.map(index => mask(index, 0, 0, 'xyz'.charAt(index))),
    )

    expect(text).toBe('a,b,c,d\nx1,y2,z3,44\n')
    expect(report.columns.map(({ column: index }) => index)).toEqual([0, 1, 2])
  })
})
