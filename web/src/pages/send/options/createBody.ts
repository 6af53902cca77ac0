import type * as z from 'zod'
import type { createTransfer } from '../../../../../shared/contract/transfers.ts'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'
import { getAddressees } from '../../../recipients/typedRecipients.ts'
import { type Draft, declaredFiles } from '../draft/draft.ts'
import {
  asksForCode,
  asksForEmailCode,
  getDays,
  getProtection,
  getTrackingId,
  isProtected,
  isSenderAnonymous,
  mayCodeBeMailed,
  type Options,
  type Prepared,
} from './options.ts'

export type CreateBody = z.input<typeof createTransfer.body>

/** A repeated call must send the same body. */
export function toCreateBody(draft: Draft, prepared: Prepared, options: Options, limits: TransferLimits): CreateBody {
  const [first, ...others] = getAddressees(draft)
  const isOTPEnabled = asksForCode(options, prepared)
  return {
    id: prepared.transferId,
    files: declaredFiles(draft),
    acknowledgement: options.isAcknowledged,
    // Of several, the server has the names.
    recipientName: (others.length === 0 && first?.recipientName) || null,
    expiryDays: options.isExpiryCustom ? getDays(options, prepared) : null,
    isPasswordProtected: isProtected(options, getProtection(draft, prepared, limits)),
    sendEmailNotification: options.isLinkMailed,
    ...(options.isNoticeWanted ? { sendDownloadNotice: true } : {}),
    isAnonymousTransfer: isSenderAnonymous(options, prepared),
    isOTPEnabled,
    // The page has only the mask of a stored number.
    ...(isOTPEnabled && options.phone ? { recipientPhoneNumber: options.phone.e164 } : {}),
    isOTPEmailAllowed: mayCodeBeMailed(options, prepared),
    // Earlier server versions refuse the key.
    ...(asksForEmailCode(options, prepared) ? { isEmailOTPEnabled: true } : {}),
    trackingId: getTrackingId(options, prepared) ?? null,
    templateSet: options.templateSet ?? null,
  }
}
