import { toGate } from '../../../shared/domain/gate.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Runtime } from '../request/context.ts'
import { getVisibleSender } from './visibleSender.ts'

/** Recipients read these facts, so an anonymous sender is omitted. */
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
    // Behind a closed gate, the mail shows no more than the page.
    gate: toGate(transfer, organisation.domains),
  }
}
