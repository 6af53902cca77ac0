import * as z from 'zod'
import { AnonymisationReport, AnonymizationMethod, AnonymizationRule } from './anonymisation.ts'
import { Findings } from './inspection.ts'
import { extensible } from './tolerant.ts'

/** Where a transfer stands. `provisional` is before the sender confirmed: nothing was sent, nothing is kept for long. */
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

/** Every legal change of state; what is not here does not happen, whoever asks. */
const legalTransitions: Record<TransferState, readonly TransferState[]> = {
  provisional: ['uploading'],
  requested: ['uploading', 'expired', 'retracted'],
  // An abandoned upload of a responder reopens the link. Retracted: by a requester, or by a sender who gives up.
  uploading: ['processing', 'failed', 'requested', 'retracted'],
  processing: ['active', 'failed'],
  active: ['expired', 'retracted'],
  failed: [],
  expired: [],
  retracted: [],
}

/** Whether the table of legal transitions lets a transfer go from one state to another: from one of a newer version, no. */
export function mayBecome(from: TransferState, to: TransferState): boolean {
  return legalTransitions[from]?.includes(to) ?? false
}

/**
 * Whether a sender may take back what stands there. An upload can be stopped by whoever asked for it, since somebody else
 * may have got hold of the link; one's own is cancelled where it runs.
 */
export function isRetractable(state: TransferState, isRequest: boolean): boolean {
  return mayBecome(state, 'retracted') && (state !== 'uploading' || isRequest)
}

/** Whether a sender may give it up: nothing was handed in yet, and nobody else uploads. */
export function isAbandonable(state: TransferState, isRequest: boolean): boolean {
  return !isRequest && (state === 'provisional' || state === 'uploading')
}

/** Whether a sender gave their own upload up: nothing was ever handed in, so that there was nothing to revoke. */
export function isGivenUp({
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

/** Where a file stands, in the words of section 4 of the specification, with the steps around them. */
export const FileState = z.enum(['waiting', 'uploaded', 'verified', 'anonymizing', 'inspecting', 'inspected', 'error'])
export type FileState = z.infer<typeof FileState>

/** What the blob store pinned when the upload was completed: this version, and no other, is processed and published. */
export const PinnedBlob = z.strictObject({
  version: z.string(),
  size: z.int().min(0),
  /** In hexadecimal. Of what came in parts it is known once the verify step has read them in their order. */
  sha256: z.string().optional(),
})
export type PinnedBlob = z.infer<typeof PinnedBlob>

/** Whether an error of a file ends its transfer, or is for its sender to know. */
export const InspectionType = z.enum(['BLOCKING', 'INFORMATION'])
export type InspectionType = z.infer<typeof InspectionType>

/** A method that this version does not know is refused where the rules are carried out, not where they are read. */
const StoredRule = AnonymizationRule.extend({ anonymizationMethod: extensible(AnonymizationMethod) })

/** How the columns of a file are anonymised, and what became of it. */
const FileAnonymisation = z.strictObject({
  headerRow: z.boolean(),
  /** Without the salts and keys that a person typed. */
  rules: z.array(StoredRule),
  /** Those, until the job that needs them is done. */
  sealedSecrets: z.string().optional(),
  /** How often it was begun: each attempt writes under a key of its own, and one of them counts. */
  attempt: z.int(),
  /** What is inspected and published in the place of the upload, and what was done; set together. */
  blob: PinnedBlob.optional(),
  report: AnonymisationReport.optional(),
  /** When the upload, and what other attempts left, were destroyed. */
  originalErasedAt: z.string().optional(),
})
export type FileAnonymisation = z.infer<typeof FileAnonymisation>

export const TransferFile = z.strictObject({
  id: z.string(),
  tempId: z.int(),
  name: z.string(),
  /** Bytes, as declared before the upload; the store holds the upload to it. */
  size: z.int().min(0),
  contentType: z.string().optional(),
  fileExtension: z.string(),
  fileState: extensible(FileState),
  blob: PinnedBlob.optional(),
  /** The multipart upload that was begun for it, and is not yet completed. */
  multipart: z.strictObject({ uploadId: z.string(), partSize: z.int() }).optional(),
  /** Digest of the list of parts that it was put together from. */
  completedFrom: z.string().optional(),
  anonymisation: FileAnonymisation.optional(),
  /** Percent. */
  anonymizationProgress: z.int().optional(),
  inspectionProgress: z.int().optional(),
  /** Of what is published, never of the upload that was anonymised. */
  findings: Findings.optional(),
  inspectionType: InspectionType.optional(),
  errorReason: z.string().optional(),
  userAction: z.string().optional(),
  revision: z.int(),
})
export type TransferFile = z.infer<typeof TransferFile>

/** A member as the owner of what they send: the subject decides, the address is what people read. */
const Sender = z.strictObject({ subject: z.string(), email: z.string() })
export type Sender = z.infer<typeof Sender>

/** What became of the mail with the link, as far as the mail system told; `at` is when it happened. */
export const LinkMail = z.strictObject({
  state: extensible(z.enum(['delivered', 'delayed', 'bounced', 'complained', 'refused'])),
  at: z.string(),
})
export type LinkMail = z.infer<typeof LinkMail>

/** Whether something is known of the link's mail only now: news come twice, late, and out of order. */
export function isNewer(news: LinkMail, known: LinkMail | undefined): boolean {
  return known === undefined || Date.parse(news.at) > Date.parse(known.at)
}

/** A secret of ours that leads to a transfer: found by its digest, told again from what is sealed. */
const SealedLink = z.strictObject({ digest: z.string(), sealed: z.string() })

/** How a recipient proves to be who the sender means: by a code that is sent to a phone. */
export const PhoneVerification = z.strictObject({
  /** E.164; opened by who sends a code alone. */
  sealedPhone: z.string(),
  maskedPhone: z.string(),
  /** The opaque name under which codes are asked for and proved; another phone gets another one. */
  username: z.string(),
  usernameDigest: z.string(),
  /** Raised by the sender's reset: the budgets of codes begin anew. */
  round: z.int(),
  /** The sender allows codes by e-mail as well. */
  isEmailAllowed: z.boolean().optional(),
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

/** What makes a transfer a request: a link through which somebody else uploads, once. */
const TransferRequest = z.strictObject({
  link: SealedLink,
  /** How often its mail was asked for. */
  mails: z.int(),
  /** Who burnt the link: the id that only they have, and the digests of the key and the body that they came with. */
  responder: SealedLink.extend({ claimKey: z.string(), claimedFrom: z.string(), claimedAt: z.string() }).optional(),
  /** Where uploads that were given up have left something, until it is destroyed. */
  leftKeys: z.array(z.string()).optional(),
})

/** Which template set a transfer's mails are made from, as it was when the transfer was created. */
export const PinnedTemplateSet = z.strictObject({ name: z.string(), version: z.string() })
export type PinnedTemplateSet = z.infer<typeof PinnedTemplateSet>

/** The archive of a password-protected transfer: all that its recipient gets. */
export const Archive = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** How often sealing was begun: each attempt writes under a key of its own, and one of them counts. */
  attempt: z.int(),
  /** Percent. */
  progress: z.int(),
  blob: PinnedBlob.optional(),
  /** Until it was mailed. */
  sealedPassword: z.string().optional(),
})
export type Archive = z.infer<typeof Archive>

export const Transfer = z.strictObject({
  id: z.string(),
  /** Raised by one with every write; a write that names another one than the stored loses. */
  revision: z.int(),
  transferState: extensible(TransferState),
  sender: Sender,
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  acknowledgement: z.boolean(),
  sendEmailNotification: z.boolean(),
  expiryDays: z.int(),
  expiryDate: z.string().optional(),
  /** When those whom it waits for are reminded next (open-parts, section 3). */
  remindAt: z.string().optional(),
  createdAt: z.string(),
  finalizedAt: z.string().optional(),
  /** When the state last changed, or its upload last gave a sign of life: what the sweeper measures by. */
  stateChangedAt: z.string(),
  failureReason: z.string().optional(),
  /** The digest finds the transfer by its link; the sealed secret can be read by finalize, notify and review alone. */
  link: SealedLink.optional(),
  /** Nothing that the recipient gets names the sender: the organisation stands in their place. */
  isAnonymousTransfer: z.boolean().optional(),
  phoneVerification: PhoneVerification.optional(),
  trackingId: z.string().optional(),
  templateSet: PinnedTemplateSet.optional(),
  /** Of a request the sender is the member who asked, and the recipient the responder. */
  request: TransferRequest.optional(),
  /** The transfer that was made of this one, by sending it again. */
  newId: z.string().optional(),
  linkMail: LinkMail.optional(),
  /** Nothing but the archive is ever published of it. */
  isPasswordProtected: z.boolean().optional(),
  archive: Archive.optional(),
  /** Digest of the body that created it, so that a repeat and a contradiction can be told apart. */
  createdFrom: z.string().optional(),
  /** The provisional transfer that this one corrects, after the sender went back. */
  previousId: z.string().optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  /** Who took what, each once: '<digest of the person>.<place of the file or archive>'. At most about `MAX_TAKEN`. */
  taken: z.array(z.string()).optional(),
  /** Set once the released objects were withdrawn, after an end of the transfer. */
  withdrawnAt: z.string().optional(),
  /** Set once its contents were destroyed: no state of its own (design, section 4). */
  erasedAt: z.string().optional(),
  files: z.array(TransferFile),
})
export type Transfer = z.infer<typeof Transfer>

/** What leads to a transfer without naming it: each kind opens calls of its own, and no others. */
export const linkKinds = ['download', 'request', 'responder', 'recipient'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Every link that leads to a transfer now, by kind and digest. */
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
 * The state as a reader sees it: expiry is decided here, at read time; the sweep only tidies up afterwards.
 * @param now milliseconds since the epoch
 */
export function stateAt<State extends TransferState>(
  transfer: { transferState: State; expiryDate?: string | undefined },
  now: number,
): State | 'expired' {
  const { transferState, expiryDate } = transfer
  const mayExpire = transferState === 'active' || transferState === 'requested'
  if (!mayExpire || expiryDate === undefined) return transferState
  // Asked this way round, a date that cannot be read keeps nothing open.
  return now < Date.parse(expiryDate) ? transferState : 'expired'
}

/** Whether a file went through inspection, and nothing keeps it from being published. */
export function isSettled({ fileState, inspectionType, findings }: TransferFile): boolean {
  if (findings === undefined) return false
  return fileState === 'inspected' || (fileState === 'error' && inspectionType === 'INFORMATION')
}

/** Whether the workflow is still to finish: what the review page polls for. */
export function isUnfinished(state: TransferState): boolean {
  return state === 'provisional' || state === 'uploading' || state === 'processing'
}
