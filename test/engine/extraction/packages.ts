import { createZip } from '../../labelled/formats/zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument'

/** Office Open XML parts have a type. */
export type File = { name: string; content: string | Uint8Array; type?: string }

export function files(...listed: File[]): Uint8Array {
  return createZip(listed.map(({ name, content }) => ({ name, bytes: Buffer.from(content) })))
}

/** The extension determines the type of a part without one. */
export function officeFile(...parts: File[]): Uint8Array {
  const overrides = parts.filter(({ type }) => type !== undefined)
  const types = overrides.map(({ name, type }) => `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`)
  const content = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`
  return files({ name: '[Content_Types].xml', content }, ...parts)
}

export function relationships(
  part: string,
  ...related: [id: string, kind: string, target: string, mode?: string][]
): File {
  const slash = part.lastIndexOf('/')
  const content = related.map(
    ([id, kind, target, mode]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  )
  return {
    name: `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`,
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${content.join('')}</Relationships>`,
  }
}

export function letter(body: string, ...more: File[]): Uint8Array {
  const type = 'wordprocessingml.document.main'
  return officeFile(
    { name: 'word/document.xml', type, content: `${XML}<w:document><w:body>${body}</w:body></w:document>` },
    ...more,
  )
}

export function workbook(sheets: readonly string[], ...more: File[]): Uint8Array {
  const listed = sheets.map((_, at) => `<sheet name="Tab ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  return officeFile(
    {
      name: 'xl/workbook.xml',
      type: 'spreadsheetml.sheet.main',
      content: `${XML}<workbook><sheets>${listed.join('')}</sheets></workbook>`,
    },
    relationships(
      'xl/workbook.xml',
      ...sheets.map(
        (_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as [string, string, string],
      ),
    ),
    ...sheets.map((data, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      type: 'spreadsheetml.worksheet',
      content: `${XML}<worksheet><sheetData>${data}</sheetData></worksheet>`,
    })),
    ...more,
  )
}

export function sharedStrings(...strings: string[]): File {
  const content = `${XML}<sst>${strings.map(text => `<si>${text}</si>`).join('')}</sst>`
  return { name: 'xl/sharedStrings.xml', type: 'spreadsheetml.sharedStrings', content }
}

/** @param kind such as `text` */
export function openDocument(kind: string, body: string, ...more: File[]): Uint8Array {
  return createZip([
    { name: 'mimetype', bytes: Buffer.from(`application/vnd.oasis.opendocument.${kind}`), isStored: true },
    {
      name: 'content.xml',
      bytes: Buffer.from(`${XML}<office:document-content><office:body>${body}</office:body></office:document-content>`),
    },
    ...more.map(({ name, content }) => ({ name, bytes: Buffer.from(content) })),
  ])
}
