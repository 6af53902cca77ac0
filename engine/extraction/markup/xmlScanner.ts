import { resolved } from './entities.ts'

/** What a scanner finds, in the order of the document. Names come without their prefixes. */
export type XmlHandler = {
  /** @param attributes what stands in the tag behind its name: see `attribute` */
  open(name: string, attributes: string): void
  close(name: string): void
  /** With references resolved; one text may come in several pieces. */
  text(text: string): void
  /** Comments, processing instructions, declarations of document types: what is not content, and can be read. */
  aside?(text: string): void
}

/** What begins other than tags and text, and what ends it. */
const STRETCHES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!DOCTYPE', '['],
  ['<!ENTITY', '>'],
  ['<?', '?>'],
] as const
/** A tag that goes on for longer is no tag of a document; what is in it comes as text. */
const MAX_TAG_LENGTH = 256 * 1024
/** `&#x10FFFF;` */
const MAX_REFERENCE_LENGTH = 12
const LESS = 0x3c
const GREATER = 0x3e
const SLASH = 0x2f
const BANG = 0x21
const QUESTION = 0x3f
const DOUBLE = 0x22
const SINGLE = 0x27

/**
 * Reads XML as it comes, in one pass, in constant memory. Does not judge whether it is well-formed: for text to be
 * found, a broken document is as good as a whole one. Knows no document types: entities that a document declares stay
 * unresolved, so nothing expands and nothing is fetched.
 */
export class XmlScanner {
  private readonly handler: XmlHandler
  private rest = ''
  /** What ends the stretch of comment, CDATA section or processing instruction that the scanner is in. */
  private until: '' | '-->' | ']]>' | '?>' | '>' | '[' = ''
  private depth = 0
  /** No parser would take it: elements left open, tags that never end, `<` where none may be. */
  isMalformed = false
  /** What its entities expand to is not put together: text may be missing. */
  declaresEntities = false

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  write(chunk: string) {
    const text = this.rest === '' ? chunk : this.rest + chunk
    let at = 0
    while (at < text.length) {
      const next = this.until === '' ? this.content(text, at) : this.stretch(text, at)
      if (next === -1) break
      at = next
    }
    this.rest = at === 0 ? text : text.slice(at)
  }

  end() {
    const { rest } = this
    this.rest = ''
    this.isMalformed ||= this.depth !== 0 || this.until !== '' || rest.startsWith('<')
    if (rest === '') return
    if (this.until === '' || this.until === ']]>') this.handler.text(resolved(rest))
    else this.handler.aside?.(rest)
  }

  /** @returns where to go on, or -1 when that takes more than there is */
  private content(text: string, at: number): number {
    if (text.charCodeAt(at) !== LESS) {
      let end = text.indexOf('<', at)
      if (end === -1) {
        const reference = text.lastIndexOf('&')
        end = reference >= at && reference >= text.length - MAX_REFERENCE_LENGTH ? reference : text.length
        if (end === at) return -1
      }
      this.handler.text(resolved(text.slice(at, end)))
      return end
    }
    const second = text.charCodeAt(at + 1)
    if (second === BANG || second === QUESTION) return this.beginStretch(text, at)
    if (at + 1 < text.length && second !== SLASH && !beginsName(second)) {
      this.isMalformed = true
      this.handler.text('<')
      return at + 1
    }
    const end = tagEnd(text, at + 1)
    if (end === -1) {
      if (text.length - at <= MAX_TAG_LENGTH) return -1
      this.isMalformed = true
      this.handler.text(text.slice(at + 1))
      this.until = '>'
      return text.length
    }
    this.tag(text, at, end, second)
    return end + 1
  }

  private tag(text: string, at: number, end: number, second: number) {
    if (second === SLASH) {
      this.depth -= 1
      this.isMalformed ||= this.depth < 0
      this.handler.close(localName(text, at + 2, end).trimEnd())
      return
    }
    const isEmpty = text.charCodeAt(end - 1) === SLASH
    const last = isEmpty ? end - 1 : end
    let nameEnd = at + 1
    while (nameEnd < last && text.charCodeAt(nameEnd) > 0x20) nameEnd += 1
    const name = localName(text, at + 1, nameEnd)
    const attributes = nameEnd === last ? '' : text.slice(nameEnd, last)
    this.isMalformed ||= attributes.includes('<')
    this.handler.open(name, attributes)
    if (isEmpty) this.handler.close(name)
    else this.depth += 1
  }

  private beginStretch(text: string, at: number): number {
    const begun = STRETCHES.find(([beginning]) => text.startsWith(beginning, at))
    // The chunk may cut what tells.
    if (begun === undefined && STRETCHES.some(([beginning]) => beginning.startsWith(text.slice(at)))) return -1
    const [beginning, until] = begun ?? ['<!', '>']
    this.until = until
    this.declaresEntities ||= beginning === '<!ENTITY'
    return at + (until === '>' || until === '[' ? 2 : beginning.length)
  }

  private stretch(text: string, at: number): number {
    const { until } = this
    const found = until === '[' ? subsetOrEnd(text, at) : text.indexOf(until, at)
    // Of an end that the chunk may cut, all but the last character stays for the next.
    const end = found === -1 ? text.length - until.length + 1 : found
    if (end > at) {
      const inside = text.slice(at, end)
      if (until === ']]>') this.handler.text(inside)
      else this.handler.aside?.(inside)
    }
    if (found !== -1) this.until = ''
    return found !== -1 ? found + until.length : end > at ? end : -1
  }
}

/** Where what a document type declares begins, or the declaration ends: what it declares is looked at for itself. */
function subsetOrEnd(text: string, at: number): number {
  const subset = text.indexOf('[', at)
  const end = text.indexOf('>', at)
  return subset === -1 ? end : end === -1 ? subset : Math.min(subset, end)
}

/** A letter, an underscore, a colon, or anything beyond ASCII (XML 1.0, 2.3). */
function beginsName(code: number): boolean {
  const lower = code | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || code === 0x5f || code === 0x3a || code > 0x7f
}

/** Where the tag ends that begins before `at`: a `>` in a quoted value is none (XML 1.0, 2.4). */
function tagEnd(text: string, at: number): number {
  let quote = 0
  for (let index = at; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === GREATER) return index
    else if (code === DOUBLE || code === SINGLE) quote = code
  }
  return -1
}

function localName(text: string, start: number, end: number): string {
  const name = text.slice(start, end)
  return name.slice(name.lastIndexOf(':') + 1)
}
