import { describe, expect, it } from 'vitest'
import { done, encrypt, findFault, hash, mask, search } from './csv.ts'

const toBytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const high = /[\x80-\xff]/

/** Names in the code pages of their countries, without bytes that windows-1252 lacks. */
const files = {
  'GBK (李明, 王芳, 北京)': toBytes(
    'name\n',
    [0xc0, 0xee, 0xc3, 0xf7],
    '\n',
    [0xcd, 0xf5, 0xb7, 0xbc],
    '\n',
    [0xb1, 0xb1, 0xbe, 0xa9],
    '\n',
  ),
  'Shift-JIS (山田, 田中)': toBytes('name\n', [0x8e, 0x52, 0x93, 0x63], '\n', [0x93, 0x63, 0x92, 0x86], '\n'),
  'Shift-JIS (山田)': toBytes('name\n', [0x8e, 0x52, 0x93, 0x63], '\n'),
  'Shift-JIS, half-width (ﾔﾏﾀﾞ)': toBytes('name\n', [0xd4, 0xcf, 0xc0, 0xde], '\n'),
  'windows-1251 (Анна, Иван)': toBytes('name\n', [0xc0, 0xed, 0xed, 0xe0], '\n', [0xc8, 0xe2, 0xe0, 0xed], '\n'),
  'windows-1251 among many others (Лев)': toBytes(`name\n${'Rita Stone\n'.repeat(50)}`, [0xcb, 0xe5, 0xe2], '\n'),
  'windows-1253 (Άννα)': toBytes('name\n', [0xa2, 0xed, 0xed, 0xe1], '\n'),
}
const western = [
  'Müller',
  'Señor',
  'naïve',
  'Zoë',
  'créée',
  'Þórður',
  'Ångström',
  '¿Qué?',
  'M. à côté',
  '§§ 12, 13',
  '5 m² für 3 €',
]
const windows1252 = (text: string) =>
  Buffer.from(
    text
      .replaceAll('€', '\x80')
      .replaceAll('–', '\x96')
      .replaceAll('“', '\x93')
      .replaceAll('”', '\x94')
      .replaceAll('’', '\x92'),
    'latin1',
  )

describe('a file in an encoding that resembles windows-1252', () => {
  it.each(Object.entries(files))('has no readable text after encryption: %s', async (_, file) => {
    const { bytes, report } = await done(file, [encrypt(0)])

    expect(bytes.toString('latin1')).not.toMatch(high)
    expect(bytes).toHaveLength(file.length)
    expect(report.columns[0]?.unchanged).toBe(0)
  })

  it.each(Object.entries(files))('is not masked or searched: %s', async (_, file) => {
    expect((await findFault(file, [mask(0, 0, 1, '*')])).reason).toContain('Save the file as UTF-8')
    expect(await findFault(file, [search(0, '^.', '*')])).toMatchObject({
      column: 0,
      reason: expect.stringContaining('as UTF-8'),
    })
  })

  it('is hashed, and masked in other columns', async () => {
    const { text } = await done(toBytes('name,card\n', [0xc0, 0xee, 0xc3, 0xf7], ',4111\n'), [
      hash(0),
      mask(1, 0, 1, '*'),
    ])

    expect(text).toMatch(/^name,card\n[0-9a-f]{64},\*\*11\n$/)
  })

  it('keeps white space after a character, and no sign', async () => {
    const name = [0xc0, 0xee, 0xc3, 0xf7]
    const { bytes } = await done(toBytes('name\n', name, ' ', name, '\t', name, '!', name, '\n'), [encrypt(0)])

    expect(bytes.toString('latin1')).toMatch(/^name\n[A-Za-z]{4} [A-Za-z]{4}\t[A-Za-z]{9}\n$/)
  })

  it('does not keep an ASCII byte that is the second half of a character', async () => {
    // In Shift-JIS, 表 is 95 5C and ポ is 83 7C.
    const { bytes } = await done(toBytes('a,b\n', [0x95, 0x5c, 0x83, 0x5e], ',1\n'), [encrypt(0)])

    expect(bytes.toString('latin1')).toMatch(/^a,b\n[A-Za-z]{4},1\n$/)
  })
})

describe('Western text in windows-1252', () => {
  const file = windows1252(
    `v\n${western.map(value => `"${value}"`).join('\n')}\nO’Brien – “quotes”, long words\n`.replace(
      'O’Brien – “quotes”, long words',
      '"O’Brien – “quotes”, long words"',
    ),
  )

  it('is masked', async () => {
    const { bytes } = await done(file, [mask(0, 0, 0, '*')])

    const masked = western.map(value => `"*${value.slice(1)}"`).join('\n')
    expect(bytes.equals(windows1252(`v\n${masked}\n"*’Brien – “quotes”, long words"\n`))).toBe(true)
  })

  it('is searched', async () => {
    const { bytes } = await done(file, [search(0, 'ü', 'ue')])

    expect(bytes.toString('latin1')).toContain('"Mueller"')
  })

  it('is encrypted letter by letter, and keeps its ASCII signs', async () => {
    const { bytes } = await done(file, [encrypt(0)])

    expect(bytes.toString('latin1')).not.toMatch(high)
    expect(bytes.toString('latin1')).toMatch(/^v\n"[A-Z][a-z]{5}"\n"[A-Z][a-z]{4}"\n"[a-z]{5}"\n/)
    expect(bytes).toHaveLength(file.length)
  })
})

describe('the letters of a column of Western text', () => {
  const masked = (letters: string) => done(windows1252(`v\né\n${letters}\n`), [mask(0, 0, 0, '*')])

  it.each(['AZ', 'az', 'Az', 'zA'])('may be a third beyond ASCII: one of three, with %s', async letters => {
    expect((await masked(letters)).bytes.toString('latin1')).toBe(`v\n*\n*${letters.slice(1)}\n`)
  })

  it.each(['A@', 'Z[', 'a`', 'z{', 'A1'])('may not be more: one of two, with %s', async letters => {
    expect((await findFault(windows1252(`v\né\n${letters}\n`), [mask(0, 0, 0, '*')])).reason).toContain('windows-1252')
  })
})

describe('a NUL byte', () => {
  it.each(['a\0b\n', 'a,b\n1\0,2\n', 'a\0\n\0', 'v\nab\0cd\0ef\n'])(
    'does not make a small file UTF-16: %j',
    async text => {
      expect((await findFault(text, [hash(0)])).reason).toMatch(/NUL|header row/)
    },
  )

  it('makes sound text UTF-16 if half of it is ASCII', async () => {
    const file = Buffer.from('a,b\n1,2\n', 'utf16le')
    expect((await done(file, [mask(0, 0, 0, '*')])).bytes.toString('utf16le')).toBe('a,b\n*,2\n')

    const broken = Buffer.from('a,b\n1,\udc00\n', 'utf16le')
    expect((await findFault(broken, [hash(0)])).reason).toMatch(/NUL|header row/)
  })
})

describe('signs beyond ASCII', () => {
  it('are encrypted like letters if they may carry meaning: flags, radicals, braille, invisible characters', async () => {
    const values = [
      '🇩🇪',
      '⼈⼭',
      '⠓⠑⠇⠇⠕',
      '☎️',
      '①②',
      '☃',
      '\u{e0041}\u{e0042}',
      'a\u200bb\u200dc',
      '〇〒',
      '𝄞',
      '\ue000',
      '♂',
    ]
    const { text } = await done(`v\n${values.join('\n')}\n`, [encrypt(0)])

    expect(text).toMatch(/^[\0-\x7f]+$/)
    expect([...text]).toHaveLength([...`v\n${values.join('\n')}\n`].length)
  })

  it('are kept if they are common punctuation', async () => {
    const signs = '“” ‘’ „‚ «» – — … • € £ ¥ § ° ® ™ ± 、。「」（）！'
    const { text } = await done(`v\n${signs}\n`, [encrypt(0)])

    expect(text).toBe(`v\n${signs}\n`)
  })
})
