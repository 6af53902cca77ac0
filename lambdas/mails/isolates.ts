import { type Html, html } from './html.ts'

/** Unicode's isolates, which HTML replaces with elements. In plain text they would be copied with an address. */
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

export function isolate(value: string): string {
  return `${FIRST_STRONG}${withoutIsolates(value)}${POP}`
}

export function withoutIsolates(words: string): string {
  return words.replace(/[\u2066-\u2069]/g, '')
}

/** @param words filled texts; each second part is a value */
export function toIsolated(words: string): Html {
  const parts = words.split(new RegExp(`[${FIRST_STRONG}${POP}]`))
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : html`<bdi>${part}</bdi>`))}`
}
