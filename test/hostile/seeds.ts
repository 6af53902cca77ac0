import { createZip, unzipped } from '../labelled/formats/zip.ts'
import { labelledDocuments } from '../labelled/labelledDocuments.ts'

/** A sound document to be damaged. */
export type Seed = {
  name: string
  bytes: Uint8Array
  /** Of packages: damages what is packed and packs it again, so that the damage reaches the readers inside. */
  repacked?(damage: (bytes: Uint8Array) => Uint8Array): Uint8Array
}

const wanted = ['docx', 'xlsx', 'pptx', 'odt', 'pdf', 'zip in zip', 'tar in gzip', 'eml with attachment', 'rtf', 'xml']

/** Ten labelled documents of ten formats. */
export function seeds(): Seed[] {
  const found = new Map<string, Seed>()
  for (const { name, format, bytes } of labelledDocuments('a')) {
    if (!wanted.includes(format) || found.has(format)) continue
    found.set(format, { name, bytes, ...(bytes[0] === 0x50 && { repacked: damage => repacked(bytes, damage) }) })
  }
  return [...found.values()]
}

/** Damages the largest entry: the one with the content. */
function repacked(bytes: Uint8Array, damage: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const entries = unzipped(bytes)
  const largest = Math.max(...entries.map(entry => entry.bytes.length))
  return createZip(
    entries.map(entry => (entry.bytes.length === largest ? { ...entry, bytes: damage(entry.bytes) } : entry)),
  )
}
