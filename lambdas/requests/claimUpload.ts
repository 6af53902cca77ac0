import { claimUpload } from '../../shared/contract/requests.ts'
import { findForeignKind, narrowLimits } from '../../shared/domain/dropLimits.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findBlockFault, findFilesFault } from '../../shared/domain/transferOptions.ts'
import { dropPageTexts } from '../../shared/texts/dropPages.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { requestTexts } from '../../shared/texts/en/upload.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { assertMayUpload, assertWithinCaps, uploadCaps } from '../core/transfer/memberCaps.ts'
import { bindStored } from '../core/transfer/policyRules.ts'
import { transition } from '../core/transfer/transition.ts'
import { newFiles } from '../transfers/declaredFiles.ts'
import { linkedRequest } from './linkedRequest.ts'

const NO_ROOM_OF_REQUESTER =
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.'

type Call = EndpointRequest<typeof claimUpload>
type Parts = Reached<typeof claimUpload>

/**
 * One conditional write. A repeat with the same key and body gets the first answer, so a lost reply does not lock out
 * the responder.
 */
export const handler = endpoint(claimUpload, async (request, reach) => {
  const { params, body } = request
  if (body.id !== undefined && body.id !== params.id)
    throw new Refusal('bad_request', 'body.id: does not match the link.')
  const claimKey = getKey(request)
  // Before other checks: a caller without a link must not cause work.
  const { transfer } = await linkedRequest(reach, params.id)
  const limits = narrowLimits(reach.organisation.limits, transfer.dropPage)
  assertNoFault(findFilesFault(body.files, { limits }))
  const foreign = transfer.dropPage && findForeignKind(body.files, transfer.dropPage)
  if (foreign !== undefined) throw new Refusal('demand_unmet', dropPageTexts.foreignKind(foreign))
  if (!body.acknowledgement) throw new Refusal('demand_unmet', fieldTexts.consent)

  const claim = { claimKey, claimedFrom: computeDigest(JSON.stringify(body.files)) }
  if (transfer.transferState !== 'requested') return repeated(transfer, claim, reach)
  await assertAccepted(reach, transfer, body.files)
  await assertMayUpload(reach, transfer.sender.subject, body.files).catch(noRoom)
  const { claimed, secret } = await claimedBy(transfer, claim, request, reach)
  const event = callerEvent(
    'claim',
    reach.now(),
    { ...request, caller: { responder: '' } },
    { transferId: transfer.id },
  )
  if (await reach.transfers.replace(transfer, claimed, event)) {
    // After the claim: failed claims must not use up the requester's daily cap.
    const caps = uploadCaps(transfer.sender.subject, body.files, reach.organisation)
    await assertWithinCaps(reach, caps).catch(async error => {
      const isTaken = { ...claimed, revision: transfer.revision + 1 }
      await reach.transfers.replace(isTaken, transfer, { ...event, result: 'denied', detail: 'no_room' })
      return noRoom(error)
    })
    return toAnswer(secret, claimed)
  }
  // Another claim was first.
  return repeated((await linkedRequest(reach, params.id)).transfer, claim, reach)
})

/** The files count towards the requester's caps. @throws Refusal 409 or 429, worded for the responder */
function noRoom(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const { retryAfterSeconds } = error
  throw new Refusal(error.code, NO_ROOM_OF_REQUESTER, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

/** The responder learns no policy. */
async function assertAccepted(reach: Parts, transfer: Transfer, files: Call['body']['files']) {
  const declared = files.map(({ name, size }) => ({ name, fileExtension: fileExtension(name), size }))
  const { rules } = await bindStored(reach, { ...transfer, files: declared })
  const fault = findBlockFault(rules)
  assertNoFault(fault && { ...fault, text: requestTexts.blocked })
}

type Claim = { claimKey: string; claimedFrom: string }

/** '' matches no claim. */
function getKey({ idempotencyKey, params }: Call): string {
  if (idempotencyKey === undefined) return ''
  if (!/^[\x21-\x7e]{16,128}$/.test(idempotencyKey)) {
    throw new Refusal('bad_request', 'For this call an Idempotency-Key must have 16 to 128 visible ASCII characters.')
  }
  return computeDigest(`${params.id}\n${idempotencyKey}`)
}

async function claimedBy(transfer: Transfer, claim: Claim, { body }: Call, { keys, now, newId, newSecret }: Parts) {
  const secret = newSecret()
  const responder = {
    ...claim,
    digest: computeDigest(secret),
    sealed: await keys.seal(secret, sealedContext('responder', transfer.id)),
    claimedAt: new Date(now()).toISOString(),
  }
  const claimed = transition(transfer, 'uploading', now(), {
    acknowledgement: body.acknowledgement,
    files: await newFiles(body.files, newId),
    request: transfer.request && { ...transfer.request, responder },
  })
  return { claimed, secret }
}

async function repeated(transfer: Transfer, claim: Claim, { keys }: Parts) {
  const responder = transfer.request?.responder
  const isSameHolder = responder !== undefined && claim.claimKey !== '' && responder.claimKey === claim.claimKey
  if (transfer.transferState !== 'uploading') {
    throw new Refusal('conflict', `${requestTexts.usedTitle} ${requestTexts.used}`)
  }
  if (!isSameHolder) throw new Refusal('conflict', requestTexts.begun)
  if (responder.claimedFrom !== claim.claimedFrom) {
    throw new Refusal(
      'conflict',
      'An upload of other files through this link has already started. Please continue that upload.',
    )
  }
  return toAnswer(await keys.open(responder.sealed, sealedContext('responder', transfer.id)), transfer)
}

function toAnswer(id: string, { files }: Transfer) {
  return { id, files: files.map(({ id: fileId, tempId, name }) => ({ id: fileId, tempId, name })) }
}
