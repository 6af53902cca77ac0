import { describe, expect, it } from 'vitest'
import { done, findFault, hash, inPieces, mask } from './csv.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('the separator', () => {
  it.each([',', ';', '\t', '|', '^', '~'])('is detected from the first rows: %j', async separator => {
    const csv = ['a,1', 'b', 'c'].map(part => part.replace(',', '')).join(separator)
    const { text } = await done(`${csv}\nx${separator}yy${separator}z\n`, [mask(1, 0, 1, '*')])

    expect(text).toBe(`${csv}\nx${separator}**${separator}z\n`)
  })

  it('may differ from separators inside values, even if every row has as many of those', async () => {
    const { text } = await done('1,5;2,5;x\n3,5;4,5;y\n', [mask(2, 0, 0, '*')], { headerRow: false })

    expect(text).toBe('1,5;2,5;*\n3,5;4,5;*\n')
  })

  it('is the one that the first line names for Excel, and that line is no row', async () => {
    for (const line of ['sep=:', '"sep=:"', 'SEP=:']) {
      const { text, report } = await done(`${line}\r\na:b;c\r\n1:2;3\r\n`, [mask('b;c', 0, 0, '*')])

      expect(text).toBe(`${line}\r\na:b;c\r\n1:*;3\r\n`)
      expect(report.rows).toBe(1)
    }
  })

  it.each(['', '\n', '\n\n\n'])(
    'is the one that fits every row, whatever lines inside values contain: %j',
    async end => {
      const value = '"x,y\nx,y\nxy\nx,y"'

      const { text, report } = await done(`a,b;c\n1;${value}\n${end}`, [mask(0, 0, 0, '*')])

      expect(text).toBe(`a,b;c\n*;${value}\n${end}`)
      expect(report.rows).toBe(1)
    },
  )

  it('is not detected inside quoted values', async () => {
    const { text } = await done('a;b\n"x,y";1\n"p,q";2\n', [mask(1, 0, 0, '*')])

    expect(text).toBe('a;b\n"x,y";*\n"p,q";*\n')
  })
})

describe('a file of one column', () => {
  it('treats blank lines as values', async () => {
    const { text, report } = await done('v\nab\n\ncd\n', [mask(0, 0, 0, '*')])

    expect(text).toBe('v\n*b\n\n*d\n')
    expect(report).toMatchObject({ rows: 3, columns: [{ changed: 2, unchanged: 1 }] })
  })

  it('keeps its rows when values become empty', async () => {
    const { text, report } = await done('v\n1\n22\n3', [
      { method: 'regex_mask', column: 0, searchPattern: '\\d+', replaceString: '' },
    ])

    expect(text).toBe('v\n""\n""\n""')
    expect(report.rows).toBe(3)
  })

  it('is refused when an unquoted value contains a comma', async () => {
    expect(await findFault('v\nStone\nStone, Rita\n', [hash(0)])).toMatchObject({ row: 2 })
  })
})

describe('blank lines between the rows of a table', () => {
  it.each(['\n', '\r\n', '\r'])('are kept and are not rows: %j', async end => {
    const lines = ['a;b', '', '11;2,5', '', '', '33;4,5', '']
    const { text, report } = await done(lines.join(end), [mask(0, 0, 0, '*')])

    expect(text).toBe(['a;b', '', '*1;2,5', '', '', '*3;4,5', ''].join(end))
    expect(report).toMatchObject({ rows: 2, columns: [{ changed: 2, unchanged: 0 }] })
  })
})

describe('blank lines at the end', () => {
  it.each(['', '\n', '\r\n', '\n\n\n'])('are kept and are not rows: %j', async end => {
    const { text, report } = await done(`a,b\n1,2${end}`, [mask(0, 0, 0, '*')])

    expect(text).toBe(`a,b\n*,2${end}`)
    expect(report.rows).toBe(1)
  })
})

describe('the encoding', () => {
  const csv = 'näme;note\r\n"Zoë ""Z""";ça va\r\nJürgen;€ 5 – gut\r\n'
  const masked = 'näme;note\r\n"*** ""Z""";ça va\r\n***gen;€ 5 – gut\r\n'
  const rule = mask('näme', 0, 2, '*')

  it.each([
    ['UTF-8', Buffer.from(csv), Buffer.from(masked)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`), Buffer.from(`\ufeff${masked}`)],
    ['UTF-16LE', Buffer.from(`\ufeff${csv}`, 'utf16le'), Buffer.from(`\ufeff${masked}`, 'utf16le')],
    ['UTF-16BE', utf16be(`\ufeff${csv}`), utf16be(`\ufeff${masked}`)],
    ['UTF-16LE without a mark', Buffer.from(csv, 'utf16le'), Buffer.from(masked, 'utf16le')],
    ['UTF-16BE without a mark', utf16be(csv), utf16be(masked)],
    ['windows-1252', windows1252(csv), windows1252(masked)],
  ])('is kept: %s', async (_, before, after) => {
    for (const pieces of [1, 2, 3, 5, 65_536]) {
      const { bytes } = await done(inPieces(before, pieces), [rule])
      expect(bytes.equals(after)).toBe(true)
    }
  })

  it('keeps characters beyond U+FFFF, wherever a piece ends', async () => {
    const file = Buffer.from('\ufeffa,b\n😀x,😀\n', 'utf16le')

    for (const pieces of [1, 3, 7]) {
      const { bytes } = await done(inPieces(file, pieces), [mask(0, 1, 1, '🙂')])
      expect(bytes.toString('utf16le')).toBe('\ufeffa,b\n😀🙂,😀\n')
    }
  })

  it('is detected from the whole file, however late the evidence comes', async () => {
    const rows = 'x,12345\n'.repeat(200_000)
    const { bytes } = await done(latin1(`a,b\n${rows}M\xfcller,1\n`), [mask(0, 2, 9, '\u2026')])

    expect(bytes.subarray(-10).equals(latin1('\nM\xfc\x85\x85\x85\x85,1\n').subarray(-10))).toBe(true)
  })

  it('encodes a mask in windows-1252 where it can, and detects UTF-8 from the end of a file', async () => {
    const rows = 'x,12345\n'.repeat(200_000)
    const { text } = await done(`a,b\n${rows}Müller,1\n`, [mask(0, 1, 1, '…')])

    expect(text.endsWith('\nM…ller,1\n')).toBe(true)
  })
})

function windows1252(text: string): Buffer {
  return latin1(text.replaceAll('€', '\x80').replaceAll('–', '\x96'))
}
