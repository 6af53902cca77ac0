import { toWords } from '../../../../shared/domain/listWords.ts'
import { readTypedAddress } from '../../../../shared/domain/typedAddress.ts'

const MIN_PART = 3

/** `*@partner.example` or `@partner.example` means the domain. Undefined for text too short to search for. */
export function addressMeant(text: string): string | undefined {
  const pasted = readTypedAddress(text)
  if (typeof pasted !== 'string') return pasted.address.toLowerCase()
  const typed = text.trim().toLowerCase().replace(/^\*@/, '@')
  if (/^@[^@.\s]+(\.[^@.\s]+)+$/.test(typed)) return `*${typed}`
  return toWords(typed).some(word => [...word].length >= MIN_PART) ? typed : undefined
}
