import type { Extracted, TextLocation } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import type { XmlReader } from '../markup/scanned.ts'
import { TextPieces } from '../text/textPieces.ts'

const INLINE = new Set('span a ruby ruby-base bookmark bookmark-start bookmark-end soft-page-break change'.split(' '))
const ATTRIBUTES = new Map<string, readonly string[]>([
  ['a', ['href']],
  ['text-input', ['description']],
  ['variable-set', ['string-value']],
  ['user-field-decl', ['string-value']],
  ['user-defined', ['name']],
  ['table', ['name']],
])

export class OpenText implements XmlReader {
  private readonly place: TextLocation
  private pieces: TextPieces
  private readonly ended: Extracted[] = []
  private page = 0

  constructor(place: TextLocation) {
    this.place = place
    this.pieces = new TextPieces({ ...place })
  }

  open(name: string, attributes: string) {
    if (name === 'page') this.beginPage()
    if (name === 'tab') this.pieces.add('\t')
    else if (name === 's') this.pieces.add(' ')
    else if (!INLINE.has(name)) this.pieces.breakLine()
    for (const key of ATTRIBUTES.get(name) ?? []) {
      const value = findAttribute(attributes, key)
      if (value) this.pieces.add(name === 'a' ? ` ${value} ` : `${value}\n`)
    }
  }

  close(name: string) {
    if (name !== 'tab' && name !== 's' && !INLINE.has(name)) this.pieces.breakLine()
    if (name === 'page') this.changePlace({ ...this.place })
  }

  text(text: string) {
    this.pieces.add(text)
  }

  aside(text: string) {
    if (!text.startsWith('xml ')) this.pieces.addLine(text)
  }

  take(isLast: boolean): Extracted[] {
    return [...this.ended.splice(0), ...this.pieces.take(isLast)]
  }

  private beginPage() {
    this.page += 1
    this.changePlace({ ...this.place, page: this.page })
  }

  private changePlace(place: TextLocation) {
    this.ended.push(...this.pieces.take(true))
    this.pieces = new TextPieces(place)
  }
}
