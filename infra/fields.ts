import * as z from 'zod'
import { EmailAddress } from '../shared/domain/email.ts'

export const CERTIFICATE = /^arn:aws:acm:(?<region>[a-z0-9-]+):(?<account>\d{12}):certificate\/[\w-]+$/
/** Not in ISO 3166. */
const NO_COUNTRIES = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']

/** @param write the correction */
export const text = (pattern: RegExp, write: string) => z.string(write).regex(pattern, write)

export const Address = z
  .string('Write an e-mail address, such as files@acme.example.')
  .refine(address => EmailAddress.safeParse(address).success, 'Write an e-mail address, such as files@acme.example.')
export const HttpsUrl = z.url({ protocol: /^https$/, error: 'Write an address that begins with https://.' })

export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  // Obsolete codes and UK have a different canonical code.
  if (new Intl.Locale(`und-${code}`).region !== code) return false
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}
