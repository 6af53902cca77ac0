import { toDeliveryIds } from '../../../shared/domain/deliveries.ts'
import { nextReminder } from '../../../shared/domain/reminders.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { systemEvent } from '../request/auditEvent.ts'
import { change } from './change.ts'
import { transition } from './transition.ts'

const MAX_DELIVERIES_AT_ONCE = 16

/** With a sign-in that a policy has demanded since. */
export type End = Pick<Transfer, 'expiryDays' | 'isSignInRequired'> & { expiryDate: string }

/** A later end. Recipients of an expired transfer are reminded at once, because a mail said that it has expired. */
export function extend(
  transfer: Transfer,
  { isSignInRequired = transfer.isSignInRequired, ...end }: End,
  now: number,
): Transfer {
  const { expiryDate } = end
  if (transfer.transferState === 'expired') {
    return transition(transfer, 'active', now, { ...end, isSignInRequired, remindAt: new Date(now).toISOString() })
  }
  // The release of a delivery in processing sets its reminders.
  const remindAt = transfer.transferState === 'active' ? nextReminder({ expiryDate, from: now }, now) : undefined
  return { ...transfer, ...end, isSignInRequired, remindAt }
}

/** @returns undefined when the delivery has the end of its transfer already, or was removed */
export function adoptEnd(
  delivery: Transfer,
  { expiryDate, expiryDays, isSignInRequired }: Transfer,
  now: number,
): Transfer | undefined {
  const { transferState } = delivery
  const isOpen = transferState === 'active' || transferState === 'processing'
  const isLate = transferState === 'expired' || (isOpen && delivery.expiryDate !== expiryDate)
  if (!isLate || expiryDate === undefined) return undefined
  // It has no files of its own that could be gone.
  return {
    ...extend(delivery, { expiryDate, expiryDays, isSignInRequired }, now),
    withdrawnAt: undefined,
    erasedAt: undefined,
  }
}

/** The records of further recipients carry an end of their own, by which they expire. A repeat completes it. */
export async function extendDeliveries(
  { transfers, now }: { transfers: Pick<Transfers, 'get' | 'getRecords' | 'replace'>; now: () => number },
  transfer: Transfer,
): Promise<void> {
  const [, ...ids] = toDeliveryIds(transfer)
  const late = (await transfers.getRecords(ids)).filter(one => adoptEnd({ ...one, files: [] }, transfer, now()))
  await forEachAtMost(MAX_DELIVERIES_AT_ONCE, late, record =>
    change(
      transfers,
      async () => (await transfers.get(record.id)) ?? { ...record, files: [] },
      delivery => adoptEnd(delivery, transfer, now()),
      systemEvent('extend', now(), { transferId: record.id }),
    ),
  )
}
