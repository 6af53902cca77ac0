/** One character, in the syntax that RE2 and JavaScript share. */
const ATOM = String.raw`(?:[A-Za-z0-9 _@#%&,:;<>=!"'~\`/-]|\\[dw.+*?()\[\]{}|^$\\/-]|\[\^?(?:[A-Za-z0-9 _.@]|[A-Z]-[A-Z]|[a-z]-[a-z]|[0-9]-[0-9]|\\[dw])+\]|\.)`
const PLAIN = new RegExp(
  String.raw`^(\^?)((?:${ATOM}(?:\{[1-9]\})?)*?)(${ATOM}(?:\+|\{[1-9]\d?(?:,(?:[1-9]\d?)?)?\})?)$`,
)

/**
 * A native expression for a pattern that cannot backtrack: a fixed number of characters, of which only the last may
 * repeat. It finds the same as RE2, several times faster.
 * @returns undefined for any other pattern
 */
export function plainPattern(pattern: string): RegExp | undefined {
  if (!PLAIN.test(pattern)) return undefined
  // In RE2 a dot excludes only the line feed. Escaped dots and dots in brackets are literal.
  const source = pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\./g, part => (part === '.' ? '[^\\n]' : part))
  try {
    return new RegExp(source, 'gu')
  } catch {
    return undefined
  }
}
