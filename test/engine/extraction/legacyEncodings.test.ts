import { isUtf8 } from 'node:buffer'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import { encoded, legacyFiles, legacyTexts, westernTexts } from './legacyEncodings.ts'
import { createSource, read } from './reading.ts'

const toReasons = async (bytes: Uint8Array, name: string) =>
  (await read(bytes, name)).notInspectable.map(({ reason }) => reason)

async function toAssumed(bytes: Uint8Array, name: string): Promise<string[]> {
  const encodings: string[] = []
  for await (const found of extract(createSource(bytes), name, new Budget(bytes.length))) {
    if (found.kind === 'assumed') encodings.push(found.encoding)
  }
  return encodings
}

/** Two tables, or a page, around the encoded text; the rest is ASCII. */
const around = (before: string, bytes: Uint8Array, after: string) =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
const MAIL = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n'

/** The same text in the formats that decode by themselves. */
const inFormats = (bytes: Uint8Array): [name: string, bytes: Uint8Array][] => [
  ['letter.txt', bytes],
  ['table.csv', around('id,text\n1,"', bytes, '"\n')],
  ['page.html', around('<html><body><p>', bytes, '</p></body></html>')],
  ['data.json', around('{"text": "', bytes, '"}')],
  ['data.xml', around('<?xml version="1.0"?><a>', bytes, '</a>')],
  ['mail.eml', around(`${MAIL}\r\n`, bytes, '\r\n')],
]

describe('point 6: a text in an encoding before Unicode', () => {
  const files = legacyFiles()

  test('comes in 60 files of 24 languages and countries', () => {
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(new Set(files.map(({ language }) => language)).size).toBe(Object.keys(legacyTexts).length)
  })

  test.each(files)('$language in $encoding is read, or does not count as inspected', async ({ language, bytes }) => {
    const { text } = legacyTexts[language] ?? { text: '' }
    for (const [name, content] of inFormats(bytes)) {
      const { texts, notInspectable } = await read(content, name)
      const isRead = texts.some(one => one.text.includes(text))
      if (!isRead) expect(notInspectable.map(({ reason }) => reason)).toContain('encoding')
      else if (notInspectable.length === 0) expect(await toAssumed(content, name)).toHaveLength(1)
    }
  })

  test('is read in nine of ten files', async () => {
    const read = await Promise.all(files.map(async ({ bytes }) => (await toReasons(bytes, 'letter.txt')).length === 0))
    expect(read.filter(isRead => isRead).length).toBeGreaterThanOrEqual(files.length * 0.9)
  })

  test.each(Object.entries(westernTexts))('is inspected if it is Western in windows-1252: %s', async (_, text) => {
    const bytes = encoded(text, 'windows-1252')
    expect(await toReasons(bytes, 'letter.txt')).toEqual([])
    expect((await read(bytes, 'letter.txt')).texts[0]?.text).toBe(text)
    expect(await toAssumed(bytes, 'letter.txt')).toEqual(['windows-1252'])
  })

  test('in an encoding without a table keeps its ASCII, and the text around it', async () => {
    // Armenian in ARMSCII-8.
    const armenian = Buffer.from('d0b3f9b3f1b6ddb220d0d3c4dae9c620bac0d0d3c4dae9'.repeat(3), 'hex')
    const { texts, notInspectable } = await read(around('4111 1111 1111 1111 ', armenian, ' end'), 'letter.txt')
    expect(texts[0]?.text).toMatch(/^4111 1111 1111 1111 .* end$/s)
    expect(notInspectable).toEqual([{ reason: 'encoding' }])

    const table = await read(around('id,text\n1,"', armenian, '"\n'), 'table.csv')
    expect(table.texts).toHaveLength(2)
  })

  const declared = files.filter(({ encoding }) => encoding !== 'tis-620')
  test.each(declared)(
    '$language in $encoding is read without an assumption if a declaration names the encoding',
    async ({ language, encoding, bytes }) => {
      const { text } = legacyTexts[language] ?? { text: '' }
      const meta = `<html><head><meta charset="${encoding}"></head><body><p>`
      const page = around(meta, bytes, '</p></body></html>')
      const reading = await read(page, 'page.html')
      expect(reading.notInspectable).toEqual([])
      expect(reading.texts.map(one => one.text).join('')).toContain(text)
      expect(await toAssumed(page, 'page.html')).toEqual([])

      const mail = `${MAIL}Content-Type: text/plain; charset=${encoding}\r\n\r\n`
      const message = await read(around(mail, bytes, '\r\n'), 'mail.eml')
      expect(message.notInspectable).toEqual([])
      expect(message.texts.map(one => one.text).join('')).toContain(text)
    },
  )

  test('does not count as ASCII in ISO-2022-JP, and is read', async () => {
    const japanese = Buffer.from('\x1b$B;3EDB@O:\x1b(B 4111 1111 1111 1111\n')
    expect((await read(japanese, 'letter.txt')).texts[0]?.text).toBe('山田太郎 4111 1111 1111 1111\n')
    expect(await toAssumed(japanese, 'letter.txt')).toEqual(['iso-2022-jp'])
    expect(await toReasons(Buffer.from('\x1b[31merror\x1b[0m disk full\n'), 'build.log')).toEqual([])
  })

  test.each([
    ['ISO-2022-KR', '\x1b$)C\x0e1h;o\x0f 4111 1111 1111 1111\n'],
    ['HZ', 'Name: ~{@n=(9z~} 4111 1111 1111 1111\n'],
    ['UTF-7', 'Name: +BBAEPQQ9BDA- +BBgEMgQwBD0EPgQy- 4111 1111 1111 1111\n'],
    ['UTF-7 with a single letter', 'Name: J+APw-rgen 4111 1111 1111 1111\n'],
  ])('is reported in %s, which has no decoder', async (_, text) => {
    expect(await toReasons(Buffer.from(text), 'letter.txt')).toHaveLength(1)
  })

  test('is reported if it declares an encoding without a decoder', async () => {
    const utf7 = '<html><head><meta charset="utf-7"></head><body>+BBgEMgQwBD0-</body></html>'
    expect(await toReasons(Buffer.from(utf7), 'page.html')).toEqual(['encoding'])
  })
})

describe('a declaration that the bytes contradict', () => {
  const russian = legacyTexts.Russian?.text ?? ''
  const page = (charset: string, bytes: Uint8Array) =>
    around(`<html><head><meta charset="${charset}"></head><body><p>`, bytes, '</p></body></html>')

  test.each([
    ['windows-1252', Buffer.from(russian), 'utf-8'],
    ['iso-8859-1', encoded(russian, 'windows-1251'), 'windows-1251'],
    ['utf-8', encoded(russian, 'koi8-r'), 'koi8-r'],
    ['us-ascii', encoded(russian, 'ibm866'), 'ibm866'],
  ])('of %s loses against the bytes, as an assumption', async (charset, bytes, expected) => {
    const content = page(charset, bytes)
    const { texts, notInspectable } = await read(content, 'page.html')
    expect(texts.map(({ text }) => text).join('')).toContain(russian)
    expect(notInspectable).toEqual([])
    expect(await toAssumed(content, 'page.html')).toEqual([expected])
  })
})

describe('UTF-8', () => {
  test('may be damaged in one place', async () => {
    const bytes = around('Größe und Übermaß '.repeat(20), Buffer.from([0xfc]), ' Ende')
    expect(await toReasons(bytes, 'letter.txt')).toEqual([])
  })

  test('is reported when part of it is in another encoding', async () => {
    const latin = Buffer.from('M\xfcller, K\xf6ln. '.repeat(30), 'latin1')
    expect(await toReasons(around('Größe und Übermaß '.repeat(200), latin, ''), 'joined.log')).toHaveLength(1)
    const late = around('Größe\n'.repeat(100_000), latin, '')
    expect(await toReasons(late, 'joined.log')).toHaveLength(1)
  })

  test('may contain the character for lost ones', async () => {
    expect(await toReasons(Buffer.from('lost \ufffd\ufffd\ufffd letters, Größe'), 'letter.txt')).toEqual([])
  })

  test('is never taken for another encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async text => {
        const bytes = Buffer.from(text)
        fc.pre(isUtf8(bytes))
        expect(await toAssumed(bytes, 'any.txt')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('an encoding that changes on the way', () => {
  test('is reported', async () => {
    const { text } = legacyTexts.Russian ?? { text: '' }
    const first = encoded(`${text}\n`.repeat(8000), 'windows-1251')
    const second = encoded(`${text}\n`.repeat(30_000), 'koi8-r')
    expect(await toReasons(Buffer.concat([first, second]), 'joined.log')).toEqual(['encoding'])
  })
})

describe('a hostile text', () => {
  const MAX_SECONDS = 10
  const isQuick = async (bytes: Uint8Array, name: string) => {
    const start = process.cpuUsage().user
    const { texts } = await read(bytes, name)
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(MAX_SECONDS)
    return texts
  }

  test('of a hundred thousand header lines is not guessed line by line', async () => {
    const lines = Array.from({ length: 100_000 }, (_, line) => `x-${line}: M\xfcller ${line}\r\n`).join('')
    const texts = await isQuick(Buffer.from(`${MAIL}${lines.slice(0, 900_000)}\r\nbody`, 'latin1'), 'mail.eml')
    expect(texts[0]?.text).toContain('x-20000: Müller 20000\n')
  })

  test('of any bytes ends soon', async () => {
    const noise = Buffer.from(Array.from({ length: 600_000 }, (_, at) => 0x80 | ((at * 7919) >> 5)))
    await isQuick(noise, 'noise.txt')
    await isQuick(Buffer.from(`${'~{'.repeat(500_000)}${'+AAA'.repeat(200_000)}`), 'shifts.txt')
  })
})

describe('Unicode without a byte order mark', () => {
  const utf32 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.alloc([...text].length * 4)
    for (const [at, character] of [...text].entries()) {
      const point = character.codePointAt(0) ?? 0
      if (isLittle) bytes.writeUInt32LE(point, at * 4)
      else bytes.writeUInt32BE(point, at * 4)
    }
    return bytes
  }
  const texts = ['Russian', 'Greek', 'Chinese', 'Japanese', 'Korean', 'Polish'].map(
    language => `${legacyTexts[language]?.text} 4111 1111 1111 1111 `,
  )

  test.each(texts)('is read: %s', async text => {
    const repeated = text.repeat(3)
    for (const [encoding, bytes] of [
      ['utf-16le', Buffer.from(repeated, 'utf16le')],
      ['utf-16be', Buffer.from(repeated, 'utf16le').swap16()],
      ['utf-32le', utf32(repeated, true)],
      ['utf-32be', utf32(repeated, false)],
    ] as const) {
      expect((await read(bytes, 'letter.txt')).texts.map(one => one.text).join('')).toBe(repeated)
      expect(await toAssumed(bytes, 'letter.txt')).toEqual([encoding])
    }
  })

  test('is not what zeros or other binary data are', async () => {
    expect(await toReasons(Buffer.alloc(5000), 'a.bin')).toEqual(['unknown'])
    const counter = Buffer.from(Uint32Array.from({ length: 2000 }, (_, at) => at).buffer)
    expect(await toReasons(counter, 'a.bin')).not.toEqual([])
  })
})

describe('a mainframe text in EBCDIC', () => {
  const ebcdic = (text: string) => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const codes = new Map<string, number>([
      [' ', 0x40],
      ['\n', 0x15],
      [',', 0x6b],
      ['.', 0x4b],
      ['@', 0x7c],
    ])
    for (const [at, letter] of [...letters].entries()) {
      const code = at < 9 ? 0x81 + at : at < 18 ? 0x91 + at - 9 : 0xa2 + at - 18
      codes.set(letter, code).set(letter.toUpperCase(), code + 0x40)
    }
    for (let digit = 0; digit < 10; digit += 1) codes.set(String(digit), 0xf0 + digit)
    return Buffer.from([...text].map(character => codes.get(character) ?? 0x6f))
  }

  test('is read, as a table too', async () => {
    const table =
      'name,mail,card\nAnn Keller,ann@example.com,4111111111111111\nTom Walker,tom@example.org,5500000000000004\n'
    const { texts, notInspectable } = await read(ebcdic(table), 'people.csv')

    expect(notInspectable).toEqual([])
    expect(texts.map(({ text }) => text)).toEqual([
      'name\nAnn Keller\nTom Walker\n',
      'mail\nann@example.com\ntom@example.org\n',
      'card\n4111111111111111\n5500000000000004\n',
    ])
  })
})

describe('point 20: UTF-16 that is shifted by one byte', () => {
  const texts = {
    English: 'Dear Maria Keller, your card 4111 1111 1111 1111 was charged. '.repeat(20),
    Russian: 'Уважаемая Анна Иванова, ваш заказ отправлен. '.repeat(20),
  }

  test.each(Object.entries(texts))('is not clean after a byte order mark: %s', async (_, text) => {
    for (const isBig of [false, true]) {
      const utf16 = Buffer.from(text, 'utf16le')
      const bytes = isBig ? utf16.swap16() : utf16
      const mark = isBig ? [0xfe, 0xff] : [0xff, 0xfe]
      expect(await toReasons(Buffer.concat([Buffer.from(mark), bytes]), 'a.txt')).toEqual([])
      expect(await toReasons(Buffer.concat([Buffer.from([...mark, 0x20]), bytes]), 'a.txt')).toEqual(['broken'])
    }
  })

  test('is not clean when the shift starts later', async () => {
    const bytes = Buffer.from(`\ufeff${texts.English}`, 'utf16le')
    const shifted = Buffer.concat([bytes.subarray(0, 1300), Buffer.from([0x20]), bytes.subarray(1300)])
    expect(await toReasons(shifted, 'a.txt')).toEqual(['broken'])
  })

  test('is distinguished from other scripts', async () => {
    for (const text of [
      '尊敬的李明先生,您的订单已寄往北京市朝阳区。谢谢您的惠顾。'.repeat(20),
      '── ── ──\n'.repeat(200),
      '\u4e00'.repeat(600),
    ]) {
      expect(await toReasons(Buffer.from(`\ufeff${text}`, 'utf16le'), 'a.txt')).toEqual([])
    }
  })
})
