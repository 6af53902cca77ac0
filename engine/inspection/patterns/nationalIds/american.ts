import { isDayOfYear, isOneDigit, pairAt, passesLuhn, valueAt, weightedSum } from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const CURP_STATES =
  /^(?:AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE)$/

export const americanIds: readonly NationalIdFormat[] = [
  {
    // 20 CFR 422.103 and the randomisation of 2011; IRS, ITIN: group 50-65, 70-88, 90-92, 94-99.
    topic: 'US',
    // Only this number has such groups. Without it, tables with a distant header would appear clean.
    withoutWords: ['999-99-9999'],
    withWords: ['999 99 9999', '999.99.9999', '999999999'],
    hasCheckDigit: false,
    isValid: id => {
      const [group, serial] = [pairAt(id, 3), Number(id.slice(5))]
      if (id.startsWith('9')) return (group >= 50 && group <= 65) || (group >= 70 && group !== 89 && group !== 93)
      return !/^(?:000|666)/.test(id) && group !== 0 && serial !== 0 && !isOneDigit(id) && id !== '123456789'
    },
  },
  {
    // Employment and Social Development Canada: Luhn; 8 is not issued; 0 is used in examples.
    topic: 'CA',
    withoutWords: [],
    withWords: ['999 999 999', '999-999-999', '999999999'],
    hasCheckDigit: true,
    isValid: id => !id.startsWith('8') && !isOneDigit(id) && passesLuhn(id),
  },
  {
    // Receita Federal, CPF: two check digits, modulus 11.
    topic: 'BR',
    withoutWords: ['999.999.999-99'],
    withWords: ['99999999999', '999999999-99', '999 999 999 99'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const first = ((10 * weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2])) % 11) % 10
      const second = ((10 * weightedSum(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) % 11) % 10
      return !isOneDigit(id) && valueAt(id, 9) === first && valueAt(id, 10) === second
    },
  },
  {
    // AFIP, CUIL of persons: weights, modulus 11.
    topic: 'AR',
    withoutWords: ['99-99999999-9'],
    withWords: ['99999999999', '99 99999999 9'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => /^2[03457]/.test(id) && weightedSum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  {
    // RENAPER, DNI: a number without check.
    topic: 'AR',
    withoutWords: [],
    withWords: ['99.999.999', '99999999'],
    hasCheckDigit: false,
    isValid: id => !isOneDigit(id) && Number(id) > 1_000_000,
  },
  {
    // Servicio de Registro Civil, RUN: weights 2 to 7 from the right, modulus 11, where 10 is K.
    topic: 'CL',
    withoutWords: ['99.999.999-9', '99.999.999-A', '9.999.999-9', '9.999.999-A'],
    withWords: ['99999999-9', '99999999-A', '9999999-9', '9999999-A'],
    hasCheckDigit: true,
    isValid: id => {
      const check = 11 - (weightedSum(id.slice(0, -1).padStart(8, '0'), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
      return id.at(-1) === (check === 11 ? '0' : check === 10 ? 'K' : String(check))
    },
  },
  {
    // RENAPO, Instructivo normativo para la asignación de la CURP: weights 18 to 2, modulus 10.
    topic: 'MX',
    withoutWords: ['AAAA999999AAAAAA99', 'AAAA999999AAAAAAA9'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      if (!/^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX]/.test(id) || !CURP_STATES.test(id.slice(11, 13))) return false
      let sum = 0
      for (let index = 0; index < 17; index++) sum += (18 - index) * CURP_ALPHABET.indexOf(id.charAt(index))
      return isDayOfYear(pairAt(id, 8), pairAt(id, 6)) && valueAt(id, 17) === (10 - (sum % 10)) % 10
    },
  },
]
