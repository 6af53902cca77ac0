import { deflateSync } from 'node:zlib'
import type { Draft } from '../draft.ts'
import type { Random } from '../random.ts'
import { toLines, wrapped } from './lines.ts'
import { windows1252 } from './windows1252.ts'

const LINES_PER_PAGE = 46

/**
 * PDF 1.4 in Helvetica with WinAnsiEncoding.
 * @returns undefined for a text that the encoding lacks
 */
export function pdf(draft: Draft, random: Random): Uint8Array | undefined {
  const lines = toLines(draft, '    ').flatMap(line => line.split('\n').flatMap(part => [...wrapped(part, 88), '']))
  const isDeflated = random.chance(0.5)
  const pages: Uint8Array[] = []
  for (let at = 0; at < lines.length; at += LINES_PER_PAGE) {
    const content = readContent(lines.slice(at, at + LINES_PER_PAGE))
    if (content === undefined) return undefined
    pages.push(stream(isDeflated ? deflateSync(content) : content, isDeflated ? ' /Filter /FlateDecode' : ''))
  }
  return toPdf(pages)
}

export function toPdf(pages: readonly Uint8Array[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects: Uint8Array[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ]
  for (const [index, content] of pages.entries()) {
    const resources = '/Resources << /Font << /F1 3 0 R >> >>'
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${5 + 2 * index} 0 R >>`,
      ),
      content,
    )
  }
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(whole)
    length += whole.length
  }
  const references = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${references}${trailer}`))
  return Buffer.concat(parts)
}

export function stream(data: Uint8Array, filter = ''): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length}${filter} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

function readContent(lines: readonly string[]): Uint8Array | undefined {
  const parts: Uint8Array[] = [Buffer.from('BT /F1 10 Tf 14 TL 50 800 Td\n')]
  for (const line of lines) {
    const bytes = windows1252(line.replace(/[\\()]/g, '\\$&').replaceAll('\t', '    '))
    if (bytes === undefined) return undefined
    parts.push(Buffer.from('('), bytes, Buffer.from(') Tj T*\n'))
  }
  return Buffer.concat([...parts, Buffer.from('ET')])
}
