import * as z from 'zod'
import { fieldTexts } from '../texts/en/fields.ts'

/** Maximum address length in SMTP (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const MAX_ADDRESS = 254
/** A local part for SMTP (RFC 5321, 4.5.3.1.1) and a domain for DNS (RFC 1035, 2.3.1). */
const DELIVERABLE = /^[^@]{1,64}@([a-z0-9-]{0,62}[a-z0-9]\.)+[a-z]{2,63}$/i

/** Alphabets whose letters look alike. */
const alphabets = { Latin: /\p{Script=Latin}/gu, Greek: /\p{Script=Greek}/gu, Cyrillic: /\p{Script=Cyrillic}/gu }

const alphabetNames = ['Latin', 'Greek', 'Cyrillic'] as const

export type ForeignLetter = {
  letter: string
  alphabet: keyof typeof alphabets
  /** The part between dots, and the place of the letter in it, from 1 on. */
  part: string
  place: number
}

/** Names a letter of another alphabet, because it looks like the right one. */
export function invalidEmailText(text: unknown): string {
  const [, domain = ''] = /@([\p{L}\p{M}\p{N}.-]+)/u.exec(String(text)) ?? []
  const foreign = findForeignLetter(domain)
  return foreign ? foreignLetterText(foreign) : fieldTexts.invalidEmail
}

export function foreignLetterText({ letter, alphabet, part, place }: ForeignLetter): string {
  return fieldTexts.foreignLetter(letter, alphabet, part, place)
}

const error = ({ input }: { input?: unknown }) => invalidEmailText(input)

/**
 * One e-mail address. The domain is lower-cased; the local part stays as typed, because only its server knows whether
 * case matters.
 */
export const EmailAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS, { error: () => fieldTexts.invalidEmail })
  // JSON Schema shows only the type before the pipe, so OpenAPI needs the pattern here too.
  .meta({ format: 'email', pattern: String.raw`^\s*[^@\s]{1,64}@([A-Za-z0-9-]{0,62}[A-Za-z0-9]\.)+[A-Za-z]{2,63}\s*$` })
  .pipe(z.email({ error }).regex(DELIVERABLE, { error }))
  .transform(address => {
    const at = address.lastIndexOf('@')
    return `${address.slice(0, at)}@${getDomain(address)}`
  })

/** @returns a letter, in a part of a domain, of another alphabet than most of its letters */
export function findForeignLetter(domain: string): ForeignLetter | undefined {
  for (const part of domain.normalize('NFC').split('.')) {
    const [, foreign] = alphabetNames
      .map(alphabet => ({ alphabet, letters: part.match(alphabets[alphabet]) ?? [] }))
      // Of equally many, Latin is the usual alphabet.
      .sort((one, other) => other.letters.length - one.letters.length)
    const letter = foreign?.letters[0]
    if (letter) return { letter, alphabet: foreign.alphabet, part, place: Array.from(part).indexOf(letter) + 1 }
  }
  return undefined
}

/** The domain of an address, in lower case. */
export function getDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** Few servers distinguish the case of local parts. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whether `domain` equals `parent` or is below it. Both in lower case. */
export function isWithinDomain(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`)
}
