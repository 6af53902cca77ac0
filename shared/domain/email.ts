import * as z from 'zod'
import { fieldTexts } from '../texts/fields.ts'

/** Longest address that SMTP carries (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const MAX_ADDRESS = 254
/** A local part that SMTP carries (RFC 5321, 4.5.3.1.1) and a domain that DNS can hold (RFC 1035, 2.3.1). */
const DELIVERABLE = /^[^@]{1,64}@([a-z0-9-]{0,62}[a-z0-9]\.)+[a-z]{2,63}$/i

/** One e-mail address. The domain is kept in lower case; the local part as typed, since only its owner knows. */
export const EmailAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS, fieldTexts.invalidEmail)
  // JSON Schema states the type before the pipe: OpenAPI needs the form here as well.
  .meta({ format: 'email', pattern: String.raw`^\s*[^@\s]{1,64}@([A-Za-z0-9-]{0,62}[A-Za-z0-9]\.)+[A-Za-z]{2,63}\s*$` })
  .pipe(z.email(fieldTexts.invalidEmail).regex(DELIVERABLE, fieldTexts.invalidEmail))
  .transform(address => {
    const at = address.lastIndexOf('@')
    return `${address.slice(0, at)}@${getDomain(address)}`
  })

/** The domain of an e-mail address, in lower case. */
export function getDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** Whether `domain` is `parent` or lies under it. Both in lower case. */
export function isWithinDomain(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`)
}
