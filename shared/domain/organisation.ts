import * as z from 'zod'
import { languages } from '../texts/language.ts'
import { FurtherInfoType, InfoType } from './inspection.ts'
import { ConfiguredExpiry, MAX_RECIPIENTS, TransferLimits } from './limits.ts'
import { OcrSettings } from './ocr.ts'
import { OwnKind } from './ownKind.ts'
import { searchedInfoTypes } from './searchedInfoTypes.ts'
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

const DEFAULT_TOTAL_MIB = 20_480

/** One file, parsed on both hosts. Its public part becomes `/api/config`. */
export const Organisation = z
  .strictObject({
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
    limits: TransferLimits.default({
      maxFiles: 50,
      totalSizeMiB: DEFAULT_TOTAL_MIB,
      fileSizeMiB: 5120,
      zipEncryptSizeMiB: 5120,
    }),
    sendExpiryDays: ConfiguredExpiry.default({ min: 1, default: 7, max: 60 }),
    /** Validity of an upload link. */
    requestExpiryDays: ConfiguredExpiry.default({ min: 3, default: 7, max: 60 }),
    /** The first set is the default. */
    templateSets: z
      .array(TemplateSet)
      .refine(sets => new Set(sets.map(({ name }) => name)).size === sets.length, 'Two template sets have one name.')
      .default([]),
    /** Files with the organisation's own questions of the FAQ, by language; relative to the settings. */
    faq: z.partialRecord(z.enum(languages), z.string().min(1, 'Write the name of a file.')).default({}),
    /** ISO 3166-1 countries that SMS codes may go to. Without any, no transfer can require a phone code. */
    smsCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Write countries such as CH.')).default([]),
    /** Whether members get their own recipients offered while they type an address. Without it, none are stored. */
    addressBook: z.boolean('Write true or false.').default(true),
    /** Whether members may have a standing address for uploads by anyone who knows it. */
    dropPages: z.boolean('Write true or false.').default(true),
    /** Whether recipients may trust a device for 30 days after a code. Without it, no trust that was given counts. */
    trustedDevices: z.boolean('Write true or false.').default(false),
    /** Whether senders confirm what was found in their files while they uploaded. Policies that warn ask in any case. */
    confirmFindings: z.boolean('Write true or false.').default(false),
    /** How long Send Now can be undone before the files are released. 0: not at all. */
    undoSeconds: z.int().min(0).max(60).default(0),
    /** To whom one transfer may go. */
    maxRecipients: z.int().min(1).max(MAX_RECIPIENTS).default(MAX_RECIPIENTS),
    /** Findings that administrators are alerted to. */
    sensitiveInfotypes: z.array(InfoType).min(1).default(['CREDIT_CARD_NUMBER', 'IBAN_CODE', 'NATIONAL_ID']),
    /** Kinds that inspections search beside the basic ones. */
    furtherInfotypes: z.array(FurtherInfoType).default([]),
    /** Kinds of the organisation's own: words, patterns, and lists of hashed values. */
    ownInfotypes: z
      .array(OwnKind)
      .max(50)
      .refine(kinds => new Set(kinds.map(({ id }) => id)).size === kinds.length, 'Two kinds have one id.')
      .default([]),
    /** Text recognition in pictures and scanned pages. Without it, they are reported as not inspectable. */
    ocr: OcrSettings.optional(),
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
  .refine(
    organisation => {
      const searched = searchedInfoTypes(organisation)
      return organisation.sensitiveInfotypes.every(infoType => searched.includes(infoType))
    },
    {
      path: ['sensitiveInfotypes'],
      error: 'It names a kind that is not searched. Add it to furtherInfotypes or ownInfotypes.',
    },
  )
  .refine(
    // Lower caps with the default limit are a choice; a raised limit that they refuse is a mistake.
    ({ limits, memberCaps: { unfinishedUploadMiB, uploadMiBPerDay } }) =>
      limits.totalSizeMiB <= Math.max(DEFAULT_TOTAL_MIB, Math.min(unfinishedUploadMiB, uploadMiBPerDay)),
    {
      path: ['limits', 'totalSizeMiB'],
      error: 'Raise memberCaps.unfinishedUploadMiB and memberCaps.uploadMiBPerDay, too: they refuse such a transfer.',
    },
  )
export type Organisation = z.infer<typeof Organisation>
