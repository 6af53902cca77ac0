import type { Source } from '../../source.ts'
import { readBytes } from '../sources.ts'
import type { ZipEntry } from './directory.ts'

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
/** APPNOTE 4.3.9: no data descriptor, or one with or without signature, in 32-bit or zip64 sizes. */
const DESCRIPTOR_BYTES = [0, 12, 16, 20, 24]

/** Some tools find entries by local headers, so a recipient could see more than the directory lists. */
export async function hasUnlistedEntries(archive: Source, entries: readonly ZipEntry[]): Promise<boolean> {
  if (await beginsEntry(archive, 0, entries[0]?.offset ?? archive.size, [0])) return true
  for (const entry of entries) {
    const headed = entry.offset + LOCAL_HEADER_BYTES
    if (entry.end - headed - entry.nameBytes - entry.compressedSize <= LOCAL_HEADER_BYTES) continue
    const header = await readBytes(archive, entry.offset, headed)
    const dataEnd = headed + header.readUInt16LE(26) + header.readUInt16LE(28) + entry.compressedSize
    if (await beginsEntry(archive, dataEnd, entry.end, DESCRIPTOR_BYTES)) return true
  }
  return false
}

async function beginsEntry(archive: Source, start: number, end: number, at: readonly number[]): Promise<boolean> {
  if (end - start <= LOCAL_HEADER_BYTES) return false
  const bytes = await readBytes(archive, start, start + LOCAL_HEADER_BYTES)
  return at.some(offset => bytes.length >= offset + 4 && bytes.readUInt32LE(offset) === LOCAL_HEADER)
}
