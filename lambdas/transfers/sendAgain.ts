import { sendAgain } from '../../shared/contract/transfers.ts'
import { expiryDateAfter } from '../../shared/domain/limits.ts'
import { meetDemands } from '../../shared/domain/policies/blocking.ts'
import type { TransferRules } from '../../shared/domain/policies/transferRules.ts'
import { toVisible } from '../../shared/domain/text.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { findArchiveFault, findBlockFault, findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/fields.ts'
import { demandTexts, policyDemandText } from '../../shared/texts/policies.ts'
import { mailCaps, mailsOfTransfer } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { chosenTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { toInspectionOutcome } from '../core/transfer/inspectionOutcome.ts'
import { assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindStored, toBound, toGroups } from '../core/transfer/policyRules.ts'
import { RESEND_MILLISECONDS } from '../ports/lifetimes.ts'
import { newLink } from './newLink.ts'
import { isSamePhone, phoneVerification } from './recipientPhone.ts'

type Call = EndpointRequest<typeof sendAgain>
type Parts = Reached<typeof sendAgain>

/** The sweep may be about to erase the files. */
const ERASURE_MARGIN = 60 * 60_000

/** The new transfer takes over the stored files, so nothing is copied or uploaded. */
export const handler = endpoint(sendAgain, async (request, reach) => {
  const { transfers, workflow, now } = reach
  const { params, caller } = request
  const blocked = await ownTransfer(transfers, params.id, caller)
  assertBlocked(blocked)
  if (blocked.newId !== undefined) return repeated(blocked.newId, request, reach)
  assertStored(blocked, now())
  const added = await newTransfer(request, reach, { ...blocked, senderGroups: toGroups(caller) })
  const event = callerEvent('send-again', now(), request, { transferId: blocked.id })
  if (await transfers.takeOver(blocked, { ...blocked, newId: added.id }, added, event)) {
    return begin(workflow, added.id)
  }
  // Another call was first.
  const { newId } = await ownTransfer(transfers, params.id, caller)
  if (newId !== undefined) return repeated(newId, request, reach)
  throw new Refusal('conflict', 'This transfer is being changed by other requests. Please try again.')
})

async function repeated(newId: string, { body, caller }: Call, reach: Parts) {
  const added = await ownTransfer(reach.transfers, newId, caller)
  const trackingId = toVisible(body.trackingId)
  const isSame =
    // A policy may have prohibited the ID that was given.
    (trackingId === '' || added.trackingId === undefined || trackingId === added.trackingId) &&
    (await isSamePhone(reach, added, body.recipientPhoneNumber))
  if (isSame) return begin(reach.workflow, newId)
  const message =
    'This transfer was already sent again with another phone number or tracking ID. Open the new transfer.'
  throw new Refusal('conflict', message)
}

/** Repeated by concurrent calls, in case the first one stops here. */
async function begin(workflow: Parts['workflow'], id: string) {
  await workflow.start(id)
  return { id }
}

/** The new id of a request names another request. */
function assertBlocked({ transferState, blocked, request }: Transfer) {
  if (transferState === 'failed' && blocked && !request) return
  throw new Refusal('conflict', 'Only a transfer that a policy blocked can be sent again on its stored files.')
}

function assertStored({ erasedAt, stateChangedAt, files }: Transfer, now: number) {
  const isStored = erasedAt === undefined && now - Date.parse(stateChangedAt) < RESEND_MILLISECONDS - ERASURE_MARGIN
  if (!isStored || files.some(({ blob }) => !blob)) {
    throw new Refusal(
      'conflict',
      'The files of this transfer are no longer stored. Please send them in a new transfer.',
    )
  }
}

async function newTransfer({ body, caller }: Call, reach: Parts, blocked: Transfer): Promise<Transfer> {
  const { organisation, templateSets, keys, newId, now } = reach
  const trackingId = toVisible(body.trackingId) || blocked.trackingId
  const bound = await bindStored(reach, { ...blocked, trackingId })
  const { rules } = bound
  assertNoFault(findBlockFault(rules) ?? findRecipientFault(blocked.recipient, organisation))
  const { expiryDays, features, templateSet } = meetDemands({ ...blocked, trackingId }, rules)
  assertTrackingId(features.trackingId, trackingId, rules)
  const acknowledgement = blocked.acknowledgement || body.acknowledgement
  if (!acknowledgement && rules.acknowledgement.value === 'required') {
    const { by } = rules.acknowledgement
    throw new Refusal('demand_unmet', policyDemandText(fieldTexts.consent, by), { policies: by })
  }
  if (features.passwordProtection) assertNoFault(findArchiveFault(blocked.files, organisation))

  const { sendEmailNotification, recipient, sender } = blocked
  const mails = mailsOfTransfer({ sendEmailNotification, isPasswordProtected: features.passwordProtection })
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipient, mails }, organisation),
    toRecordCap(caller.subject, blocked.message, organisation),
  ])
  const id = newId()
  const at = new Date(now()).toISOString()
  const isEmailAllowed = blocked.phoneVerification?.isEmailAllowed ?? false
  const own = blocked.phoneVerification?.sealedPhone
  const typed =
    body.recipientPhoneNumber || (own ? await keys.open(own, sealedContext('phone', blocked.id)) : undefined)
  const phone = features.mobileOtp
    ? await phoneVerification(reach, { id, sender, recipient }, { typed, isEmailAllowed })
    : undefined
  const added: Transfer = {
    id,
    revision: 1,
    transferState: 'processing',
    sender,
    recipient,
    recipientName: blocked.recipientName,
    message: blocked.message,
    acknowledgement,
    sendEmailNotification,
    expiryDays,
    expiryDate: expiryDateAfter(now(), expiryDays),
    createdAt: at,
    finalizedAt: at,
    stateChangedAt: at,
    link: await newLink(id, reach),
    trackingId: features.trackingId ? trackingId : undefined,
    ...(features.passwordProtection ? { isPasswordProtected: true } : {}),
    ...(features.anonymousTransfer ? { isAnonymousTransfer: true } : {}),
    templateSet: await templateSets.keep(chosenTemplateSet(templateSet, organisation)),
    senderGroups: blocked.senderGroups,
    phoneVerification: phone,
    previousId: blocked.id,
    downloadCount: 0,
    files: blocked.files.map(file => takenOver(file, blocked.id)),
  }
  return { ...added, ...toBound(bound, added) }
}

function assertTrackingId(isOn: boolean, trackingId: string | undefined, { features }: TransferRules) {
  if (!isOn || trackingId !== undefined) return
  const { by } = features.trackingId
  const action = demandTexts.requiredAction('trackingId')
  throw new Refusal('demand_unmet', policyDemandText(demandTexts.required('trackingId'), by, action), {
    policies: by,
  })
}

/** As the inspection left it. */
function takenOver(file: TransferFile, transferId: string): TransferFile {
  const { inspectionType: _, errorReason: __, userAction: ___, ...kept } = file
  const outcome = file.findings ? toInspectionOutcome(file.findings) : {}
  return { ...kept, ...outcome, storedUnder: file.storedUnder ?? transferId, revision: 1 }
}
