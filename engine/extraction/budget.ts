import { NotInspectable } from './notInspectable.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB

/** Limits for containers (docs/decisions/0014-the-engine-and-its-processes.md). */
const MAX_INFLATED_BYTES = 2 * GIB
const INFLATION = 100
const ALWAYS_INFLATED_BYTES = 50 * MIB
const MAX_DEPTH = 3
const MAX_ENTRIES = 10_000

/** Limits a document with everything nested in it. Readers count actual output, because declared sizes may be false. */
export class Budget {
  private bytesLeft: number
  private entriesLeft = MAX_ENTRIES
  private depth = 0

  constructor(inputBytes: number) {
    this.bytesLeft = Math.min(MAX_INFLATED_BYTES, INFLATION * inputBytes + ALWAYS_INFLATED_BYTES)
  }

  get isSpent(): boolean {
    return this.bytesLeft < 0 || this.entriesLeft < 0
  }

  /** Counts decompressed bytes before their use. @throws NotInspectable */
  inflate(bytes: number) {
    this.bytesLeft -= bytes
    if (this.bytesLeft < 0) throw new NotInspectable('tooLarge')
  }

  entry() {
    this.entriesLeft -= 1
    if (this.entriesLeft < 0) throw new NotInspectable('tooManyEntries')
  }

  /** Enters a nested document; `leave` must follow. @throws NotInspectable */
  descend() {
    if (this.depth >= MAX_DEPTH) throw new NotInspectable('tooDeep')
    this.depth += 1
  }

  leave() {
    this.depth -= 1
  }
}
