import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import type { CharsetDecoder } from './emlCharset.ts'

const MOST_HELD_BYTES = 64 * 1024 * 1024
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

/** Says of bytes that they are UTF-8, as the header said that stood beside them: HTML's own word counts less. */
export function markedUtf8(source: Source): Source {
  return concatenated([BYTE_ORDER_MARK], source)
}

/**
 * Turns HTML of another charset into marked UTF-8, since what is nested loses the header that named its charset.
 * @throws NotInspectable `tooLarge` beyond 64 MiB, as it is held whole
 */
export async function asUtf8(source: Source, decoder: CharsetDecoder, budget: Budget): Promise<Source> {
  const pieces: Uint8Array[] = [BYTE_ORDER_MARK]
  let size = 0
  const keep = (text: string) => {
    const bytes = Buffer.from(text)
    budget.inflate(bytes.length)
    size += bytes.length
    if (size > MOST_HELD_BYTES) throw new NotInspectable('tooLarge')
    pieces.push(bytes)
  }
  for await (const chunk of source.read(0, source.size)) keep(decoder.decode(chunk))
  keep(decoder.end())
  return bytesSource(Buffer.concat(pieces))
}

/** Bytes that are held, as a source. */
export function bytesSource(bytes: Uint8Array): Source {
  return concatenated([bytes])
}

function concatenated(pieces: readonly Uint8Array[], rest?: Source): Source {
  const head = Buffer.concat(pieces)
  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start < head.length && end > start) yield head.subarray(start, end)
    if (rest !== undefined && end > head.length) {
      yield* rest.read(Math.max(0, start - head.length), Math.min(end - head.length, rest.size))
    }
  }
  return { size: head.length + (rest?.size ?? 0), read }
}
