import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { memorySource } from '../sources.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { TextPieces } from '../text/textPieces.ts'
import { unfolded } from '../text/unfolded.ts'

/** RFC 2849: two colons introduce a value in Base64. */
const ENCODED = /^([A-Za-z][\w.;-]{0,200})::[ ]{0,100}([A-Za-z\d+/=]*)\s*$/
/** Longer values may be documents of their own, pictures or certificates. */
const MAX_TEXT_BYTES = 1024
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads entries of a directory (LDIF, RFC 2849): folded lines are joined, and values in Base64 decoded. Values that are no
 * text go through `scope.nested`.
 * @throws NotInspectable as `decoded` does
 */
export async function* ldif(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const pieces = new TextPieces(scope.place)
  const { texts, rethrow } = deferFault(decoded(source.read(0, source.size), { assume: scope.assume }))
  for await (const line of unfolded(texts)) {
    const [, name = '', value] = ENCODED.exec(line) ?? []
    const bytes = value === undefined ? undefined : Buffer.from(value, 'base64')
    const text = bytes && toText(bytes)
    if (bytes === undefined) pieces.addLine(line)
    else pieces.addLine(`${name}: ${text ?? ''}`)
    yield* pieces.take(false)
    if (bytes !== undefined && text === undefined) yield* scope.nested(memorySource(bytes), name)
  }
  yield* pieces.take(true)
  rethrow()
}

function toText(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_TEXT_BYTES || bytes.includes(0)) return undefined
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
