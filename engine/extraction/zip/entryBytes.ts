import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import { inflated } from '../inflated.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes, toPart } from '../sources.ts'
import type { ZipEntry } from './directory.ts'

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
export const STORED = 0
const DEFLATED = 8
/** APPNOTE 4.4.4: sizes follow the data. */
const SIZES_FOLLOW = 8
const IN_EXTRA_FIELD = 0xffffffff

/** @throws NotInspectable `password`, `broken`, `unsupported`, or `overlapping` when it reaches the next item */
export async function openStoredBytes(archive: Source, entry: ZipEntry): Promise<Source> {
  if (entry.isEncrypted) throw new NotInspectable('password')
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new NotInspectable('unsupported')
  const header = await readBytes(archive, entry.offset, entry.offset + LOCAL_HEADER_BYTES)
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) throw new NotInspectable('broken')
  if (contradicts(header, entry))
    throw new NotInspectable('broken', 'The local header of an entry contradicts the directory.')
  const start = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + entry.compressedSize > entry.end) throw new NotInspectable('overlapping')
  return toPart(archive, start, start + entry.compressedSize)
}

/** Tools differ in which header they trust. */
function contradicts(header: Buffer, { method, compressedSize, size }: ZipEntry): boolean {
  if (header.readUInt16LE(8) !== method) return true
  if (method === DEFLATED && compressedSize === 0 && size > 0) return true
  const declaredSize = header.readUInt32LE(18)
  const isDeclaredLater = (header.readUInt16LE(6) & SIZES_FOLLOW) !== 0 || declaredSize === IN_EXTRA_FIELD
  return !isDeclaredLater && declaredSize !== compressedSize
}

/** Counted by the budget. @throws NotInspectable as `openStoredBytes` and the budget do */
export async function* readEntryBytes(archive: Source, entry: ZipEntry, budget: Budget): AsyncIterable<Uint8Array> {
  const stored = await openStoredBytes(archive, entry)
  if (entry.method === DEFLATED) {
    yield* inflated(stored.read(0, stored.size), 'deflate', budget)
    return
  }
  for await (const piece of stored.read(0, stored.size)) {
    budget.inflate(piece.length)
    yield piece
  }
}
