const BASE = 36
const MIN_THRESHOLD = 1
const MAX_THRESHOLD = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE_POINT = 128
const MAX_CODE_POINT = 0x10ffff

/**
 * Decodes the part of a label after `xn--` (RFC 3492, 6.2).
 *
 * @returns undefined when it is not valid Punycode
 */
export function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-')
  const output = [...encoded.slice(0, Math.max(0, delimiter))]
  let code = INITIAL_CODE_POINT
  let bias = INITIAL_BIAS
  let index = 0
  let at = delimiter + 1
  while (at < encoded.length) {
    const previous = index
    let weight = 1
    for (let position = BASE; ; position += BASE) {
      const digit = toDigit(encoded.charCodeAt(at))
      at += 1
      if (digit === undefined) return undefined
      index += digit * weight
      const threshold = Math.min(MAX_THRESHOLD, Math.max(MIN_THRESHOLD, position - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return undefined
    }
    const length = output.length + 1
    bias = adaptBias(index - previous, length, previous === 0)
    code += Math.floor(index / length)
    if (code > MAX_CODE_POINT) return undefined
    index %= length
    output.splice(index, 0, String.fromCodePoint(code))
    index += 1
  }
  return output.join('')
}

function toDigit(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 48 + 26 : undefined
}

function adaptBias(change: number, length: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(change / DAMP) : change >> 1
  delta += Math.floor(delta / length)
  let position = 0
  while (delta > ((BASE - MIN_THRESHOLD) * MAX_THRESHOLD) >> 1) {
    delta = Math.floor(delta / (BASE - MIN_THRESHOLD))
    position += BASE
  }
  return position + Math.floor(((BASE - MIN_THRESHOLD + 1) * delta) / (delta + SKEW))
}
