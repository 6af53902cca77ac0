import { NotInspectable } from './notInspectable.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB

/** `../shared/design.md` and `security.md`, "Input": what a container may become, whatever it declares. */
const MAX_INFLATED_BYTES = 2 * GIB
const INFLATION = 100
const ALWAYS_INFLATED_BYTES = 50 * MIB
const MAX_DEPTH = 3
const MAX_ENTRIES = 10_000

/**
 * What one document may cost, over all that is nested in it. Containers and compressed formats count the bytes that
 * really come out, since what they declare may be a lie.
 */
export class Budget {
  private bytesLeft: number
  private entriesLeft = MAX_ENTRIES
  private depth = 0

  /** @param inputBytes of the outermost document */
  constructor(inputBytes: number) {
    this.bytesLeft = Math.min(MAX_INFLATED_BYTES, INFLATION * inputBytes + ALWAYS_INFLATED_BYTES)
  }

  /** Whether one of its bounds was overrun: nothing more of the document is read then. */
  get isSpent(): boolean {
    return this.bytesLeft < 0 || this.entriesLeft < 0
  }

  /** Called with what came out of a decompressor or container, before it is used. @throws NotInspectable */
  inflate(bytes: number) {
    this.bytesLeft -= bytes
    if (this.bytesLeft < 0) throw new NotInspectable('tooLarge')
  }

  /** Called for each entry of an archive, attachment of a message, object stream of a document. @throws NotInspectable */
  entry() {
    this.entriesLeft -= 1
    if (this.entriesLeft < 0) throw new NotInspectable('tooManyEntries')
  }

  /** Called on the way into what is nested; `leave` must follow it. @throws NotInspectable */
  descend() {
    if (this.depth >= MAX_DEPTH) throw new NotInspectable('tooDeep')
    this.depth += 1
  }

  leave() {
    this.depth -= 1
  }
}
