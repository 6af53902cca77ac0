import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import { readPhone, toDialled } from '../../../../shared/domain/phone.ts'
import { countryName, fieldTexts } from '../../../../shared/texts/fields.ts'
import type { TypedPhone } from './typedPhone.ts'

/** A number and nothing else: what is typed beside it stays. */
const PLAIN = /^\+?\s*\d[\d\s().\-/]*$/

/** A country to whose phones codes go. */
export type Region = { code: string; label: string }

/** The countries in the order of their names, such as `Switzerland (+41)`. */
export function toRegions(countries: readonly string[]): Region[] {
  return countries
    .filter(code => isSupportedCountry(code))
    .map(code => ({ code, label: `${countryName(code)} (+${getCountryCallingCode(code)})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

/** The country of numbers that are typed without one: that of the reader's locale, where codes go there. */
export function defaultRegion(countries: readonly string[], locales: readonly string[]): string | undefined {
  // Read by hand: Chromium names locales, such as `en-US@posix`, that Intl.Locale throws on.
  const subtags = locales.flatMap(locale => locale.split(/[-@]/).slice(1))
  return subtags.find(subtag => countries.includes(subtag)) ?? countries[0]
}

/** A phone number as it is typed, in groups as its country writes it. */
export function grouped(text: string, region: string | undefined): string {
  const dialled = toDialled(text)
  return PLAIN.test(dialled) ? new AsYouType(supported(region)).input(dialled) : text
}

/**
 * A phone number as typed, with what can be dialled.
 * @param countries to whose phones codes go; undefined: the server decides
 */
export function readTyped(
  text: string,
  region: string | undefined,
  countries: readonly string[] | undefined,
): TypedPhone {
  const phone = readPhone(text, region)
  if (!phone) return { text, region }
  if (countries && !countries.includes(phone.country)) {
    return { text, region, refusal: fieldTexts.phoneCountry(phone.country) }
  }
  return { text, region: phone.country, e164: phone.e164 }
}

/** The number with its country, once it is one. */
export function international(text: string, region: string | undefined): string {
  return readPhone(text, region) ? (parsed(text, region)?.formatInternational() ?? text) : text
}

/** The digits of a number as they are dialled within its country, for another country to be read into. */
export function national(text: string, region: string | undefined): string {
  return parsed(text, region)?.formatNational() ?? text
}

/** The name of the country that a number belongs to. */
export function findCountry(text: string, region: string | undefined): string | undefined {
  const country = readPhone(text, region)?.country
  return country === undefined ? undefined : countryName(country)
}

function parsed(text: string, region: string | undefined) {
  const defaultCountry = supported(region)
  return parsePhoneNumberFromString(toDialled(text), { extract: false, ...(defaultCountry && { defaultCountry }) })
}

function supported(region: string | undefined) {
  return region !== undefined && isSupportedCountry(region) ? region : undefined
}
