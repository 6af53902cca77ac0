import { passesLuhn, passesMod11Mod10, remainder } from '../patterns/checkDigits.ts'
import type { Form } from './announced.ts'
import { toDigits, weightedRemainder } from './checksums.ts'

type TaxFormat = {
  /** Before the body in a VAT number. */
  prefix: string
  /** Capitals and digits. */
  body: string
  isValid: (body: string) => boolean
}

const computeRemainder = (text: string, weights: readonly number[], divisor: number) =>
  weightedRemainder(toDigits(text.slice(0, weights.length)), weights, divisor)
const last = (text: string) => Number(text.at(-1))
/** The check digit that makes the weighted sum a multiple of 11, or 0 for 10 and 11. */
const complement11 = (rest: number) => ((11 - rest) % 11) % 10

/**
 * VAT numbers of the European Union and its neighbours, by country. Structures: European Commission, VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq (question 11); check digits: each country's tax authority.
 */
const VAT: readonly TaxFormat[] = [
  { prefix: 'AT', body: 'U\\d{8}', isValid: passesAustrian },
  { prefix: 'BE', body: '[01]\\d{9}', isValid: body => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)) },
  { prefix: 'CHE', body: '\\d{9}', isValid: passesSwiss },
  { prefix: 'DE', body: '[1-9]\\d{8}', isValid: passesMod11Mod10 },
  { prefix: 'DK', body: '[1-9]\\d{7}', isValid: body => computeRemainder(body, [2, 7, 6, 5, 4, 3, 2, 1], 11) === 0 },
  {
    prefix: 'EL',
    body: '\\d{9}',
    isValid: body => computeRemainder(body, [256, 128, 64, 32, 16, 8, 4, 2], 11) % 10 === last(body),
  },
  { prefix: 'ES', body: '[A-HJNP-SUVW]\\d{7}[0-9A-J]', isValid: passesSpanish },
  { prefix: 'FI', body: '\\d{8}', isValid: passesFinnish },
  { prefix: 'FR', body: '\\d{11}', isValid: passesFrench },
  { prefix: 'GB', body: '\\d{9}', isValid: passesBritish },
  { prefix: 'IE', body: '\\d{7}[A-W][A-I]?', isValid: passesIrish },
  { prefix: 'IT', body: '\\d{11}', isValid: passesLuhn },
  { prefix: 'LU', body: '\\d{8}', isValid: body => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  { prefix: 'NL', body: '\\d{9}B\\d{2}', isValid: passesDutch },
  {
    prefix: 'PL',
    body: '[1-9]\\d{9}',
    isValid: body => computeRemainder(body, [6, 5, 7, 2, 3, 4, 5, 6, 7], 11) === last(body),
  },
  {
    prefix: 'PT',
    body: '[1-9]\\d{8}',
    isValid: body => complement11(computeRemainder(body, [9, 8, 7, 6, 5, 4, 3, 2], 11)) === last(body),
  },
  { prefix: 'SE', body: '\\d{10}01', isValid: body => passesLuhn(body.slice(0, 10)) },
]

/** Numbers that are not VAT numbers of a country with a prefix. */
const OTHERS: readonly Omit<TaxFormat, 'prefix'>[] = [
  // Australia, ABN: https://abr.business.gov.au/Help/AbnFormat
  { body: '[1-9]\\d{10}', isValid: passesAustralian },
  // Brazil, CNPJ: Receita Federal
  { body: '\\d{14}', isValid: passesBrazilian },
  // France, SIREN
  { body: '\\d{9}', isValid: passesLuhn },
  // Japan, corporate number: https://www.houjin-bangou.nta.go.jp
  { body: 'T?[1-9]\\d{12}', isValid: passesJapanese },
  // Saudi Arabia: https://zatca.gov.sa
  { body: '3\\d{13}3', isValid: () => true },
]

const compact = (value: string) => value.toUpperCase().replace(/[^A-Z0-9]/g, '')
const byPrefix = new Map(VAT.map(({ prefix, body, isValid }) => [prefix, { body: new RegExp(`^${body}$`), isValid }]))

/** A VAT number as it is written, with its country. */
export const VAT_NUMBER = new RegExp(VAT.map(({ prefix, body }) => `${prefix}[ -]?${spaced(body)}`).join('|'), 'g')

/** With separators between any characters. */
function spaced(body: string): string {
  const characters = Array.from(
    body.matchAll(/(\\d|\[[^\]]+\]|\w)(?:\{(\d+)\}|(\?))?/g),
    ([, one = '', count, optional]) => (optional ? [`(?:${one})?`] : Array<string>(Number(count ?? 1)).fill(one)),
  )
  return characters.flat().join('[ ./-]?')
}

export function isVatNumber(written: string): boolean {
  const whole = compact(written)
  const prefix = whole.startsWith('CHE') ? 'CHE' : whole.slice(0, 2)
  const format = byPrefix.get(prefix)
  const body = whole.slice(prefix.length)
  return format?.body.test(body) === true && format.isValid(body)
}

/** After words such as `VAT no.`. */
export const taxForms: readonly Form[] = [
  { pattern: new RegExp(VAT_NUMBER.source, 'y'), isValid: isVatNumber, hasCheckDigit: true },
  ...[...VAT, ...OTHERS].map(({ body, isValid }) => ({
    pattern: new RegExp(`${spaced(body)}(?![ ./-]?\\d)`, 'y'),
    isValid: (value: string) => isValid(compact(value)),
    hasCheckDigit: true,
  })),
  // Germany, Steuernummer: three groups without a check digit that all states share
  { pattern: /\d{2,3}[ /]\d{3}[ /]\d{4,5}/y },
  // United States, EIN
  { pattern: /\d{2}-\d{7}/y },
  // United Kingdom, UTR
  { pattern: /\d{5} ?\d{5}K?/y },
  // India, GSTIN: state, PAN, and a check character
  { pattern: /[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]/y },
]

function passesAustrian(body: string): boolean {
  const sum = toDigits(body.slice(1, 8)).reduce((all, digit, index) => {
    const product = index % 2 === 0 ? digit : 2 * digit
    return all + Math.floor(product / 10) + (product % 10)
  }, 4)
  return (10 - (sum % 10)) % 10 === last(body)
}

function passesSwiss(body: string): boolean {
  const rest = computeRemainder(body, [5, 4, 3, 2, 7, 6, 5, 4], 11)
  return rest !== 1 && (11 - rest) % 11 === last(body)
}

function passesFinnish(body: string): boolean {
  const rest = computeRemainder(body, [7, 9, 10, 5, 8, 4, 2], 11)
  return rest !== 1 && (11 - rest) % 11 === last(body)
}

function passesFrench(body: string): boolean {
  const siren = body.slice(2)
  return passesLuhn(siren) && (12 + 3 * (Number(siren) % 97)) % 97 === Number(body.slice(0, 2))
}

function passesBritish(body: string): boolean {
  const sum = toDigits(body.slice(0, 7)).reduce((all, digit, index) => all + digit * (8 - index), Number(body.slice(7)))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

function passesIrish(body: string): boolean {
  const second = body[8] === undefined ? 0 : body.charCodeAt(8) - 0x40
  const sum = toDigits(body.slice(0, 7)).reduce((all, digit, index) => all + digit * (8 - index), 9 * second)
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === body[7]
}

/** The sum of nine digits modulo 11, or, of a person since 2020, the whole number modulo 97 (ISO 7064). */
function passesDutch(body: string): boolean {
  if (computeRemainder(body, [9, 8, 7, 6, 5, 4, 3, 2], 11) === Number(body[8])) return true
  const letters = `NL${body}`.replace(/[A-Z]/g, letter => `${Number.parseInt(letter, 36)}`)
  return remainder(letters, 97) === 1
}

function passesSpanish(body: string): boolean {
  const sum = toDigits(body.slice(1, 8)).reduce((all, digit, index) => {
    const product = index % 2 === 0 ? 2 * digit : digit
    return all + Math.floor(product / 10) + (product % 10)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  const written = body[8] ?? ''
  return written === `${check}` || written === 'JABCDEFGHI'[check]
}

function passesAustralian(body: string): boolean {
  const [first = 0, ...rest] = toDigits(body)
  return weightedRemainder([first - 1, ...rest], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89) === 0
}

function passesBrazilian(body: string): boolean {
  const check = (weights: readonly number[]) => {
    const rest = computeRemainder(body, weights, 11)
    return rest < 2 ? 0 : 11 - rest
  }
  const first = check([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = check([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  return Number(body[12]) === first && Number(body[13]) === second && new Set(body).size > 1
}

function passesJapanese(body: string): boolean {
  const [check, ...digits] = toDigits(body.replace('T', ''))
  const sum = digits.reverse().reduce((all, digit, index) => all + digit * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9) === check
}
