import { windows1252 } from './windows1252.ts'

export type Encoding =
  | 'utf-8'
  | 'utf-8 with BOM'
  | 'utf-16le'
  | 'utf-16le with BOM'
  | 'utf-16be with BOM'
  | 'windows-1252'

/** `windows-1252` falls back to UTF-8 for a text that it cannot encode. */
export function encoded(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-8 with BOM':
      return Buffer.from(`\uFEFF${text}`)
    case 'utf-16le':
      return Buffer.from(text, 'utf16le')
    case 'utf-16le with BOM':
      return Buffer.from(`\uFEFF${text}`, 'utf16le')
    case 'utf-16be with BOM':
      return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
    case 'windows-1252':
      return windows1252(text) ?? Buffer.from(text)
  }
}

export function escapedXml(text: string): string {
  return text.replace(/[&<>"]/g, char => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`)
}
