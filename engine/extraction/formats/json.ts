import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { TextPieces } from '../text/textPieces.ts'

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const HEX_DIGITS = 4

/**
 * Reads JSON and JSON lines as lines of `key: value`, without quotation marks and escapes (RFC 8259, 7).
 * @throws NotInspectable as `decoded` does
 */
export async function* json(source: Source, { place, assume }: Scope): AsyncIterable<Extracted> {
  const reader = new JsonText(new TextPieces(place))
  const { texts, rethrow } = deferFault(decoded(source.read(0, source.size), { assume }))
  for await (const text of texts) {
    reader.write(text)
    yield* reader.pieces.take(false)
  }
  reader.end()
  yield* reader.pieces.take(true)
  rethrow()
}

class JsonText {
  readonly pieces: TextPieces
  private isInString = false
  private rest = ''

  constructor(pieces: TextPieces) {
    this.pieces = pieces
  }

  write(chunk: string) {
    const text = this.rest + chunk
    this.rest = ''
    let at = 0
    while (at < text.length) at = this.isInString ? this.string(text, at) : this.structure(text, at)
  }

  end() {
    this.pieces.add(this.rest)
  }

  private string(text: string, start: number): number {
    let at = start
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === 0x22) {
        this.pieces.add(text.slice(start, at))
        this.isInString = false
        return at + 1
      }
      if (code === 0x5c) break
    }
    this.pieces.add(text.slice(start, at))
    return at === text.length ? at : this.escape(text, at)
  }

  private escape(text: string, at: number): number {
    const letter = text[at + 1]
    const end = letter === 'u' ? at + 2 + HEX_DIGITS : at + 2
    if (letter === undefined || end > text.length) {
      this.rest = text.slice(at)
      return text.length
    }
    const hex = text.slice(at + 2, end)
    if (letter !== 'u') this.pieces.add(ESCAPES[letter] ?? letter)
    else if (/^[0-9a-fA-F]{4}$/.test(hex)) this.pieces.add(String.fromCharCode(Number.parseInt(hex, 16)))
    else {
      this.pieces.add('\\u')
      return at + 2
    }
    return end
  }

  private structure(text: string, start: number): number {
    let at = start
    for (; at < text.length; at += 1) {
      const mark = marks[text.charCodeAt(at)]
      if (mark === undefined) continue
      this.pieces.add(text.slice(start, at))
      if (mark === 'string') this.isInString = true
      else if (mark === 'line') this.pieces.breakLine()
      else if (mark === 'key') this.pieces.add(': ')
      return at + 1
    }
    this.pieces.add(text.slice(start, at))
    return at
  }
}

const marks: ('string' | 'line' | 'key' | 'nothing' | undefined)[] = []
marks[0x22] = 'string'
for (const bracket of '{}[],') marks[bracket.charCodeAt(0)] = 'line'
marks[':'.charCodeAt(0)] = 'key'
for (const space of ' \t\r') marks[space.charCodeAt(0)] = 'nothing'
marks[0x0a] = 'line'
