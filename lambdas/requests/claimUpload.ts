import { claimUpload } from '../../shared/contract/requests.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findFilesFault } from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/fields.ts'
import { requestTexts } from '../../shared/texts/requests.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reach } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { assertMayUpload, assertWithinCaps, uploadCaps } from '../core/transfer/memberCaps.ts'
import { transition } from '../core/transfer/transition.ts'
import { newFiles } from '../transfers/declaredFiles.ts'
import { linkedRequest } from './linkedRequest.ts'

const NO_ROOM_OF_REQUESTER =
  'The person who asked for these files cannot receive more at present. Please try again later, or tell them.'

type Request = EndpointRequest<typeof claimUpload>
type Parts = Reach<typeof claimUpload>

/**
 * Burns an upload link by one conditional write. The holder who comes again with the key and the body of the first time,
 * from wherever, gets the first answer: a reply that was lost locks nobody out.
 */
export const handler = endpoint(claimUpload, async (request, reach) => {
  const { params, body } = request
  if (body.id !== undefined && body.id !== params.id) throw new Refusal('bad_request', 'body.id: Not the link’s.')
  const claimKey = getKey(request)
  // Before the files are looked at: whoever has no link has no work done.
  const { transfer } = await linkedRequest(reach, params.id)
  assertNoFault(findFilesFault(body.files, reach.organisation))
  if (!body.acknowledgement) throw new Refusal('demand_unmet', fieldTexts.consent)

  const claim = { claimKey, claimedFrom: computeDigest(JSON.stringify(body.files)) }
  if (transfer.transferState !== 'requested') return repeated(transfer, claim, reach)
  await assertMayUpload(reach, transfer.sender.subject, body.files).catch(noRoom)
  const { claimed, secret } = await claimedBy(transfer, claim, request, reach)
  const event = callerEvent(
    'claim',
    reach.now(),
    { ...request, caller: { responder: '' } },
    { transferId: transfer.id },
  )
  if (await reach.transfers.replace(transfer, claimed, event)) {
    // Counted once the claim has won: claims that lose must not use up the day of the person who asked.
    const caps = uploadCaps(transfer.sender.subject, body.files, reach.organisation)
    await assertWithinCaps(reach, caps).catch(async error => {
      const isTaken = { ...claimed, revision: transfer.revision + 1 }
      await reach.transfers.replace(isTaken, transfer, { ...event, result: 'denied', detail: 'no_room' })
      return noRoom(error)
    })
    return toAnswer(secret, claimed)
  }
  // Somebody else was first, or the same holder by another way.
  return repeated((await linkedRequest(reach, params.id)).transfer, claim, reach)
})

/** Files of a responder count for the person who asked. @throws Refusal 409 or 429, for the responder to read */
function noRoom(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const { retryAfterSeconds } = error
  throw new Refusal(error.code, NO_ROOM_OF_REQUESTER, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

type Claim = { claimKey: string; claimedFrom: string }

/** Without a key nobody can be told again: a key of their own is nobody's. */
function getKey({ idempotencyKey, params }: Request): string {
  if (idempotencyKey === undefined) return ''
  if (!/^[\x21-\x7e]{16,128}$/.test(idempotencyKey)) {
    throw new Refusal('bad_request', 'Here an Idempotency-Key has 16 to 128 visible ASCII characters.')
  }
  return computeDigest(`${params.id}\n${idempotencyKey}`)
}

async function claimedBy(transfer: Transfer, claim: Claim, { body }: Request, { keys, now, newId, newSecret }: Parts) {
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
    throw new Refusal('conflict', 'You began to upload other files through this link. Go on with those.')
  }
  return toAnswer(await keys.open(responder.sealed, sealedContext('responder', transfer.id)), transfer)
}

function toAnswer(id: string, { files }: Transfer) {
  return { id, files: files.map(({ id: fileId, tempId, name }) => ({ id: fileId, tempId, name })) }
}
