import { resetPhoneVerification } from '../../shared/contract/transfers.ts'
import { type Transfer, toCodeFactor } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { verificationByPhone } from '../core/secrets/codes.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { toPair } from '../core/transfer/contactPair.ts'
import { endDeviceTrust } from '../core/transfer/endDeviceTrust.ts'
import { isVerified, type VerifiedTransfer } from '../core/transfer/isVerified.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { allowedPhone } from './recipientPhone.ts'

export const handler = endpoint(resetPhoneVerification, async (request, reach) => {
  const { params, body, caller } = request
  const { transfers, blobs, recipients, now } = reach
  const before = requireVerification(await ownTransfer(transfers, params.id, caller), now())
  assertPhone(before, body.recipientPhoneNumber)
  const next = body.recipientPhoneNumber ? await toNewVerification(request, reach, before) : undefined
  // The new name exists before the record has it, and the old one is removed after.
  const needsUser = next !== undefined && before.transferState === 'active'
  if (needsUser) await recipients.add(next.username)
  let replaced = before.phoneVerification.username
  const reset = await change(
    transfers,
    () => ownTransfer(transfers, params.id, caller),
    current => {
      const { phoneVerification } = requireVerification(current, now())
      replaced = phoneVerification.username
      const { isEmailAllowed, round } = phoneVerification
      // A policy may have ended codes by e-mail since.
      return {
        ...current,
        phoneVerification: next ? { ...next, isEmailAllowed } : { ...phoneVerification, round: round + 1 },
      }
    },
    callerEvent('reset-codes', now(), request, { transferId: params.id }),
  )
  if (next) {
    await recipients.remove(replaced)
    // The holder of the former phone may still have URLs.
    if (reset.downloadCount > 0) {
      await Promise.all(publishedContents(reset).map(({ releasedKey }) => blobs.renewUrls(releasedKey)))
    }
  }
  await endDeviceTrust(reach, reset, callerEvent('end-device-trust', now(), request, { transferId: params.id }))
  return { recipientPhoneNumber: reset.phoneVerification?.maskedPhone ?? '' }
})

function requireVerification(transfer: Transfer, now: number): VerifiedTransfer {
  if (isVerified(transfer, now)) return transfer
  throw new Refusal(
    'conflict',
    'Codes can be unlocked only while the transfer requires them and its files are available.',
  )
}

function assertPhone(transfer: VerifiedTransfer, wanted: string | undefined) {
  if (wanted === undefined || toCodeFactor(transfer) === 'phone') return
  throw new Refusal('conflict', 'The codes of this transfer go by e-mail. Send the files again to use a phone number.')
}

async function toNewVerification(
  { body, caller }: EndpointRequest<typeof resetPhoneVerification>,
  { keys, contacts, organisation, newSecret }: Reached<typeof resetPhoneVerification>,
  { id, recipient }: VerifiedTransfer,
) {
  const { e164, masked } = await allowedPhone(body.recipientPhoneNumber ?? '', organisation)
  const pair = toPair(caller.subject, recipient)
  await contacts.keepPhone(pair, {
    sealedPhone: await keys.seal(e164, sealedContext('phone', pair)),
    maskedPhone: masked,
  })
  const sealedPhone = await keys.seal(e164, sealedContext('phone', id))
  return verificationByPhone(sealedPhone, masked, newSecret)
}
