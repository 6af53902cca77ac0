import * as z from 'zod'
import { AnonymisationReport, AnonymizationPolicy } from '../domain/anonymisation.ts'
import { StepTimes } from '../domain/deliverySteps.ts'
import { DownloadSummary } from '../domain/downloadSummary.ts'
import { EmailAddress } from '../domain/email.ts'
import { Findings } from '../domain/inspection.ts'
import { ExpiryBounds } from '../domain/limits.ts'
import { MAX_ALLOWANCE_REASON, ShownMalware } from '../domain/malware.ts'
import { MAX_PARTS } from '../domain/parts.ts'
import { Blocked, PolicyMessage } from '../domain/policies/policyMessage.ts'
import { SecondOpinion } from '../domain/secondLook.ts'
import { safeFilePath, withoutUnseenInLines } from '../domain/text.ts'
import { line, paragraph } from '../domain/textSchemas.ts'
import { extensible } from '../domain/tolerantReader.ts'
import { FileState, InspectionType, LinkMail, TransferState } from '../domain/transfer.ts'
import { VerificationFlag, VerificationMessage, VerificationOutcome } from '../domain/verification.ts'
import { contract } from './contract.ts'
import { Id, noBody, noParams, noQuery, UploadId } from './values.ts'

/** Well above any organisation's limit, which has its own message; this only bounds the work. */
const MAX_FILES_IN_A_BODY = 10_000

/** For calls that list files with their rules, or the parts of a file. */
export const MAX_FILES_BODY_BYTES = 1024 * 1024

const DeclaredFile = z.strictObject({
  name: line(1024).min(1, 'A file needs a name.').transform(safeFilePath),
  /** Bytes. */
  size: z.int('A size is a whole number of bytes.').min(0, 'A size cannot be negative.'),
  contentType: line(255).optional(),
  /** The client's number for the file, returned with its id. */
  tempId: z.int(),
  anonymizationPolicy: AnonymizationPolicy.optional(),
})
export type DeclaredFile = z.infer<typeof DeclaredFile>

const hasOwnTempIds = (files: readonly { tempId: number }[]) =>
  new Set(files.map(({ tempId }) => tempId)).size === files.length

export const DeclaredFiles = z
  .array(DeclaredFile)
  .max(MAX_FILES_IN_A_BODY, 'Too many files for one transfer.')
  .refine(hasOwnTempIds, 'Each file needs a tempId of its own.')
  .meta({ description: 'Each file has a tempId of its own.' })

/** Files of a responder. A request asks for files as they are, so no column is anonymised. */
export const AskedFiles = z
  .array(DeclaredFile.omit({ anonymizationPolicy: true }))
  .max(MAX_FILES_IN_A_BODY, 'Too many files for one transfer.')
  .refine(hasOwnTempIds, 'Each file needs a tempId of its own.')
  .meta({ description: 'Each file has a tempId of its own.' })

/** The limit of an organisation has its own message; this only bounds the work. */
const MAX_RECIPIENTS_IN_A_BODY = 10_000

const Recipients = z
  .array(z.strictObject({ recipient: EmailAddress, recipientName: line(200).nullish() }))
  .min(1, 'Name a recipient.')
  .max(MAX_RECIPIENTS_IN_A_BODY, 'Too many recipients for one transfer.')

/** With several recipients, each message names its own. */
const RecipientMessage = VerificationMessage.extend({ recipient: z.string().optional() })

export const PolicyFeature = extensible(z.enum(['prohibited', 'optional', 'required']))
export const PolicyFeatures = z.strictObject({
  anonymousTransfer: PolicyFeature,
  passwordProtection: PolicyFeature,
  mobileOtp: PolicyFeature,
  /** Absent from versions without codes by e-mail only. */
  emailOtp: PolicyFeature.optional(),
  trackingId: PolicyFeature,
})
export type PolicyFeatures = z.infer<typeof PolicyFeatures>

export const ListedTemplateSet = z.strictObject({
  name: z.string(),
  description: z.string(),
  configOverrides: z.strictObject({ transferRequestUploadExpiryDays: z.int().optional() }),
})

export const CreatedFile = z.strictObject({ id: Id, tempId: z.int(), name: z.string() })

export const createProvisionalTransfer = contract({
  name: 'createProvisionalTransfer',
  summary: 'Checks recipient, files and policies before the transfer.',
  method: 'POST',
  path: '/provisional_transfers',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z
    .strictObject({
      files: DeclaredFiles,
      /** The provisional transfer to replace, after the sender went back. */
      id: Id.nullish(),
      message: paragraph(5000),
      recipient: EmailAddress.optional(),
      recipientName: line(200).nullish(),
      /** Count in place of the two fields above. Of an address that is named twice, the first counts. */
      recipients: Recipients.optional(),
      /** Ignored; the token names the sender. */
      sender: line(320).nullish(),
    })
    .refine(({ recipient, recipients }) => (recipient ?? recipients) !== undefined, 'Name a recipient.')
    .meta({ description: 'With recipient or recipients.' }),
  maxBodyBytes: MAX_FILES_BODY_BYTES,
  reply: z.strictObject({
    transferId: Id,
    rvFlags: z.array(extensible(VerificationFlag)),
    rvMessages: z.array(RecipientMessage),
    outcome: VerificationOutcome,
    policyFeatures: PolicyFeatures,
    /** Absent from versions without policies. */
    policyMessages: z.array(PolicyMessage).optional(),
    acknowledgementRequired: z.boolean(),
    expiry: ExpiryBounds,
    organisationName: z.string(),
    templateSets: z.array(ListedTemplateSet),
    /** From an earlier transfer to the same recipient; the sender may keep it without typing it again. */
    maskedPhoneNumber: z.string().nullable(),
  }),
  reach: {
    transfers: ['add', 'ofSender', 'findUnfinished'],
    engine: ['check'],
    contacts: ['getPhone'],
    usage: ['findExchanges', 'findRecipients', 'knownDomains'],
    policies: ['current'],
    limits: ['takeAll'],
  },
})

export const createTransfer = contract({
  name: 'createTransfer',
  summary: 'Confirms a provisional transfer with its options. Its files can then be uploaded.',
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
    /** Mails the sender when a recipient downloads for the first time; of several recipients at most once an hour. */
    sendDownloadNotice: z.boolean().optional(),
    isAnonymousTransfer: z.boolean().default(false),
    isOTPEnabled: z.boolean().default(false),
    isPasswordProtected: z.boolean().default(false),
    /** E.164. Absent: keeps the number whose mask the provisional reply returned. */
    recipientPhoneNumber: line(32).nullish(),
    isOTPEmailAllowed: z.boolean().default(false),
    /** A code to the address of each recipient, in place of one by SMS. */
    isEmailOTPEnabled: z.boolean().optional(),
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
    usage: ['findExchanges'],
    templateSets: ['keep'],
    policies: ['current'],
    limits: ['takeAll'],
  },
  seals: ['rules', 'phone'],
})

const FileParams = z.strictObject({ id: UploadId, fileId: Id })

const MultipartId = line(1024).min(1)
const PartNumber = z.int().min(1).max(MAX_PARTS)
const ETag = line(256).min(1)
/**
 * Header of a PUT with a declared digest, in base64. S3 reads the digest only from this header, so a URL signed for a
 * digest fails without it.
 */
export const DIGEST_HEADER = 'x-amz-checksum-sha256'
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 hexadecimal digits.')

export const getUploadUrl = contract({
  name: 'getUploadUrl',
  summary:
    'Returns a signed URL for a PUT of this file only; with multipart and above 64 MiB, the id of its multipart upload, which stays the same until completion. With a sha256, the PUT must carry it in base64 in the header x-amz-checksum-sha256.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/upload-url',
  caller: 'uploader',
  rate: 'write',
  params: FileParams,
  query: z.strictObject({
    multipart: z.literal('true').optional(),
    /** Digest of a file that is PUT in one piece; other bytes are refused. */
    sha256: Sha256.optional(),
  }),
  body: noBody,
  reply: z.union([
    z.strictObject({ url: z.url() }),
    /** `partSize` in bytes, for all parts but the last. */
    z.strictObject({ uploadId: MultipartId, partSize: z.int() }),
  ]),
  reach: {
    transfers: ['ofSender', 'getByLink', 'getFile', 'getFileByLink', 'replace', 'replaceFile'],
    blobs: ['uploadUrl', 'createMultipart', 'listParts', 'abortMultipart'],
  },
})

export const getPartUrls = contract({
  name: 'getPartUrls',
  summary:
    'Returns signed URLs for PUTs of parts. Each PUT answers with the ETag of its part. Give the sha256 of every part and send it with the PUT in base64 in the header x-amz-checksum-sha256. AWS refuses parts without it.',
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
  // The URLs expire after minutes, and a repeat changes nothing.
  isAnsweredAnew: true,
  reach: { transfers: ['ofSender', 'getByLink', 'getFile', 'getFileByLink', 'replace'], blobs: ['partUrl'] },
})

export const listParts = contract({
  name: 'listParts',
  summary: 'Returns one page of the parts that arrived, in order.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/parts',
  caller: 'uploader',
  rate: 'read',
  params: FileParams,
  query: z.strictObject({
    uploadId: MultipartId,
    /** The `next` of the previous page. */
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
    /** The number after which the next page starts; absent on the last page. */
    next: z.int().optional(),
  }),
  reach: { transfers: ['getFile', 'getFileByLink'], blobs: ['listParts'] },
})

export const completeUpload = contract({
  name: 'completeUpload',
  summary: 'Pins the uploaded version; only this version is sent. Completes a multipart upload from the listed parts.',
  method: 'PUT',
  path: '/transfers/{id}/files/{fileId}/upload-complete',
  caller: 'uploader',
  rate: 'write',
  params: FileParams,
  query: noQuery,
  /** Empty for a file that was PUT in one piece. */
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
    transfers: ['ofSender', 'getByLink', 'getFile', 'getFileByLink', 'replace', 'replaceFile'],
    blobs: ['pin', 'completeMultipart', 'listParts', 'abortMultipart'],
  },
})

export const finalizeTransfer = contract({
  name: 'finalizeTransfer',
  summary: 'Hands the uploaded files to the workflow and returns the link.',
  method: 'PUT',
  path: '/transfers/{id}/finalize',
  caller: 'uploader',
  rate: 'write',
  params: z.strictObject({ id: UploadId }),
  query: noQuery,
  /** `areFindingsConfirmed`: after a refusal with the reason `findings`. */
  body: z.strictObject({ areFindingsConfirmed: z.boolean().optional() }).optional(),
  /** A responder learns neither the requester nor the link. */
  reply: z.union([
    z.strictObject({ id: Id, recipient: z.string(), expiryDate: z.iso.datetime(), downloadUrl: z.url() }),
    z.strictObject({ id: UploadId, expiryDate: z.iso.datetime() }),
  ]),
  reach: {
    transfers: ['ofSender', 'getByLink', 'replace'],
    workflow: ['start'],
    keys: ['seal', 'open'],
    policies: ['current'],
    usage: ['findExchanges'],
    addressBook: ['keep'],
    limits: ['takeAll'],
  },
  seals: ['link'],
})

export const sendAgain = contract({
  name: 'sendAgain',
  summary:
    'Sends a blocked transfer again on its stored files, with what the policies demand, or one that went to a wrong recipient to the right one. A repeat returns the same transfer.',
  method: 'POST',
  path: '/transfers/{id}/send-again',
  caller: 'member',
  rate: 'write',
  // A repeat finds the new transfer.
  isAnsweredAnew: true,
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({
    /** The right recipient, after a withdrawal as wrong recipient only. Absent after an undo: the same as before. */
    recipient: EmailAddress.optional(),
    recipientName: line(200).nullish(),
    /** Absent: as it was. */
    message: paragraph(5000).optional(),
    /** E.164. Absent: keeps the number of an earlier transfer to the same recipient. */
    recipientPhoneNumber: line(32).nullish(),
    acknowledgement: z.boolean().default(false),
    trackingId: line(200).nullish(),
  }),
  reply: z.strictObject({ id: Id }),
  reach: {
    transfers: ['ofSender', 'get', 'replace', 'takeOver'],
    blobs: ['withdraw'],
    workflow: ['start'],
    keys: ['seal', 'open'],
    contacts: ['getPhone', 'keepPhone'],
    usage: ['findExchanges'],
    policies: ['current'],
    templateSets: ['keep'],
    addressBook: ['keep'],
    limits: ['takeAll'],
  },
  seals: ['link', 'phone'],
})

export const retractTransfer = contract({
  name: 'retractTransfer',
  summary: 'Retracts a transfer for its sender. Its link and all URLs from it stop working immediately.',
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

const furtherRecipients = {
  method: 'POST',
  caller: 'member',
  // A check looks up each recipient.
  rate: 'write',
  // A repeat finds them added.
  isAnsweredAnew: true,
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({ recipients: Recipients }),
  maxBodyBytes: MAX_FILES_BODY_BYTES,
} as const

export const addRecipients = contract({
  ...furtherRecipients,
  name: 'addRecipients',
  summary:
    'Sends the stored files of a transfer to further recipients, each with a link of their own. Who has the files already is left as they are.',
  path: '/transfers/{id}/recipients',
  reply: z.strictObject({ id: Id, added: z.array(z.strictObject({ id: Id, recipient: z.string() })) }),
  reach: {
    transfers: ['ofSender', 'getRecords', 'takeOver'],
    workflow: ['start'],
    keys: ['seal'],
    policies: ['current'],
    usage: ['findExchanges'],
    addressBook: ['keep'],
    limits: ['takeAll'],
  },
  seals: ['link'],
})

export const checkFurtherRecipients = contract({
  ...furtherRecipients,
  name: 'checkFurtherRecipients',
  summary: 'Compares further recipients of a transfer with past exchanges, before they are added. Stores nothing.',
  path: '/transfers/{id}/recipients/check',
  reply: z.strictObject({ rvMessages: z.array(RecipientMessage), outcome: VerificationOutcome }),
  reach: { transfers: ['ofSender'], usage: ['findRecipients', 'knownDomains'], limits: ['takeAll'] },
})

export const retractDelivery = contract({
  name: 'retractDelivery',
  summary:
    'Takes the files back from one of several recipients. Their link stops working immediately; the others keep theirs.',
  method: 'POST',
  path: '/transfers/{id}/recipients/{deliveryId}/retract',
  caller: 'member',
  rate: 'write',
  // A repeat finds them removed.
  isAnsweredAnew: true,
  params: z.strictObject({ id: Id, deliveryId: Id }),
  query: noQuery,
  body: z.strictObject({ transferState: z.literal('retracted') }),
  reply: z.strictObject({ id: Id, transferState: extensible(TransferState) }),
  reach: {
    transfers: ['ofSender', 'get', 'replace'],
    mailer: ['send'],
    templateSets: ['get'],
    limits: ['takeAll'],
  },
})

export const extendTransfer = contract({
  name: 'extendTransfer',
  summary:
    'Gives a transfer a later end, also within five days after it expired. All its links work until then. An earlier end than the present one changes nothing.',
  method: 'POST',
  path: '/transfers/{id}/extend',
  caller: 'member',
  rate: 'write',
  // A repeat finds it extended.
  isAnsweredAnew: true,
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({
    expiryDate: z.iso.datetime({
      offset: true,
      error: 'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.',
    }),
  }),
  reply: z.strictObject({
    id: Id,
    transferState: extensible(TransferState),
    expiryDate: z.string(),
    expiryDays: z.int(),
  }),
  reach: {
    transfers: ['ofSender', 'get', 'getRecords', 'replace'],
    policies: ['current'],
    usage: ['findExchanges'],
  },
})

const deliveryHistory = {
  method: 'GET',
  rate: 'read',
  params: z.strictObject({ id: Id, deliveryId: Id }),
  query: noQuery,
  body: noBody,
  /** Absent steps did not happen, or are not known. The place of a file is its index in the review. */
  reply: z.strictObject({ steps: z.array(StepTimes) }),
} as const

export const getDeliveryHistory = contract({
  ...deliveryHistory,
  name: 'getDeliveryHistory',
  summary: 'Returns what is known to have happened with the delivery to one recipient, to the sender.',
  path: '/transfers/{id}/recipients/{deliveryId}/history',
  caller: 'member',
  reach: { transfers: ['ofSender', 'getSteps'] },
})

export const getAnyDeliveryHistory = contract({
  ...deliveryHistory,
  name: 'getAnyDeliveryHistory',
  summary:
    'Returns what is known to have happened with the delivery to one recipient of any transfer, to administrators.',
  path: '/admin/transfers/{id}/recipients/{deliveryId}/history',
  caller: 'admin',
  reach: { transfers: ['get', 'getSteps'], audit: ['append'] },
})

export const withdrawWrongRecipient = contract({
  name: 'withdrawWrongRecipient',
  summary:
    'Retracts a transfer that went to a wrong recipient, or undoes Send Now before the release, says what was downloaded before, and keeps the files for sendAgain.',
  method: 'POST',
  path: '/transfers/{id}/wrong-recipient',
  caller: 'member',
  rate: 'write',
  // A repeat finds it withdrawn.
  isAnsweredAnew: true,
  params: z.strictObject({ id: Id }),
  query: noQuery,
  /** `isUndo`: undoes Send Now, only before the files are released. Then they can also go to the same recipient again. */
  body: z.strictObject({ isUndo: z.boolean().optional() }).optional(),
  reply: z.strictObject({
    id: Id,
    transferState: extensible(TransferState),
    downloadCount: z.int(),
    firstDownloadAt: z.string().optional(),
    taken: DownloadSummary.optional(),
    /** Until when it can be sent again on its stored files; absent once it was. */
    sendAgainUntil: z.string().optional(),
  }),
  reach: {
    transfers: ['ofSender', 'get', 'replace', 'replaceWithUsage', 'getSteps'],
    usage: ['findExchanges'],
    addressBook: ['remove'],
    blobs: ['withdraw'],
  },
})

export const abandonTransfer = contract({
  name: 'abandonTransfer',
  summary:
    'Abandons a transfer of the caller that is not finalized: erases the uploads without a mail to the recipient. For active and requested transfers use retract.',
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
    blobs: ['eraseIncoming', 'withdraw'],
  },
})

const ReviewedFile = z.strictObject({
  id: Id,
  name: z.string(),
  /** Bytes of the released file, once known. */
  size: z.int(),
  fileExtension: z.string(),
  contentType: z.string().optional(),
  fileState: extensible(FileState),
  /** Of the released file. */
  sha256: z.string().optional(),
  /** Whether a rule changes any of its columns. */
  anonymize: z.boolean(),
  /** Percent. */
  anonymizationProgress: z.int().optional(),
  anonymizationReport: AnonymisationReport.optional(),
  inspectionProgress: z.int().optional(),
  findings: Findings.optional(),
  inspectionType: InspectionType.optional(),
  errorReason: z.string().optional(),
  userAction: z.string().optional(),
  /** Absent where no scanner is configured. */
  malware: ShownMalware.optional(),
  /** Until when an administrator allows this content in spite of the finding. */
  malwareAllowedUntil: z.string().optional(),
  /** Each kind that the inspection or Macie found. Absent where Macie reported nothing. */
  secondOpinion: z.array(SecondOpinion).optional(),
})
export type ReviewedFile = z.infer<typeof ReviewedFile>

/** To one of several recipients. The first has the id of the transfer. */
const ReviewedDelivery = z.strictObject({
  id: Id,
  recipient: z.string(),
  recipientName: z.string().optional(),
  state: extensible(TransferState),
  /** Present while the link works, for the sender only. */
  downloadUrl: z.string().optional(),
  linkMail: LinkMail.optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  taken: DownloadSummary.optional(),
})
export type ReviewedDelivery = z.infer<typeof ReviewedDelivery>

const ReviewedTransfer = z.strictObject({
  id: Id,
  sender: z.string(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  transferState: extensible(TransferState),
  failureReason: z.string().optional(),
  /** The unhealthy part of the host for which it stays in processing. It continues automatically. */
  waitingFor: extensible(z.enum(['inspection', 'extraction', 'anonymization', 'scanner'])).optional(),
  sendEmailNotification: z.boolean(),
  sendDownloadNotice: z.boolean().optional(),
  linkMail: LinkMail.optional(),
  isPasswordProtected: z.boolean(),
  /** The archive of a password-protected transfer; `progress` in percent. */
  archive: z
    .strictObject({ name: z.string(), progress: z.int(), size: z.int().optional(), sha256: z.string().optional() })
    .optional(),
  createdAt: z.string(),
  /** Of an upload: its last sign of progress, which is recorded at most once an hour. */
  lastActivityAt: z.string().optional(),
  expiryDate: z.string().optional(),
  expiryDays: z.int(),
  /** Present while its sender can extend it: until when, and the latest end of the organisation. Policies may allow less. */
  extension: z.strictObject({ until: z.string(), latest: z.string() }).optional(),
  /** When a retracted transfer was revoked or withdrawn. */
  retractedAt: z.string().optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  taken: DownloadSummary.optional(),
  /** Present while the link works, for the sender only. */
  downloadUrl: z.string().optional(),
  isAnonymousTransfer: z.boolean(),
  isOTPEnabled: z.boolean(),
  isOTPEmailAllowed: z.boolean(),
  /** Absent from versions without codes by e-mail only. */
  isEmailOTPEnabled: z.boolean().optional(),
  /** Masked. */
  recipientPhoneNumber: z.string().optional(),
  trackingId: z.string().optional(),
  templateSet: z.string().optional(),
  /** Absent for one recipient. */
  deliveries: z.array(ReviewedDelivery).optional(),
  /** For a request, the recipient is the responder. */
  isTransferRequest: z.boolean(),
  /** The responder came through a drop page, and stated their name and address without a proof. */
  isFromDropPage: z.literal(true).optional(),
  /** Upload link of the responder. Present while uploads are possible, for the requester only. */
  requestUrl: z.string().optional(),
  /** Those that bound it when they were last evaluated. Absent from transfers of earlier versions. */
  policies: z.array(z.strictObject({ id: Id, name: z.string() })).optional(),
  /** With remedies, it can be sent again on its stored files (`sendAgain`). */
  blocked: Blocked.optional(),
  newId: z.string().optional(),
  /** The transfer that was sent to a wrong recipient, and that this one replaces. */
  previousId: z.string().optional(),
  /** Present while the sender can undo the sending (`withdrawWrongRecipient`): until then nothing is released. */
  undoUntil: z.string().optional(),
  /** Undone before the release. Always with `isWrongRecipient`. */
  isUndone: z.boolean().optional(),
  /** Withdrawn by its sender as sent to a wrong recipient. */
  isWrongRecipient: z.boolean().optional(),
  /** Corrected before it was sent, or withdrawn as sent to a wrong recipient before any download. */
  wasMistake: z.boolean().optional(),
  /** Until when a transfer that was sent to a wrong recipient can be sent again on its stored files (`sendAgain`). */
  sendAgainUntil: z.string().optional(),
})
export type ReviewedTransfer = z.infer<typeof ReviewedTransfer>

export const reviewTransfer = contract({
  name: 'reviewTransfer',
  summary: 'Returns a transfer and its files to the sender.',
  method: 'GET',
  path: '/transfers/{id}/review',
  caller: 'member',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ transfer: ReviewedTransfer, files: z.array(ReviewedFile) }),
  reach: { transfers: ['ofSender', 'getRecords'], keys: ['open'], health: ['latest'], malwareAllowances: ['find'] },
  seals: ['link', 'request'],
})

export const reviewAnyTransfer = contract({
  name: 'reviewAnyTransfer',
  summary: 'Returns any transfer and its files to administrators, without its links.',
  method: 'GET',
  path: '/admin/transfers/{id}/review',
  caller: 'admin',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    transfer: ReviewedTransfer.omit({ downloadUrl: true, requestUrl: true }).extend({
      deliveries: z.array(ReviewedDelivery.omit({ downloadUrl: true })).optional(),
    }),
    files: z.array(ReviewedFile),
  }),
  reach: {
    transfers: ['get', 'getRecords'],
    audit: ['append'],
    health: ['latest'],
    malwareAllowances: ['find'],
  },
})

export const allowMalware = contract({
  name: 'allowMalware',
  summary:
    'Allows the content of a file in which malware was found, because the finding is a false alarm: its sender is mailed, and can send it again for 90 days. Another content, or another finding, is not allowed.',
  method: 'POST',
  path: '/admin/transfers/{id}/files/{fileId}/allow-malware',
  caller: 'admin',
  rate: 'write',
  params: z.strictObject({ id: Id, fileId: Id }),
  query: noQuery,
  body: z.strictObject({
    reason: paragraph(MAX_ALLOWANCE_REASON).overwrite(withoutUnseenInLines).regex(/\S/, 'Enter a text.').trim(),
  }),
  reply: z.strictObject({ allowedUntil: z.iso.datetime() }),
  // A repeat finds it allowed.
  isAnsweredAnew: true,
  reach: {
    transfers: ['getFile'],
    malwareAllowances: ['find', 'put'],
    audit: ['append'],
    mailer: ['send'],
  },
})

export const endMalwareAllowance = contract({
  name: 'endMalwareAllowance',
  summary:
    'Ends the allowance of a content before its time: files with it are refused again, as malware. Those that were released stay available.',
  method: 'DELETE',
  path: '/admin/transfers/{id}/files/{fileId}/allow-malware',
  caller: 'admin',
  rate: 'write',
  params: z.strictObject({ id: Id, fileId: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ id: Id }),
  reach: { transfers: ['getFile'], malwareAllowances: ['find', 'remove'], audit: ['append'] },
})

export const resetPhoneVerification = contract({
  name: 'resetPhoneVerification',
  summary:
    'Unlocks the codes of a recipient, and ends the trust of their devices. With a phone number, later codes go there and earlier proofs become invalid.',
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
    trustedDevices: ['removeAll'],
    audit: ['append'],
  },
  seals: ['phone'],
})
