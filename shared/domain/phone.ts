import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { withoutUnseen } from './text.ts'

/** `country` in ISO 3166-1, `callingCode` without the plus, `masked` for display. */
export type Phone = { e164: string; country: string; callingCode: string; masked: string }

/**
 * Refuses landlines, premium and shared-cost numbers, and numbers without a country: satellites (+870, +881 to +883)
 * cost more than all others together.
 * @param defaultCountry for numbers without a country code, such as `CH`; without it they are refused
 */
export function readPhone(text: string, defaultCountry?: string): Phone | undefined {
  // Not extracted from surrounding text: the person must have checked exactly this number.
  const number = parsePhoneNumberFromString(toDialled(text), {
    extract: false,
    ...(defaultCountry !== undefined && isSupportedCountry(defaultCountry) ? { defaultCountry } : {}),
  })
  // The mobile metadata has no other types, but has numbers without a country.
  if (!number?.isValid() || number.getType() !== 'MOBILE' || number.country === undefined) return undefined
  // An extension leads to a switchboard, not to a phone.
  if (number.ext !== undefined) return undefined
  const { number: e164, country, countryCallingCode: callingCode } = number
  return { e164, country, callingCode, masked: toMasked(number.formatInternational(), callingCode) }
}

/**
 * Normalises pasted numbers for dialling: `(+41)79...`, `0041 79...`, `tel:+41...`, invisible characters. Keeps all
 * digits, except an international prefix and a trunk zero in brackets: `+41 (0)79`.
 */
export function toDialled(text: string): string {
  return (
    withoutUnseen(text)
      // Full-width digits.
      .normalize('NFKC')
      .trim()
      .replace(/^tel:\s*/i, '')
      .replace(/^\(\s*(?:\+|00)\s*(\d{1,3})\s*\)/, '+$1 ')
      .replace(/^00\s*/, '+')
      .replace(/^(\+\s*\d{1,3})\s*\(0\)/, '$1 ')
  )
}

/** Such as `+41 ** *** ** 67`. */
function toMasked(international: string, callingCode: string): string {
  const head = `+${callingCode}`
  return head + international.slice(head.length).replace(/\d(?=\D*\d\D*\d)/g, '*')
}
