import type { Source } from '../source.ts'
import type { Extracted, TextLocation } from './extracted.ts'
import type { Scope } from './format.ts'

/** Container entries are streams, which formats cannot read. */
export type ContainerScope = Scope & {
  /** Spools a sequential entry, unless its first bytes rule out reading. */
  nestedStream(bytes: AsyncIterable<Uint8Array>, name: string): AsyncIterable<Extracted>
  getPlace(name: string): TextLocation
}

/** Reads a format that may contain others. @throws NotInspectable when it is unreadable or incomplete */
export type ContainerFormat = (source: Source, scope: ContainerScope) => AsyncIterable<Extracted>
