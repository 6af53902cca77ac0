/** A no-break space, which selectors of tests and accessible names read as a space. */
export const MARK = '\u00a0'

/** The same texts with a mark before and after each. Its source is copied into the website. */
export function mark(texts: unknown): unknown {
  const sign = '\u00a0'
  if (typeof texts === 'string' && texts !== '') {
    // Elements may take the place of markers, and the answers of the FAQ are HTML.
    const parts = texts.replace(/\{\w+\}|<[^>]+>/g, marker => `${sign}${marker}${sign}`)
    return `${sign}${parts}${sign}`
  }
  if (typeof texts === 'function') return (...values: unknown[]) => mark(texts(...values))
  if (Array.isArray(texts)) return texts.map(mark)
  if (Object.getPrototypeOf(texts ?? 0) !== Object.prototype) return texts
  return Object.fromEntries(Object.entries(texts as object).map(([name, text]) => [name, mark(text)]))
}
