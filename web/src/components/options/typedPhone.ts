import { fieldTexts } from '../../../../shared/texts/fields.ts'

/** A phone number as it was typed, and as it is dialled from anywhere, where it is one that can get codes. */
export type TypedPhone = {
  text: string
  /** The ISO 3166-1 country of a number that is typed without one. */
  region?: string | undefined
  e164?: string | undefined
  /** Why a valid number cannot get codes. */
  refusal?: string | undefined
}

/** What is wrong with it. */
export function faultOfPhone(phone: TypedPhone | undefined): string | undefined {
  if (!phone?.text.trim()) return fieldTexts.required
  return phone.e164 === undefined ? (phone.refusal ?? fieldTexts.invalidPhone) : undefined
}
