import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import { readPhone, toDialled } from '../../../../shared/domain/phone.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { options } from '../../../../shared/texts/en/options.ts'
import { countryName } from '../../../../shared/texts/fields.ts'
import { getPageLanguage, languageFacts } from '../../../../shared/texts/language.ts'
import type { TypedPhone } from './typedPhone.ts'

/** Other typed text stays unformatted. */
const PLAIN = /^\+?\s*\d[\d\s().\-/]*$/

export type Region = { code: string; label: string }

/** Countries sorted by name, such as `Switzerland (+41)`. */
export function toRegions(countries: readonly string[]): Region[] {
  return countries
    .filter(code => isSupportedCountry(code))
    .map(code => ({ code, label: options.phone.region(countryName(code), getCountryCallingCode(code)) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageFacts[getPageLanguage()].tag))
}

/** The country of the reader's locale, if it can receive codes. */
export function defaultRegion(countries: readonly string[], locales: readonly string[]): string | undefined {
  // Parsed by hand: Intl.Locale throws on names such as Chromium's `en-US@posix`.
  const subtags = locales.flatMap(locale => locale.split(/[-@]/).slice(1))
  return subtags.find(subtag => countries.includes(subtag)) ?? countries[0]
}

export function grouped(text: string, region: string | undefined): string {
  const dialled = toDialled(text)
  return PLAIN.test(dialled) ? new AsYouType(supported(region)).input(dialled) : text
}

/** @param countries that can receive codes; undefined: the server decides */
export function readTyped(
  text: string,
  region: string | undefined,
  countries: readonly string[] | undefined,
): TypedPhone {
  const phone = readPhone(text, region)
  if (!phone) return { text, region }
  if (countries && !countries.includes(phone.country)) {
    return { text, region, refusal: fieldTexts.phoneCountry(countryName(phone.country)) }
  }
  return { text, region: phone.country, e164: phone.e164 }
}

export function international(text: string, region: string | undefined): string {
  return readPhone(text, region) ? (parsed(text, region)?.formatInternational() ?? text) : text
}

/** The result can be read for another country. */
export function national(text: string, region: string | undefined): string {
  return parsed(text, region)?.formatNational() ?? text
}

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
