import { fieldTexts } from '../../../../shared/texts/en/fields.ts'

/** `e164` is set once the number is valid and can receive codes. */
export type TypedPhone = {
  text: string
  /** The ISO 3166-1 country of a number without a prefix. */
  region?: string | undefined
  e164?: string | undefined
  refusal?: string | undefined
}

export function faultOfPhone(phone: TypedPhone | undefined): string | undefined {
  if (!phone?.text.trim()) return fieldTexts.required
  return phone.e164 === undefined ? (phone.refusal ?? fieldTexts.invalidPhone) : undefined
}
