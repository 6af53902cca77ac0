import { LEXICON_BYTES, Lexicon } from './lexicon.ts'

const EMPTY = 0
const FILLING = 1
const FULL = 2
/** A hundred times what it takes. */
const TIMEOUT_MS = 10_000

/** For all threads of a process. The table takes no memory before a thread fills it. */
export type LexiconMemory = { table: SharedArrayBuffer; state: SharedArrayBuffer }

export function createLexiconMemory(): LexiconMemory {
  return { table: new SharedArrayBuffer(LEXICON_BYTES), state: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) }
}

/**
 * Fills the table in the first thread; the others wait for it. Where that thread was ended before the table was full,
 * each has its own.
 */
export function openSharedLexicon(
  { table, state }: LexiconMemory,
  fill: (lexicon: Lexicon) => void,
  timeoutMs = TIMEOUT_MS,
): Lexicon {
  const status = new Int32Array(state)
  const lexicon = new Lexicon(table)
  if (Atomics.compareExchange(status, 0, EMPTY, FILLING) === EMPTY) {
    try {
      fill(lexicon)
      Atomics.store(status, 0, FULL)
    } finally {
      // To fill it again changes no entry.
      Atomics.compareExchange(status, 0, FILLING, EMPTY)
      Atomics.notify(status, 0)
    }
    return lexicon
  }
  Atomics.wait(status, 0, FILLING, timeoutMs)
  if (Atomics.load(status, 0) === FULL) return lexicon
  const own = new Lexicon(new ArrayBuffer(LEXICON_BYTES))
  fill(own)
  return own
}
