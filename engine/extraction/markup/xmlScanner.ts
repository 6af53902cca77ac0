import { resolveReferences } from './entities.ts'

export type XmlHandler = {
  /** @param attributes text of the tag after its name: see `findAttribute` */
  open(name: string, attributes: string): void
  close(name: string): void
  /** References are resolved; one text may come in several pieces. */
  text(text: string): void
  aside?(text: string): void
}

const CONSTRUCTS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!DOCTYPE', '['],
  ['<!ENTITY', '>'],
  ['<?', '?>'],
] as const
/** Longer tags are treated as text. */
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
 * One pass in constant memory, well-formed or not. Declared entities stay unresolved, so nothing expands or is fetched.
 */
export class XmlScanner {
  private readonly handler: XmlHandler
  private rest = ''
  private endMark: '' | '-->' | ']]>' | '?>' | '>' | '[' = ''
  private depth = 0
  /** Elements or tags left open, or `<` in a wrong place. */
  isMalformed = false
  declaresEntities = false

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  write(chunk: string) {
    const text = this.rest === '' ? chunk : this.rest + chunk
    let at = 0
    while (at < text.length) {
      const next = this.endMark === '' ? this.readContent(text, at) : this.readConstruct(text, at)
      if (next === -1) break
      at = next
    }
    this.rest = at === 0 ? text : text.slice(at)
  }

  end() {
    const { rest } = this
    this.rest = ''
    this.isMalformed ||= this.depth !== 0 || this.endMark !== '' || rest.startsWith('<')
    if (rest === '') return
    if (this.endMark === '' || this.endMark === ']]>') this.handler.text(resolveReferences(rest))
    else this.handler.aside?.(rest)
  }

  /** @returns the next position, or -1 when the chunk is too short */
  private readContent(text: string, at: number): number {
    if (text.charCodeAt(at) !== LESS) {
      let end = text.indexOf('<', at)
      if (end === -1) {
        const reference = text.lastIndexOf('&')
        end = reference >= at && reference >= text.length - MAX_REFERENCE_LENGTH ? reference : text.length
        if (end === at) return -1
      }
      this.handler.text(resolveReferences(text.slice(at, end)))
      return end
    }
    const second = text.charCodeAt(at + 1)
    if (second === BANG || second === QUESTION) return this.beginConstruct(text, at)
    if (at + 1 < text.length && second !== SLASH && !beginsName(second)) {
      this.isMalformed = true
      this.handler.text('<')
      return at + 1
    }
    const end = findTagEnd(text, at + 1)
    if (end === -1) {
      if (text.length - at <= MAX_TAG_LENGTH) return -1
      this.isMalformed = true
      this.handler.text(text.slice(at + 1))
      this.endMark = '>'
      return text.length
    }
    this.readTag(text, at, end, second)
    return end + 1
  }

  private readTag(text: string, at: number, end: number, second: number) {
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

  private beginConstruct(text: string, at: number): number {
    const construct = CONSTRUCTS.find(([beginning]) => text.startsWith(beginning, at))
    if (construct === undefined && CONSTRUCTS.some(([beginning]) => beginning.startsWith(text.slice(at)))) return -1
    const [beginning, endMark] = construct ?? ['<!', '>']
    this.endMark = endMark
    this.declaresEntities ||= beginning === '<!ENTITY'
    return at + (endMark === '>' || endMark === '[' ? 2 : beginning.length)
  }

  private readConstruct(text: string, at: number): number {
    const { endMark } = this
    const found = endMark === '[' ? findSubsetOrEnd(text, at) : text.indexOf(endMark, at)
    const end = found === -1 ? text.length - endMark.length + 1 : found
    if (end > at) {
      const inside = text.slice(at, end)
      if (endMark === ']]>') this.handler.text(inside)
      else this.handler.aside?.(inside)
    }
    if (found !== -1) this.endMark = ''
    return found !== -1 ? found + endMark.length : end > at ? end : -1
  }
}

function findSubsetOrEnd(text: string, at: number): number {
  const subset = text.indexOf('[', at)
  const end = text.indexOf('>', at)
  return subset === -1 ? end : end === -1 ? subset : Math.min(subset, end)
}

/** A letter, an underscore, a colon, or anything beyond ASCII (XML 1.0, 2.3). */
function beginsName(code: number): boolean {
  const lower = code | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || code === 0x5f || code === 0x3a || code > 0x7f
}

/** Finds the end of a tag; quoted values may contain `>` (XML 1.0, 2.4). */
function findTagEnd(text: string, at: number): number {
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
