import { isAscii, isUtf8 } from 'node:buffer'
import { asBuffer } from '../sources.ts'
import { type CharsetDecoder, findDecoder } from './charsetDecoder.ts'
import { type Choice, chooseEncoding, looksLikeTextIn } from './chooseEncoding.ts'
import { Evidence } from './evidence.ts'

/** Held from the first byte beyond ASCII on, to decide by more than a few words. */
const MAX_HELD_BYTES = 256 * 1024
/** Measured on the files of `bench/encodings.ts` for development: a decision below is reported. */
const MIN_CONFIDENCE = 0.95
/** The declared encoding loses only against one that is as good as certain. */
const MIN_CONFIDENCE_AGAINST_DECLARED = 0.99
/** Of the characters beyond ASCII; damaged UTF-8 has fewer, other encodings have more. */
const MAX_BROKEN_SHARE = 0.02
/** A short text in a declared encoding may be UTF-8 by chance. */
const MIN_SEQUENCES_AGAINST_DECLARED = 3
const VERIFIED_EVERY_BYTES = 256 * 1024
const VERIFIED_BYTES = 16 * 1024
const VERIFYING_BYTES = 1024
/** The character in place of lost ones: a text may contain it. */
const REPLACEMENT = Buffer.from('\ufffd')
const FALLBACK = 'windows-1252'
const ESCAPE = '\x1b'
const SHIFT_MARKS = Buffer.from(`${ESCAPE}~+`)
/** ISO-2022-JP in all of its variants that the Encoding Standard reads (RFC 1468). */
const JAPANESE_SHIFT = new RegExp(`${ESCAPE}\\$[@B]`)
/** Other shifts of ISO 2022: Korean, Chinese, JIS X 0212. */
const OTHER_SHIFT = new RegExp(`${ESCAPE}(?:\\$[A()]|\\$\\([CD])`)
const UTF7 = /\+([AB][A-Za-z\d+/]{2,400})(?![A-Za-z\d+/])/g
const LETTERS_OF_UTF7 = /^(?:(?=[\u0080-\u06ff])[\p{L}\p{M}]|[ ,.])+$/u
const MIN_UTF7_WORDS = 2
/** A letter of Latin-1 or Latin Extended-A with its neighbours; sums in programs have shorter names. */
const INSIDE_WORD = /^[A-Za-z][\u00c0-\u017f]+-[a-z]{2}$/
/** RFC 1843: Chinese in ASCII. */
const HZ = /~\{(?:[!-}][!-~]){1,200}~\}/

/**
 * Decodes text without a reliable declaration: UTF-8 where its bytes are, or else the encoding before Unicode that makes
 * them a text in some language. Its fault is `encoding` where that is not certain enough; the text then still has what
 * ASCII says.
 * @param declared an encoding that the document names, which the bytes may contradict
 */
export function guessingDecoder(declared?: string): CharsetDecoder {
  return new GuessingDecoder(declared)
}

class GuessingDecoder implements CharsetDecoder {
  private held: Uint8Array[] = []
  private heldBytes = 0
  private decoder: CharsetDecoder | undefined
  private label: string | undefined
  private isDoubtful = false
  private isUtf8 = false
  private broken = 0
  private beyondAscii = 0
  private unverifiedBytes = 0
  private readonly declared: string | undefined

  constructor(declared: string | undefined) {
    this.declared = declared
  }

  decode(bytes: Uint8Array): string {
    if (this.decoder !== undefined) return this.pass(bytes, this.decoder)
    if (this.heldBytes === 0 && isAscii(bytes)) {
      const text = asBuffer(bytes).toString('latin1')
      if (!SHIFT_MARKS.some(mark => bytes.includes(mark)) || !hasShift(text)) return text
    }
    this.held.push(Uint8Array.from(bytes))
    this.heldBytes += bytes.length
    return this.heldBytes < MAX_HELD_BYTES ? '' : this.release(false)
  }

  end(): string {
    const text = this.decoder === undefined && this.heldBytes > 0 ? this.release(true) : ''
    return text + (this.decoder?.end() ?? '')
  }

  fault(): 'encoding' | undefined {
    const isBroken = this.isUtf8 && this.broken > Math.max(1, this.beyondAscii * MAX_BROKEN_SHARE)
    return this.isDoubtful || isBroken ? 'encoding' : undefined
  }

  assumed(): string | undefined {
    const isCertain = this.label === this.declared || (this.isUtf8 && this.declared === undefined)
    return this.isDoubtful || isCertain ? undefined : this.label
  }

  private release(isComplete: boolean): string {
    const bytes = Buffer.concat(this.held)
    this.held = []
    this.decoder = this.choose(bytes, isComplete)
    const text = this.decoder.decode(bytes)
    if (this.isUtf8) this.countBroken(bytes, text)
    return text
  }

  private choose(bytes: Buffer, isComplete: boolean): CharsetDecoder {
    const shifted = isAscii(bytes) ? bytes.toString('latin1') : ''
    if (hasShift(shifted)) {
      const isJapanese = JAPANESE_SHIFT.test(shifted) && !OTHER_SHIFT.test(shifted)
      return this.use(isJapanese ? 'iso-2022-jp' : FALLBACK, !isJapanese)
    }
    const { valid, stray } = countUtf8(bytes, isComplete)
    // More valid sequences than stray bytes: no other encoding has them.
    if (valid > stray && (this.declared === undefined || valid >= MIN_SEQUENCES_AGAINST_DECLARED)) {
      this.isUtf8 = true
      return this.use('utf-8', false)
    }
    const evidence = new Evidence()
    evidence.add(bytes)
    if (isComplete) evidence.end()
    const choice = chooseEncoding(evidence, this.declared)
    const label = choice && selectLabel(choice, this.declared)
    return this.use(label ?? this.declared ?? FALLBACK, label === undefined)
  }

  private use(label: string, isDoubtful: boolean): CharsetDecoder {
    this.label = label
    this.isDoubtful = isDoubtful
    return findDecoder(label) as CharsetDecoder
  }

  private pass(bytes: Uint8Array, decoder: CharsetDecoder): string {
    const text = decoder.decode(bytes)
    if (this.isUtf8) this.countBroken(bytes, text)
    else if (!this.isDoubtful) this.verify(bytes)
    return text
  }

  /** A later part may be in another encoding, as in joined logs. */
  private verify(bytes: Uint8Array) {
    this.unverifiedBytes += bytes.length
    if (this.unverifiedBytes < VERIFIED_EVERY_BYTES || this.label === undefined) return
    const evidence = new Evidence(VERIFYING_BYTES)
    evidence.add(bytes.subarray(0, VERIFIED_BYTES))
    if (evidence.telling.length > 0) this.unverifiedBytes = 0
    if (looksLikeTextIn(this.label, evidence)) return
    const choice = chooseEncoding(evidence, this.declared)
    const isOther = choice !== undefined && !choice.labels.includes(this.label)
    this.isDoubtful = isOther && choice.confidence >= MIN_CONFIDENCE
  }

  private countBroken(bytes: Uint8Array, text: string) {
    // A piece that splits a character is no UTF-8 either.
    if (isUtf8(bytes) || !text.includes('\ufffd')) return
    const { valid, stray } = countUtf8(asBuffer(bytes), false)
    this.broken += stray
    this.beyondAscii += valid
  }
}

/** ASCII in place of other characters. */
function hasShift(text: string): boolean {
  if (text.includes(`${ESCAPE}$`) && (JAPANESE_SHIFT.test(text) || OTHER_SHIFT.test(text))) return true
  return (text.includes('~{') && HZ.test(text)) || isUtf7(text)
}

/**
 * RFC 2152: UTF-16 in base64 after `+`, up to any other character. Two words of letters up to Arabic, with exactly the
 * base64 that they need, are no accident; nor is one inside a word, as in `J+APw-rgen`.
 */
function isUtf7(text: string): boolean {
  let words = 0
  for (const { 0: all, 1: base64 = '', index } of text.matchAll(UTF7)) {
    const bytes = Buffer.from(base64, 'base64')
    const units = Buffer.from(bytes.subarray(0, bytes.length & ~1))
    if (units.toString('base64').replace(/=+$/, '') !== base64) continue
    const letters = units.swap16().toString('utf16le')
    if (!LETTERS_OF_UTF7.test(letters)) continue
    words += 1
    const end = index + all.length
    const isInside = INSIDE_WORD.test(`${text.charAt(index - 1)}${letters}${text.slice(end, end + 3)}`)
    if (isInside || words >= MIN_UTF7_WORDS) return true
  }
  return false
}

/** @returns the declared encoding unless another is certain; undefined where none is */
function selectLabel({ labels, confidence, looksLikeText }: Choice, declared: string | undefined): string | undefined {
  const [label] = labels
  if (declared !== undefined) {
    if (labels.includes(declared)) return declared
    return confidence >= MIN_CONFIDENCE_AGAINST_DECLARED && looksLikeText ? label : undefined
  }
  return confidence >= MIN_CONFIDENCE && looksLikeText ? label : undefined
}

/** Sequences of bytes beyond ASCII; those at the beginning and at the end of a piece may be parts. */
function countUtf8(bytes: Buffer, isComplete: boolean): { valid: number; stray: number } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: !isComplete })
  let valid = 0
  let stray = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd) stray += 1
    else if (unit >= 0x80) valid += 1
  }
  if (stray === 0) return { valid, stray }
  let written = 0
  for (let at = bytes.indexOf(REPLACEMENT); at >= 0; at = bytes.indexOf(REPLACEMENT, at + 1)) written += 1
  return { valid: valid + written, stray: stray - written }
}
