import type { CompoundEntry } from '../formats/msgCompound.ts'
import { readBytes } from '../sources.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'

const STREAMS = ['\x05SummaryInformation', '\x05DocumentSummaryInformation']
const MAX_BYTES = 1024 * 1024
const SECTION_OFFSET = 44
const CODE_PAGE = 1
const BYTES_TEXT = 0x1e
const WIDE_TEXT = 0x1f
const MAX_PROPERTIES = 1000

/** Title, author, company and further texts of the properties of an old Office file (MS-OLEPS 2.21). */
export async function readSummary(root: CompoundEntry): Promise<string> {
  const lines: string[] = []
  for (const name of STREAMS) {
    const stream = root.children?.get(name)?.open()
    if (stream !== undefined) lines.push(...toTexts(await readBytes(stream, 0, Math.min(stream.size, MAX_BYTES))))
  }
  return lines.map(line => `${line}\n`).join('')
}

function toTexts(bytes: Buffer): string[] {
  if (bytes.length < SECTION_OFFSET + 4) return []
  const section = bytes.readUInt32LE(SECTION_OFFSET)
  if (section + 8 > bytes.length) return []
  const properties: { id: number; at: number; type: number }[] = []
  const count = Math.min(MAX_PROPERTIES, bytes.readUInt32LE(section + 4))
  for (let index = 0; index < count; index += 1) {
    const entry = section + 8 + index * 8
    if (entry + 8 > bytes.length) break
    const at = section + bytes.readUInt32LE(entry + 4)
    if (at + 8 <= bytes.length) properties.push({ id: bytes.readUInt32LE(entry), at, type: bytes.readUInt32LE(at) })
  }
  const page = properties.find(({ id }) => id === CODE_PAGE)
  const codePage = page && bytes.readUInt16LE(page.at + 4)
  return properties.flatMap(({ at, type }) => {
    const length = bytes.readUInt32LE(at + 4)
    const from = at + 8
    if (type === WIDE_TEXT) return toText(bytes.toString('utf16le', from, Math.min(bytes.length, from + length * 2)))
    if (type !== BYTES_TEXT) return []
    const decoder = (codePage && findDecoder(String(codePage))) || guessingDecoder()
    return toText(decoder.decode(bytes.subarray(from, from + length)) + decoder.end())
  })
}

function toText(text: string): string[] {
  const shown = text.replaceAll('\0', '').trim()
  return shown === '' ? [] : [shown.toWellFormed()]
}
