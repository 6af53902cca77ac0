import { isCanary } from '../../../shared/domain/canary.ts'
import { nextReminder } from '../../../shared/domain/reminders.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { systemEvent } from '../request/auditEvent.ts'
import { change, withUsage } from './change.ts'
import { transition } from './transition.ts'

/**
 * From here on, the link opens the files. Counts the exchange once.
 * @param load throws when the transfer is missing
 * @param files those that the exchange is remembered by
 * @returns the current record
 */
export function release(
  { transfers, now }: { transfers: Pick<Transfers, 'replace' | 'replaceWithUsage'>; now: () => number },
  load: () => Promise<Transfer>,
  { id, files }: Pick<Transfer, 'id' | 'files'>,
): Promise<Transfer> {
  return change(
    isCanary(id) ? transfers : withUsage(transfers, 1, files),
    load,
    current =>
      current.transferState === 'processing'
        ? transition(current, 'active', now(), {
            ...toReminders(current, now()),
            releasedAt: new Date(now()).toISOString(),
          })
        : undefined,
    systemEvent('publish', now(), { transferId: id }),
  )
}

function toReminders({ expiryDate }: Transfer, now: number): Pick<Transfer, 'remindAt'> {
  return expiryDate === undefined ? {} : { remindAt: nextReminder({ expiryDate, from: now }, now) }
}
