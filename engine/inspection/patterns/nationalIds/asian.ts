import { isDayOfYear, isOneDigit, pairAt, passesVerhoeff, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

const CHINESE_CHECK = '10X98765432'
const TAIWANESE_FIRST = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'
const SINGAPORE_CHECKS: Readonly<Record<string, string>> = {
  S: 'JZIHGFEDCBA',
  T: 'GFEDCBAJZIH',
  F: 'XWUTRQPNMLK',
  G: 'RQPNMLKXWUT',
  M: 'XWUTRQPNJLK',
}

export const asianIds: readonly NationalIdFormat[] = [
  {
    // UIDAI, A UID Numbering Scheme: Verhoeff; 0 and 1 are not first digits.
    topic: 'IN',
    withoutWords: [],
    withWords: ['9999 9999 9999', '9999-9999-9999', '999999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => /^[2-9]/.test(id) && !isOneDigit(id) && passesVerhoeff(id),
  },
  {
    // Income Tax Department, PAN: the fourth letter is the kind of holder.
    topic: 'IN_PAN',
    withoutWords: [],
    withWords: ['AAAAA9999A'],
    hasCheckDigit: false,
    isValid: id => /^[A-Z]{3}[ABCFGHLJPT][A-Z]/.test(id),
  },
  {
    // GB 11643-1999: ISO 7064 MOD 11-2.
    topic: 'CN',
    withoutWords: ['999999999999999999', '99999999999999999A'],
    withWords: ['999999 99999999 9999', '999999 99999999 999A'],
    hasCheckDigit: true,
    isValid: id =>
      /^[1-8]\d{5}(?:18|19|20)/.test(id) &&
      isDayOfYear(pairAt(id, 12), pairAt(id, 10)) &&
      id[17] === CHINESE_CHECK[weightedSum(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11],
  },
  {
    // National Immigration Agency: the letter as two digits, weights 1 and 9 to 1.
    topic: 'TW',
    withoutWords: [],
    withWords: ['A999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const first = TAIWANESE_FIRST.indexOf(id.charAt(0)) + 10
      const sum = Math.floor(first / 10) + 9 * (first % 10) + weightedSum(id, [8, 7, 6, 5, 4, 3, 2, 1, 1], 1)
      return /^[A-Z][1289]/.test(id) && sum % 10 === 0
    },
  },
  {
    // Immigration Department: weights 9 to 2, a missing first letter as 36, modulus 11, where 10 is A.
    topic: 'HK',
    withoutWords: [],
    withWords: ['A9999999', 'AA9999999', 'A999999A', 'A999999-9', 'A999999(9', 'AA999999(9', 'A999999(A'],
    hasCheckDigit: true,
    isValid: id => {
      const first = id.length === 9 ? 9 * valueAt(id, 0) + 8 * valueAt(id, 1) : 9 * 36 + 8 * valueAt(id, 0)
      const check = (11 - ((first + weightedSum(id, [7, 6, 5, 4, 3, 2], id.length - 7)) % 11)) % 11
      return id.at(-1) === (check === 10 ? 'A' : String(check))
    },
  },
  {
    // Immigration & Checkpoints Authority: weights 2 and 7 to 2; T and G are 4 ahead, M is 3.
    topic: 'SG',
    withoutWords: ['A9999999A'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      const sum = weightedSum(id, [2, 7, 6, 5, 4, 3, 2], 1)
      const shift = id.startsWith('M') ? 3 : 0
      return SINGAPORE_CHECKS[id.charAt(0)]?.[(sum + shift) % 11] === id[8]
    },
  },
  {
    // Jabatan Pendaftaran Negara, MyKad: a date and a place of birth, no check.
    topic: 'MY',
    withoutWords: [],
    withWords: ['999999-99-9999', '999999999999'],
    hasCheckDigit: false,
    isValid: id => isDayOfYear(pairAt(id, 4), pairAt(id, 2)) && pairAt(id, 6) > 0,
  },
  {
    // Department of Provincial Administration: weights 13 to 2, modulus 11.
    topic: 'TH',
    withoutWords: ['9-9999-99999-99-9', '9 9999 99999 99 9'],
    withWords: ['9999999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      /^[1-8]/.test(id) &&
      (11 - (weightedSum(id, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === valueAt(id, 12),
  },
  {
    // Dukcapil, NIK: a place and a date (women's days raised by 40), no check.
    topic: 'ID',
    withoutWords: [],
    withWords: ['9999999999999999'],
    hasCheckDigit: false,
    isValid: id => /^[1-9]/.test(id) && isDayOfYear(pairAt(id, 6) % 40, pairAt(id, 8)),
  },
  {
    // Resident Registration Act: weights 2 to 9 and 2 to 5, modulus 11; numbers since October 2020 carry no check.
    topic: 'KR',
    withoutWords: ['999999-9999999'],
    withWords: ['9999999999999', '999999 9999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      /^\d{6}[0-9]/.test(id) &&
      isDayOfYear(pairAt(id, 4), pairAt(id, 2)) &&
      (11 - (weightedSum(id, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === valueAt(id, 12),
  },
  {
    // Ministry of Internal Affairs, ordinance 85 of 2014: weights 6 to 2 and 7 to 2, modulus 11.
    topic: 'JP',
    withoutWords: [],
    withWords: ['999999999999', '9999 9999 9999', '9999-9999-9999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const rest = weightedSum(id, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return !isOneDigit(id) && valueAt(id, 11) === (rest <= 1 ? 0 : 11 - rest)
    },
  },
]
