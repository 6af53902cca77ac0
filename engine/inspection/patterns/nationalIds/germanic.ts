import { isDayOfYear, isOneDigit, pairAt, passesMod11Mod10, remainder, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

export const germanicIds: readonly NationalIdFormat[] = [
  {
    // Bundeszentralamt für Steuern: ISO 7064 MOD 11,10; one of the first ten digits occurs two or three times.
    topic: 'DE',
    withoutWords: ['99 999 999 999'],
    withWords: ['99999999999', '99-999-999-999', '99/999/999/999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => id[0] !== '0' && repeatsOneDigit(id.slice(0, 10)) && passesMod11Mod10(id),
  },
  {
    // § 2 VKVV: area, date of birth, first letter of the name at birth, serial number, check digit.
    topic: 'DE_PENSION',
    withoutWords: ['99 999999 A 999'],
    withWords: ['99999999A999', '99 999999A999', '99999999 A 999', '99-999999-A-999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: isPensionNumber,
  },
  {
    // Hauptverband: the fourth digit checks the others by weights, modulus 11; months above 12 extend the range.
    topic: 'AT',
    withoutWords: [],
    withWords: ['9999 999999', '9999999999', '9999-999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      id[0] !== '0' &&
      pairAt(id, 4) >= 1 &&
      pairAt(id, 4) <= 31 &&
      pairAt(id, 6) >= 1 &&
      pairAt(id, 6) <= 15 &&
      weightedSum(id, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === valueAt(id, 3),
  },
  {
    // AHVN13, Zentrale Ausgleichsstelle: an EAN-13 under the country code 756.
    topic: 'CH',
    withoutWords: ['999.9999.9999.99', '999 9999 9999 99'],
    withWords: ['9999999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => id.startsWith('756') && weightedSum(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  },
  {
    // Logisch ontwerp BSN: the "elfproef".
    topic: 'NL',
    withoutWords: [],
    withWords: ['999999999', '9999.99.999', '999 999 999', '9999 99 999', '99999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const nine = id.padStart(9, '0')
      return !isOneDigit(nine) && weightedSum(nine, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
    },
  },
  {
    // Rijksregister: 97 less the remainder of the first nine digits, after 1999 prefixed by 2.
    topic: 'BE',
    withoutWords: [
      '99.99.99-999.99',
      '99.99.99-999-99',
      '99 99 99 999 99',
      '99999999999',
      '999999-999-99',
      '999999 999 99',
    ],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      const [month, day, check] = [pairAt(id, 2) % 20, pairAt(id, 4), pairAt(id, 9)]
      if (month > 12 || day > 31 || (month !== 0 && day !== 0 && !isDayOfYear(day, month))) return false
      const nine = id.slice(0, 9)
      return !isOneDigit(id) && (97 - remainder(nine, 97) === check || 97 - remainder(`2${nine}`, 97) === check)
    },
  },
  {
    // CTIE, matricule: date and two check digits, by Luhn and by Verhoeff, unchecked here.
    topic: 'LU',
    withoutWords: [],
    withWords: ['9999999999999', '9999 99 99 99999', '99999999 99999'],
    hasCheckDigit: false,
    isValid: id => /^(?:18|19|20)/.test(id) && isDayOfYear(pairAt(id, 6), pairAt(id, 4)),
  },
]

function repeatsOneDigit(ten: string): boolean {
  const counts = Array.from({ length: 10 }, (_, digit) => ten.split(String(digit)).length - 1)
  const repeated = counts.filter(count => count > 1)
  return repeated.length === 1 && (repeated[0] === 2 || repeated[0] === 3)
}

/** The letter counts as its place in the alphabet, in two digits; the digit sums of the products add up to the check. */
function isPensionNumber(id: string): boolean {
  const letter = String(id.charCodeAt(8) - 0x40).padStart(2, '0')
  const digits = id.slice(0, 8) + letter + id.slice(9, 11)
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * valueAt(digits, at)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return isDayOfYear(pairAt(id, 2), pairAt(id, 4)) && sum % 10 === valueAt(id, 11)
}
