import * as z from 'zod'
import { ExpiryBounds, TransferLimits } from './limits.ts'
import { TemplateSet } from './templateSet.ts'

const Domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Write a domain in lower case, such as acme.example.')
/** Names stand in mails' headers, pages and templates: one line of them. */
const Name = z
  .string()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u, 'One line, without control characters.')
/** It becomes a link in pages: no `javascript:`, no plain http. */
const LinkUrl = z.url({ protocol: /^(https|mailto)$/, error: 'Write an address that begins with https: or mailto:.' })
const Page = z.strictObject({ title: Name, url: LinkUrl })
/** Listed with commas in the configuration; whoever stands before an @ there is not where the token would go. */
const RedirectUrl = z.url().regex(/^[^,@#\s]*$/, 'Write an address without commas, spaces, @ and #.')

/** Exact: no wildcard, path or plain http. It goes into the `frame-ancestors` of a policy. */
const HttpsOrigin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    'Write an origin in lower case, such as https://mail.acme.example, without a path.',
  )

/** What an organisation decides: one file, parsed on both hosts; the public part becomes `/api/config`. */
export const Organisation = z.strictObject({
  name: Name,
  domains: z.array(Domain).min(1),
  bannedDomains: z.array(Domain).default([]),
  brandName: Name.default('Waybill'),
  supportEmail: z.email().optional(),
  termsOfService: Page.optional(),
  privacyPolicy: Page.optional(),
  trustedRedirectUrls: z.array(RedirectUrl).default([]),
  /** Origins whose pages may show the add-on view (`?view=addon`) in a frame. */
  addOnHosts: z.array(HttpsOrigin).max(20).default([]),
  timeZone: z.string().default('UTC'),
  limits: TransferLimits.default({ maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 }),
  sendExpiryDays: ExpiryBounds.default({ min: 1, default: 7, max: 60 }),
  /** How long an upload link works. */
  requestExpiryDays: ExpiryBounds.default({ min: 3, default: 7, max: 60 }),
  /** The first is used where none is chosen. */
  templateSets: z
    .array(TemplateSet)
    .refine(sets => new Set(sets.map(({ name }) => name)).size === sets.length, 'Two template sets have one name.')
    .default([]),
  /** Where codes may go by SMS, as ISO 3166-1 countries; without any, nobody can be asked for one. */
  smsCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Write countries such as CH.')).default([]),
  /** What may be sent in a day, in all: what goes beyond it is refused, and waits for the next day. */
  dailyCaps: z
    .strictObject({
      sms: z.int().min(0),
      mailsPerSender: z.int().min(1),
      mailsPerRecipient: z.int().min(1),
    })
    .default({ sms: 1000, mailsPerSender: 1000, mailsPerRecipient: 200 }),
  /** What one person may take of what all share. Windows of a day slide; sizes are MiB. */
  memberCaps: z
    .strictObject({
      /** Transfers begun and not confirmed. */
      openProvisional: z.int().min(1),
      /** Records of new transfers and requests in 24 hours. */
      recordMiBPerDay: z.int().min(1),
      /** Uploads under way, as declared. */
      unfinishedUploadMiB: z.int().min(1),
      /** Files sent, and received by requests, in 24 hours. */
      uploadMiBPerDay: z.int().min(1),
    })
    .default({ openProvisional: 100, recordMiBPerDay: 64, unfinishedUploadMiB: 102_400, uploadMiBPerDay: 409_600 }),
})
export type Organisation = z.infer<typeof Organisation>
