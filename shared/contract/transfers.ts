import * as z from 'zod'
import { AnonymisationReport, AnonymizationPolicy } from '../domain/anonymisation.ts'
import { EmailAddress } from '../domain/email.ts'
import { Findings } from '../domain/inspection.ts'
import { ExpiryBounds } from '../domain/limits.ts'
import { MAX_PARTS } from '../domain/parts.ts'
import { Taken } from '../domain/taken.ts'
import { line, paragraph, safeFilePath } from '../domain/text.ts'
import { extensible } from '../domain/tolerant.ts'
import { FileState, InspectionType, LinkMail, TransferState } from '../domain/transfer.ts'
import { VerificationFlag, VerificationOutcome } from '../domain/verification.ts'
import { contract } from './contract.ts'
import { Id, noBody, noParams, noQuery, UploadId } from './values.ts'

/** Far above any organisation's limit: the limit itself answers with its own sentence, this only bounds the work. */
const MAX_FILES_IN_A_BODY = 10_000

/** What lists files with their rules, or the parts of one. */
const MAX_FILES_BODY_BYTES = 1024 * 1024

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

const hasOwnTempIds = (files: readonly { tempId: number }[]) =>
  new Set(files.map(({ tempId }) => tempId)).size === files.length

const DeclaredFiles = z
  .array(DeclaredFile)
  .max(MAX_FILES_IN_A_BODY, 'Far too many files for one transfer.')
  .refine(hasOwnTempIds, 'Each file needs a tempId of its own.')
  .meta({ description: 'Each file has a tempId of its own.' })

/** What a responder sends: it was asked for as it is, so that no column of it is anonymised. */
export const AskedFiles = z
  .array(DeclaredFile.omit({ anonymizationPolicy: true }))
  .max(MAX_FILES_IN_A_BODY, 'Far too many files for one transfer.')
  .refine(hasOwnTempIds, 'Each file needs a tempId of its own.')
  .meta({ description: 'Each file has a tempId of its own.' })

export const PolicyFeature = extensible(z.enum(['prohibited', 'optional', 'required']))
const PolicyFeatures = z.strictObject({
  anonymousTransfer: PolicyFeature,
  passwordProtection: PolicyFeature,
  mobileOtp: PolicyFeature,
  trackingId: PolicyFeature,
})
export type PolicyFeatures = z.infer<typeof PolicyFeatures>

/** A template set as a sender chooses it. */
export const ListedTemplateSet = z.strictObject({
  name: z.string(),
  description: z.string(),
  configOverrides: z.strictObject({ transferRequestUploadExpiryDays: z.int().optional() }),
})

export const CreatedFile = z.strictObject({ id: Id, tempId: z.int(), name: z.string() })

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
  maxBodyBytes: MAX_FILES_BODY_BYTES,
  reply: z.strictObject({
    transferId: Id,
    rvFlags: z.array(extensible(VerificationFlag)),
    rvMessages: z.array(z.strictObject({ flag: extensible(VerificationFlag), text: z.string() })),
    outcome: VerificationOutcome,
    policyFeatures: PolicyFeatures,
    acknowledgementRequired: z.boolean(),
    expiry: ExpiryBounds,
    organisationName: z.string(),
    templateSets: z.array(ListedTemplateSet),
    /** Of an earlier transfer to the same recipient: it may be kept without being typed again. */
    maskedPhoneNumber: z.string().nullable(),
  }),
  reach: {
    transfers: ['add', 'ofSender', 'findUnfinished'],
    engine: ['check'],
    contacts: ['getPhone'],
    limits: ['takeAll'],
  },
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
    /** E.164; absent keeps the number whose mask the provisional answer told. */
    recipientPhoneNumber: line(32).nullish(),
    /** Codes may go to the recipient's e-mail address as well. */
    isOTPEmailAllowed: z.boolean().default(false),
    templateSet: line(100).nullish(),
    trackingId: line(200).nullish(),
  }),
  maxBodyBytes: MAX_FILES_BODY_BYTES,
  reply: z.strictObject({ id: Id, files: z.array(CreatedFile) }),
  reach: {
    transfers: ['ofSender', 'replace', 'findUnfinished'],
    engine: ['check'],
    keys: ['seal', 'open'],
    contacts: ['getPhone', 'keepPhone'],
    templateSets: ['keep'],
    limits: ['takeAll'],
  },
  seals: ['rules', 'phone'],
})

const FileParams = z.strictObject({ id: UploadId, fileId: Id })

const MultipartId = line(1024).min(1)
const PartNumber = z.int().min(1).max(MAX_PARTS)
const ETag = line(256).min(1)
/**
 * The header of a PUT whose digest was named: S3 reads a digest from there alone, so that a URL that was signed for one
 * is refused without it. Its value is the digest's bytes in base64.
 */
export const DIGEST_HEADER = 'x-amz-checksum-sha256'
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 hexadecimal digits.')

export const getUploadUrl = contract({
  name: 'getUploadUrl',
  summary:
    'Answers a signed URL to which the file is PUT, and nothing else can be; with multipart and above 64 MiB, the id of its multipart upload, the same one until it is completed. Whoever names a sha256 sends it with the PUT as well: in base64, as the header x-amz-checksum-sha256.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/upload-url',
  caller: 'uploader',
  rate: 'write',
  params: FileParams,
  query: z.strictObject({
    multipart: z.literal('true').optional(),
    /** Of the whole file, where it is PUT whole: other bytes are refused. */
    sha256: Sha256.optional(),
  }),
  body: noBody,
  reply: z.union([
    z.strictObject({ url: z.url() }),
    /** `partSize` in bytes: that of every part but the last. */
    z.strictObject({ uploadId: MultipartId, partSize: z.int() }),
  ]),
  reach: {
    transfers: ['ofSender', 'getByLink', 'replace', 'replaceFile'],
    blobs: ['uploadUrl', 'createMultipart', 'listParts', 'abortMultipart'],
  },
})

export const getPartUrls = contract({
  name: 'getPartUrls',
  summary:
    'Answers signed URLs to which parts of a file are PUT; each answer to a PUT bears the ETag of its part. Name the sha256 of every part, and send it with its PUT: in base64, as the header x-amz-checksum-sha256. On AWS no part is taken without it.',
  method: 'POST',
  path: '/transfers/{id}/files/{fileId}/part-urls',
  caller: 'uploader',
  rate: 'write',
  params: FileParams,
  query: noQuery,
  body: z.strictObject({
    uploadId: MultipartId,
    parts: z
      .array(z.strictObject({ partNumber: PartNumber, sha256: Sha256.optional() }))
      .min(1)
      .max(100, 'At most 100 parts at once.')
      .refine(parts => new Set(parts.map(({ partNumber }) => partNumber)).size === parts.length, 'Name each part once.')
      .meta({ description: 'Each part once.' }),
  }),
  reply: z.strictObject({ parts: z.array(z.strictObject({ partNumber: z.int(), url: z.url() })) }),
  // What it answers ends after minutes, and a repeat changes nothing: it is made anew.
  isAnsweredAnew: true,
  reach: { transfers: ['ofSender', 'getByLink', 'replace'], blobs: ['partUrl'] },
})

export const listParts = contract({
  name: 'listParts',
  summary: 'Lists the parts of a multipart upload that arrived, in their order, a page at a time.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/parts',
  caller: 'uploader',
  rate: 'read',
  params: FileParams,
  query: z.strictObject({
    uploadId: MultipartId,
    /** The `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,5}$/, 'The number of a part.')
      .transform(Number)
      .optional(),
  }),
  body: noBody,
  reply: z.strictObject({
    parts: z.array(
      z.strictObject({ partNumber: z.int(), size: z.int(), etag: z.string(), sha256: z.string().optional() }),
    ),
    /** The number after which the next page begins; absent on the last page. */
    next: z.int().optional(),
  }),
  reach: { transfers: ['ofSender', 'getByLink'], blobs: ['listParts'] },
})

export const completeUpload = contract({
  name: 'completeUpload',
  summary:
    'Pins what was uploaded: this version, and no other, will be sent. A multipart upload is put together from the parts listed.',
  method: 'PUT',
  path: '/transfers/{id}/files/{fileId}/upload-complete',
  caller: 'uploader',
  rate: 'write',
  params: FileParams,
  query: noQuery,
  /** Nothing for a file that was PUT whole. */
  body: z
    .strictObject({
      uploadId: MultipartId.optional(),
      parts: z
        .array(z.strictObject({ partNumber: PartNumber, etag: ETag }))
        .min(1)
        .max(MAX_PARTS)
        .optional(),
    })
    .refine(body => (body.uploadId === undefined) === (body.parts === undefined), 'Give both uploadId and parts.')
    .meta({ dependentRequired: { uploadId: ['parts'], parts: ['uploadId'] } })
    .optional(),
  maxBodyBytes: MAX_FILES_BODY_BYTES,
  reply: z.strictObject({ id: Id, size: z.int() }),
  reach: {
    transfers: ['ofSender', 'getByLink', 'replace', 'replaceFile'],
    blobs: ['pin', 'completeMultipart', 'listParts', 'abortMultipart'],
  },
})

export const finalizeTransfer = contract({
  name: 'finalizeTransfer',
  summary: 'Hands the uploaded files to the workflow and answers the link.',
  method: 'PUT',
  path: '/transfers/{id}/finalize',
  caller: 'uploader',
  rate: 'write',
  params: z.strictObject({ id: UploadId }),
  query: noQuery,
  body: noBody,
  /** A responder is told neither the requester nor the link. */
  reply: z.union([
    z.strictObject({ id: Id, recipient: z.string(), expiryDate: z.iso.datetime(), downloadUrl: z.url() }),
    z.strictObject({ id: UploadId, expiryDate: z.iso.datetime() }),
  ]),
  reach: {
    transfers: ['ofSender', 'getByLink', 'replace'],
    workflow: ['start'],
    keys: ['seal', 'open'],
    limits: ['takeAll'],
  },
  seals: ['link'],
})

export const retractTransfer = contract({
  name: 'retractTransfer',
  summary: 'The sender takes a transfer back; its link and every URL issued from it die at once.',
  method: 'POST',
  path: '/transfers/{id}/retract',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({ transferState: z.literal('retracted') }),
  reply: z.strictObject({ id: Id, transferState: extensible(TransferState) }),
  reach: {
    transfers: ['ofSender', 'get', 'replace'],
    blobs: ['withdraw'],
    mailer: ['send'],
    templateSets: ['get'],
    limits: ['takeAll'],
  },
})

export const abandonTransfer = contract({
  name: 'abandonTransfer',
  summary:
    'The sender gives up a transfer of their own that was not handed in: what was uploaded is erased, and the recipient is not told. Retract is for active and requested transfers.',
  method: 'POST',
  path: '/transfers/{id}/abandon',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ id: Id }),
  reach: {
    transfers: ['ofSender', 'get', 'replace', 'removeProvisional'],
    blobs: ['erase', 'withdraw'],
  },
})

const ReviewedFile = z.strictObject({
  id: Id,
  name: z.string(),
  /** Bytes: those that the recipient gets, once they are known. */
  size: z.int(),
  fileExtension: z.string(),
  contentType: z.string().optional(),
  fileState: extensible(FileState),
  /** Of what the recipient gets. */
  sha256: z.string().optional(),
  /** Whether columns of it are anonymised. */
  anonymize: z.boolean(),
  /** Percent. */
  anonymizationProgress: z.int().optional(),
  anonymizationReport: AnonymisationReport.optional(),
  inspectionProgress: z.int().optional(),
  findings: Findings.optional(),
  inspectionType: InspectionType.optional(),
  errorReason: z.string().optional(),
  userAction: z.string().optional(),
})
export type ReviewedFile = z.infer<typeof ReviewedFile>

const ReviewedTransfer = z.strictObject({
  id: Id,
  sender: z.string(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  transferState: extensible(TransferState),
  failureReason: z.string().optional(),
  sendEmailNotification: z.boolean(),
  linkMail: LinkMail.optional(),
  isPasswordProtected: z.boolean(),
  /** What a password-protected transfer is downloaded as; `progress` of its sealing in percent. */
  archive: z
    .strictObject({ name: z.string(), progress: z.int(), size: z.int().optional(), sha256: z.string().optional() })
    .optional(),
  createdAt: z.string(),
  expiryDate: z.string().optional(),
  expiryDays: z.int(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  taken: Taken.optional(),
  /** Present once the link works, and only for the sender. */
  downloadUrl: z.string().optional(),
  isAnonymousTransfer: z.boolean(),
  isOTPEnabled: z.boolean(),
  isOTPEmailAllowed: z.boolean(),
  /** Masked. */
  recipientPhoneNumber: z.string().optional(),
  trackingId: z.string().optional(),
  templateSet: z.string().optional(),
  /** A request: the recipient is the responder, and the files come from them. */
  isTransferRequest: z.boolean(),
  /** Where the responder uploads; present while that is possible, and only for the requester. */
  requestUrl: z.string().optional(),
  newId: z.string().optional(),
})
export type ReviewedTransfer = z.infer<typeof ReviewedTransfer>

export const reviewTransfer = contract({
  name: 'reviewTransfer',
  summary: 'A transfer and its files, as their sender sees them.',
  method: 'GET',
  path: '/transfers/{id}/review',
  caller: 'member',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ transfer: ReviewedTransfer, files: z.array(ReviewedFile) }),
  reach: { transfers: ['ofSender'], keys: ['open'] },
  seals: ['link', 'request'],
})

export const reviewAnyTransfer = contract({
  name: 'reviewAnyTransfer',
  summary: 'Any transfer and its files, for administrators: without the links that open it.',
  method: 'GET',
  path: '/admin/transfers/{id}/review',
  caller: 'admin',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    transfer: ReviewedTransfer.omit({ downloadUrl: true, requestUrl: true }),
    files: z.array(ReviewedFile),
  }),
  reach: { transfers: ['get'], audit: ['append'] },
})

export const resetPhoneVerification = contract({
  name: 'resetPhoneVerification',
  summary:
    'Lets a locked recipient ask for codes again; with a phone number, codes go there from now on, and what was proved before counts no more.',
  method: 'POST',
  path: '/transfers/{id}/phone_verification',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({ recipientPhoneNumber: line(32).min(1).optional() }),
  reply: z.strictObject({ recipientPhoneNumber: z.string() }),
  reach: {
    transfers: ['ofSender', 'replace'],
    blobs: ['renewUrls'],
    keys: ['seal'],
    recipients: ['add', 'remove'],
    contacts: ['keepPhone'],
  },
  seals: ['phone'],
})
