import { finalizeTransfer } from '../../shared/contract/transfers.ts'
import { clampDays, expiryDateAfter } from '../../shared/domain/limits.ts'
import { findBlocking } from '../../shared/domain/policies/blocking.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { countFiles } from '../../shared/texts/format.ts'
import { requestTexts } from '../../shared/texts/requests.ts'
import { renewMailReservation } from '../core/mail/mailCaps.ts'
import { callerEvent, toPolicyResult } from '../core/request/auditEvent.ts'
import type { Uploader } from '../core/request/authenticate.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal, uploadOver } from '../core/request/refusal.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { keepRecipient } from '../core/transfer/keepRecipient.ts'
import { downloadLink } from '../core/transfer/links.ts'
import { uploadersTransfer } from '../core/transfer/ownTransfer.ts'
import { bindStored, toBound } from '../core/transfer/policyRules.ts'
import { transition } from '../core/transfer/transition.ts'
import { newLink } from './newLink.ts'
import { assertNotRevoked } from './uploadRules.ts'

/** Repeats get the same answer and start no second workflow. */
export const handler = endpoint(finalizeTransfer, async (request, reach) => {
  const { params, caller } = request
  const { transfers, workflow, now } = reach
  const load = () => uploadersTransfer(transfers, params.id, caller)
  const transfer = await load()
  const answer = async (finalized: Transfer) => {
    if ('subject' in caller && finalized.previousId !== undefined) {
      const { noteMistake } = await import('./noteMistake.ts')
      await noteMistake({ ...request, caller }, reach, finalized)
    }
    const reply = await toAnswer(finalized, params.id, caller, reach)
    if ('subject' in caller) await keepRecipient(reach, finalized)
    return reply
  }
  if (transfer.link) return answer(transfer)
  assertUploaded(transfer)
  // Policies may have changed since the transfer was confirmed.
  const found = await bindStored(reach, transfer)
  const blocking = findBlocking(transfer, found.rules)
  if (blocking) {
    const failureReason = blocking.text
    const { blocked } = blocking
    await change(
      transfers,
      load,
      current => {
        if (current.link) return undefined
        assertUploaded(current)
        // The sweep mails the sender.
        return transition(current, 'failed', now(), { failureReason, blocked, ...toBound(found, current) })
      },
      callerEvent('finalize', now(), request, { transferId: transfer.id, ...toPolicyResult(blocking.by) }),
    )
    throw new Refusal('demand_unmet', 'responder' in caller ? requestTexts.blocked : failureReason)
  }
  await renewMailReservation(reach, transfer, now())

  const link = await newLink(transfer.id, reach)
  const finalized = await change(
    transfers,
    load,
    current => {
      if (current.link) return undefined
      assertUploaded(current)
      // The sender of a request chose no days for its files.
      const expiryDays = current.request ? clampDays(current.expiryDays, found.rules.expiry) : current.expiryDays
      return transition(current, 'processing', now(), {
        finalizedAt: new Date(now()).toISOString(),
        expiryDays,
        expiryDate: expiryDateAfter(now(), expiryDays),
        remindAt: undefined,
        ...toBound(found, current),
        link,
      })
    },
    callerEvent('finalize', now(), request, { transferId: transfer.id }),
  )
  // Repeated by concurrent calls, in case the first one stops here.
  await workflow.start(transfer.id)
  return answer(finalized)
})

function assertUploaded(transfer: Transfer) {
  const { transferState, files } = transfer
  assertNotRevoked(transfer)
  if (transferState !== 'uploading') {
    throw uploadOver('Only a transfer whose files are being uploaded can be finalized.')
  }
  const missing = files.filter(file => !file.blob)
  if (missing.length > 0) throw new Refusal('conflict', `${countFiles(missing.length)} still to be uploaded.`)
}

async function toAnswer(
  { id, recipient, expiryDate, link }: Transfer,
  givenId: string,
  caller: Uploader,
  { keys, publicOrigin }: Reached<typeof finalizeTransfer>,
) {
  if (!link || !expiryDate) throw uploadOver('This transfer ended before it was finalized.')
  // The responder learns neither the requester nor the link.
  if ('responder' in caller) return { id: givenId, expiryDate }
  const secret = await keys.open(link.sealed, sealedContext('link', id))
  return { id, recipient, expiryDate, downloadUrl: downloadLink(publicOrigin, secret) }
}
