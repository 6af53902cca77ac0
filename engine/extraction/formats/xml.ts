import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { parseAttributes } from '../markup/attributes.ts'
import { scanned, type XmlReader } from '../markup/scanned.ts'
import { memorySource } from '../sources.ts'
import { TextPieces } from '../text/textPieces.ts'

/**
 * Reads XML as lines of `element: text` and `attribute: value`, files in it through `scope.nested`. Declared entities stay unexpanded and end in an error.
 */
export async function* xml(source: Source, scope: Scope): AsyncIterable<Extracted> {
  const reader = new AnyXml(new TextPieces(scope.place))
  function* embedded() {
    for (const base64 of reader.files.splice(0)) yield scope.nested(memorySource(Buffer.from(base64, 'base64')), 'data')
  }
  for await (const event of scanned(source.read(0, source.size), reader, scope.assume)) {
    yield event
    for (const file of embedded()) yield* file
  }
  for (const file of embedded()) yield* file
}

/** Files in Base64, in Office documents that are one XML file: `pkg:binaryData`, `w:binData`, `office:binary-data`. */
const FILES = new Set(['binaryData', 'binData', 'binary-data'])
const MAX_FILE_LENGTH = 96 * 1024 * 1024

class AnyXml implements XmlReader {
  readonly keepsAll = true
  readonly files: string[] = []
  private file: string[] | undefined
  private fileLength = 0
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
    this.file = FILES.has(name) ? [] : undefined
    this.fileLength = 0
    const found = parseAttributes(attributes)
    for (const [key, value] of found) if (value !== '') this.pieces.addLine(`${key}: ${value}`)
    if (found.length === 0 && attributes.trim() !== '' && !attributes.includes('=')) this.pieces.addLine(attributes)
  }

  close() {
    if (this.file !== undefined && this.fileLength > 0) this.files.push(this.file.join(''))
    this.file = undefined
    this.pieces.breakLine()
    this.isInText = false
    this.opened = ''
  }

  text(text: string) {
    if (this.file !== undefined && this.fileLength + text.length <= MAX_FILE_LENGTH) {
      this.file.push(text)
      this.fileLength += text.trim().length
      return
    }
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
