import { createHash } from 'node:crypto'

/** Numbers objects from 1, with a correct cross-reference table (ISO 32000-1, 7.5). */
export function toPdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export function createStream(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`
}

/** @param catalog more entries of the catalog */
export function getPages(contents: readonly string[], catalog = '', more: readonly string[] = [], onPages = '') {
  const first = 4
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R ${onPages} >>`,
    createStream(content),
  ])
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${first + contents.length * 2} 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages,
    ...more,
  ]
}

export function toLines(...lines: string[]): string {
  return `BT /F1 12 Tf 50 700 Td ${lines.map(line => `(${line}) Tj 0 -14 Td`).join(' ')} ET`
}

export const IMAGE = createStream(
  '\x00\x80',
  '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
)

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** ISO 32000-1, 7.6.3, revision 2. */
export function encryptWith(password: string): string {
  const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), PADDING]).subarray(0, 32)
  const id = Buffer.alloc(16, 7)
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password))
  const key = md5(Buffer.concat([padded(password), owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id])).subarray(0, 5)
  const user = rc4(key, PADDING)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  return `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >>`
}

function md5(bytes: Buffer) {
  return createHash('md5').update(bytes).digest()
}

/** OpenSSL no longer includes RC4. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const held = at(one)
    state[one] = at(other)
    state[other] = held
  }
  let j = 0
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  j = 0
  return Buffer.from(
    bytes.map((byte, index) => {
      const i = (index + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
