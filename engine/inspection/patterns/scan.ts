import { type InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Report, Window } from '../detector.ts'
import { CLASSES } from './characters.ts'
import { Context } from './context.ts'

/** How sure a match is as a number, so that context can raise and lower it. */
export const UNLIKELY = 1
export const POSSIBLE = 2
export const LIKELY = 3
export const VERY_LIKELY = 4

const likelihoods = Likelihood.options
const MARGIN = 64
const LONG_AGO = -1_000_000
const MAX_URL_LENGTH = 300
/** Besides spaces: RFC 3986, appendix C, and what text in brackets or lists puts behind a URL. */
const URL_ENDS = new Set(Array.from('\t\n\v\f\r "\'<>`|,)]}\\\u00a0\u3000', character => character.charCodeAt(0)))

/** The window that is being looked at, as what the kinds need of it. One serves all windows, one after another. */
export class Scan {
  codes: Uint16Array = new Uint16Array(0)
  length = 0
  text = ''
  readonly context = new Context()
  /** Where the last IBAN ends: the code of its bank stands beside it. */
  ibanEnd = LONG_AGO
  /** Where the host of the last URL begins, and where that URL ends. */
  urlHost = -1
  private urlEnd = -1
  private bytes = Buffer.alloc(0)
  private send: Report = () => {}

  open({ text, header }: Window, send: Report) {
    if (this.codes.length < text.length + MARGIN) {
      this.bytes = Buffer.alloc(2 * (text.length + MARGIN))
      this.codes = new Uint16Array(this.bytes.buffer, this.bytes.byteOffset, text.length + MARGIN)
    }
    // An array of units is read several times faster than a string that was cut out of another.
    this.bytes.write(text, 'utf16le')
    this.codes.fill(0, text.length, text.length + MARGIN)
    this.length = text.length
    this.text = text
    this.send = send
    this.ibanEnd = LONG_AGO
    this.urlHost = -1
    this.urlEnd = -1
    this.context.open(this.codes, text.length, header)
  }

  /** Notes that a URL's host begins at an index, and how far the URL goes. */
  enterUrl(host: number) {
    this.urlHost = host
    const limit = Math.min(this.length, host + MAX_URL_LENGTH)
    if (this.urlEnd < host) this.urlEnd = host
    while (this.urlEnd < limit && !URL_ENDS.has(this.codes[this.urlEnd] ?? 0)) this.urlEnd++
  }

  /** Whether an index lies in a URL, of which the first few hundred characters count. */
  isInUrl(at: number): boolean {
    return at >= this.urlHost && at < this.urlEnd
  }

  /** The unit at an index, 0 outside of the text. */
  code(at: number): number {
    return at >= 0 && at < this.length ? (this.codes[at] ?? 0) : 0
  }

  class(at: number): number {
    return at >= 0 && at < this.length ? (CLASSES[this.codes[at] ?? 0] ?? 0) : 0
  }

  /** Whether the text at an index is, case aside, what is given in lower case. */
  reads(expected: string, at: number): boolean {
    for (let index = 0; index < expected.length; index++) {
      if ((this.code(at + index) | 0x20) !== (expected.charCodeAt(index) | 0x20)) return false
    }
    return true
  }

  /** @param isProven whether a checksum of the value holds */
  report(infoType: InfoType, start: number, end: number, score: number, isProven = false) {
    const likelihood = likelihoods[Math.max(0, Math.min(VERY_LIKELY, score))]
    if (likelihood !== undefined) this.send(infoType, start, end, likelihood, isProven)
  }
}
