import { makeZip } from 'client-zip'

export type ZipEntry = {
  name: string
  /** Exact number of bytes. */
  size: number
  open: () => ReadableStream<Uint8Array>
  done: () => void
}

const LOCAL_HEADER_BYTES = 30
const DESCRIPTOR_BYTES = 16
const DESCRIPTOR64_BYTES = 24
const DIRECTORY_HEADER = 0x02014b50
const DIRECTORY_HEADER_BYTES = 46
const SIZES_AND_OFFSET_BYTES = 28
const IN_ZIP64 = 0xffffffff

/** The ZIP is uncompressed and uses zip64 where needed. */
export function createZip(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const directoryAt = entries.reduce((sum, entry) => sum + localBytes(entry), 0)
  let at = 0
  const marking = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      if (at >= directoryAt) markOffset(bytes)
      at += bytes.length
      controller.enqueue(bytes)
    },
  })
  return makeZip(opened(entries)).pipeThrough(marking)
}

function* opened(entries: readonly ZipEntry[]) {
  for (const { name, size, open, done } of entries) {
    yield { name, size, input: open() }
    done()
  }
}

function localBytes({ name, size }: ZipEntry): number {
  const descriptor = size < IN_ZIP64 ? DESCRIPTOR_BYTES : DESCRIPTOR64_BYTES
  return LOCAL_HEADER_BYTES + new TextEncoder().encode(name).length + size + descriptor
}

/**
 * For entries from 4 GiB, the library writes the offset into the zip64 field but does not mark it in the header, as
 * APPNOTE 4.5.3 requires. 7-Zip reports an error.
 */
export function markOffset(bytes: Uint8Array) {
  if (bytes.length !== DIRECTORY_HEADER_BYTES) return
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isOfLargeEntry =
    header.getUint32(0, true) === DIRECTORY_HEADER && header.getUint16(30, true) === SIZES_AND_OFFSET_BYTES
  if (isOfLargeEntry) header.setUint32(42, IN_ZIP64, true)
}
