import { change } from '../core/transfer/change.ts'
import { endDeviceTrust } from '../core/transfer/endDeviceTrust.ts'
import { isVerified } from '../core/transfer/isVerified.ts'
import type { Audit } from '../ports/audit.ts'
import type { Transfers } from '../ports/transfers.ts'
import type { TrustedDevices } from '../ports/trustedDevices.ts'
import { type Operation, OperationRefused, operationEvent } from './operation.ts'

type Parts = {
  transfers: Pick<Transfers, 'get' | 'replace'>
  trustedDevices: Pick<TrustedDevices, 'removeAll'>
  audit: Audit
  now: () => number
}

/**
 * Renews the budgets of codes, as the sender's reset does, and ends the trust of the recipients' devices, the latter also after the
 * transfer has ended. Those of the phone number stay, because they protect its owner.
 * @throws OperationRefused for a transfer without codes
 */
export async function unlockRecipient(parts: Parts, id: string, operation: Operation) {
  const { transfers, now } = parts
  const load = async () => {
    const transfer = await transfers.get(id)
    if (!transfer) throw new OperationRefused(`There is no transfer ${id}.`)
    if (!transfer.phoneVerification) throw new OperationRefused(`The recipient of ${id} needs no codes.`)
    return transfer
  }
  const unlocked = await change(
    transfers,
    load,
    transfer => {
      // No codes are sent for an ended transfer.
      if (!isVerified(transfer, now())) return undefined
      const { phoneVerification } = transfer
      return { ...transfer, phoneVerification: { ...phoneVerification, round: phoneVerification.round + 1 } }
    },
    operationEvent('unlock', now(), operation, { transferId: id }),
  )
  await endDeviceTrust(parts, unlocked, operationEvent('end-device-trust', now(), operation, { transferId: id }))
}
