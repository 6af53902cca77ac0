import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { memorySource } from '../sources.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { ShortTexts } from '../text/shortTexts.ts'
import { TextPieces } from '../text/textPieces.ts'
import { unfolded } from '../text/unfolded.ts'

const ENCODED = /;(?:ENCODING=)?(QUOTED-PRINTABLE|BASE64|B)(?=[;:])/i
const CHARSET = /;CHARSET="?([\w.:-]{1,40})/i
const ESCAPED = /\\([nN,;:\\])/g
const DATA_URL = /^data:[^,]{0,200};base64,/i

/**
 * Reads cards and calendars (RFC 6350, RFC 5545, vCard 2.1): folded lines are joined, quoted-printable and escaped values
 * decoded; pictures and attachments go through `scope.nested`.
 * @throws NotInspectable as `decoded` does
 */
export async function* vcard(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const pieces = new TextPieces(scope.place)
  const values = new ShortTexts()
  let isDoubtful = false
  const decodeValue = (bytes: Buffer) => {
    const found = values.decode(bytes)
    isDoubtful ||= found.isDoubtful
    if (found.assumed !== undefined) scope.assume(found.assumed)
    return found.text
  }
  const { texts, rethrow } = deferFault(decoded(source.read(0, source.size), { assume: scope.assume }))
  for await (const line of unfolded(texts, isSoft)) {
    const { text, attached } = readProperty(line, decodeValue)
    pieces.addLine(text)
    yield* pieces.take(false)
    if (attached !== undefined) yield* scope.nested(memorySource(attached), 'attachment')
  }
  yield* pieces.take(true)
  if (isDoubtful) yield { kind: 'notInspectable', reason: 'encoding', place: scope.place }
  rethrow()
}

/** In vCard 2.1, a line goes on after `=` at its end. */
function isSoft(head: string, end: string): boolean {
  return end.endsWith('=') && /QUOTED-PRINTABLE/i.test(head)
}

function readProperty(line: string, decodeValue: (bytes: Buffer) => string): { text: string; attached?: Buffer } {
  const colon = findColon(line)
  const name = line.slice(0, colon)
  const value = line.slice(colon + 1)
  const encoding = ENCODED.exec(`${name}:`)?.[1]?.toUpperCase()
  if (DATA_URL.test(value)) return { text: name, attached: Buffer.from(value.replace(DATA_URL, ''), 'base64') }
  if (encoding === 'QUOTED-PRINTABLE')
    return { text: `${name}: ${unescaped(decodeQuoted(value, CHARSET.exec(name)?.[1], decodeValue))}` }
  if (encoding !== undefined) return { text: name, attached: Buffer.from(value, 'base64') }
  return { text: colon < 0 ? line : `${name}: ${unescaped(value)}` }
}

/** Outside of a quoted parameter. */
function findColon(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return line.indexOf(':')
}

function decodeQuoted(value: string, charset: string | undefined, decodeValue: (bytes: Buffer) => string): string {
  const bytes = Buffer.from(
    value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  const decoder = charset === undefined ? undefined : findDecoder(charset)
  return decoder === undefined ? decodeValue(bytes) : decoder.decode(bytes) + decoder.end()
}

function unescaped(value: string): string {
  return value.replace(ESCAPED, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}
