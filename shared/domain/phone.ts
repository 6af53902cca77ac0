import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { withoutUnseen } from './text.ts'

/** A phone that takes messages: `country` in ISO 3166-1, `callingCode` its digits behind the plus, `masked` to be shown. */
export type Phone = { e164: string; country: string; callingCode: string; masked: string }

/**
 * The mobile phone that somebody wrote. Landlines, premium and shared-cost numbers are none, nor is what belongs to no
 * country: satellites (+870, +881 to +883) cost their sender more than all others together.
 * @param defaultCountry that of numbers without a country code, such as `CH`; without it they are none
 */
export function readPhone(text: string, defaultCountry?: string): Phone | undefined {
  // Read whole: a number within other words is not what the person checked.
  const number = parsePhoneNumberFromString(toDialled(text), {
    extract: false,
    ...(defaultCountry !== undefined && isSupportedCountry(defaultCountry) ? { defaultCountry } : {}),
  })
  // The metadata knows of no other numbers than those of mobiles, but of some that have no country.
  if (!number?.isValid() || number.getType() !== 'MOBILE' || number.country === undefined) return undefined
  // Who answers behind an extension is a switchboard's choice.
  if (number.ext !== undefined) return undefined
  const { number: e164, country, countryCallingCode: callingCode } = number
  return { e164, country, callingCode, masked: toMasked(number.formatInternational(), callingCode) }
}

/**
 * A number as it is dialled, from what people paste: `(+41)79...`, `0041 79...`, `tel:+41...`, with invisible
 * characters. Its digits stay, but for an international prefix and a trunk zero in brackets: `+41 (0)79`.
 */
export function toDialled(text: string): string {
  return (
    withoutUnseen(text)
      // Full-width digits are digits.
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
