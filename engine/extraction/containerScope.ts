import type { Source } from '../source.ts'
import type { Extracted, TextLocation } from './extracted.ts'
import type { Scope } from './format.ts'
import type { CompoundEntry } from './formats/msgCompound.ts'

/** Container entries are streams, which formats cannot read. */
export type ContainerScope = Scope & {
  /** Spools a sequential entry, unless its first bytes rule out reading. */
  nestedStream(bytes: AsyncIterable<Uint8Array>, name: string): AsyncIterable<Extracted>
  /** Reads an object in a storage of a compound file. */
  nestedStorage(storage: CompoundEntry, name: string): AsyncIterable<Extracted>
  getPlace(name: string): TextLocation
}

/** Reads a format that may contain others. @throws NotInspectable when it is unreadable or incomplete */
export type ContainerFormat = (source: Source, scope: ContainerScope) => AsyncIterable<Extracted>

/** The same for a compound file (MS-CFB), or for a storage in one. */
export type StorageFormat = (root: CompoundEntry, scope: ContainerScope) => AsyncIterable<Extracted>
