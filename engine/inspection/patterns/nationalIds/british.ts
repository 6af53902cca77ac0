import { isOneDigit, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

const PPS_CHECK = 'WABCDEFGHIJKLMNOPQRSTUV'

export const britishIds: readonly NationalIdFormat[] = [
  {
    // HMRC, National Insurance Manual, NIM39110.
    topic: 'GB',
    withoutWords: ['AA 99 99 99 A', 'AA-99-99-99-A'],
    withWords: ['AA999999A', 'AA 999999 A', 'AA999999 A', 'AA 999999A'],
    hasCheckDigit: false,
    isValid: id => /^(?!BG|GB|KN|NK|NT|TN|ZZ)[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z]\d{6}[A-D]$/.test(id),
  },
  {
    // Of no issued prefix or suffix: typing errors and samples.
    topic: 'GB',
    withoutWords: [],
    withWords: ['AA 99 99 99 A', 'AA-99-99-99-A', 'AA999999A', 'AA 999999 A', 'AA999999 A', 'AA 999999A'],
    hasCheckDigit: false,
    isValid: id => /^[A-Z]{2}\d{6}[A-Z]$/.test(id),
  },
  {
    // NHS Data Dictionary, NHS NUMBER: weights 10 to 2, modulus 11.
    topic: 'GB_NHS',
    withoutWords: [],
    withWords: ['999 999 9999', '999-999-9999', '9999999999'],
    hasCheckDigit: true,
    isValid: id => {
      const check = 11 - (weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
      return !isOneDigit(id) && valueAt(id, 9) === (check === 11 ? 0 : check)
    },
  },
  {
    // Department of Social Protection: weights 8 to 2, since 2013 a second letter of weight 9.
    topic: 'IE',
    withoutWords: ['9999999A', '9999999AA'],
    withWords: ['9999999 A', '9999999 AA'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const second = id.length === 9 && id[8] !== 'W' ? id.charCodeAt(8) - 0x40 : 0
      if (second > 9) return false
      return id[7] === PPS_CHECK[(weightedSum(id, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23]
    },
  },
]
