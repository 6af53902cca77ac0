import * as z from 'zod'
import { languages } from '../texts/language.ts'
import { AnonymisationReport, AnonymizationMethod, AnonymizationRule } from './anonymisation.ts'
import { BounceReason } from './bounceReason.ts'
import { DropLimits } from './dropLimits.ts'
import { Findings } from './inspection.ts'
import { FileMalware } from './malware.ts'
import { PolicyEffect } from './policies/policyMatches.ts'
import { Blocked } from './policies/policyMessage.ts'
import { SecondLook } from './secondLook.ts'
import { extensible } from './tolerantReader.ts'
import { RecipientReason } from './verification.ts'

/** `provisional` precedes the sender's confirmation: nothing was sent. */
export const TransferState = z.enum([
  'provisional',
  'requested',
  'uploading',
  'processing',
  'active',
  'failed',
  'expired',
  'retracted',
])
export type TransferState = z.infer<typeof TransferState>

/** No recipient downloads in them. Only an expired transfer can become active again. */
export const endedStates = ['failed', 'expired', 'retracted'] as const

const legalTransitions: Record<TransferState, readonly TransferState[]> = {
  // `retracted`: the sender corrected the recipient before sending.
  provisional: ['uploading', 'retracted'],
  requested: ['uploading', 'expired', 'retracted'],
  // An abandoned upload of a responder reopens the link. `retracted`: by the requester, or by a sender who abandons the
  // upload.
  uploading: ['processing', 'failed', 'requested', 'retracted'],
  // `retracted`: it was about to go to a wrong recipient.
  processing: ['active', 'failed', 'retracted'],
  active: ['expired', 'retracted'],
  failed: [],
  // While its files are stored: extended by its sender, or stopped by an operator.
  expired: ['active', 'retracted'],
  retracted: [],
}

/** Unknown states of newer versions have no legal change. */
export function isLegalTransition(from: TransferState, to: TransferState): boolean {
  return legalTransitions[from]?.includes(to) ?? false
}

/**
 * A requester may stop an upload, because another person may have the link; senders cancel their own upload where it
 * runs.
 */
export function isRetractable(state: TransferState, isRequest: boolean): boolean {
  if (state === 'provisional' || state === 'processing' || state === 'expired') return false
  return isLegalTransition(state, 'retracted') && (state !== 'uploading' || isRequest)
}

/** Of sent files. Before the release nothing can have been downloaded. */
export function isWithdrawable(state: TransferState, isRequest: boolean): boolean {
  return !isRequest && (state === 'active' || state === 'processing')
}

/**
 * Whether Send Now can be undone. The release decides, not the clock: before it, no recipient can have anything.
 */
export function isUndoable({
  transferState,
  undoUntil,
}: {
  transferState: TransferState
  undoUntil?: string | undefined
}): boolean {
  return transferState === 'processing' && undoUntil !== undefined
}

export function isAbandonable(state: TransferState, isRequest: boolean): boolean {
  return !isRequest && (state === 'provisional' || state === 'uploading')
}

/** A provisional transfer that the sender corrected: a record without files, which no list shows. */
export function isCorrected({
  wasMistake,
  isWrongRecipient,
}: {
  wasMistake?: boolean | undefined
  isWrongRecipient?: boolean | undefined
}): boolean {
  return wasMistake === true && isWrongRecipient !== true
}

/** Whether a provisional transfer was shown a reason to check its recipient. */
export function wasWarned({ rvReasons = [] }: Pick<Transfer, 'rvReasons'>): boolean {
  return rvReasons.length > 0
}

/** It has ended, and its contents are erased. */
export function isRemovable({ transferState, erasedAt }: Pick<Transfer, 'transferState' | 'erasedAt'>): boolean {
  return erasedAt !== undefined && endedStates.some(state => state === transferState)
}

/** `wrongRecipient`: retracted, and its files are stored for the right recipient. */
export type ErasableState = TransferState | 'wrongRecipient'

export function toErasableState({
  transferState,
  isWrongRecipient,
  newId,
}: Pick<Transfer, 'transferState' | 'isWrongRecipient' | 'newId'>): ErasableState {
  return isWrongRecipient && newId === undefined ? 'wrongRecipient' : transferState
}

/** Nothing was finalized, so there was nothing to revoke. */
export function isAbandoned({
  transferState,
  isTransferRequest,
  expiryDate,
}: {
  transferState: TransferState
  isTransferRequest: boolean
  expiryDate?: string | undefined
}): boolean {
  return transferState === 'retracted' && !isTransferRequest && expiryDate === undefined
}

/** Section 4 of the specification, and the states between. */
export const FileState = z.enum(['waiting', 'uploaded', 'verified', 'anonymizing', 'inspecting', 'inspected', 'error'])
export type FileState = z.infer<typeof FileState>

/** The version that the blob store pinned on completion. Only this version is processed and published. */
export const PinnedBlob = z.strictObject({
  version: z.string(),
  size: z.int().min(0),
  /** Hexadecimal. For a multipart upload, known after the verify step. */
  sha256: z.string().optional(),
})
export type PinnedBlob = z.infer<typeof PinnedBlob>

/** Whether a file's error ends its transfer or only informs the sender. */
export const InspectionType = z.enum(['BLOCKING', 'INFORMATION'])
export type InspectionType = z.infer<typeof InspectionType>

/** An unknown method is refused when rules are applied, not when they are read. */
const StoredRule = AnonymizationRule.extend({ anonymizationMethod: extensible(AnonymizationMethod) })

const FileAnonymisation = z.strictObject({
  headerRow: z.boolean(),
  /** Without typed salts and keys. */
  rules: z.array(StoredRule),
  /** The encrypted salts and keys, until the job is done. */
  sealedSecrets: z.string().optional(),
  /** The job was done with typed salts and keys, which are gone. It cannot be done again. */
  areSecretsUsed: z.literal(true).optional(),
  /** Number of attempts. Each writes to its own key, and one of them counts. */
  attempt: z.int(),
  /** Replaces the upload in inspection and publication; set together with `report`. */
  blob: PinnedBlob.optional(),
  report: AnonymisationReport.optional(),
  /** When the upload and the leftovers of other attempts were erased. */
  originalErasedAt: z.string().optional(),
})
export type FileAnonymisation = z.infer<typeof FileAnonymisation>

export const TransferFile = z.strictObject({
  id: z.string(),
  tempId: z.int(),
  name: z.string(),
  /** Declared bytes. The store refuses an upload of another size. */
  size: z.int().min(0),
  contentType: z.string().optional(),
  fileExtension: z.string(),
  fileState: extensible(FileState),
  /** The transfer under whose id the contents are stored, where this one took them over. */
  storedUnder: z.string().optional(),
  /** The transfer under whose id contents that it took over are released. Absent: `storedUnder`. */
  publishedUnder: z.string().optional(),
  blob: PinnedBlob.optional(),
  /** The multipart upload that is not yet complete. */
  multipart: z.strictObject({ uploadId: z.string(), partSize: z.int() }).optional(),
  /** Digest of the list of its parts. */
  completedFrom: z.string().optional(),
  anonymisation: FileAnonymisation.optional(),
  /** Percent. */
  anonymizationProgress: z.int().optional(),
  inspectionProgress: z.int().optional(),
  /** Of the released content, never of an upload that was anonymised. */
  findings: Findings.optional(),
  inspectionType: InspectionType.optional(),
  errorReason: z.string().optional(),
  userAction: z.string().optional(),
  /** Work before finalize: since when, and until when a run has the file. */
  early: z.strictObject({ workedFrom: z.string(), leasedUntil: z.string().optional() }).optional(),
  /** Of the upload. */
  malware: FileMalware.optional(),
  /** Of the released content. Only on AWS, with the setting `secondLook`. */
  secondLook: SecondLook.optional(),
  revision: z.int(),
})
export type TransferFile = z.infer<typeof TransferFile>

/** A member. `subject` identifies the owner; `email` is for display. */
const Sender = z.strictObject({ subject: z.string(), email: z.string() })
export type Sender = z.infer<typeof Sender>

/** Delivery of the mail with the link, as reported by the mail system at `at`. */
export const LinkMail = z.strictObject({
  state: extensible(z.enum(['delivered', 'delayed', 'bounced', 'complained', 'refused'])),
  at: z.string(),
  /** Absent where the mail system says none that helps. */
  reason: extensible(BounceReason).optional(),
})
export type LinkMail = z.infer<typeof LinkMail>

/** Events may repeat, be late, and arrive out of order. */
export function isNewer(event: LinkMail, known: LinkMail | undefined): boolean {
  return known === undefined || Date.parse(event.at) > Date.parse(known.at)
}

/** A secret link: `digest` finds the transfer, `sealed` is the encrypted secret. */
const SealedLink = z.strictObject({ digest: z.string(), sealed: z.string() })

/** How a recipient gets codes. */
export const PhoneVerification = z.strictObject({
  /** E.164, encrypted. Only the sending of codes and the check of a trusted device may decrypt it. Empty without a phone. */
  sealedPhone: z.string(),
  /** Empty without a phone. */
  maskedPhone: z.string(),
  /** Opaque name of the recipient's challenges; a new phone gets a new name. */
  username: z.string(),
  usernameDigest: z.string(),
  /** Raised by the sender's reset, which renews the budgets of codes. */
  round: z.int(),
  /** The sender also allows codes by e-mail. */
  isEmailAllowed: z.boolean().optional(),
  /** There is no phone. Always with `isEmailAllowed`, by which earlier versions send codes to the same address. */
  isEmailOnly: z.literal(true).optional(),
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

/** What a recipient proves by a code: that they have a phone, or only that they read their mailbox. */
export function toCodeFactor({
  phoneVerification,
}: {
  phoneVerification?: Pick<PhoneVerification, 'isEmailOnly'> | undefined
}): 'phone' | 'mailbox' | undefined {
  if (phoneVerification === undefined) return undefined
  return phoneVerification.isEmailOnly ? 'mailbox' : 'phone'
}

export const CodesTo = z.enum(['phone', 'mailbox', 'phoneOrMailbox'])
/** Where the codes of a delivery can go, by its sender's choice. */
export type CodesTo = z.infer<typeof CodesTo>

export function toCodesTo({
  isEmailAllowed,
  isEmailOnly,
}: Pick<PhoneVerification, 'isEmailAllowed' | 'isEmailOnly'>): CodesTo {
  if (isEmailOnly) return 'mailbox'
  return isEmailAllowed ? 'phoneOrMailbox' : 'phone'
}

/** Present on requests: a single-use link through which the responder uploads. */
const TransferRequest = z.strictObject({
  link: SealedLink,
  mails: z.int(),
  /** The responder who claimed the link: an id that only they know, and digests of the claim's key and body. */
  responder: SealedLink.extend({ claimKey: z.string(), claimedFrom: z.string(), claimedAt: z.string() }).optional(),
  /** Keys with contents of abandoned uploads, until erased. */
  leftKeys: z.array(z.string()).optional(),
})

export const PinnedTemplateSet = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** The sender's, whose transfer names no set: the default set's look, with the words of this language. */
  language: extensible(z.enum(languages)).optional(),
})
export type PinnedTemplateSet = z.infer<typeof PinnedTemplateSet>

const Addressee = z.strictObject({ recipient: z.string(), recipientName: z.string().optional() })

/** The archive of a password-protected transfer, the only file that its recipient gets. */
export const Archive = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Number of attempts. Each writes to its own key, and one of them counts. */
  attempt: z.int(),
  /** Percent. */
  progress: z.int(),
  blob: PinnedBlob.optional(),
  /** Until the password is mailed. */
  sealedPassword: z.string().optional(),
})
export type Archive = z.infer<typeof Archive>

/** Only `enforce` binds the transfer; `monitor` is recorded. */
export const MatchedPolicy = z.strictObject({
  id: z.string(),
  version: z.int(),
  mode: extensible(z.enum(['enforce', 'monitor'])),
  /** Of that version. Absent, as `effects`, from transfers of earlier versions. */
  name: z.string().optional(),
  effects: z.array(extensible(PolicyEffect)).optional(),
})
export type MatchedPolicy = z.infer<typeof MatchedPolicy>

export const Transfer = z.strictObject({
  id: z.string(),
  /** Raised by one with every write. A write based on another revision fails. */
  revision: z.int(),
  transferState: extensible(TransferState),
  sender: Sender,
  /** Of the page where it was created; absent from transfers of earlier versions. Mails to the sender use it. */
  senderLanguage: extensible(z.enum(languages)).optional(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  /** Those after the first, each with a record of their own (`deliveries.ts`). Absent for one recipient. */
  furtherRecipients: z.array(Addressee).optional(),
  /** The transfer whose files this record delivers to a further recipient. It has no files of its own. */
  deliveryOf: z.string().optional(),
  /** Of a delivery: an earlier recipient of the transfer has the same domain. Figures count a transfer once for each partner. */
  isPartnerRepeated: z.boolean().optional(),
  /** The first recipient was removed; the others keep their files. */
  firstRetractedAt: z.string().optional(),
  message: z.string(),
  acknowledgement: z.boolean(),
  sendEmailNotification: z.boolean(),
  /** The sender is mailed when a recipient downloads for the first time. */
  sendDownloadNotice: z.boolean().optional(),
  expiryDays: z.int(),
  expiryDate: z.string().optional(),
  /** When the recipient or responder is reminded next. */
  remindAt: z.string().optional(),
  createdAt: z.string(),
  finalizedAt: z.string().optional(),
  /** Until then its sender can undo the sending: nothing is released or mailed before. Absent where nothing can be undone. */
  undoUntil: z.string().optional(),
  /** When its recipient could first open the files. Absent from transfers of earlier versions. */
  releasedAt: z.string().optional(),
  /** When the state last changed or the upload last showed activity; the sweep measures from it. */
  stateChangedAt: z.string(),
  failureReason: z.string().optional(),
  /** The run of the canaries after which its files were processed again. */
  workedFrom: z.string().optional(),
  /** On AWS, only functions that declare the seal `link` may decrypt the secret. */
  link: SealedLink.optional(),
  /** Everything that the recipient gets names the organisation instead of the sender. */
  isAnonymousTransfer: z.boolean().optional(),
  /** By a policy, recipients outside the organisation's domains sign in, too. */
  isSignInRequired: z.boolean().optional(),
  phoneVerification: PhoneVerification.optional(),
  trackingId: z.string().optional(),
  templateSet: PinnedTemplateSet.optional(),
  /** The sender's groups at the confirmation, for conditions of policies. */
  senderGroups: z.array(z.string()).optional(),
  /** The policies that matched when they were last evaluated, with the versions that bound it. */
  policies: z.array(MatchedPolicy).optional(),
  blocked: Blocked.optional(),
  /** For a request, the sender is the requester and the recipient is the responder. */
  request: TransferRequest.optional(),
  /** The request began on a drop page, with these limits. Its responder stated their name and address without a proof. */
  dropPage: DropLimits.optional(),
  /** The transfer that replaced this one when it was sent again or corrected. */
  newId: z.string().optional(),
  /** The sender withdrew it, because the recipient was the wrong one. */
  isWrongRecipient: z.boolean().optional(),
  /** Withdrawn before the release, also from the right recipient. Always with `isWrongRecipient`, which keeps its files. */
  isUndone: z.boolean().optional(),
  /** Corrected before it was sent, or withdrawn as wrong recipient before any download. */
  wasMistake: z.boolean().optional(),
  linkMail: LinkMail.optional(),
  /** An operator stopped it in this state. The sweep mails its sender, and its recipient if a link was mailed. */
  stoppedIn: extensible(TransferState).optional(),
  /** Only the archive is published. */
  isPasswordProtected: z.boolean().optional(),
  archive: Archive.optional(),
  /** Digest of the body that created it, to distinguish a repeat from a conflicting call. */
  createdFrom: z.string().optional(),
  /** The provisional transfer that this one corrects, after the sender went back, or the transfer that it replaces. */
  previousId: z.string().optional(),
  /** Why the sender was asked to check the recipient, while the transfer was provisional. */
  rvReasons: z.array(extensible(RecipientReason)).optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  /** When its recipient last asked for more time, after the end. */
  askedAt: z.string().optional(),
  /** Downloads, each once: '<digest of the person>.<index of the file or archive>'. At most about `MAX_TAKEN`. */
  taken: z.array(z.string()).optional(),
  /** When the released objects were withdrawn after the end of the transfer. */
  withdrawnAt: z.string().optional(),
  /** When the contents were erased. Not a state (design, section 4). */
  erasedAt: z.string().optional(),
  files: z.array(TransferFile),
})
export type Transfer = z.infer<typeof Transfer>

/** Without its files. */
export const TransferRecord = Transfer.omit({ files: true })
export type TransferRecord = z.infer<typeof TransferRecord>

/** Each kind opens its own calls only. */
export const linkKinds = ['download', 'request', 'responder', 'recipient'] as const
export type LinkKind = (typeof linkKinds)[number]

export function getLinks({
  link,
  request,
  phoneVerification,
}: Pick<Transfer, 'link' | 'request' | 'phoneVerification'>): { kind: LinkKind; digest: string }[] {
  const digests: [LinkKind, string | undefined][] = [
    ['download', link?.digest],
    ['request', request?.link.digest],
    ['responder', request?.responder?.digest],
    ['recipient', phoneVerification?.usernameDigest],
  ]
  return digests.flatMap(([kind, digest]) => (digest === undefined ? [] : [{ kind, digest }]))
}

/**
 * The state as readers see it. Reads decide expiry; the sweep only records it later.
 * @param now milliseconds since the epoch
 */
export function stateAt<State extends TransferState>(
  transfer: { transferState: State; expiryDate?: string | undefined },
  now: number,
): State | 'expired' {
  const { transferState, expiryDate } = transfer
  const mayExpire = transferState === 'active' || transferState === 'requested'
  if (!mayExpire || expiryDate === undefined) return transferState
  // In this order, an invalid date closes the transfer.
  return now < Date.parse(expiryDate) ? transferState : 'expired'
}

/** Inspection is complete and does not block publication. */
export function isSettled({ fileState, inspectionType, findings, malware }: TransferFile): boolean {
  if (findings === undefined || malware?.verdict === 'infected') return false
  return fileState === 'inspected' || (fileState === 'error' && inspectionType === 'INFORMATION')
}

/** The review page polls while it is. */
export function isUnfinished(state: TransferState): boolean {
  return state === 'provisional' || state === 'uploading' || state === 'processing'
}
