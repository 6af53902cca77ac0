import { crc32, deflateSync } from 'node:zlib'
import { PdfRenderer } from '../../../engine/extraction/ocr/pdfRenderer.ts'
import { createStream, toLines, toPdf } from '../messages/toPdf.ts'

/** Grey pixels, from the top. */
export type Bitmap = { width: number; height: number; grey: Uint8Array }

const PAGE = { width: 420, height: 120 }
const HEADER = /^P5\n(\d+) (\d+)\n255\n/

/** Prints lines in Helvetica at 300 dpi. */
export async function print(...lines: string[]): Promise<Bitmap> {
  const content = toLines(...lines).replace('50 700 Td', `20 ${PAGE.height - 30} Td`)
  const renderer = await PdfRenderer.open(
    toPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
      createStream(content),
    ]),
  )
  const graymap = Buffer.from((await renderer.render(1)).toBytes())
  const [header = '', width, height] = HEADER.exec(graymap.toString('latin1', 0, 40)) ?? []
  return { width: Number(width), height: Number(height), grey: graymap.subarray(header.length) }
}

export function turnedUpsideDown({ grey, ...size }: Bitmap): Bitmap {
  return { ...size, grey: Uint8Array.from(grey).reverse() }
}

export function toPng({ width, height, grey }: Bitmap): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return createPng(width, height, deflateSync(rows))
}

export function createPng(
  width: number,
  height: number,
  data: Buffer,
  ...before: [type: string, content: Buffer][]
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const chunks = [['IHDR', header], ...before, ['IDAT', data], ['IEND', Buffer.alloc(0)]] as const
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([type, content]) => chunk(type, content)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** TIFF 6.0: one strip a page, without compression, each directory after its pixels. */
export function toTiff(...pages: Bitmap[]): Buffer {
  const parts: Buffer[] = [Buffer.from('4d4d002a00000000', 'hex')]
  let at = 8
  let link = parts[0] as Buffer
  let linkAt = 4
  for (const { width, height, grey } of pages) {
    const pixels = grey.length % 2 === 0 ? Buffer.from(grey) : Buffer.concat([grey, Buffer.alloc(1)])
    const entries = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, at],
      [277, 1],
      [278, height],
      [279, grey.length],
    ] as const
    link.writeUInt32BE(at + pixels.length, linkAt)
    const directory = Buffer.alloc(2 + entries.length * 12 + 4)
    directory.writeUInt16BE(entries.length)
    for (const [index, [tag, value]] of entries.entries()) {
      directory.writeUInt16BE(tag, 2 + index * 12)
      directory.writeUInt16BE(4, 4 + index * 12)
      directory.writeUInt32BE(1, 6 + index * 12)
      directory.writeUInt32BE(value, 10 + index * 12)
    }
    parts.push(pixels, directory)
    at += pixels.length + directory.length
    link = directory
    linkAt = directory.length - 4
  }
  return Buffer.concat(parts)
}

/** @param stamp text over each page */
export function toScannedPdf(pages: readonly Bitmap[], stamp = ''): Buffer {
  const first = 4
  const over = stamp === '' ? '' : `BT /F1 6 Tf 10 5 Td (${stamp}) Tj ET`
  const objects = pages.flatMap(({ width, height, grey }, index) => {
    const number = first + index * 3
    const content = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Im Do Q ${over}`
    return [
      `<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${number + 2} 0 R >> >> >>`,
      createStream(content),
      createStream(
        deflateSync(grey).toString('latin1'),
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
      ),
    ]
  })
  const kids = pages.map((_, index) => `${first + index * 3} 0 R`).join(' ')
  return toPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ])
}
