import { NotInspectable } from '../notInspectable.ts'
import type { CharsetDecoder } from '../text/charsetDecoder.ts'
import { Pieces } from './emlPieces.ts'
import { CHARACTERS, CODE_PAGES, SYMBOLS } from './rtfCharacters.ts'
import { type RtfDestination, rtfDestination } from './rtfDestinations.ts'
import { RtfFonts } from './rtfFonts.ts'
import type { RtfHandler } from './rtfTokens.ts'

type Group = { destination: RtfDestination; font: number; fallback: number }

const MAX_DEPTH = 1000
const BUFFER = 4096

const READABLE_PROPERTIES = new Set(['gtextUNICODE', 'wzDescription', 'wzTooltip', 'wzName', 'pihlShape'])

export class RtfText implements RtfHandler {
  readonly flow = new Pieces()
  readonly aside = new Pieces()
  /** Bytes of embedded objects; undefined for one that is not read. */
  readonly objects: (Buffer | undefined)[] = []
  hasPictures = false
  /** Paragraphs in the table of fonts are text that lost the end of the table. */
  hasTextInFonts = false
  isOpen = false

  private readonly fonts = new RtfFonts()
  private readonly property = new Pieces()
  private readonly outer: Group[] = []
  private group: Group = { destination: 'text', font: -1, fallback: 1 }
  private defaultFont = -1
  private isStarred = false
  /** Elsewhere, `\*` means nothing. */
  private isAtGroupStart = false
  private toSkip = 0
  private object = new HexBytes()
  private readonly buffer = new Uint8Array(BUFFER)
  private buffered = 0
  private decoder: CharsetDecoder | undefined
  private codePage = 0

  open() {
    if (this.outer.length >= MAX_DEPTH) throw new NotInspectable('tooDeep')
    this.outer.push(this.group)
    this.group = { ...this.group }
    this.isStarred = false
    this.isAtGroupStart = true
    this.toSkip = 0
    this.isOpen = true
  }

  close() {
    this.toSkip = 0
    const outer = this.outer.pop()
    if (outer === undefined) return
    if (outer.destination !== this.group.destination) this.flush()
    if (this.group.destination === 'object' && outer.destination !== 'object') this.objects.push(this.object.take())
    this.group = outer
    this.isOpen = this.outer.length > 0
  }

  text(bytes: Uint8Array) {
    this.isAtGroupStart = false
    const rest = this.toSkip === 0 ? bytes : bytes.subarray(this.toSkip)
    this.toSkip -= bytes.length - rest.length
    const { destination } = this.group
    if (destination === 'object') this.object.add(rest)
    if (isWithoutText(destination)) return
    const codePage = this.fonts.getCodePage(this.group.font)
    if (codePage !== this.codePage) this.decodeWith(codePage)
    for (let from = 0; from < rest.length; from += BUFFER) {
      const piece = rest.subarray(from, from + BUFFER)
      if (this.buffered + piece.length > BUFFER) this.flush()
      this.buffer.set(piece, this.buffered)
      this.buffered += piece.length
    }
  }

  symbol(byte: number) {
    const character = SYMBOLS.get(byte)
    if (byte === 0x2a) this.isStarred = this.isAtGroupStart
    else if (character !== undefined) this.add(character)
  }

  word(name: string, parameter: number | undefined) {
    // A Unicode character without its required fallback must not consume the following text.
    this.toSkip = 0
    const isStarred = this.isStarred
    this.isStarred = false
    this.isAtGroupStart = false
    if (name === 'pict') this.hasPictures = true
    if (this.group.destination === 'skip') {
      if (name === 'objdata') this.objects.push(undefined)
      return
    }
    // Binary data inside hexadecimal digits.
    if (name === 'bin' && this.group.destination === 'object') this.object.isReadable = false
    if (this.group.destination === 'fonts') {
      if (name === 'par') this.hasTextInFonts = true
      this.fonts.declare(name, parameter)
    } else this.readWord(name, parameter, isStarred)
  }

  end() {
    this.endCharacters()
  }

  private readWord(name: string, parameter: number | undefined, isStarred: boolean) {
    const character = CHARACTERS.get(name)
    if (character !== undefined) return this.add(character)
    switch (name) {
      case 'u':
        return this.addUnicode(parameter ?? 0)
      case 'uc':
        this.group.fallback = Math.max(0, parameter ?? 1)
        return
      case 'f':
        this.group.font = parameter ?? 0
        return
      case 'plain':
        this.group.font = this.defaultFont
        return
      case 'deff':
        this.defaultFont = parameter ?? 0
        this.group.font = this.defaultFont
        return
      case 'ansicpg':
        if (parameter) this.fonts.codePage = parameter
        return
      default:
        this.fonts.codePage = CODE_PAGES.get(name) ?? this.fonts.codePage
    }
    const destination = rtfDestination(name, isStarred)
    if (destination !== undefined) this.enter(destination)
  }

  private enter(destination: RtfDestination) {
    if (this.outer.length === 0) return
    if (destination === 'text' && this.group.destination === 'aside') return
    this.endCharacters()
    if (destination === 'name') this.property.takeRest()
    if (destination === 'value') this.group.destination = this.isReadable() ? 'aside' : 'skip'
    else this.group.destination = destination
    if (this.group.destination === 'aside' && this.aside.length > 0 && !this.aside.endsLine) this.aside.add('\n')
  }

  private isReadable() {
    return READABLE_PROPERTIES.has(this.property.takeRest().trim())
  }

  private addUnicode(parameter: number) {
    // A signed 16-bit number; some writers store larger code points unsplit.
    const code = parameter < 0 ? parameter + 0x10000 : parameter
    if (code > 0 && code <= 0x10ffff) this.add(String.fromCodePoint(code))
    this.toSkip = this.group.fallback
  }

  private add(character: string) {
    if (isWithoutText(this.group.destination)) return
    this.endCharacters()
    this.sink.add(character)
  }

  private get sink() {
    const { destination } = this.group
    return destination === 'aside' ? this.aside : destination === 'name' ? this.property : this.flow
  }

  private decodeWith(codePage: number) {
    this.endCharacters()
    this.codePage = codePage
    this.decoder = this.fonts.findDecoder(codePage)
  }

  private flush() {
    if (this.buffered === 0) return
    this.sink.add(this.decoder?.decode(this.buffer.subarray(0, this.buffered)) ?? '')
    this.buffered = 0
  }

  private endCharacters() {
    this.flush()
    this.sink.add(this.decoder?.end() ?? '')
  }
}

function isWithoutText(destination: RtfDestination): boolean {
  return destination === 'skip' || destination === 'fonts' || destination === 'object'
}

const MAX_OBJECT_BYTES = 64 * 1024 * 1024

class HexBytes {
  isReadable = true
  private pieces: Buffer[] = []
  private length = 0
  private rest = ''

  add(bytes: Uint8Array) {
    const digits =
      this.rest +
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[^\da-f]/gi, '')
    const even = digits.length & ~1
    this.rest = digits.slice(even)
    const piece = Buffer.from(digits.slice(0, even), 'hex')
    this.length += piece.length
    if (this.length > MAX_OBJECT_BYTES) this.isReadable = false
    if (this.isReadable) this.pieces.push(piece)
  }

  take(): Buffer | undefined {
    const bytes = this.isReadable ? Buffer.concat(this.pieces) : undefined
    this.isReadable = true
    this.pieces = []
    this.length = 0
    this.rest = ''
    return bytes
  }
}
