import { resetPhoneVerification } from '../../shared/contract/transfers.ts'
import { type PhoneVerification, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reach } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { publishedContents } from '../core/transfer/contents.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { allowedPhone, toPair, verificationBy } from './recipientPhone.ts'

/** The sender lets a locked recipient ask for codes again, or sends them to another phone from now on. */
export const handler = endpoint(resetPhoneVerification, async (request, reach) => {
  const { params, body, caller } = request
  const { transfers, blobs, recipients, now } = reach
  const before = held(await ownTransfer(transfers, params.id, caller), now())
  const next = body.recipientPhoneNumber ? await changed(request, reach, before) : undefined
  // The new name is there before anybody is told of it, and the one that it replaced goes once nobody is.
  const isProvable = next !== undefined && before.transferState === 'active'
  if (isProvable) await recipients.add(next.username)
  let replaced = before.phoneVerification.username
  const reset = await change(
    transfers,
    () => ownTransfer(transfers, params.id, caller),
    current => {
      const { phoneVerification } = held(current, now())
      replaced = phoneVerification.username
      return { ...current, phoneVerification: next ?? { ...phoneVerification, round: phoneVerification.round + 1 } }
    },
    callerEvent('reset-codes', now(), request, { transferId: params.id }),
  )
  if (next) {
    await recipients.remove(replaced)
    // The holder of the former phone may still have URLs from before the change.
    if (reset.downloadCount > 0) await Promise.all(publishedContents(reset).map(({ key }) => blobs.renewUrls(key)))
  }
  return { recipientPhoneNumber: reset.phoneVerification?.maskedPhone ?? '' }
})

type Held = Transfer & { phoneVerification: PhoneVerification }

function held(transfer: Transfer, now: number): Held {
  const { phoneVerification } = transfer
  const state = stateAt(transfer, now)
  if (phoneVerification && (state === 'processing' || state === 'active')) return { ...transfer, phoneVerification }
  throw new Refusal('conflict', 'Codes can be unlocked while the recipient can get the files, and were asked for them.')
}

async function changed(
  { body, caller }: EndpointRequest<typeof resetPhoneVerification>,
  { keys, contacts, organisation, newSecret }: Reach<typeof resetPhoneVerification>,
  { id, recipient, phoneVerification }: Held,
) {
  const { e164, masked } = allowedPhone(body.recipientPhoneNumber ?? '', organisation)
  const pair = toPair(caller.subject, recipient)
  await contacts.keepPhone(pair, {
    sealedPhone: await keys.seal(e164, sealedContext('phone', pair)),
    maskedPhone: masked,
  })
  const sealedPhone = await keys.seal(e164, sealedContext('phone', id))
  return verificationBy(sealedPhone, masked, newSecret, phoneVerification.isEmailAllowed)
}
