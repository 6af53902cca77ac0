import { isDayOfYear, isOneDigit, pairAt, passesLuhn, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

export const southernIds: readonly NationalIdFormat[] = [
  {
    // Australian Taxation Office: weights, modulus 11.
    topic: 'AU',
    withoutWords: [],
    withWords: ['999 999 999', '999999999', '999-999-999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => !isOneDigit(id) && weightedSum(id, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
  },
  {
    // Inland Revenue, Resident withholding tax specification: two sets of weights, modulus 11.
    topic: 'NZ',
    withoutWords: [],
    withWords: ['99-999-999', '999-999-999', '99999999', '999999999'],
    hasCheckDigit: true,
    isValid: id => {
      const nine = id.padStart(9, '0')
      const first = (11 - (weightedSum(nine, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
      const check = first < 10 ? first : (11 - (weightedSum(nine, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11
      return Number(nine) >= 10_000_000 && !isOneDigit(id) && valueAt(nine, 8) === check
    },
  },
  {
    // Department of Home Affairs: date, serial, citizenship 0 to 2, Luhn.
    topic: 'ZA',
    withoutWords: ['9999999999999', '999999 9999 999', '999999 9999 99 9'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => isDayOfYear(pairAt(id, 4), pairAt(id, 2)) && valueAt(id, 10) <= 2 && passesLuhn(id),
  },
]
