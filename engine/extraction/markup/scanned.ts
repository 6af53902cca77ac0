import type { Extracted } from '../extracted.ts'
import { decoded } from '../text/decoded.ts'
import { type XmlHandler, XmlScanner } from './xmlScanner.ts'

/** A handler that makes texts of what it is told. */
export type XmlReader = XmlHandler & {
  /** Gives away what has come together, all of it when nothing follows. */
  take(isLast: boolean): Iterable<Extracted>
}

/** Reads XML through a handler. */
export async function* scanned(bytes: AsyncIterable<Uint8Array>, reader: XmlReader): AsyncIterable<Extracted> {
  const scanner = new XmlScanner(reader)
  for await (const text of decoded(bytes, xmlEncoding)) {
    scanner.write(text)
    yield* reader.take(false)
  }
  scanner.end()
  yield* reader.take(true)
}

/** Reads XML for what a handler keeps of it. */
export async function scan(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler)
  for await (const text of decoded(bytes, xmlEncoding)) scanner.write(text)
  scanner.end()
}

/** The encoding that an XML declaration names (XML 1.0, 4.3.3). */
function xmlEncoding(head: string): string | undefined {
  return /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/.exec(head)?.[1]
}
