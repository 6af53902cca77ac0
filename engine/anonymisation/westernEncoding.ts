import { looksWestern, MAX_SHARE_BEYOND_ASCII } from '../western.ts'
import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'
import type { Values } from './values.ts'

export class WesternColumn {
  private letters = 0
  private beyond = 0
  private readonly column: number

  constructor(column: number) {
    this.column = column
  }

  assertWestern(values: Values) {
    for (let index = 0; index < values.count; index += 1) {
      const from = values.getStart(index)
      const to = values.ends[index] as number
      if (this.count(values.bytes, from, to) > 0 && !looksWestern(values.bytes.toString('utf8', from, to)))
        this.refuse()
    }
  }

  end() {
    if (this.beyond > this.letters * MAX_SHARE_BEYOND_ASCII) this.refuse()
  }

  private count(bytes: Uint8Array, from: number, to: number): number {
    let beyond = 0
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] as number
      // In UTF-8, C3 begins À to ÿ, and C5 the letters that windows-1252 has below A0.
      const isLetter = byte === 0xc3 || byte === 0xc5
      if (isLetter) this.beyond += 1
      if (isLetter || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)) this.letters += 1
      if (byte >= 0xc0) beyond += 1
    }
    return beyond
  }

  private refuse(): never {
    throw new AnonymisationFault(faultTexts.notWestern, { column: this.column })
  }
}
