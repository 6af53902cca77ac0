import { isDayOfYear, passesLuhn } from '../patterns/checkDigits.ts'
import type { Form } from './announced.ts'
import { weightedRemainder } from './checksums.ts'

const countDigits = (value: string) => value.replace(/\D/g, '').length
/** `2019-03-12`, `12.03.2019`, `03/2019`, `20190312`: the day of issue, not the number. */
function isDate(value: string): boolean {
  if (/^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:\d{1,2}[./-])?\d{1,2}[./-]\d{4})$/.test(value)) return true
  const [, month, day] = /^(?:19|20)\d{2}(\d{2})(\d{2})$/.exec(value) ?? []
  return isDayOfYear(Number(day), Number(month))
}

/** ICAO 9303, part 3: at most nine letters and digits, which most countries begin with one or two letters. */
export const passportForms: readonly Form[] = [
  { pattern: /[A-Z]{1,3}[ -]?\d{6,8}(?![ -]?\d)/y },
  { pattern: /[A-Z0-9]{7,9}/y, isValid: value => countDigits(value) >= 4 && !isDate(value) },
  // Russia and Ukraine write a series before the number.
  { pattern: /\d{2} ?\d{2} \d{6}/y },
]

/** Lengths and groups differ in every country and state; only a few have a check digit. */
export const licenceForms: readonly Form[] = [
  {
    pattern: /[A-Z0-9]{1,18}(?:(?:[/-]| (?=[A-Z]{0,3}\d))[A-Z0-9]{1,9}){0,4}/y,
    isValid(value) {
      const { length } = value.replace(/[^A-Z0-9]/g, '')
      return length >= 7 && length <= 18 && countDigits(value) >= 5 && !isDate(value)
    },
  },
]

/** Groups of a plate by country; all have capitals and digits. Prices and rooms have, too: a plate is next to its words. */
export const plateForms: readonly Form[] = [
  // Germany and Austria, Switzerland
  { pattern: /[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?\d{1,4}[EH]?/y },
  { pattern: /[A-Z]{2}[ -]\d{3,6}/y },
  // United Kingdom; France, Italy and their neighbours
  { pattern: /[A-Z]{2}\d{2} ?[A-Z]{3}/y },
  { pattern: /[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}/y },
  // Spain; the Netherlands and Portugal
  { pattern: /\d{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}/y },
  { pattern: /[A-Z0-9]{1,3}-[A-Z0-9]{1,3}-[A-Z0-9]{1,3}/y, isValid: hasBoth },
  // Poland; the United States and others
  { pattern: /[A-Z]{2,3} [A-Z0-9]{4,5}/y, isValid: hasBoth },
  { pattern: /[A-Z0-9]{5,8}/y, isValid: hasBoth },
  { pattern: /[A-Z0-9]{1,4}[ -][A-Z0-9]{2,4}/y, isValid: hasBoth },
  { pattern: /[一-龯ぁ-ん]{1,4} ?\d{2,3} ?[ぁ-ん] ?[\d・]{1,2}-?\d{2}/y },
]

function hasBoth(value: string): boolean {
  return /[A-Z]/.test(value) && /\d/.test(value)
}

export const recordForms: readonly Form[] = [
  {
    pattern: /[A-Z]{0,4}[ -]?\d[\d-]{2,13}(?:\/\d{2,4})?/y,
    isValid: value => countDigits(value) >= 4 && !isDate(value),
  },
]

/** Accounts without an IBAN; the words of the kind are the evidence, and a check digit where a country has one. */
export const accountForms: readonly Form[] = [
  { pattern: /\d{18}/y, isValid: isClabe, hasCheckDigit: true },
  // A sort code or BSB, with the account.
  { pattern: /\d{2}-\d{2}-\d{2}(?:[ ,/]{1,2}\d{8})?/y, isValid: value => !isDate(value) },
  { pattern: /\d{3}-\d{3}(?:[ ,/]{1,2}\d{6,9})?/y },
  // New Zealand: bank, branch, account, suffix
  { pattern: /\d{2}-\d{4}-\d{7}-\d{2,3}/y },
  // India: the code of a branch
  { pattern: /[A-Z]{4}0[A-Z0-9]{6}/y },
  {
    pattern: /\d{1,12}(?:[ .-]\d{1,10}){0,4}/y,
    isValid(value) {
      const digits = value.replace(/\D/g, '')
      return digits.length >= 6 && digits.length <= 17 && !isDate(value) && !isCard(digits)
    },
  },
]

/** Mexico: https://www.banxico.org.mx, CLABE: weights 3, 7, 1. */
function isClabe(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 17), (digit, index) => (Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10)
  return (10 - (sum.reduce((all, one) => all + one, 0) % 10)) % 10 === Number(digits[17])
}

function isCard(digits: string): boolean {
  return digits.length >= 15 && /^[3-6]/.test(digits) && passesLuhn(digits)
}

/** The second line of a passport's machine-readable zone (ICAO 9303, part 4): three check digits. */
export const MACHINE_READABLE = /([A-Z0-9<]{9})(\d)[A-Z<]{3}(\d{6})(\d)[MFX<](\d{6})(\d)[A-Z0-9<]{14}[\d<]\d/g

/** @param match of {@link MACHINE_READABLE} @returns the number, without fillers */
export function readMachineReadable(match: RegExpExecArray): string | undefined {
  const [, number = '', numberCheck, birth = '', birthCheck, expiry = '', expiryCheck] = match
  const isRight = (text: string, check: string | undefined) => checkDigit(text) === Number(check)
  const isValid = isRight(number, numberCheck) && isRight(birth, birthCheck) && isRight(expiry, expiryCheck)
  return isValid ? number.replace(/<+$/, '') : undefined
}

function checkDigit(text: string): number {
  return weightedRemainder(Array.from(text, toValue), [7, 3, 1], 10)
}

function toValue(character: string): number {
  return character === '<' ? 0 : Number.parseInt(character, 36)
}
