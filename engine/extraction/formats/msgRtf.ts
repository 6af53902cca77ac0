import { crc32 } from 'node:zlib'
import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'

/** Initial dictionary (MS-OXRTFCP 2.1.2.1). */
const DICTIONARY =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript ' +
  '\\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par ' +
  '\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'
const SIZE = 4096
const HEADER = 16
const COMPRESSED = 0x75465a4c
const PLAIN = 0x414c454d
const PIECE = 64 * 1024

/**
 * Decompresses an RTF body (MS-OXRTFCP); the budget counts the output.
 * @throws NotInspectable `broken` when its kind, checksum or length is wrong
 */
export function decompressRtf(bytes: Buffer, budget: Budget): Buffer {
  if (bytes.length < HEADER) throw new NotInspectable('broken', 'The RTF body has no header.')
  const end = Math.min(bytes.length, bytes.readUInt32LE(0) + 4)
  const rawSize = bytes.readUInt32LE(4)
  const kind = bytes.readUInt32LE(8)
  const content = bytes.subarray(HEADER, end)
  if (kind === PLAIN) return content.subarray(0, rawSize)
  // CRC-32 without its two inversions, MS-OXRTFCP 3.1.3.2.
  const sum = ~crc32(content, 0xffffffff) >>> 0
  if (kind !== COMPRESSED || sum !== bytes.readUInt32LE(12)) {
    throw new NotInspectable('broken', 'The RTF body does not match its checksum.')
  }
  return decompress(content, budget)
}

function decompress(content: Buffer, budget: Budget): Buffer {
  const dictionary = Buffer.alloc(SIZE)
  let write = dictionary.write(DICTIONARY, 'latin1')
  const pieces: Buffer[] = []
  let piece = Buffer.alloc(PIECE)
  let length = 0
  const put = (byte: number) => {
    dictionary[write] = byte
    write = (write + 1) % SIZE
    piece[length] = byte
    length += 1
    if (length < PIECE) return
    budget.inflate(PIECE)
    pieces.push(piece)
    piece = Buffer.alloc(PIECE)
    length = 0
  }

  let at = 0
  let isEnded = false
  while (!isEnded && at < content.length) {
    const control = content[at] ?? 0
    at += 1
    for (let bit = 0; bit < 8 && !isEnded && at < content.length; bit += 1) {
      if (((control >> bit) & 1) === 0) {
        put(content[at] ?? 0)
        at += 1
        continue
      }
      const reference = ((content[at] ?? 0) << 8) | (content[at + 1] ?? 0)
      at += 2
      const from = reference >> 4
      isEnded = from === write
      const count = isEnded ? 0 : (reference & 15) + 2
      for (let step = 0; step < count; step += 1) put(dictionary[(from + step) % SIZE] ?? 0)
    }
  }
  budget.inflate(length)
  return Buffer.concat([...pieces, piece.subarray(0, length)])
}
