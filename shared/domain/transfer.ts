import * as z from 'zod'
import { AnonymisationReport, AnonymizationRule } from './anonymisation.ts'
import { Findings } from './inspection.ts'

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
  uploading: ['processing', 'failed'],
  processing: ['active', 'failed'],
  active: ['expired', 'retracted'],
  failed: [],
  expired: [],
  retracted: [],
}

/** Whether the table of legal transitions lets a transfer go from one state to another. */
export function mayBecome(from: TransferState, to: TransferState): boolean {
  return legalTransitions[from].includes(to)
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

/** How the columns of a file are anonymised, and what became of it. */
const FileAnonymisation = z.strictObject({
  headerRow: z.boolean(),
  /** Without the salts and keys that a person typed. */
  rules: z.array(AnonymizationRule),
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
  fileState: FileState,
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
  state: z.enum(['delivered', 'delayed', 'bounced', 'complained', 'refused']),
  at: z.string(),
})
export type LinkMail = z.infer<typeof LinkMail>

/** Whether something is known of the link's mail only now: news come twice, late, and out of order. */
export function isNewer(news: LinkMail, known: LinkMail | undefined): boolean {
  return known === undefined || Date.parse(news.at) > Date.parse(known.at)
}

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
  transferState: TransferState,
  sender: Sender,
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  acknowledgement: z.boolean(),
  sendEmailNotification: z.boolean(),
  expiryDays: z.int(),
  expiryDate: z.string().optional(),
  createdAt: z.string(),
  finalizedAt: z.string().optional(),
  /** When the state last changed, or its upload last gave a sign of life: what the sweeper measures by. */
  stateChangedAt: z.string(),
  failureReason: z.string().optional(),
  /** The digest finds the transfer by its link; the sealed secret can be read by finalize, notify and review alone. */
  link: z.strictObject({ digest: z.string(), sealed: z.string() }).optional(),
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
  /** Set once the released objects were withdrawn, after an end of the transfer. */
  withdrawnAt: z.string().optional(),
  /** Set once its contents were destroyed: no state of its own (design, section 4). */
  erasedAt: z.string().optional(),
  files: z.array(TransferFile),
})
export type Transfer = z.infer<typeof Transfer>

/**
 * The state as a reader sees it: expiry is decided here, at read time; the sweep only tidies up afterwards.
 * @param now milliseconds since the epoch
 */
export function stateAt(transfer: Pick<Transfer, 'transferState' | 'expiryDate'>, now: number): TransferState {
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
