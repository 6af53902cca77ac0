import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { type XmlHandler, XmlScanner } from './xmlScanner.ts'

export type XmlReader = XmlHandler & {
  /** Returns collected text; all of it when `isLast`. */
  take(isLast: boolean): Iterable<Extracted>
  /** Keeps everything, so malformed XML loses no text. */
  readonly keepsAll?: boolean
}

/**
 * @throws NotInspectable at the end: `broken` for malformed XML, which may hide text; `unsupported` for declared
 *   entities; as `decoded` does
 */
export async function* scanned(
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader,
  assume?: (encoding: string) => void,
): AsyncIterable<Extracted> {
  const scanner = new XmlScanner(reader)
  const { texts, rethrow } = deferFault(decoded(bytes, { declared: xmlEncoding, assume }))
  for await (const text of texts) {
    scanner.write(text)
    yield* reader.take(false)
  }
  scanner.end()
  yield* reader.take(true)
  rethrow()
  if (scanner.declaresEntities) throw new NotInspectable('unsupported', 'Entities are not expanded.')
  if (scanner.isMalformed && !reader.keepsAll) throw new NotInspectable('broken', 'The XML is malformed.')
}

export async function scan(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler)
  const { texts, rethrow } = deferFault(decoded(bytes, { declared: xmlEncoding }))
  for await (const text of texts) scanner.write(text)
  scanner.end()
  rethrow()
}

/** The encoding in the XML declaration (XML 1.0, 4.3.3). */
function xmlEncoding(head: string): string | undefined {
  return /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/.exec(head)?.[1]
}
