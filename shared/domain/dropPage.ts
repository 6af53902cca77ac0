import * as z from 'zod'
import { languages } from '../texts/language.ts'
import { DropLimits } from './dropLimits.ts'
import { getDomain, isSameAddress, isWithinDomain } from './email.ts'
import { line, paragraph } from './textSchemas.ts'
import { extensible } from './tolerantReader.ts'

/** A forgotten page ends. */
export const MAX_DROP_PAGE_DAYS = 365
const MAX_VISITORS = 100

/** An address, or a domain with all of its addresses. */
const Visitor = z
  .string()
  .max(254)
  .regex(/^([^@\s]{1,64}@)?([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i, 'Write an address or a domain.')

/** What its member decides. */
export const DropRules = z.strictObject({
  title: line(120),
  message: paragraph(2000),
  limits: DropLimits,
  /** Without any, all. Visitors state their address, which nothing proves. */
  visitors: z.array(Visitor).max(MAX_VISITORS),
  /** Days that the files stay. */
  expiryDays: z.int().min(1),
})
export type DropRules = z.infer<typeof DropRules>

/** A member's standing address for uploads, as it is stored. */
export const DropPage = z.strictObject({
  /** The member. */
  subject: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
  language: extensible(z.enum(languages)).optional(),
  /** Raised by one with every write. */
  revision: z.int(),
  isOn: z.boolean(),
  /** As for links: `digest` finds the page, `sealed` is the encrypted secret of its address. */
  link: z.strictObject({ digest: z.string(), sealed: z.string() }),
  /** The encrypted slow hash. */
  sealedPassword: z.string().optional(),
  /** ISO 8601. */
  endsAt: z.string(),
  rules: DropRules,
})
export type DropPage = z.infer<typeof DropPage>

export function isOpen({ isOn, endsAt }: Pick<DropPage, 'isOn' | 'endsAt'>, now: number): boolean {
  return isOn && now < Date.parse(endsAt)
}

export function isVisitorAllowed({ visitors }: Pick<DropRules, 'visitors'>, address: string): boolean {
  if (visitors.length === 0) return true
  return visitors.some(one =>
    one.includes('@') ? isSameAddress(one, address) : isWithinDomain(getDomain(address), one.toLowerCase()),
  )
}
