import * as z from 'zod'
import { ExpiryBounds, TransferLimits } from './limits.ts'

const Domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Write a domain in lower case, such as acme.example.')
/** Names stand in mails' headers, pages and templates: one line of them. */
const Name = z
  .string()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u, 'One line, without control characters.')
const Page = z.strictObject({ title: Name, url: z.url() })
/** Listed with commas in the configuration; whoever stands before an @ there is not where the token would go. */
const RedirectUrl = z.url().regex(/^[^,@#\s]*$/, 'Write an address without commas, spaces, @ and #.')

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
  timeZone: z.string().default('UTC'),
  limits: TransferLimits.default({ maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 }),
  sendExpiryDays: ExpiryBounds.default({ min: 1, default: 7, max: 60 }),
  templateSets: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        description: z.string(),
        configOverrides: z.strictObject({ transferRequestUploadExpiryDays: z.int().min(1).optional() }).default({}),
      }),
    )
    .default([]),
})
export type Organisation = z.infer<typeof Organisation>
