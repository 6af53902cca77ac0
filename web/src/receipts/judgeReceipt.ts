import type { DeliveryReceipt, ReceiptKeys } from '../../../shared/domain/deliveryReceipt.ts'
import { findReceipt } from '../../../shared/domain/findReceipt.ts'
import { type ReceiptRefusal, readClaimedIssuer, verifyReceipt } from '../../../shared/domain/verifyReceipt.ts'

/** More than a receipt of the most files, as a PDF. */
const MAX_BYTES = 64 * 1024 * 1024

export type Genuine = { kind: 'genuine'; receipt: DeliveryReceipt; kid: string; signed: string }
export type Verdict =
  | Genuine
  | { kind: 'refused'; refusal: ReceiptRefusal }
  /** It says so itself: nothing proves it. */
  | { kind: 'otherInstallation'; issuer: string }
  | { kind: 'keysFailed'; error: unknown; given: Blob }

/** @param given a PDF, or the text of a receipt */
export async function judgeReceipt(given: Blob, loadKeys: () => Promise<ReceiptKeys>): Promise<Verdict> {
  const signed = await readReceipt(given)
  if (signed === undefined) return { kind: 'refused', refusal: 'malformed' }
  const keys = await loadKeys().catch(error => ({ error }))
  if ('error' in keys) return { kind: 'keysFailed', error: keys.error, given }

  const { refusal, ...verified } = await verifyReceipt(signed, keys)
  if (verified.receipt) return { kind: 'genuine', ...verified, signed }
  const issuer = readClaimedIssuer(signed)
  if (refusal === 'unknownKey' && issuer !== undefined && issuer !== location.origin) {
    return { kind: 'otherInstallation', issuer }
  }
  return { kind: 'refused', refusal: refusal ?? 'malformed' }
}

/** Undefined also for what cannot be read, such as a folder. */
async function readReceipt(given: Blob): Promise<string | undefined> {
  if (given.size > MAX_BYTES) return undefined
  const content = await given.arrayBuffer().catch(() => undefined)
  return content && findReceipt(new Uint8Array(content))
}
