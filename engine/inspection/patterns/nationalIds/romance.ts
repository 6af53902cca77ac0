import { isDayOfYear, isOneDigit, pairAt, passesLuhn, remainder, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

const SPANISH_CHECK = 'TRWAGMYFPDXBNJZSQVHLCKE'
const ITALIAN_MONTHS = 'ABCDEHLMPRST'
/** Letters that replace digits when two people would share a code (omocodia). */
const OMOCODES = 'LMNPQRSTUV'
const ITALIAN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

export const romanceIds: readonly NationalIdFormat[] = [
  {
    // INSEE: 97 less the remainder; 2A and 2B, Corsica, count as 19 and 18.
    topic: 'FR',
    withoutWords: [
      '999999999999999',
      '9 99 99 99 999 999 99',
      '9 99 99 99 999 999/99',
      '9 99 99 99 999 999-99',
      '9 99 99 9A 999 999 99',
      '999999A99999999',
      '9999999999999 99',
      '9-99-99-99-999-999-99',
    ],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      const month = pairAt(id, 3)
      if (!/^[1-478]/.test(id) || !(month <= 12 || (month >= 20 && month <= 42) || month >= 50)) return false
      const digits = id.replace('2A', '19').replace('2B', '18')
      return /^\d{15}$/.test(digits) && 97 - remainder(digits.slice(0, 13), 97) === Number(digits.slice(13))
    },
  },
  {
    // Ministerio del Interior: the letter of the remainder by 23; X, Y and Z of foreigners count as 0, 1 and 2.
    topic: 'ES',
    withoutWords: ['99999999A', '99999999-A', '99.999.999-A', '99.999.999A', 'A9999999A', 'A-9999999-A', 'A9999999-A'],
    withWords: ['99999999 A', '99.999.999 A', 'A 9999999 A'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const first = 'XYZ'.indexOf(id[0] ?? '')
      if (first < 0 && /^[A-Z]/.test(id)) return false
      const digits = first < 0 ? id.slice(0, 8) : `${first}${id.slice(1, 8)}`
      return Number(digits) > 0 && id[8] === SPANISH_CHECK[Number(digits) % 23]
    },
  },
  {
    // Autoridade Tributária: weights 9 to 2, modulus 11.
    topic: 'PT',
    withoutWords: [],
    withWords: ['999999999', '999 999 999', '999.999.999'],
    hasCheckDigit: true,
    isValid: id => {
      const check = 11 - (weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
      return /^[1-35689]/.test(id) && !isOneDigit(id) && valueAt(id, 8) === (check > 9 ? 0 : check)
    },
  },
  {
    // D.M. 23 dicembre 1976, n. 13813.
    topic: 'IT',
    withoutWords: [
      'AAAAAA99A99A999A',
      'AAA AAA 99A99 A999A',
      'AAA AAA 99A99A999A',
      'AAAAAA 99A99 A999A',
      'AAAAAA-99A99-A999A',
      'AAAAAA 99A99A999A',
    ],
    withWords: [],
    hasCheckDigit: true,
    isValid: isCodiceFiscale,
  },
  {
    // Omocodia: up to seven of the digits are letters.
    topic: 'IT',
    withoutWords: [],
    withWords: ['AAAAAA99A99A99AA', 'AAAAAA99A99A9AAA', 'AAAAAA99A99AAAAA', 'AAAAAA99A9AAAAAA', 'AAAAAA99AAAAAAAA'],
    hasCheckDigit: true,
    isValid: isCodiceFiscale,
  },
  {
    // ΑΜΚΑ: day, month, year, five digits, by Luhn.
    topic: 'GR',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => isDayOfYear(pairAt(id, 0), pairAt(id, 2)) && passesLuhn(id),
  },
]

function isCodiceFiscale(id: string): boolean {
  const plain = id.slice(0, 15).replace(/(?<=^.{6}(?:.{0,1}|.{3,4}|.{6,8}))[L-V]/g, letter => {
    const digit = OMOCODES.indexOf(letter)
    return digit < 0 ? letter : String(digit)
  })
  const form = /^[A-Z]{6}\d\d([A-EHLMPRST])(\d\d)[A-Z]\d{3}$/.exec(plain)
  if (form === null) return false
  const month = ITALIAN_MONTHS.indexOf(form[1] ?? '') + 1
  if (!isDayOfYear(Number(form[2]) % 40, month)) return false
  let sum = 0
  for (let index = 0; index < 15; index++) {
    const value = valueAt(id, index)
    const place = value > 9 ? value - 10 : value
    sum += index % 2 === 0 ? (ITALIAN_ODD[place] ?? 0) : place
  }
  return id.charCodeAt(15) - 0x41 === sum % 26
}
