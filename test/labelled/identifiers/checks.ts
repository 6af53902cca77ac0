// Written only for the labels, independently of the engine’s validators.

export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}

/** The digit that completes `digits` by ISO/IEC 7812-1, Annex B (Luhn). */
export function luhnDigit(digits: string): number {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10
}

/** ISO 7064, MOD 11,10. */
export function mod1110Digit(digits: string): number {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

/** The two check digits of an IBAN (ISO 13616-1). */
export function ibanDigits(country: string, account: string): string {
  const moved = `${account}${country}00`
  const numeric = [...moved].map(char => Number.parseInt(char, 36)).join('')
  return String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')
}

// Verhoeff, J., Error Detecting Decimal Codes (1969): the dihedral group D5 and its permutation.
const dihedral = (a: number, b: number) => {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5
  return b < 5 ? ((a - b + 5) % 5) + 5 : (a - b + 5) % 5
}
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(permutation[digit] ?? 0, times - 1)

export function verhoeffDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((checksum, digit, index) => dihedral(checksum, permuted(Number(digit), (index + 1) % 8)), 0)
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => dihedral(sum, digit) === 0) ?? 0
}
