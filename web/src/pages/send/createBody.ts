import type * as z from 'zod'
import type { createTransfer } from '../../../../shared/contract/transfers.ts'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { type Draft, declaredFiles } from './draft.ts'
import { daysOf, isProtected, type Options, type Prepared, protectionOf } from './options.ts'

export type CreateBody = z.input<typeof createTransfer.body>

/** What `POST /transfers` is told. A repeat must tell it the same. */
export function createBodyOf(draft: Draft, prepared: Prepared, options: Options, limits: TransferLimits): CreateBody {
  return {
    id: prepared.transferId,
    files: declaredFiles(draft),
    acknowledgement: options.isAcknowledged,
    recipientName: draft.recipientName.trim() || null,
    expiryDays: options.isExpiryCustom ? daysOf(options, prepared) : null,
    isPasswordProtected: isProtected(options, protectionOf(draft, prepared, limits)),
  }
}
