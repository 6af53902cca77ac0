import { Parser } from 'htmlparser2'
import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded } from '../text/decoded.ts'
import { TextPieces } from '../text/textPieces.ts'

/** Elements that text flows through; all others begin a line, or a cell. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr o:p q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
/** Attributes that hold something for people, or that people wrote. */
const KEPT = new Set(
  'href src action cite content alt title value placeholder label summary aria-label aria-description data-content'.split(
    ' ',
  ),
)
/** The parser walks along the elements that are open: beyond this depth it counts all as empty. */
const MOST_DEPTH = 200
const DATA_TYPES = /json|text\/(?:plain|html|template)/i

/** Reads HTML: text, comments, and attributes that hold any; not scripts and styles, but data in scripts. */
export async function* html(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  const pieces = new TextPieces(place)
  const parser = new HtmlText(pieces)
  for await (const text of decoded(source.read(0, source.size), htmlEncoding)) {
    parser.write(text)
    yield* pieces.take(false)
  }
  parser.end()
  yield* pieces.take(true)
}

/** What a `meta` element (HTML, 4.2.5.4) or the XML declaration of XHTML says. */
function htmlEncoding(head: string): string | undefined {
  return /<(?:meta|\?xml)\s[^>]{0,300}?(?:charset|encoding)\s*=\s*["']?\s*([A-Za-z][\w.:-]{0,40})/i.exec(head)?.[1]
}

class HtmlText extends Parser {
  private depth = 0

  constructor(pieces: TextPieces) {
    let isCode = false
    super({
      onopentagname: name => {
        if (!this.isVoidElement(name)) this.depth += 1
        if (CELLS.has(name)) pieces.add('\t')
        else if (!INLINE.has(name)) pieces.breakLine()
      },
      onopentag: (name, attributes) => {
        isCode = name === 'style' || (name === 'script' && !DATA_TYPES.test(attributes.type ?? ''))
      },
      onattribute: (name, value) => {
        if (KEPT.has(name) && value !== '' && !value.startsWith('data:')) pieces.addLine(value)
      },
      onclosetag: name => {
        if (!this.isVoidElement(name)) this.depth -= 1
        isCode = false
        if (!INLINE.has(name) && !CELLS.has(name)) pieces.breakLine()
      },
      ontext: text => {
        if (!isCode) pieces.add(text)
      },
      oncomment: text => pieces.addLine(text),
      onprocessinginstruction: (_, text) => pieces.addLine(text),
    })
  }

  protected override isVoidElement(name: string): boolean {
    // Scripts and styles always end: what is in them is no markup.
    return super.isVoidElement(name) || (this.depth >= MOST_DEPTH && name !== 'script' && name !== 'style')
  }
}
