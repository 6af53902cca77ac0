import { Parser } from 'htmlparser2'
import type { Source } from '../../source.ts'
import { findSignature } from '../detection/signatures.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { memorySource } from '../sources.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { TextPieces } from '../text/textPieces.ts'

/** Elements that begin a line; others, including unknown ones, are inline (HTML, 15.3). */
const BLOCKS = new Set(
  'address applet article aside audio base basefont blockquote body br button canvas caption center col colgroup dd desc details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe input isindex legend li link listing main map marquee math menu menuitem meta nav noembed noframes object ol optgroup option output p param picture plaintext pre script search section select source style summary svg table tbody template text textarea tfoot thead title tr track ul video xmp'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
const TEXT_ATTRIBUTES = new Set(
  'href src action cite content alt title value placeholder label summary aria-label aria-description data-content'.split(
    ' ',
  ),
)
/** The parser's cost grows with nesting. Deeper elements count as empty. */
const MAX_DEPTH = 200
const DATA_TYPES = /json|text\/(?:plain|html|template)/i

const MAX_PENDING_LENGTH = 64 * 1024
const MAX_OPEN_TAG = 256 * 1024
/** Browsers look for the charset in the first 1,024 bytes only, but generators write it after long scripts. */
const HEAD_BYTES = 64 * 1024
/** In bytes. Tracking pixels and spacers are smaller. */
const MIN_PICTURE_SIZE = 80

/**
 * Reads text, comments, text attributes and data in scripts, without code and styles. Documents and pictures in
 * attributes (`srcdoc`, `data:`) go through `scope.nested`.
 * @throws NotInspectable as `decoded` does
 */
export async function* html(source: Source, scope: Scope): AsyncIterable<Extracted> {
  const pieces = new TextPieces(scope.place)
  const parser = new HtmlText(pieces)
  function* nested() {
    for (const { bytes, name } of parser.embedded.splice(0)) yield scope.nested(memorySource(bytes), name)
  }
  const { texts, rethrow } = deferFault(
    decoded(source.read(0, source.size), { declared: htmlEncoding, headBytes: HEAD_BYTES, assume: scope.assume }),
  )
  let openTag = ''
  for await (const text of texts) {
    parser.write(text)
    openTag = findOpenTag(openTag, text)
    yield* pieces.take(false)
    for (const one of nested()) yield* one
  }
  parser.end()
  parser.endLine()
  if (openTag !== '') pieces.addLine(openTag)
  yield* pieces.take(true)
  for (const one of nested()) yield* one
  rethrow()
}

/** A tag in which the document ends, which the parser drops. @param before the open one so far */
function findOpenTag(before: string, text: string): string {
  const start = text.lastIndexOf('<')
  if (text.lastIndexOf('>') > start) return ''
  return (start === -1 && before !== '' ? before + text : start === -1 ? '' : text.slice(start)).slice(0, MAX_OPEN_TAG)
}

/** Charset of a `meta` element (HTML, 4.2.5.4) or of XHTML's XML declaration. */
function htmlEncoding(head: string): string | undefined {
  return /<(?:meta|\?xml)\s[^>]{0,300}?(?:charset|encoding)\s*=\s*["']?\s*([A-Za-z][\w.:-]{0,40})/i.exec(head)?.[1]
}

class HtmlText extends Parser {
  readonly embedded: { bytes: Buffer; name: string }[] = []
  private readonly pieces: TextPieces
  private depth = 0
  private pending: string[] = []
  private pendingLength = 0

  constructor(pieces: TextPieces) {
    let isCode = false
    super({
      onopentagname: name => {
        if (!this.isVoidElement(name)) this.depth += 1
        if (CELLS.has(name)) pieces.add('\t')
        else if (BLOCKS.has(name)) this.endLine()
      },
      onopentag: (name, attributes) => {
        isCode = name === 'style' || (name === 'script' && !DATA_TYPES.test(attributes.type ?? ''))
      },
      onattribute: (name, value) => this.attribute(name, value),
      onclosetag: name => {
        if (!this.isVoidElement(name)) this.depth -= 1
        isCode = false
        if (BLOCKS.has(name)) this.endLine()
      },
      ontext: text => {
        if (!isCode) pieces.add(text)
      },
      oncomment: text => this.addPending(text),
      onprocessinginstruction: (_, text) => this.addPending(text),
    })
    this.pieces = pieces
  }

  endLine() {
    this.pieces.breakLine()
    for (const text of this.pending) this.pieces.addLine(text)
    this.pending = []
    this.pendingLength = 0
  }

  private attribute(name: string, value: string) {
    const data = dataUrl(value)
    if (data !== undefined) {
      const isPicture = data.type.startsWith('image/')
      const isSpacer = data.bytes.length <= MIN_PICTURE_SIZE && findSignature(data.bytes) !== undefined
      if (!isPicture || !isSpacer)
        this.embedded.push({ bytes: data.bytes, name: isPicture ? 'image' : getName(data.type) })
    } else if (name === 'srcdoc') this.embedded.push({ bytes: Buffer.from(`\ufeff${value}`), name: 'frame.html' })
    else if (TEXT_ATTRIBUTES.has(name) && value !== '') this.addPending(value)
  }

  private addPending(text: string) {
    this.pending.push(text)
    this.pendingLength += text.length
    if (this.pieces.isLineStart || this.pendingLength > MAX_PENDING_LENGTH) this.endLine()
  }

  protected override isVoidElement(name: string): boolean {
    // Scripts and styles always have an end tag, and their content is not markup.
    return super.isVoidElement(name) || (this.depth >= MAX_DEPTH && name !== 'script' && name !== 'style')
  }
}

function getName(type: string): string {
  return type === 'text/html' || type === 'application/xhtml+xml' ? 'frame.html' : 'data'
}

const DATA_URL = /^\s{0,100}data:([^,;]{0,100})((?:;[^,;]{0,200}){0,8}),/i

/** RFC 2397: lower-case type and bytes; undefined for other values. */
function dataUrl(value: string): { type: string; bytes: Buffer } | undefined {
  const found = DATA_URL.exec(value)
  if (found === null) return undefined
  const [beginning, type = '', parameters = ''] = found
  const plain = Buffer.from(value.slice(beginning.length)).toString('latin1')
  const data = plain.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const isBase64 = /;\s*base64\s*$/i.test(parameters)
  return { type: type.trim().toLowerCase(), bytes: Buffer.from(data, isBase64 ? 'base64' : 'latin1') }
}
