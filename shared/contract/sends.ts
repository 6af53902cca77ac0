import * as z from 'zod'
import { EmailAddress } from '../domain/email.ts'
import { ExpiryBounds } from '../domain/limits.ts'
import { line, paragraph, safeFilePath } from '../domain/text.ts'
import { Outcome, VerificationFlag } from '../domain/verification.ts'
import { contract } from './contract.ts'
import { Id, noParams, noQuery } from './values.ts'

/** Far above any organisation's limit: the limit itself answers with its own sentence, this only bounds the work. */
const MOST_FILES_IN_A_BODY = 10_000

const MaskedRange = z.strictObject({ from: z.int().min(0), to: z.int().min(0), char: line(2) })

/** All that the methods' parameters can be; anything deeper would have to be carried, and told apart, unread. */
const ParameterValue = z.union(
  [line(1000), z.boolean(), z.array(MaskedRange).max(100)],
  'A parameter is a text, true or false, or a list of { from, to, char }.',
)

const AnonymizationPolicy = z.strictObject({
  headerRow: z.boolean(),
  anonymizationRules: z
    .array(
      z.strictObject({
        columnNameOrIndex: line(256),
        anonymizationMethod: z.enum(['none', 'sha256', 'basic_mask', 'regex_mask', 'fpe_ffx2']),
        parameters: z
          .array(z.strictObject({ key: line(64), value: ParameterValue }))
          .max(20)
          .default([]),
      }),
    )
    .max(1000),
})

const DeclaredFile = z.strictObject({
  name: line(1024).min(1, 'A file needs a name.').transform(safeFilePath),
  /** Bytes. */
  size: z.int('A size is a whole number of bytes.').min(0, 'A size cannot be negative.'),
  contentType: line(255).optional(),
  /** The client's own number for the file, answered back beside its id. */
  tempId: z.int(),
  anonymizationPolicy: AnonymizationPolicy.optional(),
})
export type DeclaredFile = z.infer<typeof DeclaredFile>

const DeclaredFiles = z
  .array(DeclaredFile)
  .max(MOST_FILES_IN_A_BODY, 'Far too many files for one transfer.')
  .refine(
    files => new Set(files.map(file => file.tempId)).size === files.length,
    'Each file needs a tempId of its own.',
  )

const PolicyFeature = z.enum(['prohibited', 'optional', 'required'])
const PolicyFeatures = z.strictObject({
  anonymousTransfer: PolicyFeature,
  passwordProtection: PolicyFeature,
  mobileOtp: PolicyFeature,
  trackingId: PolicyFeature,
})
export type PolicyFeatures = z.infer<typeof PolicyFeatures>

const TemplateSet = z.strictObject({
  name: z.string(),
  description: z.string(),
  configOverrides: z.strictObject({ transferRequestUploadExpiryDays: z.int().optional() }),
})

const CreatedFile = z.strictObject({ id: Id, tempId: z.int(), name: z.string() })

export const createProvisionalTransfer = contract({
  name: 'createProvisionalTransfer',
  summary: 'Checks recipient, files and policies before anything is sent.',
  method: 'POST',
  path: '/provisional_transfers',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    files: DeclaredFiles,
    /** The provisional transfer that this one replaces, after the sender went back. */
    id: Id.nullish(),
    message: paragraph(5000),
    recipient: EmailAddress,
    recipientName: line(200).nullish(),
    /** Ignored: the sender is who the token says. */
    sender: line(320).nullish(),
  }),
  reply: z.strictObject({
    transferId: Id,
    rvFlags: z.array(VerificationFlag),
    rvMessages: z.array(z.strictObject({ flag: VerificationFlag, text: z.string() })),
    outcome: Outcome,
    policyFeatures: PolicyFeatures,
    acknowledgementRequired: z.boolean(),
    expiry: ExpiryBounds,
    organisationName: z.string(),
    templateSets: z.array(TemplateSet),
    maskedPhoneNumber: z.string().nullable(),
  }),
  reach: { transfers: ['add', 'ofSender'] },
})

export const createTransfer = contract({
  name: 'createTransfer',
  summary: 'Confirms a provisional transfer with its options; its files can be uploaded from now on.',
  method: 'POST',
  path: '/transfers',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    id: Id,
    files: DeclaredFiles,
    acknowledgement: z.boolean(),
    recipientName: line(200).nullish(),
    expiryDays: z.int().nullish(),
    sendEmailNotification: z.boolean().default(true),
    isAnonymousTransfer: z.boolean().default(false),
    isOTPEnabled: z.boolean().default(false),
    isPasswordProtected: z.boolean().default(false),
    recipientPhoneNumber: line(32).nullish(),
    templateSet: line(100).nullish(),
    trackingId: line(200).nullish(),
  }),
  reply: z.strictObject({ id: Id, files: z.array(CreatedFile) }),
  reach: { transfers: ['ofSender', 'replace'] },
})
