import { describe, expect, it } from 'vitest'
import {
  encodingOfAll,
  encodingOfHead,
  findCharacterEnd,
  findFirstBroken,
} from '../../../engine/anonymisation/encoding.ts'
import { hashMethod } from '../../../engine/anonymisation/hashMethod.ts'
import { readRecord, toText } from '../../../engine/anonymisation/readRecord.ts'
import { createTranscoder } from '../../../engine/anonymisation/transcode.ts'
import { done, findFault, hash, inPieces } from './csv.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string, isBigEndian = false) => {
  const units = Buffer.from(text, 'utf16le')
  return isBigEndian ? units.swap16() : units
}

describe('windows-1252', () => {
  const unassigned = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
  const { decode, encode, has } = createTranscoder('windows-1252')

  it('maps each byte to the character of the WHATWG Encoding Standard, and back', () => {
    const decoder = new TextDecoder('windows-1252')
    for (let byte = 0; byte < 256; byte += 1) {
      if (unassigned.includes(byte)) {
        expect(decode(bytes(byte)), `${byte}`).toEqual(bytes(0xff))
        continue
      }
      const utf8 = decode(bytes(byte))
      expect(Buffer.from(utf8).toString(), `${byte}`).toBe(decoder.decode(bytes(byte)))
      expect(encode(utf8), `${byte}`).toEqual(bytes(byte))
    }
  })

  it.each([
    ['plain', true],
    ['é€Ÿÿ\u00a0', true],
    ['Ā', false],
    ['東', false],
    ['\u0080', false],
    ['😀', false],
  ])('reports whether it can encode %j', (text, expected) => {
    expect(has(text)).toBe(expected)
  })

  it('refuses to encode a character that it lacks', () => {
    expect(() => encode(Buffer.from('東'))).toThrow()
  })
})

describe.each([
  ['UTF-16LE', false],
  ['UTF-16BE', true],
] as const)('%s', (encoding, isBigEndian) => {
  it('decodes and encodes pieces of any length, and keeps surrogate pairs whole', () => {
    const text = 'aé東😀b'
    for (let length = 1; length <= 7; length += 1) {
      const { decode, decodeEnd, encode } = createTranscoder(encoding)
      const whole = utf16(text, isBigEndian)
      const parts: Uint8Array[] = []
      for (let at = 0; at < whole.length; at += length) parts.push(decode(whole.subarray(at, at + length)))
      parts.push(decodeEnd())

      expect(Buffer.concat(parts).toString(), `${length}`).toBe(text)
      expect(Buffer.from(encode(Buffer.from(text)))).toEqual(whole)
    }
  })

  it.each([
    ['a lone surrogate', 'a\ud83db'],
    ['the second half first', 'a\ude00b'],
  ])('marks the text as broken at %s', (_, text) => {
    const { decode } = createTranscoder(encoding)
    expect([...decode(utf16(text, isBigEndian))]).toEqual([0x61, 0xff])
  })

  it('marks the text as broken when it ends inside a character', () => {
    const { decode, decodeEnd } = createTranscoder(encoding)
    expect(decode(utf16('a', isBigEndian).subarray(0, 1))).toHaveLength(0)
    expect(decodeEnd()).toEqual(bytes(0xff))
  })
})

describe('the encoding of a file', () => {
  it.each([
    ['UTF-16LE by its mark', bytes(0xff, 0xfe), 'UTF-16LE'],
    ['UTF-16BE by its mark', bytes(0xfe, 0xff), 'UTF-16BE'],
    ['UTF-8 by its mark', bytes(0xef, 0xbb, 0xbf), 'UTF-8'],
    ['nothing by half of a mark', bytes(0xef, 0xbb), undefined],
    ['nothing by the first two bytes of a mark and another', bytes(0xef, 0xbb, 0xbe), undefined],
    ['nothing by FF and another', bytes(0xff, 0xfd), undefined],
    ['nothing by FE and another', bytes(0xfe, 0xfe), undefined],
    ['UTF-16LE by its zeros', utf16('name'), 'UTF-16LE'],
    ['UTF-16BE by its zeros', utf16('name', true), 'UTF-16BE'],
    ['UTF-16LE where half of it is ASCII', utf16('abc東京都'), 'UTF-16LE'],
    ['nothing where less is', utf16('abc東京都大'), undefined],
    ['nothing by two zeros', utf16('ab'), undefined],
    ['nothing by zeros on both sides', bytes(0x61, 0, 0, 0x61, 0x61, 0, 0x61, 0), undefined],
    ['nothing where a short file is cut in two', Buffer.concat([utf16('name'), bytes(0x61)]), undefined],
    ['UTF-16LE where a long one is', Buffer.concat([utf16('n'.repeat(2048)), bytes(0x61)]), 'UTF-16LE'],
    ['nothing where it is not UTF-16', Buffer.concat([utf16('names'), utf16('\udc00a')]), undefined],
  ])('is detected from its first bytes: %s', (_, head, expected) => {
    expect(encodingOfHead(head)).toBe(expected)
  })

  it.each<[string, Uint8Array, string]>([
    ['ASCII', Buffer.from('abc'), 'UTF-8'],
    ['sound', Buffer.from('é東😀'), 'UTF-8'],
    ['a stray byte', bytes(0x61, 0xe9, 0x62), 'windows-1252'],
    ['a sound character and a stray byte', Buffer.concat([Buffer.from('é'), bytes(0xe9, 0x62)]), 'windows-1252'],
    ['two sound ones and a stray byte', Buffer.concat([Buffer.from('éé'), bytes(0xe9, 0x62)]), 'UTF-8'],
    ['cut off at its end', Buffer.from('é').subarray(0, 1), 'windows-1252'],
    ['a byte that only continues', bytes(0x80), 'windows-1252'],
    ['bytes that UTF-8 never has', bytes(0xc0, 0xc1, 0xf5, 0xff), 'windows-1252'],
    ['the first and the last leading bytes', bytes(0xc2, 0x80, 0xf4, 0x8f, 0xbf, 0xbf), 'UTF-8'],
    ['two leading bytes', bytes(0xc3, 0xc3, 0xa9), 'windows-1252'],
    ['three bytes of four', bytes(0xf0, 0x9f, 0x98, 0x61), 'windows-1252'],
  ])('is detected from the whole file: %s', async (_, content, expected) => {
    for (const pieces of [1, 2, 3, 65_536]) expect(await encodingOfAll(inPieces(content, pieces))).toBe(expected)
  })

  it('breaks first at the first broken byte', () => {
    const sound = Buffer.from('aé東😀'.repeat(20))
    expect(findFirstBroken(sound, 0, sound.length)).toBe(-1)
    const starts = [...sound.keys()].filter(at => ((sound[at] as number) & 0xc0) !== 0x80)
    for (const at of [...starts, sound.length]) {
      const broken = Buffer.concat([sound.subarray(0, at), bytes(0xff), sound.subarray(at)])
      expect(findFirstBroken(broken, 0, broken.length)).toBe(at)
    }
  })

  it.each([
    ['ASCII', [0x61], 1],
    ['whole', [0xc3, 0xa9], 2],
    ['one of two', [0x61, 0xc3], 1],
    ['two of three', [0x61, 0xe6, 0x9d], 1],
    ['three of three', [0xe6, 0x9d, 0xb1], 3],
    ['three of four', [0xf0, 0x9f, 0x98], 0],
    ['four of four', [0xf0, 0x9f, 0x98, 0x80], 4],
    ['bytes that only continue', [0x80, 0x80, 0x80, 0x80], 4],
  ])('ends with a character that is %s', (_, values, expected) => {
    expect(findCharacterEnd(bytes(...values), 0, values.length)).toBe(expected)
  })
})

describe('a record', () => {
  const read = (text: string, isComplete = true, from = 0) => {
    const content = Buffer.from(text)
    const record = readRecord(content, { from, to: content.length, delimiter: 0x2c, isComplete })
    return typeof record === 'string' ? record : [record.fields.map(field => toText(content, field)), record.next]
  }

  it.each<[string, ReturnType<typeof read>, ReturnType<typeof read>]>([
    ['a,b\nc', [['a', 'b'], 4], [['a', 'b'], 4]],
    ['a,b\r\nc', [['a', 'b'], 5], [['a', 'b'], 5]],
    ['a,b\rc', [['a', 'b'], 4], [['a', 'b'], 4]],
    ['a,b\r', [['a', 'b'], 4], 'cut'],
    ['a,b\n', [['a', 'b'], 4], [['a', 'b'], 4]],
    ['a,b', [['a', 'b'], 3], 'cut'],
    ['a,', [['a', ''], 2], 'cut'],
    [',', [['', ''], 1], 'cut'],
    ['', [[''], 0], 'cut'],
    ['"a","b""c"\n', [['a', 'b"c'], 11], [['a', 'b"c'], 11]],
    ['"a\n,b"\n', [['a\n,b'], 7], [['a\n,b'], 7]],
    ['"a"', [['a'], 3], 'cut'],
    ['"a', 'broken', 'cut'],
    ['"', 'broken', 'cut'],
    ['"a""', 'broken', 'cut'],
    ['"a"b\n', 'broken', 'broken'],
    ['"a" ,b\n', 'broken', 'broken'],
    ['a"b,c\n', [['a"b', 'c'], 6], [['a"b', 'c'], 6]],
    ['"a"\r', [['a'], 4], 'cut'],
    ['\n', [[''], 1], [[''], 1]],
  ])('%j', (text, whole, cut) => {
    expect(read(text, true)).toEqual(whole)
    expect(read(text, false)).toEqual(cut)
  })

  it('does not read a line feed beyond the end of its bytes', () => {
    const content = Buffer.from('a\r\n')
    expect(readRecord(content, { from: 0, to: 2, delimiter: 0x2c, isComplete: true })).toMatchObject({ next: 2 })
  })
})

describe('a line that names the separator', () => {
  it.each([',', ';', '|', '\t', ' ', '~', '^', '/'])('sets the separator: %j', async separator => {
    const { report, text } = await done(`sep=${separator}\nname${separator}card\nAnna${separator}1\n`, [hash('card')])
    expect(report.columns[0]).toMatchObject({ column: 1, changed: 1 })
    expect(text).toContain(`Anna${separator}`)
  })

  it.each(['', 'a', '5', ';;', 'é', '"', '(', ')', '[', '{'])(
    'is refused when it does not name a separator: %j',
    async separator => {
      await findFault(`sep=${separator}\nname;card\nAnna;1\n`, [hash('card')])
    },
  )
})

describe('a key', () => {
  it.each([undefined, 'salt'])('is overwritten after a column takes it, with the salt %s', salt => {
    const key = Buffer.alloc(32, 7)
    hashMethod(key, salt)
    expect(key.every(byte => byte === 0)).toBe(true)
  })
})
