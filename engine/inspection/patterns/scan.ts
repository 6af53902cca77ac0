import { type InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Report, Series, Window } from '../detector.ts'
import { CLASSES } from './characters.ts'
import { Context } from './context.ts'

export const VERY_UNLIKELY = 0
export const UNLIKELY = 1
export const POSSIBLE = 2
export const LIKELY = 3
export const VERY_LIKELY = 4

const likelihoods = Likelihood.options
const MARGIN = 64
const FAR_BEFORE = -1_000_000
const MAX_URL_LENGTH = 300
/** RFC 3986, appendix C, and delimiters after URLs in brackets and lists. */
const URL_ENDS = new Set(Array.from('\t\n\v\f\r "\'<>`|,)]}\\\u00a0\u3000', character => character.charCodeAt(0)))

export class Scan {
  codes: Uint16Array = new Uint16Array(0)
  length = 0
  text = ''
  readonly context = new Context()
  /** A bank code may follow. */
  ibanEnd = FAR_BEFORE
  phoneEnd = FAR_BEFORE
  /** Of a phone that has more evidence than its form. */
  namedPhoneEnd = FAR_BEFORE
  urlHost = -1
  private urlEnd = -1
  private bytes = Buffer.alloc(0)
  private send: Report = () => {}

  open({ text, header }: Window, send: Report) {
    if (this.codes.length < text.length + MARGIN) {
      this.bytes = Buffer.alloc(2 * (text.length + MARGIN))
      this.codes = new Uint16Array(this.bytes.buffer, this.bytes.byteOffset, text.length + MARGIN)
    }
    // Typed arrays are several times faster than sliced strings.
    this.bytes.write(text, 'utf16le')
    this.codes.fill(0, text.length, text.length + MARGIN)
    this.length = text.length
    this.text = text
    this.send = send
    this.ibanEnd = FAR_BEFORE
    this.phoneEnd = FAR_BEFORE
    this.namedPhoneEnd = FAR_BEFORE
    this.urlHost = -1
    this.urlEnd = -1
    this.context.open(this.codes, text.length, header)
  }

  enterUrl(host: number) {
    this.urlHost = host
    const limit = Math.min(this.length, host + MAX_URL_LENGTH)
    if (this.urlEnd < host) this.urlEnd = host
    while (this.urlEnd < limit && !URL_ENDS.has(this.codes[this.urlEnd] ?? 0)) this.urlEnd++
  }

  isInUrl(at: number): boolean {
    return at >= this.urlHost && at < this.urlEnd
  }

  code(at: number): number {
    return at >= 0 && at < this.length ? (this.codes[at] ?? 0) : 0
  }

  class(at: number): number {
    return at >= 0 && at < this.length ? (CLASSES[this.codes[at] ?? 0] ?? 0) : 0
  }

  reads(expected: string, at: number): boolean {
    for (let index = 0; index < expected.length; index++) {
      if ((this.code(at + index) | 0x20) !== (expected.charCodeAt(index) | 0x20)) return false
    }
    return true
  }

  report(infoType: InfoType, start: number, end: number, score: number, isProven = false, series?: Series) {
    const likelihood = likelihoods[Math.max(0, Math.min(VERY_LIKELY, score))]
    if (likelihood !== undefined) this.send(infoType, start, end, likelihood, isProven, series)
  }
}
