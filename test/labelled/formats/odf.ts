import type { Block, Draft } from '../draft.ts'
import { escapedXml } from './bytes.ts'
import { toLines } from './lines.ts'
import { createZip } from './zip.ts'

const spaces = ['office', 'text', 'table', 'drawing', 'presentation']
  .map(name => `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** A package by OpenDocument 1.3: the mimetype first and stored. */
function openDocument(kind: 'text' | 'spreadsheet' | 'presentation', body: string): Uint8Array {
  const type = `application/vnd.oasis.opendocument.${kind}`
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${spaces} office:version="1.3"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`
  return createZip([
    { name: 'mimetype', bytes: Buffer.from(type), isStored: true },
    { name: 'content.xml', bytes: Buffer.from(content) },
    { name: 'META-INF/manifest.xml', bytes: Buffer.from(manifest) },
  ])
}

/** Encodes collapsible white space (part 3, 6.1.2). */
function paragraph(text: string): string {
  const said = escapedXml(text)
    .replaceAll('\n', '<text:line-break/>')
    .replaceAll('\t', '<text:tab/>')
    .replace(/ {2,}/g, run => ` <text:s text:c="${run.length - 1}"/>`)
  return `<text:p>${said}</text:p>`
}

function toTable(block: Exclude<Block, { paragraph: unknown }>): string {
  const rows = [block.header, ...block.rows.map(row => row.map(({ text }) => text))]
  const cell = (text: string) => `<table:table-cell office:value-type="string">${paragraph(text)}</table:table-cell>`
  return `<table:table table:name="Table1">${rows
    .map(row => `<table:table-row>${row.map(cell).join('')}</table:table-row>`)
    .join('')}</table:table>`
}

export function odt(draft: Draft): Uint8Array {
  const body = draft.blocks.map(block => ('paragraph' in block ? paragraph(block.paragraph.text) : toTable(block)))
  return openDocument('text', body.join(''))
}

export function ods(draft: Draft): Uint8Array {
  return openDocument('spreadsheet', draft.blocks.map(block => ('paragraph' in block ? '' : toTable(block))).join(''))
}

export function odp(draft: Draft): Uint8Array {
  const lines = toLines(draft)
  const pages = Array.from({ length: Math.ceil(lines.length / 6) }, (_, index) => {
    const texts = lines.slice(6 * index, 6 * index + 6).map(paragraph)
    return `<draw:page draw:name="page${index + 1}"><draw:frame><draw:text-box>${texts.join('')}</draw:text-box></draw:frame></draw:page>`
  })
  return openDocument('presentation', pages.join(''))
}
