export type Generated = { bytes: Buffer; rows: string[][]; delimiter: string }

const ALPHABET = [..."aZ09 .-'", '"', ',', ';', '\t', '|', '\n', '\r', '\r\n', 'ü', '東', '😀', '""']
const DELIMITERS = [',', ';', '\t', '|']
const ENDINGS = ['\n', '\r\n', '\r']

/**
 * A CSV file and its values. It uses all that the format allows: quoted values or not, any line end after any row, one
 * or no final line end.
 * @param seed the same file for the same seed
 */
export function generatedCsv(seed: number, { isUniform = false } = {}): Generated {
  let state = seed
  // Mulberry32.
  const upTo = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const delimiter = pick(DELIMITERS)
  const columns = 2 + upTo(4)
  const header = Array.from({ length: columns }, (_, index) => `c${index}`)
  const rows = Array.from({ length: 1 + upTo(12) }, () =>
    Array.from({ length: columns }, () => Array.from({ length: upTo(7) }, () => pick(ALPHABET)).join('')),
  )
  const uniform = pick(ENDINGS)
  const isQuotedAnyway = upTo(4) === 0
  const written = (value: string) =>
    isQuotedAnyway || upTo(5) === 0 || /["\r\n]/.test(value) || value.includes(delimiter)
      ? `"${value.replaceAll('"', '""')}"`
      : value
  const lines = [header, ...rows].map(row => row.map(written).join(delimiter) + (isUniform ? uniform : pick(ENDINGS)))
  const text = lines.join('')
  return {
    bytes: Buffer.from(upTo(3) === 0 ? text.replace(/(\r\n|\r|\n)$/, '') : text),
    rows: [header, ...rows],
    delimiter,
  }
}
