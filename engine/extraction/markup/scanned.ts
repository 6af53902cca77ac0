import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { decoded, held } from '../text/decoded.ts'
import { type XmlHandler, XmlScanner } from './xmlScanner.ts'

/** A handler that makes texts of what it is told. */
export type XmlReader = XmlHandler & {
  /** Gives away what has come together, all of it when nothing follows. */
  take(isLast: boolean): Iterable<Extracted>
  /** It keeps all that it is told: nothing is missing even of what is malformed. */
  readonly keepsAll?: boolean
}

/**
 * Reads XML through a handler.
 * @throws NotInspectable, at its end, `broken` when it is malformed, so that text may have gone unseen; `unsupported`
 * when it declares entities; as `decoded` does
 */
export async function* scanned(bytes: AsyncIterable<Uint8Array>, reader: XmlReader): AsyncIterable<Extracted> {
  const scanner = new XmlScanner(reader)
  const { texts, rethrow } = held(decoded(bytes, xmlEncoding))
  for await (const text of texts) {
    scanner.write(text)
    yield* reader.take(false)
  }
  scanner.end()
  yield* reader.take(true)
  rethrow()
  if (scanner.declaresEntities) throw new NotInspectable('unsupported', 'entities are not expanded')
  if (scanner.isMalformed && !reader.keepsAll) throw new NotInspectable('broken', 'malformed XML')
}

/** Reads XML for what a handler keeps of it. */
export async function scan(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler)
  const { texts, rethrow } = held(decoded(bytes, xmlEncoding))
  for await (const text of texts) scanner.write(text)
  scanner.end()
  rethrow()
}

/** The encoding that an XML declaration names (XML 1.0, 4.3.3). */
function xmlEncoding(head: string): string | undefined {
  return /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/.exec(head)?.[1]
}
