import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { parseAttributes } from '../markup/attributes.ts'
import { scanned, type XmlReader } from '../markup/scanned.ts'
import { TextPieces } from '../text/textPieces.ts'

/**
 * Reads XML as lines of `element: text` and `attribute: value`. Declared entities stay unexpanded and end in an error.
 */
export function xml(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  return scanned(source.read(0, source.size), new AnyXml(new TextPieces(place)))
}

class AnyXml implements XmlReader {
  readonly keepsAll = true
  private readonly pieces: TextPieces
  private opened = ''
  private isInText = false

  constructor(pieces: TextPieces) {
    this.pieces = pieces
  }

  open(name: string, attributes: string) {
    this.pieces.breakLine()
    this.isInText = false
    this.opened = name
    const found = parseAttributes(attributes)
    for (const [key, value] of found) if (value !== '') this.pieces.addLine(`${key}: ${value}`)
    if (found.length === 0 && attributes.trim() !== '' && !attributes.includes('=')) this.pieces.addLine(attributes)
  }

  close() {
    this.pieces.breakLine()
    this.isInText = false
    this.opened = ''
  }

  text(text: string) {
    if (!this.isInText) {
      if (text.trim() === '') return
      if (this.opened !== '') this.pieces.add(`${this.opened}: `)
      this.isInText = true
    }
    this.pieces.add(text)
  }

  aside(text: string) {
    this.pieces.addLine(text)
  }

  take(isLast: boolean) {
    return this.pieces.take(isLast)
  }
}
