import { sha256 } from '@noble/hashes/sha2.js'

/** A file may be larger than the memory, and WebCrypto takes a content only as a whole. */
const CHUNK_BYTES = 4 * 1024 * 1024

/** The SHA-256 of a file, in hexadecimal. */
export async function digestFile(
  file: Blob,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string> {
  const hash = sha256.create()
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    onProgress(Math.floor((start / file.size) * 100))
    hash.update(new Uint8Array(await file.slice(start, start + CHUNK_BYTES).arrayBuffer()))
    signal.throwIfAborted()
  }
  return [...hash.digest()].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
