import * as z from 'zod'
import { StepTimes } from './deliverySteps.ts'
import { extensible } from './tolerantReader.ts'
import { TransferState } from './transfer.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** `size` in bytes and `sha256` are those of the content that the recipient gets. */
const ReceiptFile = z.strictObject({
  name: z.string(),
  size: z.int().min(0),
  sha256: Sha256,
  /** Columns of the upload were anonymised. */
  isAnonymised: z.literal(true).optional(),
})

/**
 * What the installation knew about one delivery at `issuedAt`. Times are ISO 8601. Nothing in it gives access: no link, no digest
 * of a link, no phone.
 */
export const DeliveryReceipt = z.strictObject({
  version: z.literal(1),
  /** The address of the installation, which publishes its keys. */
  issuer: z.string(),
  organisation: z.string(),
  issuedAt: z.iso.datetime(),
  transferId: z.string(),
  deliveryId: z.string(),
  /** The files were uploaded at the recipient's request. The sender is known as the holder of the mailed link. */
  isRequest: z.literal(true).optional(),
  /** The sender stated their address on a drop page, without a proof. */
  isSenderStated: z.literal(true).optional(),
  /** Absent from an anonymous transfer, which names the organisation only. */
  sender: z.string().optional(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  state: extensible(TransferState),
  sentAt: z.string().optional(),
  /** Absent where an earlier version released the files. */
  releasedAt: z.string().optional(),
  expiresAt: z.string().optional(),
  retractedAt: z.string().optional(),
  /** What the recipient must pass before the files: a sign-in, or a code to a phone, to their mailbox, or to either. */
  gates: z.array(extensible(z.enum(['login', 'phone', 'mailbox', 'phoneOrMailbox']))),
  /** The recipient gets only this, and the files in it. */
  archive: ReceiptFile.omit({ isAnonymised: true }).optional(),
  files: z.array(ReceiptFile),
  downloadCount: z.int().min(0),
  firstDownloadAt: z.string().optional(),
  /** The history of the delivery. The place of a step is that of its file; 0 for an archive. */
  steps: z.array(StepTimes),
})
export type DeliveryReceipt = z.infer<typeof DeliveryReceipt>
export type ReceiptFile = z.infer<typeof ReceiptFile>

const Coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A public key of RFC 7517, whose id is its thumbprint (RFC 7638). */
export const ReceiptKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: Coordinate,
  y: Coordinate,
  kid: Coordinate,
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
export type ReceiptKey = z.infer<typeof ReceiptKey>

export const ReceiptKeys = z.strictObject({ keys: z.array(ReceiptKey) })
export type ReceiptKeys = z.infer<typeof ReceiptKeys>

const RECEIPT_TYPE = 'delivery-receipt'

/** The only header that is written or accepted. */
export function toReceiptHeader(kid: string): string {
  return JSON.stringify({ alg: 'ES256', kid, typ: RECEIPT_TYPE })
}
