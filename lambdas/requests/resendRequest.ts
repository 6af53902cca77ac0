import { createHash } from 'node:crypto'
import { resendRequest } from '../../shared/contract/requests.ts'
import { clampDays, type ExpiryBounds, getRequestDays } from '../../shared/domain/limits.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { findBlockFault, findOptionFault, findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { mailCaps } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, notFound, Refusal } from '../core/request/refusal.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { getPinnedSet } from '../core/transfer/getTemplateSet.ts'
import { assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { type BoundRules, bindDeclared, toBound, toGroups } from '../core/transfer/policyRules.ts'
import { mailRequest } from './mailRequest.ts'
import { newRequest } from './newRequest.ts'
import { requested } from './requestReply.ts'

type Call = EndpointRequest<typeof resendRequest>
type Parts = Reached<typeof resendRequest>

/** A request that ended without files is repeated with a new link. */
export const handler = endpoint(resendRequest, async (request, reach) => {
  const { params, caller } = request
  const transfer = await ownTransfer(reach.transfers, params.id, caller)
  if (!transfer.request) throw notFound()
  if (transfer.dropPage) {
    throw new Refusal(
      'conflict',
      'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.',
    )
  }
  const hasEnded = isOver(transfer, reach.now())
  assertNoFault(findRecipientFault([transfer.recipient], reach.organisation))
  const { recipient, trackingId } = transfer
  const declared = { caller, recipients: [recipient], trackingId, files: [], isTransferRequest: true }
  const bound = await bindDeclared(reach, declared)
  assertNoFault(findBlockFault(bound.rules))
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipients: [recipient], mails: 1 }, reach.organisation),
    ...(hasEnded ? [toRecordCap(caller.subject, transfer.message, reach.organisation)] : []),
  ])
  return hasEnded ? repeatRequest(request, reach, transfer, bound) : resendMail(request, reach)
})

/** @throws Refusal when files arrived, or are arriving */
function isOver(transfer: Transfer, now: number): boolean {
  const state = stateAt(transfer, now)
  const hasEnded = state === 'expired' || state === 'retracted' || state === 'failed'
  if (state !== 'requested' && !hasEnded) {
    throw new Refusal('conflict', 'The files are already uploaded, or are being uploaded. There is nothing to resend.')
  }
  return hasEnded
}

async function resendMail(request: Call, reach: Parts) {
  const { transfers, keys, publicOrigin, now } = reach
  const { params, caller } = request
  const counted = await change(
    transfers,
    () => ownTransfer(transfers, params.id, caller),
    // A refused address may accept the mail now.
    ({ linkMail: _, ...current }) => {
      if (isOver(current, now())) throw new Refusal('conflict', 'This request has just ended. Please try again.')
      return current.request && { ...current, sendEmailNotification: true, request: withMail(current.request) }
    },
    callerEvent('request', now(), request, { transferId: params.id }),
  )
  const secret = await keys.open(counted.request?.link.sealed ?? '', sealedContext('request', counted.id))
  return requested(await mailRequest(reach, counted, secret), secret, publicOrigin)
}

function withMail(request: NonNullable<Transfer['request']>) {
  return { ...request, mails: request.mails + 1 }
}

function getDays(ended: Transfer, bounds: ExpiryBounds): number {
  return clampDays(getRequestDays(ended) ?? bounds.default, bounds)
}

async function repeatRequest(request: Call, reach: Parts, ended: Transfer, bound: BoundRules) {
  const { transfers, publicOrigin, now } = reach
  const { params, caller, language } = request
  const set = await getPinnedSet(ended, reach)
  const days = getDays(ended, bound.rules.expiry)
  const features = {
    anonymousTransfer: ended.isAnonymousTransfer ?? false,
    trackingId: ended.trackingId !== undefined,
  }
  assertNoFault(findOptionFault({ expiryDays: days, features, templateSet: set.name }, bound.rules))
  const { sender, recipient, recipientName, message, isAnonymousTransfer, trackingId } = ended
  // An earlier version recorded `newId` before it stored the new request, which may be missing.
  const id = ended.newId ?? toRepeatedId(ended.id)
  const senderGroups = toGroups(caller)
  const details = {
    id,
    sender,
    senderLanguage: language ?? ended.senderLanguage,
    senderGroups,
    recipient,
    recipientName,
    message,
    trackingId,
    isAnonymousTransfer,
  }
  const { added, secret } = await newRequest(
    reach,
    { ...details, sendEmailNotification: true },
    { set, language: ended.templateSet?.language },
    days,
  )
  const transfer = { ...added, ...toBound(bound, added) }
  // Of concurrent calls one succeeds.
  const isNew = await transfers.add(transfer, callerEvent('request', now(), request, { transferId: id }))
  const mailed = isNew ? await mailRequest(reach, transfer, secret) : undefined
  // After the new request is stored, so that `newId` names no missing one. Also records what an interrupted call did not.
  await change(
    transfers,
    () => ownTransfer(transfers, params.id, caller),
    current => (current.newId ? undefined : { ...current, newId: id }),
    callerEvent('request', now(), request, { transferId: params.id }),
  )
  if (!mailed) throw new Refusal('conflict', 'This request was already repeated. Please use the newer request.')
  return requested(mailed, secret, publicOrigin)
}

/** The same for all calls that repeat this request. In the form of a UUID, as other ids. */
function toRepeatedId(id: string): string {
  const digits = createHash('sha256').update(`repeated ${id}`).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
