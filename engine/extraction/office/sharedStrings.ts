import type { Extracted, TextLocation } from '../extracted.ts'
import { scanned, type XmlReader } from '../markup/scanned.ts'
import { TextPieces } from '../text/textPieces.ts'
import type { StringStore } from './stringStore.ts'

/** ECMA-376, Part 1, 18.4. Yields other text, and strings beyond the store's limit. */
export async function* readSharedStrings(
  bytes: AsyncIterable<Uint8Array>,
  strings: StringStore,
  place: TextLocation,
): AsyncIterable<Extracted> {
  yield* scanned(bytes, new SharedStrings(strings, new TextPieces(place)))
  strings.finish()
}

class SharedStrings implements XmlReader {
  private readonly strings: StringStore
  private readonly pieces: TextPieces
  private item = ''
  private isInItem = false
  private isInText = false

  constructor(strings: StringStore, pieces: TextPieces) {
    this.strings = strings
    this.pieces = pieces
  }

  open(name: string) {
    if (name === 'si') this.isInItem = true
    else if (name === 't') this.isInText = true
    // Separates a phonetic run (18.4.6) from its text.
    else if (name === 'rPh') this.item += ' '
  }

  close(name: string) {
    if (name === 't') this.isInText = false
    if (name !== 'si') return
    if (!this.strings.add(this.item)) this.pieces.addLine(this.item)
    this.item = ''
    this.isInItem = false
  }

  text(text: string) {
    if (this.isInItem && this.isInText) this.item += text
    else if (text.trim() !== '') this.pieces.addLine(text)
  }

  take(isLast: boolean) {
    return this.pieces.take(isLast)
  }
}
