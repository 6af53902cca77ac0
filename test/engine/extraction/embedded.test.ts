import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCompound } from '../messages/toCompound.ts'
import { narrow, record, toDoc, toXls, u16, u32 } from './binaryOffice.ts'
import { native, text } from './oleNative.ts'
import { letter } from './packages.ts'
import { read } from './reading.ts'
import { attribute, message, padded, properties, tnef, wideValue } from './winmail.ts'

const sheet = () =>
  Buffer.concat([
    record(0x809, u16(0x600, 5)),
    record(0x0a),
    record(0x809, u16(0x600, 0x10)),
    record(0x204, u16(0, 0, 0), narrow('Hello Anna Keller')),
    record(0x0a),
  ])

describe('an object in an Office file', () => {
  test.each([
    ['a packaged file', { '\x01Ole10Native': native('list.csv', Buffer.from('name,age\nAnn,5\nBob,6\n')) }, 'Ann\nBob'],
    [
      'an Office document',
      { Package: Buffer.from(letter('<w:p><w:r><w:t>Hello Anna Keller</w:t></w:r></w:p>')) },
      'Anna Keller',
    ],
    ['an old workbook', { Workbook: sheet(), '\x01CompObj': Buffer.alloc(20) }, 'Anna Keller'],
    [
      'another program\u2019s text',
      { '\x01Ole10Native': Buffer.concat([u32(17), Buffer.from('Hello Anna Keller')]) },
      'Anna Keller',
    ],
  ])('is read in a workbook of Excel 97: %s', async (_, object, content) => {
    const book = toCompound({ Workbook: record(0x809, u16(0x600, 5)), MBD0001: object })

    const { texts, notInspectable } = await read(book, 'book.xls')

    expect(notInspectable).toEqual([])
    expect(texts.map(one => one.text).join('')).toContain(content)
    expect(texts.every(({ path }) => path?.[0] === 'MBD0001')).toBe(true)
  })

  test('is read in a document of Word 97 and of Word 2007', async () => {
    const object = { '\x01Ole10Native': native('note.txt', Buffer.from('Hello Anna Keller')) }
    const table = { WordDocument: Buffer.alloc(0), '1Table': Buffer.alloc(0) }
    const plain = toDoc([{ text: 'x', isWide: false }])
    expect(plain.length).toBeGreaterThan(0)
    const modern = letter('<w:p/>', { name: 'word/embeddings/oleObject1.bin', content: toCompound(object) })

    expect((await read(modern, 'letter.docx')).texts).toContainEqual({
      text: 'Hello Anna Keller',
      path: ['word/embeddings/oleObject1.bin', 'note.txt'],
    })
    const old = toCompound({ ...table, ObjectPool: { _1234: object } })
    expect((await read(old, 'letter.doc')).notInspectable).toEqual([{ reason: 'broken' }])
  })

  test('is read in a presentation of PowerPoint 97, compressed or not', async () => {
    const object = toCompound({ '\x01Ole10Native': native('note.txt', Buffer.from('Hello Anna Keller')) })
    const atom = (instance: number, data: Buffer) => Buffer.concat([u16(instance << 4, 0x1011), u32(data.length), data])
    const stored = atom(0, object)
    const packed = atom(1, Buffer.concat([u32(object.length), deflateSync(object)]))
    const user = Buffer.concat([Buffer.alloc(8), u32(0x14), u32(0xe391c05f), Buffer.alloc(12)])

    for (const content of [stored, packed]) {
      const { texts, notInspectable } = await read(
        toCompound({ 'PowerPoint Document': content, 'Current User': user }),
        'talk.ppt',
      )
      expect(notInspectable).toEqual([])
      expect(texts).toContainEqual({ text: 'Hello Anna Keller', path: ['object', 'note.txt'] })
    }
  })

  test('that has other content, or ends early, is not clean', async () => {
    const cut = native('a.txt', Buffer.from('x'.repeat(100))).subarray(0, 80)
    for (const [object, reason] of [
      [{ 'Equation Native': Buffer.from('x') }, 'unsupported'],
      [{ VBA: { dir: Buffer.from('x') }, PROJECT: Buffer.from('x') }, 'unsupported'],
      [{ '\x01CompObj': Buffer.from('x') }, 'unsupported'],
      [{ '\x01Ole10Native': cut }, 'broken'],
      [{ '\x01Ole10Native': Buffer.alloc(4) }, 'broken'],
      [{ Package: Buffer.alloc(0) }, 'broken'],
    ] as const) {
      expect((await read(toCompound(object), 'object.bin')).notInspectable).toEqual([{ reason }])
    }
  })

  test('inside others is read three levels deep', async () => {
    let object = native('note.txt', Buffer.from('Hello Anna Keller'))
    for (let level = 0; level < 4; level += 1)
      object = native(`${level}.bin`, toCompound({ '\x01Ole10Native': object }))

    const { notInspectable } = await read(toCompound({ '\x01Ole10Native': object }), 'object.bin')

    expect(notInspectable).toMatchObject([{ reason: 'tooDeep' }])
  })
})

describe('a winmail.dat', () => {
  test('yields the texts, recipients, body and attachments of its message', async () => {
    const { texts, notInspectable } = await read(message(), 'winmail.dat')

    expect(notInspectable).toEqual([])
    const all = texts.map(one => one.text).join('\n')
    for (const part of [
      'subject: Grüße',
      'from: Bob Żółć',
      'Ann Recipient',
      'bob@example.com',
      'secret project',
      'Keywords',
    ])
      expect(all).toContain(part)
    expect(texts).toContainEqual(
      expect.objectContaining({ path: ['message.html'], text: expect.stringContaining('Hello Anna Keller') }),
    )
    expect(texts).toContainEqual({ text: 'name\nAnn\nBob\n', path: ['list of people.csv'], column: 0, header: 'name' })
    expect(texts).toContainEqual({ text: 'Hello Żółć Kowalski', path: ['other.txt'] })
  })

  test('with an embedded message yields its content', async () => {
    const inner = Buffer.concat([u16(0x0d, 0x3701), u32(1), padded(Buffer.concat([Buffer.alloc(16), message()]))])
    const outer = tnef(
      attribute(2, 0x00069002, Buffer.alloc(14)),
      attribute(2, 0x00069005, properties(wideValue(0x3001, 'forwarded'), inner)),
    )

    const { texts, notInspectable } = await read(outer, 'winmail.dat')

    expect(notInspectable).toEqual([])
    expect(texts).toContainEqual({ text: 'Hello Żółć Kowalski', path: ['forwarded', 'other.txt'] })
  })

  test('without content is not clean', async () => {
    const codePage = attribute(1, 0x00069007, Buffer.concat([u32(1252), u32(0)]))

    for (const bytes of [tnef(), tnef(codePage), tnef(attribute(1, 0x00018004, text('')))]) {
      expect((await read(bytes, 'winmail.dat')).notInspectable).toEqual([{ reason: 'broken' }])
    }
  })

  test('is not clean when it is cut or its sizes are false', async () => {
    const lying = message()
    lying.writeUInt32LE(0x7fffffff, 6 + 5)

    for (const bytes of [message().subarray(0, -5), message().subarray(0, 12), lying]) {
      expect((await read(bytes, 'winmail.dat')).notInspectable).toEqual([{ reason: 'broken' }])
    }
  })

  test('never ends with an error when bytes change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }), async changes => {
        const bytes = message()
        for (const [at, value] of changes) bytes.writeUInt8(value, 4 + (at % (bytes.length - 4)))
        await read(bytes, 'winmail.dat')
      }),
      { numRuns: 300 },
    )
  })
})

test('a file in Base64 inside a document that is one XML file is read', async () => {
  const file = Buffer.from('name,age\nAnn,5\nBob,6\n').toString('base64')
  const xml = `<?xml version="1.0"?><pkg:package><pkg:part pkg:name="/list.csv"><pkg:binaryData>${file.slice(0, 9)}\n${file.slice(9)}</pkg:binaryData></pkg:part></pkg:package>`

  expect((await read(xml, 'letter.xml')).texts).toContainEqual({
    text: 'name,age\nAnn,5\nBob,6\n',
    path: ['data'],
  })
})

test('an old workbook inside an old workbook never ends with an error when bytes change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async noise => {
      await read(
        toCompound({
          Workbook: Buffer.from(toXls([], [])),
          MBD1: { Workbook: Buffer.from(noise), '\x01Ole10Native': Buffer.from(noise) },
        }),
        'a',
      )
    }),
    { numRuns: 100 },
  )
})
