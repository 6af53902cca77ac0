import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, zstdCompressSync } from 'node:zlib'
import { double, narrow, record, toDoc, toPpt, toXls, u16, u32 } from '../engine/extraction/binaryOffice.ts'
import * as binary from '../engine/extraction/binaryWorkbook.ts'
import { native } from '../engine/extraction/oleNative.ts'
import { letter } from '../engine/extraction/packages.ts'
import { message } from '../engine/extraction/winmail.ts'
import { toCompound, toMessage } from '../engine/messages/toCompound.ts'
import { createStream, getPages, toLines, toPdf } from '../engine/messages/toPdf.ts'
import { tarHeader } from '../labelled/formats/tar.ts'
import { createZip, unzipped } from '../labelled/formats/zip.ts'
import { labelledDocuments } from '../labelled/labelledDocuments.ts'
import { toCab, toDisc, toLzh } from './archives.ts'

/** A sound document to be damaged. */
export type Seed = {
  name: string
  bytes: Uint8Array
  /** A picture in it is not inspectable. */
  hasPicture?: boolean
  /** Damages what is packed and packs it again, so that the damage reaches the readers inside. */
  repacked?(damage: (bytes: Uint8Array) => Uint8Array): Uint8Array
}

const TEXT = Array.from({ length: 40 }, (_, at) => `Dear Anna Keller, order ${at} goes to Berlin.\n`).join('')
const TABLE = 'name,phone\nAnn Keller,+4915112345678\nBob Martin,+4915112345679\n'
const FILES = [
  { name: 'letter.txt', bytes: Buffer.from(TEXT) },
  { name: 'people.csv', bytes: Buffer.from(TABLE) },
]

/** One document of each format that is read. */
export function seeds(): Seed[] {
  return [...labelledSeeds(), ...oldOffice(), ...messages(), ...packed(), ...texts(), ...files()]
}

function* labelledSeeds(): Iterable<Seed> {
  const found = new Set<string>()
  for (const { name, format, bytes } of labelledDocuments('a')) {
    if (found.has(format)) continue
    found.add(format)
    yield { name, bytes, ...(bytes[0] === 0x50 && { repacked: damage => repacked(bytes, damage) }) }
  }
}

function* oldOffice(): Iterable<Seed> {
  const object = () => toCompound({ '\x01Ole10Native': native('note.txt', Buffer.from(TEXT)) })
  const cells = [
    record(0xfd, u16(0, 0, 0), u32(0)),
    record(0x204, u16(1, 0, 0), narrow('Bob Martin')),
    record(0x203, u16(1, 1, 0), double(4_915_112_345_678)),
  ]
  const globals = [record(0x41e, u16(164), narrow('000-00-0000')), record(0xe0, u16(0, 164), Buffer.alloc(16))]
  yield* [
    {
      name: 'letter.doc',
      bytes: toDoc([
        { text: TEXT, isWide: false },
        { text: 'Żółć Kowalski', isWide: true },
      ]),
    },
    {
      name: 'book.xls',
      bytes: toXls([...globals, record(0xfc, u32(2), u32(2), narrow('Anna Keller'), narrow('left'))], cells),
    },
    {
      name: 'talk.ppt',
      bytes: toPpt([
        { text: TEXT, isWide: false },
        { text: 'Żółć Kowalski', isWide: true },
      ]),
    },
    { name: 'object.bin', bytes: object() },
    {
      name: 'book with an object.xls',
      bytes: toCompound({
        Workbook: record(0x809, u16(0x600, 5)),
        MBD0001: { Package: Buffer.from(letter(`<w:p><w:r><w:t>${TEXT}</w:t></w:r></w:p>`)) },
      }),
    },
  ]
  const modern = letter('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>', {
    name: 'word/embeddings/oleObject1.bin',
    content: object(),
  })
  yield { name: 'letter with an object.docx', bytes: modern, repacked: damage => repacked(modern, damage) }
  const sheet = binary.binaryWorkbook(
    Buffer.concat([
      binary.row(0),
      binary.shared(0, 2),
      binary.record(5, binary.cell(1, 1), double(12_345_678)),
      binary.record(494, Buffer.alloc(16), binary.wide('write to Ann'), binary.wide('mailto:ann@example.com')),
    ]),
  )
  yield { name: 'book.xlsb', bytes: sheet, repacked: damage => repacked(sheet, damage) }
}

function* messages(): Iterable<Seed> {
  yield { name: 'winmail.dat', bytes: message() }
  yield { name: 'mail.msg', bytes: toCompound(toMessage({ '0037': 'Order', '0C1A': 'Anna Keller', 1000: TEXT })) }
  const document = getPages(
    [toLines('see the files', 'Anna Keller')],
    '/AF [6 0 R] /Names << /EmbeddedFiles << /Names [(people.csv) 6 0 R] >> >>',
    [
      '<< /Type /Filespec /F (people.csv) /EF << /F 7 0 R >> >>',
      createStream(deflateSync(TABLE).toString('latin1'), '/Type /EmbeddedFile /Filter /FlateDecode'),
      '<< /Type /Annot /Subtype /Text /Contents (ask Anna) /T (Reviewer) /Subj (about Bob Martin) /Rect [0 0 9 9] >>',
    ],
    '/Annots [8 0 R]',
  )
  yield { name: 'files and notes.pdf', bytes: toPdf(document) }
}

function* packed(): Iterable<Seed> {
  const disc = toDisc(FILES)
  const pax = Buffer.from('26 path=a long name/b.txt\n')
  yield* [
    { name: 'all.cab', bytes: toCab(FILES) },
    { name: 'all.lzh', bytes: toLzh(FILES) },
    {
      name: 'disc.iso',
      bytes: disc,
      // The first sectors are empty.
      repacked: damage => Buffer.concat([disc.subarray(0, 32_768), damage(disc.subarray(32_768))]),
    },
    {
      name: 'letter.txt.zst',
      bytes: zstdCompressSync(TEXT),
      repacked: damage => zstdCompressSync(damage(Buffer.from(TEXT))),
    },
    {
      name: 'pax.tar',
      bytes: Buffer.concat([
        tarHeader('pax', pax.length, 'x'),
        pax,
        Buffer.alloc(512 - pax.length),
        tarHeader('b.txt', 512),
        Buffer.from(TEXT.slice(0, 512)),
        Buffer.alloc(1024),
      ]),
    },
  ]
}

function* texts(): Iterable<Seed> {
  const encoded = Buffer.from(TEXT).toString('base64')
  const card = `BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Anna =\r\nK=C3=B6ler\r\nTEL:+4915112345678\r\nPHOTO;ENCODING=BASE64:${encoded}\r\nEND:VCARD\r\n`
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nATTENDEE;CN="Keller, Anna":mailto:anna@example.com\r\nDESCRIPTION:Bring\\nthe\r\n  list\r\nATTACH;ENCODING=BASE64;VALUE=BINARY:${encoded}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const chapter = '<html><body><p>Dear Anna Keller,</p></body></html>'
  const book = createZip([
    { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true },
    { name: 'META-INF/container.xml', bytes: Buffer.from('<?xml version="1.0"?><container/>') },
    { name: 'chapter.xhtml', bytes: Buffer.from(chapter.repeat(20)) },
  ])
  yield* [
    { name: 'card.vcf', bytes: Buffer.from(card) },
    { name: 'calendar.ics', bytes: Buffer.from(calendar) },
    {
      name: 'export.ldif',
      bytes: Buffer.from(`version: 1\ndn: cn=Anna,dc=example\ncn:: QW5uYSBL\n w7Zsbg==\nphoto:: ${encoded}\n`),
    },
    { name: 'book.epub', bytes: book, repacked: damage => repacked(book, damage) },
    { name: 'letter in UTF-16.txt', bytes: Buffer.from(`\ufeff${TEXT}`, 'utf16le') },
  ]
}

/** Written by other programs: test/engine/extraction/files/README.md and test/hostile/files/README.md. */
function* files(): Iterable<Seed> {
  const own = join(import.meta.dirname, 'files')
  const engine = join(import.meta.dirname, '..', 'engine', 'extraction', 'files')
  for (const name of ['letter.7z', 'letter.bz2', 'letter.xz', 'people.sqlite', 'people.sqlite-wal'])
    yield { name, bytes: readFileSync(join(own, name)) }
  for (const name of ['rar3-readonly-unix.rar', 'rar5-subdirs.rar'])
    yield { name, bytes: readFileSync(join(engine, name)) }
  yield { name: 'people.parquet', bytes: readFileSync(join(engine, 'people.zstd.parquet')), hasPicture: true }
}

/** Damages the largest entry: the one with the content. */
function repacked(bytes: Uint8Array, damage: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const entries = unzipped(bytes)
  const largest = Math.max(...entries.map(entry => entry.bytes.length))
  return createZip(
    entries.map(entry => (entry.bytes.length === largest ? { ...entry, bytes: damage(entry.bytes) } : entry)),
  )
}
