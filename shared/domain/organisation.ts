import * as z from 'zod'
import { InfoType } from './inspection.ts'
import { ConfiguredExpiry, TransferLimits } from './limits.ts'
import { TemplateSet } from './templateSet.ts'

const Domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Write a domain in lower case, such as acme.example.')
/** One line, because names go into mail headers, pages and templates. */
const Name = z
  .string()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u, 'One line, without control characters.')
/** Pages link to it, so `javascript:` and plain http are refused. */
const LinkUrl = z.url({ protocol: /^(https|mailto)$/, error: 'Write an address that begins with https: or mailto:.' })
const Page = z.strictObject({ title: Name, url: LinkUrl })
/** The configuration joins these with commas. An @ would let the part before it look like the host. */
const RedirectUrl = z.url().regex(/^[^,@#\s]*$/, 'Write an address without commas, spaces, @ and #.')

/** Exact origins without wildcard, path or plain http, for a policy's `frame-ancestors`. */
const HttpsOrigin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    'Write an origin in lower case, such as https://mail.acme.example, without a path.',
  )

/** One file, parsed on both hosts. Its public part becomes `/api/config`. */
export const Organisation = z.strictObject({
  name: Name,
  domains: z.array(Domain).min(1),
  bannedDomains: z.array(Domain).default([]),
  brandName: Name.default('Waybill'),
  supportEmail: z.email().optional(),
  termsOfService: Page.optional(),
  privacyPolicy: Page.optional(),
  trustedRedirectUrls: z.array(RedirectUrl).default([]),
  /** Origins that may show the add-on view (`?view=addon`) in a frame. */
  addOnHosts: z.array(HttpsOrigin).max(20).default([]),
  timeZone: z.string().default('UTC'),
  limits: TransferLimits.default({ maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 }),
  sendExpiryDays: ConfiguredExpiry.default({ min: 1, default: 7, max: 60 }),
  /** Validity of an upload link. */
  requestExpiryDays: ConfiguredExpiry.default({ min: 3, default: 7, max: 60 }),
  /** The first set is the default. */
  templateSets: z
    .array(TemplateSet)
    .refine(sets => new Set(sets.map(({ name }) => name)).size === sets.length, 'Two template sets have one name.')
    .default([]),
  /** ISO 3166-1 countries that SMS codes may go to. Without any, no transfer can require a phone code. */
  smsCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Write countries such as CH.')).default([]),
  /** Whether members get their own recipients offered while they type an address. Without it, none are stored. */
  addressBook: z.boolean('Write true or false.').default(true),
  /** Findings that administrators are alerted to. */
  sensitiveInfotypes: z.array(InfoType).min(1).default(['CREDIT_CARD_NUMBER', 'IBAN_CODE', 'NATIONAL_ID']),
  /** Daily totals. A message beyond them is refused until the next day. */
  dailyCaps: z
    .strictObject({
      sms: z.int().min(0),
      mailsPerSender: z.int().min(1),
      mailsPerRecipient: z.int().min(1),
    })
    .default({ sms: 1000, mailsPerSender: 1000, mailsPerRecipient: 200 }),
  /** Limits per member. Days are sliding windows; sizes are MiB. */
  memberCaps: z
    .strictObject({
      openProvisional: z.int().min(1),
      /** Records of new transfers and requests in 24 hours. */
      recordMiBPerDay: z.int().min(1),
      /** Unfinished uploads, by declared size. */
      unfinishedUploadMiB: z.int().min(1),
      /** Files sent, and received by requests, in 24 hours. */
      uploadMiBPerDay: z.int().min(1),
    })
    .default({ openProvisional: 100, recordMiBPerDay: 64, unfinishedUploadMiB: 102_400, uploadMiBPerDay: 409_600 }),
})
export type Organisation = z.infer<typeof Organisation>
