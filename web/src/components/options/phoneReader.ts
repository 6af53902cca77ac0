import { AsYouType } from 'libphonenumber-js/mobile'
import { readPhone } from '../../../../shared/domain/phone.ts'
import type { TypedPhone } from './typedPhone.ts'

/** A number and nothing else: what was typed beside it is not made away with. */
const PLAIN = /^[+\d\s().\-/]*$/

/** A phone number as it is typed, in groups as its country writes it; 00 is how many people type a plus. */
export function grouped(text: string): string {
  if (!PLAIN.test(text)) return text
  return new AsYouType().input(text.replace(/^\s*00/, '+'))
}

/** A phone number as typed, with what can be dialled. */
export function readTyped(text: string): TypedPhone {
  return { text, e164: readPhone(text.replace(/^\s*00/, '+'))?.e164 }
}

/** The country that a number belongs to, for whoever looks twice. */
export function countryOf(text: string): string | undefined {
  const country = readPhone(text.replace(/^\s*00/, '+'))?.country
  return country === undefined ? undefined : new Intl.DisplayNames('en', { type: 'region' }).of(country)
}
