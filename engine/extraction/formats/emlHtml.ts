import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { memorySource } from '../sources.ts'
import type { CharsetDecoder } from '../text/charsetDecoder.ts'

const MAX_HELD_BYTES = 64 * 1024 * 1024
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

/** The mail header overrides the HTML declaration. */
export function markAsUtf8(source: Source): Source {
  const { length } = BYTE_ORDER_MARK
  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start < length && end > start) yield BYTE_ORDER_MARK.subarray(start, end)
    if (end > length) yield* source.read(Math.max(0, start - length), end - length)
  }
  return { size: length + source.size, read }
}

/**
 * Nested content loses the header with its charset.
 * @throws NotInspectable `tooLarge` beyond 64 MiB, because it is held in memory
 */
export async function toMarkedUtf8(source: Source, decoder: CharsetDecoder, budget: Budget): Promise<Source> {
  const pieces: Uint8Array[] = [BYTE_ORDER_MARK]
  let size = 0
  const keep = (text: string) => {
    const bytes = Buffer.from(text)
    budget.inflate(bytes.length)
    size += bytes.length
    if (size > MAX_HELD_BYTES) throw new NotInspectable('tooLarge')
    pieces.push(bytes)
  }
  for await (const chunk of source.read(0, source.size)) keep(decoder.decode(chunk))
  keep(decoder.end())
  return memorySource(Buffer.concat(pieces))
}
