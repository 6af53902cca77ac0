import type { Source } from '../source.ts'
import type { Extracted, TextLocation } from './extracted.ts'
import type { Scope } from './format.ts'

/** What the readers of containers work with: entries come out of them as streams, which formats cannot read. */
export type ContainerScope = Scope & {
  /**
   * Yields what is in an entry that can only be read from its beginning, as `nested` does. Sets it aside first, unless
   * its first bytes tell already that it will not be read.
   */
  nestedStream(bytes: AsyncIterable<Uint8Array>, name: string): AsyncIterable<Extracted>
  /** Where the texts of an entry lie that the reader of the container reads itself. */
  getPlace(name: string): TextLocation
}

/** Reads a format that may hold others. @throws NotInspectable when it cannot be read, or not to its end */
export type ContainerFormat = (source: Source, scope: ContainerScope) => AsyncIterable<Extracted>
