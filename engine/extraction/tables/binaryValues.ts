import { isUtf8 } from 'node:buffer'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { memorySource } from '../sources.ts'

/** Identifiers, keys and hashes. */
const MAX_KEY_BYTES = 32
/** Each is a document of its own. */
const MAX_DOCUMENTS = 1000
const SPACES = new Set([0x09, 0x0a, 0x0d])

/** Values of a database that are bytes: texts, keys, or documents. */
export class BinaryValues {
  private readonly documents: Uint8Array[] = []
  private count = 0

  /** @returns text, if it is one; a document is kept for `take` */
  toText(bytes: Uint8Array): string {
    if (isUtf8(bytes) && bytes.every(byte => byte >= 0x20 || SPACES.has(byte)))
      return Buffer.from(bytes).toString('utf8')
    if (bytes.length > MAX_KEY_BYTES) {
      this.count += 1
      if (this.count <= MAX_DOCUMENTS) this.documents.push(bytes)
    }
    return ''
  }

  get isExceeded(): boolean {
    return this.count > MAX_DOCUMENTS
  }

  async *take(name: string, scope: Scope): AsyncGenerator<Extracted> {
    for (const bytes of this.documents.splice(0)) yield* scope.nested(memorySource(bytes), name)
  }
}
