/** One character, in the ways that RE2 and JavaScript agree on. */
const ATOM = String.raw`(?:[A-Za-z0-9 _@#%&,:;<>=!"'~\`/-]|\\[dw.+*?()\[\]{}|^$\\/-]|\[\^?(?:[A-Za-z0-9 _.@]|[A-Z]-[A-Z]|[a-z]-[a-z]|[0-9]-[0-9]|\\[dw])+\]|\.)`
/** `^`, characters with a fixed number of repeats, and a last one that may be repeated at least once. */
const PLAIN = new RegExp(
  String.raw`^(\^?)((?:${ATOM}(?:\{[1-9]\})?)*?)(${ATOM}(?:\+|\{[1-9]\d?(?:,(?:[1-9]\d?)?)?\})?)$`,
)

/**
 * The native expression for a pattern so plain that it cannot backtrack: a fixed number of characters, of which the
 * last alone may be repeated, so that nothing that it took is ever given back. It is several times faster than the
 * engine for all others, and finds the same.
 * @returns undefined for any other pattern
 */
export function plainPattern(pattern: string): RegExp | undefined {
  if (!PLAIN.test(pattern)) return undefined
  // RE2 keeps the line feed alone from a dot; a dot that is escaped or in brackets is another thing.
  const source = pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\./g, part => (part === '.' ? '[^\\n]' : part))
  try {
    return new RegExp(source, 'gu')
  } catch {
    return undefined
  }
}
