/** Letters count from 10, as in ISO 7064 and ISO 13616. */
export function valueAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  return unit <= 0x39 ? unit - 0x30 : unit - 0x37
}

/** The text may be longer than the weights. */
export function weightedSum(text: string, weights: readonly number[], from = 0): number {
  let sum = 0
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * valueAt(text, from + index)
  return sum
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = digits.length - 1, isDoubled = false; index >= 0; index--, isDoubled = !isDoubled) {
    const value = valueAt(digits, index) * (isDoubled ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

export function remainder(digits: string, divisor: number): number {
  let rest = 0
  for (let index = 0; index < digits.length; index++) rest = (rest * 10 + valueAt(digits, index)) % divisor
  return rest
}

/** ISO 7064, MOD 11,10. */
export function passesMod11Mod10(digits: string): boolean {
  let product = 10
  for (let index = 0; index < digits.length - 1; index++) {
    const sum = (product + valueAt(digits, index)) % 10
    product = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return (product + valueAt(digits, digits.length - 1)) % 10 === 1
}

const VERHOEFF_PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const VERHOEFF_PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** J. Verhoeff, Error Detecting Decimal Codes (1969). */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let index = 0; index < digits.length; index++) {
    const permuted = VERHOEFF_PERMUTATION[index % 8] ?? ''
    const digit = valueAt(permuted, valueAt(digits, digits.length - 1 - index))
    check = valueAt(VERHOEFF_PRODUCT[check] ?? '', digit)
  }
  return check === 0
}

export function isDayOfYear(day: number, month: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month - 1] ?? 0)
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function pairAt(text: string, index: number): number {
  return 10 * valueAt(text, index) + valueAt(text, index + 1)
}

/** `111111111` passes many checks and is never issued. */
export function isOneDigit(text: string): boolean {
  for (let index = 1; index < text.length; index++) if (text.charCodeAt(index) !== text.charCodeAt(0)) return false
  return true
}
