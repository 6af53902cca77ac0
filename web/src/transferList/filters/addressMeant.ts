import { toWords } from '../../../../shared/domain/listWords.ts'
import { readTypedAddress } from '../../../../shared/domain/typedAddress.ts'

const MIN_PART = 3

/**
 * The filter that a typed text means: `*@partner.example` or `@partner.example` is everybody of that domain; an address
 * as programs copy it is that address; any other text is part of an address. Undefined for a part that is too short to
 * find by.
 */
export function addressMeant(text: string): string | undefined {
  const pasted = readTypedAddress(text)
  if (typeof pasted !== 'string') return pasted.address.toLowerCase()
  const typed = text.trim().toLowerCase().replace(/^\*@/, '@')
  if (/^@[^@.\s]+(\.[^@.\s]+)+$/.test(typed)) return `*${typed}`
  return toWords(typed).some(word => [...word].length >= MIN_PART) ? typed : undefined
}
