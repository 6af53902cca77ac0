import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../sources.ts'
import { findDecoder } from './charsetDecoder.ts'
import { guessingDecoder } from './guessingDecoder.ts'

/** A guess takes half a millisecond and more; a message may have 200,000 lines of header. */
const MAX_GUESSES = 200
const FALLBACK = 'windows-1252'

/** Decodes many short texts without a declaration, such as lines of a header. After many, the last encoding holds for all. */
export class ShortTexts {
  private guesses = 0
  private last: string | undefined

  decode(bytes: Uint8Array): { text: string; isDoubtful: boolean; assumed: string | undefined } {
    const isCertain = isUtf8(bytes) && !bytes.includes(ESCAPE)
    if (isCertain) return { text: asBuffer(bytes).toString('utf8'), isDoubtful: false, assumed: undefined }
    this.guesses += 1
    const decoder = this.guesses > MAX_GUESSES ? findDecoder(this.last ?? FALLBACK) : undefined
    if (decoder !== undefined) {
      const text = decoder.decode(bytes) + decoder.end()
      return { text, isDoubtful: this.last === undefined, assumed: this.last }
    }
    const guessing = guessingDecoder()
    const text = guessing.decode(bytes) + guessing.end()
    const assumed = guessing.assumed?.()
    this.last = assumed ?? this.last
    return { text, isDoubtful: guessing.fault?.() !== undefined, assumed }
  }
}

const ESCAPE = 0x1b
