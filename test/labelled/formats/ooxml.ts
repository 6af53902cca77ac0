import type { Draft } from '../draft.ts'
import type { Random } from '../random.ts'
import { escapedXml } from './bytes.ts'
import { toLines } from './lines.ts'
import { createZip, type Entry } from './zip.ts'

// Minimal packages by ECMA-376: part 1 for the markup, part 2 for content types and relationships.
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument'

type Part = { path: string; type: string; content: string }

/** `relations` of the main part: id, kind and target. */
export function officePackage(
  parts: readonly Part[],
  relations: readonly (readonly [string, string, string])[],
  extra: readonly Entry[] = [],
): Uint8Array {
  const main = parts[0]?.path ?? ''
  const folder = main.slice(0, main.lastIndexOf('/'))
  const overrides = parts.map(({ path, type }) => `<Override PartName="/${path}" ContentType="${TYPES}.${type}+xml"/>`)
  const types = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${overrides.join('')}</Types>`
  const related = (list: readonly (readonly [string, string, string])[]) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`
  const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  return createZip([
    entry('[Content_Types].xml', types),
    entry('_rels/.rels', related([['rId1', 'officeDocument', main]])),
    entry(`${folder}/_rels/${main.slice(folder.length + 1)}.rels`, related(relations)),
    ...parts.map(({ path, content }) => entry(path, XML + content)),
    ...extra,
  ])
}

/** Word splits runs anywhere, also in the middle of a number. */
function runs(text: string, random: Random): string {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = random.chance(0.3) ? random.int(1, 12) : random.int(40, 200)
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
    .map(
      piece =>
        `<w:r>${random.chance(0.2) ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapedXml(piece)}</w:t></w:r>`,
    )
    .join('')
}

export function docx(draft: Draft, random: Random, extra: readonly Entry[] = []): Uint8Array {
  const paragraph = (text: string) =>
    `<w:p>${text
      .split('\n')
      .map(line => runs(line, random))
      .join('<w:r><w:br/></w:r>')}</w:p>`
  const body = draft.blocks.map(block => {
    if ('paragraph' in block) return paragraph(block.paragraph.text)
    const rows = [block.header, ...block.rows.map(row => row.map(({ text }) => text))]
    const cells = (row: readonly string[]) => row.map(text => `<w:tc>${paragraph(text)}</w:tc>`).join('')
    return `<w:tbl>${rows.map(row => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl><w:p/>`
  })
  const content = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`
  return officePackage([{ path: 'word/document.xml', type: 'wordprocessingml.document.main', content }], [], extra)
}

export function xlsx(draft: Draft, random: Random): Uint8Array {
  const strings: string[] = []
  const isShared = random.chance(0.6)
  const cell = (text: string, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row}`
    if (/^[1-9]\d{0,8}$/.test(text)) return `<c r="${at}"><v>${text}</v></c>`
    if (!isShared) return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(text)}</t></is></c>`
    return `<c r="${at}" t="s"><v>${strings.push(text) - 1}</v></c>`
  }
  const rows = draft.blocks.flatMap(block =>
    'paragraph' in block
      ? [[block.paragraph.text]]
      : [block.header, ...block.rows.map(cells => cells.map(({ text }) => text))],
  )
  const data = rows.map(
    (row, index) => `<row r="${index + 1}">${row.map((text, column) => cell(text, column, index + 1)).join('')}</row>`,
  )
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const sheet = `<worksheet ${main}><sheetData>${data.join('')}</sheetData></worksheet>`
  const shared = `<sst ${main} count="${strings.length}" uniqueCount="${strings.length}">${strings.map(text => `<si><t xml:space="preserve">${escapedXml(text)}</t></si>`).join('')}</sst>`
  return workbook(sheet, shared)
}

export function workbook(sheet: string, shared: string): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const book = `<workbook ${main} xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return officePackage(
    [
      { path: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main', content: book },
      { path: 'xl/worksheets/sheet1.xml', type: 'spreadsheetml.worksheet', content: sheet },
      { path: 'xl/sharedStrings.xml', type: 'spreadsheetml.sharedStrings', content: shared },
    ],
    [
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
    ],
  )
}

export function pptx(draft: Draft): Uint8Array {
  const lines = toLines(draft)
  const slides = Array.from({ length: Math.ceil(lines.length / 5) }, (_, index) =>
    lines.slice(5 * index, 5 * index + 5),
  )
  const spaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`
  const line = (text: string) =>
    `<a:p>${text
      .split('\n')
      .map(part => `<a:r><a:t>${escapedXml(part)}</a:t></a:r>`)
      .join('<a:br/>')}</a:p>`
  const slide = (texts: readonly string[]) =>
    `<p:sld ${spaces}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="Content"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${texts.map(line).join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')
  return officePackage(
    [
      {
        path: 'ppt/presentation.xml',
        type: 'presentationml.presentation.main',
        content: `<p:presentation ${spaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
      },
      ...slides.map((texts, index) => ({
        path: `ppt/slides/slide${index + 1}.xml`,
        type: 'presentationml.slide',
        content: slide(texts),
      })),
    ],
    slides.map((_, index) => [`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`] as const),
  )
}
