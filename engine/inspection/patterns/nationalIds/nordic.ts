import { isDayOfYear, pairAt, passesLuhn, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

const FINNISH_CHECK = '0123456789ABCDEFHJKLMNPRSTUVWXY'

export const nordicIds: readonly NationalIdFormat[] = [
  {
    // Skatteverket: Luhn over ten digits; the day of a samordningsnummer is raised by 60.
    topic: 'SE',
    withoutWords: ['99999999-9999', '999999-9999'],
    withWords: ['999999999999', '9999999999', '999999 9999', '99999999 9999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const ten = id.slice(-10)
      return /^(?:19|20|\d{10}$)/.test(id) && isDayOfYear(pairAt(ten, 4) % 60, pairAt(ten, 2)) && passesLuhn(ten)
    },
  },
  {
    // CPR-kontoret: since 2007 the modulus 11 is not guaranteed, so only the date is checked.
    topic: 'DK',
    withoutWords: [],
    withWords: ['999999-9999', '9999999999', '999999 9999'],
    hasCheckDigit: false,
    isValid: id => isDayOfYear(pairAt(id, 0), pairAt(id, 2)),
  },
  {
    // Skatteetaten: two check digits by weights; D numbers raise the day by 40, test numbers the month by 40 or 80.
    topic: 'NO',
    withoutWords: ['99999999999', '999999 99999'],
    withWords: ['99 99 99 99999'],
    hasCheckDigit: true,
    isValid: id =>
      isDayOfYear(pairAt(id, 0) % 40, pairAt(id, 2) % 40) &&
      weightedSum(id, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weightedSum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  {
    // Digi- ja väestötietovirasto: the remainder of the nine digits by 31; the middle sign is the century.
    topic: 'FI',
    withoutWords: ['999999-999A', '999999-9999', '999999A999A', '999999A9999'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      const serial = id.slice(-4, -1)
      const sign = id.length === 11 ? id.charAt(6) : '-'
      if (!/[-ABCDEFUVWXY]/.test(sign) || !isDayOfYear(pairAt(id, 0), pairAt(id, 2)) || Number(serial) < 2) return false
      return id.at(-1) === FINNISH_CHECK[Number(id.slice(0, 6) + serial) % 31]
    },
  },
  {
    // Þjóðskrá: weights, modulus 11; the last digit is the century.
    topic: 'IS',
    withoutWords: [],
    withWords: ['999999-9999', '9999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      isDayOfYear(pairAt(id, 0) % 40, pairAt(id, 2)) &&
      /[089]$/.test(id) &&
      weightedSum(id, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  {
    topic: 'EE',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: isBaltic,
  },
  {
    topic: 'LT',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: isBaltic,
  },
  {
    // PMLP: since 2017 with prefix 32, before with a date; modulus 11.
    topic: 'LV',
    withoutWords: [],
    withWords: ['999999-99999', '99999999999'],
    hasCheckDigit: false,
    isValid: id => id.startsWith('32') || isDayOfYear(pairAt(id, 0), pairAt(id, 2)),
  },
]

/** EVS 585: weights 1 to 9 and 1; where they leave 10, weights 3 to 9 and 1 to 3. */
function isBaltic(id: string): boolean {
  if (!/^[1-8]/.test(id) || !isDayOfYear(pairAt(id, 5), pairAt(id, 3))) return false
  const first = weightedSum(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  const second = weightedSum(id, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
  return valueAt(id, 10) === (first < 10 ? first : second % 10)
}
