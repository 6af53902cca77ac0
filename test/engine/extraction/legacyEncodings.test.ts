import { describe, expect, test } from 'vitest'
import { WesternText } from '../../../engine/western.ts'
import { encoded, legacyFiles, legacyTexts, westernTexts } from './legacyEncodings.ts'
import { read } from './reading.ts'

const toReasons = async (bytes: Uint8Array, name: string) =>
  (await read(bytes, name)).notInspectable.map(({ reason }) => reason)

/** Two tables, or a page, around the encoded text; the rest is ASCII. */
const around = (before: string, bytes: Uint8Array, after: string) =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])

describe('point 6: a text in an unknown encoding', () => {
  const files = legacyFiles()

  test('comes in 60 files of 24 languages and countries', () => {
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(new Set(files.map(({ language }) => language)).size).toBe(Object.keys(legacyTexts).length)
  })

  test.each(files)('$language in $encoding does not count as inspected', async ({ bytes }) => {
    expect(await toReasons(bytes, 'letter.txt')).toContain('encoding')
    expect(await toReasons(around('id,text\n1,"', bytes, '"\n'), 'table.csv')).toContain('encoding')
    expect(await toReasons(around('<html><body><p>', bytes, '</p></body></html>'), 'page.html')).toContain('encoding')
    expect(await toReasons(around('{"text": "', bytes, '"}'), 'data.json')).toContain('encoding')
    expect(await toReasons(around('<?xml version="1.0"?><a>', bytes, '</a>'), 'data.xml')).toContain('encoding')
    const mail = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n\r\n'
    expect(await toReasons(around(mail, bytes, '\r\n'), 'mail.eml')).toContain('encoding')
  })

  test.each(Object.entries(westernTexts))('is inspected if it is Western in windows-1252: %s', async (_, text) => {
    const bytes = encoded(text, 'windows-1252')
    expect(await toReasons(bytes, 'letter.txt')).toEqual([])
    expect((await read(bytes, 'letter.txt')).texts[0]?.text).toBe(text)
  })

  test('keeps what its bytes prove, and the text around it', async () => {
    const { bytes } = files[0] ?? { bytes: Buffer.alloc(0) }
    const { texts, notInspectable } = await read(around('4111 1111 1111 1111 ', bytes, ' end'), 'letter.txt')
    expect(texts[0]?.text).toMatch(/^4111 1111 1111 1111 .* end$/s)
    expect(notInspectable).toEqual([{ reason: 'encoding' }])

    const table = await read(around('id,text\n1,"', bytes, '"\n'), 'table.csv')
    expect(table.texts).toHaveLength(2)
  })

  const declared = files.filter(({ encoding }) => encoding !== 'tis-620')
  test.each(declared)(
    '$language in $encoding is read if a declaration names the encoding',
    async ({ language, encoding, bytes }) => {
      const { text } = legacyTexts[language] ?? { text: '' }
      const meta = `<html><head><meta charset="${encoding}"></head><body><p>`
      const page = await read(around(meta, bytes, '</p></body></html>'), 'page.html')
      expect(page.notInspectable).toEqual([])
      expect(page.texts.map(one => one.text).join('')).toContain(text)

      const mail = `From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\nContent-Type: text/plain; charset=${encoding}\r\n\r\n`
      const message = await read(around(mail, bytes, '\r\n'), 'mail.eml')
      expect(message.notInspectable).toEqual([])
      expect(message.texts.map(one => one.text).join('')).toContain(text)
    },
  )

  test('does not count as ASCII if it shifts to other character sets, or declares an encoding without a decoder', async () => {
    const japanese = Buffer.from('\x1b$B;3EDB@O:\x1b(B 4111 1111 1111 1111\n')
    expect(await toReasons(japanese, 'letter.txt')).toEqual(['encoding'])
    expect(await toReasons(Buffer.from('\x1b[31merror\x1b[0m disk full\n'), 'build.log')).toEqual([])
    const utf7 = '<html><head><meta charset="utf-7"></head><body>+BBgEMgQwBD0-</body></html>'
    expect(await toReasons(Buffer.from(utf7), 'page.html')).toEqual(['encoding'])
  })

  test('does not count as Western text, in pieces of any length', () => {
    const { bytes } = files[0] ?? { bytes: Buffer.alloc(0) }
    const text = new TextDecoder('windows-1252').decode(bytes)
    for (const length of [7, 1000]) {
      const western = new WesternText()
      for (let at = 0; at < text.length; at += length) western.add(text.slice(at, at + length))
      expect(western.isWestern).toBe(false)
    }
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
