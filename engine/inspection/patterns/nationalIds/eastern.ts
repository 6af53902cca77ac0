import {
  isDayOfYear,
  isOneDigit,
  pairAt,
  passesLuhn,
  passesMod11Mod10,
  remainder,
  valueAt,
  weightedSum,
} from '../checkDigits.ts'
import type { NationalIdFormat } from './nationalIdFormat.ts'

export const easternIds: readonly NationalIdFormat[] = [
  {
    // Rozporządzenie MSWiA, PESEL: weights 1, 3, 7, 9; centuries raise the month by 20 each.
    topic: 'PL',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      isDayOfYear(pairAt(id, 4), pairAt(id, 2) % 20) && weightedSum(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
  },
  {
    // Zákon č. 133/2000 Sb.: divisible by 11; women's months are raised by 50, crowded days' by 20 more.
    topic: 'CZ',
    withoutWords: ['999999/9999'],
    withWords: ['9999999999', '999999 9999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const month = (pairAt(id, 2) % 50) % 20
      const nine = remainder(id.slice(0, 9), 11) % 10
      return isDayOfYear(pairAt(id, 4), month) && (remainder(id, 11) === 0 || (nine === 0 && id[9] === '0'))
    },
  },
  {
    // Legea 105/1996, cod numeric personal: weights, modulus 11, where 10 is written 1.
    topic: 'RO',
    withoutWords: ['9999999999999'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id =>
      /^[1-8]/.test(id) &&
      isDayOfYear(pairAt(id, 5), pairAt(id, 3)) &&
      pairAt(id, 7) >= 1 &&
      pairAt(id, 7) <= 52 &&
      '01234567891'[weightedSum(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11] === id[12],
  },
  {
    // ЕГН: weights, modulus 11, where 10 is written 0; centuries raise the month by 20 or 40.
    topic: 'BG',
    withoutWords: [],
    withWords: ['9999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      isDayOfYear(pairAt(id, 4), pairAt(id, 2) % 20) &&
      (weightedSum(id, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === valueAt(id, 9),
  },
  {
    // Zakon o osobnom identifikacijskom broju: ISO 7064 MOD 11,10.
    topic: 'HR',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => !isOneDigit(id) && passesMod11Mod10(id),
  },
  {
    // JMBG and EMŠO of the states of former Yugoslavia: weights 7 to 2 twice, modulus 11.
    topic: 'RS',
    withoutWords: ['9999999999999'],
    withWords: [],
    hasCheckDigit: true,
    isValid: id => {
      const check = 11 - (weightedSum(id, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
      const year = Number(id.slice(4, 7))
      if (!isDayOfYear(pairAt(id, 0), pairAt(id, 2)) || (year > 30 && year < 900)) return false
      return check !== 10 && valueAt(id, 12) === check % 11
    },
  },
  {
    // Nüfus ve Vatandaşlık İşleri: two check digits.
    topic: 'TR',
    withoutWords: [],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id => {
      const tenth = ((weightedSum(id, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10) + 10) % 10
      const eleventh = weightedSum(id, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10
      return id[0] !== '0' && valueAt(id, 9) === tenth && valueAt(id, 10) === eleventh
    },
  },
  {
    // СНИЛС: weights 9 to 1, modulus 101, where 100 is written 00.
    topic: 'RU',
    withoutWords: ['999-999-999 99', '999-999-999-99'],
    withWords: ['99999999999'],
    hasCheckDigit: true,
    isValid: id =>
      !isOneDigit(id.slice(0, 9)) && (weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === pairAt(id, 9),
  },
  {
    // ИНН of a person: two check digits by weights, modulus 11, where 10 is written 0.
    topic: 'RU_INN',
    withoutWords: [],
    withWords: ['999999999999'],
    hasCheckDigit: true,
    provesColumn: true,
    isValid: id =>
      (weightedSum(id, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === valueAt(id, 10) &&
      (weightedSum(id, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === valueAt(id, 11),
  },
  {
    // Teudat zehut: Luhn.
    topic: 'IL',
    withoutWords: [],
    withWords: ['999999999', '99999999-9'],
    hasCheckDigit: true,
    isValid: id => !isOneDigit(id) && passesLuhn(id),
  },
]
