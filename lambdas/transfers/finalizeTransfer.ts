import { finalizeTransfer } from '../../shared/contract/transfers.ts'
import { expiryDateAfter } from '../../shared/domain/limits.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { countFiles } from '../../shared/texts/format.ts'
import { renewMailReservation } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import type { Uploader } from '../core/request/authenticate.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal, uploadOver } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { downloadLink } from '../core/transfer/links.ts'
import { uploadersTransfer } from '../core/transfer/ownTransfer.ts'
import { transition } from '../core/transfer/transition.ts'
import { assertNotRevoked } from './uploadRules.ts'

/** Repeats get the same answer and start no second workflow. */
export const handler = endpoint(finalizeTransfer, async (request, reach) => {
  const { params, caller } = request
  const { transfers, workflow, now } = reach
  const load = () => uploadersTransfer(transfers, params.id, caller)
  const transfer = await load()
  const answer = (finalized: Transfer) => toAnswer(finalized, params.id, caller, reach)
  if (transfer.link) return answer(transfer)
  assertUploaded(transfer)
  await renewMailReservation(reach, transfer, now())

  const link = await newLink(transfer.id, reach)
  const finalized = await change(
    transfers,
    load,
    current => {
      if (current.link) return undefined
      assertUploaded(current)
      return transition(current, 'processing', now(), {
        finalizedAt: new Date(now()).toISOString(),
        expiryDate: expiryDateAfter(now(), current.expiryDays),
        remindAt: undefined,
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

async function newLink(transferId: string, { keys, newSecret }: Reached<typeof finalizeTransfer>) {
  const secret = newSecret()
  return { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('link', transferId)) }
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
