import { toGate } from '../../../shared/domain/gate.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Runtime } from '../request/context.ts'
import { getVisibleSender } from './sharer.ts'

/** What every mail about a transfer may say, to its recipient above all: the sender only where they are shown. */
export function transferFacts({ organisation }: Pick<Runtime, 'organisation'>, transfer: Transfer) {
  const { recipientName, message, files, expiryDate = '', isPasswordProtected } = transfer
  return {
    brandName: organisation.brandName,
    organisationName: organisation.name,
    timeZone: organisation.timeZone,
    supportEmail: organisation.supportEmail,
    senderEmail: getVisibleSender(transfer),
    recipientName,
    message,
    fileCount: files.length,
    expiryDate,
    isPasswordProtected,
    // Before it is passed nothing is told, by mail no more than by the page.
    gate: toGate(transfer, organisation.domains),
  }
}
