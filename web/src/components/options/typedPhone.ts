import { fieldTexts } from '../../../../shared/texts/fields.ts'

/** A phone number as it was typed, and as it is dialled from anywhere, where it is one that can get codes. */
export type TypedPhone = { text: string; e164?: string | undefined }

/** What is wrong with it. */
export function faultOfPhone(phone: TypedPhone | undefined): string | undefined {
  if (!phone?.text.trim()) return fieldTexts.required
  return phone.e164 === undefined ? fieldTexts.invalidPhone : undefined
}
