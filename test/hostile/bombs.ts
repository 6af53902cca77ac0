import { gzipSync } from 'node:zlib'
import type { NotInspectableReason } from '../../shared/domain/inspection.ts'
import { docx, officePackage, workbook } from '../labelled/formats/ooxml.ts'
import { stream, toPdf } from '../labelled/formats/pdf.ts'
import { toTar } from '../labelled/formats/tar.ts'
import { createZip, unzipped } from '../labelled/formats/zip.ts'
import { plain } from '../labelled/passage.ts'
import { Random } from '../labelled/random.ts'
import { gzipped, repeated, zipOfRepeated, zlibbed } from './inflating.ts'
import { quotedOverlap, wholeOverlap } from './overlappingZips.ts'

/** Something small that wants to become large; `ends` are the reasons one of which must be given. */
export type Bomb = {
  title: string
  name: string
  make(): Uint8Array
  /** Empty: it is read to its end, and what lies in wait is never touched. */
  ends: readonly NotInspectableReason[]
}

const MIB = 1024 * 1024
const zeros = Buffer.alloc(MIB)
const boom = { title: 'boom', blocks: [{ paragraph: plain('Nothing to see in here.') }] }

/** A sound workbook in which one part grew. */
function workbookWith(part: string, chunk: string, times: number, head: string, tail: string): Uint8Array {
  const entries = unzipped(workbook('<worksheet/>', '<sst/>'))
  const grown = (name: string, bytes: Uint8Array) =>
    name === part ? repeated(Buffer.from(chunk), times, head, tail) : repeated(bytes, 1)
  return zipOfRepeated(entries.map(({ name, bytes }) => [name, grown(name, bytes)]))
}

function picture(): Uint8Array {
  const data = zlibbed(repeated(zeros, 1024))
  const chunk = (type: string, content: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
  }
  const header = Buffer.from('00007fff00007fff0802000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`)
  return `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol0 "lol">${entities.join('')}]>\n<lolz>&lol9;</lolz>`
}

/** Wraps again and again: deeper than anything honest. */
function nested(layers: number, core: Uint8Array, wrap: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  return layers === 0 ? core : nested(layers - 1, wrap(core), wrap)
}

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

export const bombs: readonly Bomb[] = [
  {
    title: 'ZIPs of ten ZIPs, six deep',
    name: 'nested.zip',
    make: () =>
      nested(6, zipOfRepeated([['zeros.txt', repeated(zeros, 16)]]), bytes =>
        createZip(Array.from({ length: 10 }, (_, index) => ({ name: `${index}.zip`, bytes }))),
      ),
    ends: ['tooDeep'],
  },
  { title: 'entries over one kernel', name: 'overlap.zip', make: wholeOverlap, ends: ['overlapping'] },
  { title: 'entries that quote each other', name: 'quoted.zip', make: quotedOverlap, ends: ['overlapping'] },
  {
    title: 'a ZIP that says its gigabyte is ten bytes',
    name: 'liar.zip',
    make: () => zipOfRepeated([['small.txt', repeated(zeros, 1024)]], 10),
    ends: ['broken', 'tooLarge'],
  },
  {
    title: 'a sheet of 128 MB',
    name: 'sheet.xlsx',
    make: () =>
      workbookWith(
        'xl/worksheets/sheet1.xml',
        '<row><c t="inlineStr"><is><t>spam</t></is></c></row>'.repeat(20_000),
        128,
        `<worksheet ${namespace}><sheetData>`,
        '</sheetData></worksheet>',
      ),
    ends: ['tooLarge'],
  },
  {
    title: 'shared strings of 128 MB',
    name: 'strings.xlsx',
    make: () =>
      workbookWith('xl/sharedStrings.xml', '<si><t>spam</t></si>'.repeat(50_000), 128, `<sst ${namespace}>`, '</sst>'),
    ends: ['tooLarge'],
  },
  {
    title: 'a gigabyte in gzip',
    name: 'zeros.txt.gz',
    make: () => gzipped(repeated(Buffer.alloc(MIB, 'spam '), 1024)),
    ends: ['tooLarge'],
  },
  {
    title: 'gzip in gzip in gzip, six times',
    name: 'again.gz',
    make: () => nested(5, gzipped(repeated(zeros, 1024)), bytes => gzipSync(bytes)),
    ends: ['tooDeep', 'tooLarge'],
  },
  {
    title: 'a tar of 10,001 entries',
    name: 'many.tar',
    make: () =>
      toTar(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.from('x') }))),
    ends: ['tooManyEntries'],
  },
  {
    title: 'a PDF page of a gigabyte, deflated twice',
    name: 'page.pdf',
    make: () => {
      const once = zlibbed(repeated(Buffer.alloc(MIB, '(spam) Tj '), 1024))
      return toPdf([stream(zlibbed(repeated(once, 1)), ' /Filter [/FlateDecode /FlateDecode]')])
    },
    ends: ['tooLarge', 'memory', 'timeout', 'broken'],
  },
  {
    title: 'a picture of 32,767 times 32,767 in a letter',
    name: 'picture.docx',
    make: () => docx(boom, new Random(1), [{ name: 'word/media/image1.png', bytes: picture(), isStored: true }]),
    ends: [],
  },
  { title: 'a billion laughs', name: 'laughs.xml', make: () => Buffer.from(laughs()), ends: [] },
  {
    title: 'a billion laughs in a letter',
    name: 'laughs.docx',
    make: () =>
      officePackage(
        [{ path: 'word/document.xml', type: 'wordprocessingml.document.main', content: laughs().slice(21) }],
        [],
      ),
    ends: [],
  },
  {
    title: 'a ZIP that goes on for ever, for all that can be seen: fifty deep',
    name: 'quine.zip',
    make: () => nested(50, Buffer.from('nothing'), bytes => createZip([{ name: 'quine.zip', bytes }])),
    ends: ['tooDeep'],
  },
]
