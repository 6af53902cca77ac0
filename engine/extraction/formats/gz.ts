import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { inflated } from '../inflated.ts'
import { readBytes } from '../sources.ts'

const MAX_HEADER_LENGTH = 64 * 1024
const HAS_EXTRA = 4
const HAS_NAME = 8

/** RFC 1952, under the name in the header. */
export async function* gz(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const name = parseName(await readBytes(source, 0, MAX_HEADER_LENGTH))
  yield* scope.nestedStream(inflated(source.read(0, source.size), 'gzip', scope.budget), name)
}

/** RFC 1952, 2.3: optional fields follow the ten header bytes in a fixed order; names are Latin-1. */
function parseName(header: Buffer): string {
  const flags = header.length < 12 ? 0 : header.readUInt8(3)
  const start = (flags & HAS_EXTRA) !== 0 ? 12 + header.readUInt16LE(10) : 10
  const end = header.indexOf(0, start)
  return (flags & HAS_NAME) !== 0 && end > start ? header.toString('latin1', start, end) : 'content'
}
