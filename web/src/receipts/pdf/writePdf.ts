/** A4, in points. */
export const PAGE = { width: 595, height: 842 }

/** A line that a page shows, at its left end, in points from the top left corner. */
export type PdfText = { text: string; isRightToLeft: boolean; x: number; y: number; size: number; width: number }
/** `picture`: rows of shades of grey, 4 bits each, compressed with zlib. */
export type PdfPage = { picture: Uint8Array; columns: number; rows: number; texts: readonly PdfText[] }
export type PdfFile = {
  title: string
  /** BCP 47 */
  language: string
  isRightToLeft: boolean
  createdAt: string
  pages: readonly PdfPage[]
  /** In plain text, so that it is found without a reader of PDF. */
  attachment: { name: string; text: string }
}

type Part = string | Uint8Array

const CATALOG = 1
const PAGES = 2
/** Of every letter of the invisible text, in thousandths of its size. */
const LETTER_WIDTH = 600
/** A font has 256 codes. Code 0 stays free. */
const LETTERS_PER_FONT = 255

/**
 * A PDF (ISO 32000-1) whose pages are pictures with invisible text over them, as scanned documents have it: readers find, copy and
 * speak the text, and its letters look as the browser drew them, in every script and without fonts in the file.
 */
export function writePdf({
  title,
  language,
  isRightToLeft,
  createdAt,
  pages,
  attachment,
}: PdfFile): Uint8Array<ArrayBuffer> {
  const { objects, add } = listObjects(PAGES)
  const letters = new Map<string, number>()
  const contents = pages.map(page => add(stream('', toContent(page, letters))))
  const fonts = addFonts(add, [...letters.keys()])
  const resources = fonts.map((font, index) => `/F${index} ${font} 0 R`).join(' ')
  const kids = pages.map(({ picture, columns, rows }, index) => {
    const shades = '/ColorSpace /DeviceGray /BitsPerComponent 4 /Filter /FlateDecode'
    const image = add(stream(`/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} ${shades}`, picture))
    return add([
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${contents[index]} 0 R`,
      ` /Resources << /Font << ${resources} >> /XObject << /Picture ${image} 0 R >> >> >>`,
    ])
  })
  const content = add(
    stream(`/Type /EmbeddedFile /Subtype /text#2Fplain /Params << /Size ${attachment.text.length} >>`, attachment.text),
  )
  const name = toText(attachment.name)
  const file = add([
    `<< /Type /Filespec /F ${name} /UF ${name} /AFRelationship /Source /EF << /F ${content} 0 R /UF ${content} 0 R >> >>`,
  ])
  const date = `(D:${createdAt.replace(/\D/g, '').slice(0, 14)}Z)`
  const info = add([`<< /Title ${toText(title)} /CreationDate ${date} /Producer (Waybill) >>`])
  objects[CATALOG] = [
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (${language}) /AF [${file} 0 R]`,
    ` /ViewerPreferences << /DisplayDocTitle true /Direction /${isRightToLeft ? 'R2L' : 'L2R'} >>`,
    ` /Names << /EmbeddedFiles << /Names [${name} ${file} 0 R] >> >> >>`,
  ]
  objects[PAGES] = [`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(kid => `${kid} 0 R`).join(' ')}] >>`]
  return assemble(objects, `/Root ${CATALOG} 0 R /Info ${info} 0 R`)
}

/** @param reserved numbers of objects that are set later */
function listObjects(reserved: number) {
  const objects: Part[][] = Array.from({ length: reserved + 1 }, () => [])
  return { objects, add: (parts: Part[]) => objects.push(parts) - 1 }
}

function toContent({ texts }: PdfPage, letters: Map<string, number>): string {
  const lines = texts.filter(({ text }) => text !== '').map(line => toLine(line, letters))
  return [`q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Picture Do Q`, ...lines].join('\n')
}

function toLine({ text, isRightToLeft, x, y, size, width }: PdfText, letters: Map<string, number>): string {
  const shown = [...(isRightToLeft ? toVisualOrder(text) : text)]
  const stretch = (100 * width) / ((shown.length * size * LETTER_WIDTH) / 1000)
  let runs = ''
  let lastFont = -1
  for (const letter of shown) {
    const index = letters.get(letter) ?? letters.size
    letters.set(letter, index)
    const font = Math.floor(index / LETTERS_PER_FONT)
    if (font !== lastFont) runs += `${lastFont < 0 ? '' : '> Tj '}/F${font} ${size} Tf <`
    lastFont = font
    runs += toHex((index % LETTERS_PER_FONT) + 1, 2)
  }
  return [
    `/Span << /ActualText ${toText(text)} >> BDC BT`,
    ` ${stretch.toFixed(2)} Tz 1 0 0 1 ${x.toFixed(2)} ${(PAGE.height - y).toFixed(2)} Tm ${runs}> Tj ET EMC`,
  ].join('')
}

/** Of a line from right to left: words and numbers of the other direction keep their order. */
function toVisualOrder(text: string): string {
  const reverse = (part: string) =>
    [...new Intl.Segmenter().segment(part)]
      .map(({ segment }) => segment)
      .reverse()
      .join('')
  return reverse(text).replace(/[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}@.:/_-]*/gu, reverse)
}

/** Fonts whose letters draw nothing. */
function addFonts(add: (parts: Part[]) => number, letters: readonly string[]): number[] {
  const nothing = add(stream('', `${LETTER_WIDTH} 0 d0`))
  const groups = Array.from({ length: Math.ceil(letters.length / LETTERS_PER_FONT) }, (_, index) =>
    letters.slice(index * LETTERS_PER_FONT, (index + 1) * LETTERS_PER_FONT),
  )
  return groups.map(group => {
    const names = group.map((_, index) => `/g${index + 1}`)
    const meanings = add(stream('', toMeanings(group)))
    return add([
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${group.length}`,
      ` /Widths [${group.map(() => LETTER_WIDTH).join(' ')}] /CharProcs << ${names.map(name => `${name} ${nothing} 0 R`).join(' ')} >>`,
      ` /Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >> /Resources << >> /ToUnicode ${meanings} 0 R >>`,
    ])
  })
}

/** A CMap of the letters (ISO 32000-1, 9.10.3), in blocks of at most 100. */
function toMeanings(letters: readonly string[]): string {
  const lines = letters.map((letter, index) => `<${toHex(index + 1, 2)}> <${toUtf16(letter)}>`)
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, (index + 1) * 100)
    return [`${block.length} beginbfchar`, ...block, 'endbfchar'].join('\n')
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function stream(entries: string, content: Part): Part[] {
  return [`<< ${entries} /Length ${content.length} >>\nstream\n`, content, '\nendstream']
}

function toText(text: string): string {
  return `<FEFF${toUtf16(text)}>`
}

function toUtf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index), 4)).join('')
}

function toHex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** Every text here is ASCII. */
function assemble(objects: readonly Part[][], trailer: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let length = 0
  const write = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  // Bytes above 127 mark the file as binary.
  write('%PDF-1.7\n%')
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3))
  const starts = objects.slice(1).map((object, index) => {
    write('\n')
    const start = length
    write(`${index + 1} 0 obj\n`)
    object.forEach(write)
    write('\nendobj')
    return start
  })
  write('\n')
  const table = length
  const entries = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${objects.length}\n0000000000 65535 f \n${entries.join('')}`)
  write(`trailer\n<< /Size ${objects.length} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`)

  const file = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    file.set(part, offset)
    offset += part.length
  }
  return file
}
