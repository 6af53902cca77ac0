import type { PdfProxy } from './pdfDocument.ts'

const MAX_OUTLINE_DEPTH = 100
const NOT_WRITTEN = /^(?:PDFFormatVersion|EncryptFilterName|Is[A-Z]\w+)$/
const LABELS = ['alternativeText', 'fieldName']
const VALUES = ['titleObj', 'contentsObj', 'richText', 'fieldValue', 'defaultFieldValue', 'exportValue', 'textContent']
const LINKS = ['url', 'unsafeUrl']

export async function propertiesText(proxy: PdfProxy): Promise<{ text: string; isUnreadableForm: boolean }> {
  const { info, metadata } = await proxy.getMetadata()
  const written = Object.entries({ ...info }).filter(([name]) => !NOT_WRITTEN.test(name))
  const xmp = metadata ? [...metadata] : []
  const lines = [...written, ...xmp].flatMap(([name, value]) => toLines(value).map(line => `${name}: ${line}`))
  const has = (name: string) => Object(info)[name] === true
  return {
    text: asText([...new Set(lines)]),
    // A form with only XFA (ISO 32000-1, 12.7.8) shows "Please wait" on its page and stores its fields elsewhere.
    isUnreadableForm: has('IsXFAPresent') && !has('IsAcroFormPresent'),
  }
}

export async function outlineText(proxy: PdfProxy): Promise<string> {
  const lines: string[] = []
  let level = (await proxy.getOutline()) ?? []
  for (let depth = 0; level.length > 0 && depth < MAX_OUTLINE_DEPTH; depth += 1) {
    for (const { title, url } of level) lines.push(...toLines(title), ...toLines(url))
    level = level.flatMap(({ items }) => items)
  }
  lines.push(...toLines(await proxy.getJSActions()))
  return asText(lines)
}

export function annotationText(annotation: Record<string, unknown>): string {
  const label = LABELS.flatMap(name => toLines(annotation[name]))
  const values = VALUES.flatMap(name => toLines(annotation[name]))
  const links = LINKS.flatMap(name => toLines(annotation[name]))
  const field = label.length > 0 && values.length > 0 ? `${label.join(' ')}: ` : ''
  return asText([...new Set([...values.map(value => field + value), ...links])])
}

/** Titles of notes, and the parts of a field's name. */
export function annotationTitles({ titleObj, fieldName }: Record<string, unknown>): string[] {
  return [...toLines(titleObj), ...toLines(fieldName).flatMap(name => [name, ...name.split('.')])]
}

export function annotationFile(annotation: Record<string, unknown>): { id: string; name: string } | undefined {
  const { file, fileId } = annotation
  if (typeof file !== 'object' || file === null || typeof fileId !== 'string') return undefined
  return { id: fileId, name: 'filename' in file && typeof file.filename === 'string' ? file.filename : 'attachment' }
}

export async function attachmentNames(proxy: PdfProxy): Promise<string[]> {
  return [...((await proxy.getAttachments())?.keys() ?? [])]
}

const MAX_VALUE_DEPTH = 10

function toLines(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null || depth > MAX_VALUE_DEPTH) return []
  const parts: unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  if ('str' in value) return toLines(value.str, depth + 1)
  return parts.flatMap(part => toLines(part, depth + 1))
}

function asText(lines: readonly string[]): string {
  return lines
    .map(line => `${line}\n`)
    .join('')
    .toWellFormed()
}
