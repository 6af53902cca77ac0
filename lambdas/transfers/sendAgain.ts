import { sendAgain } from '../../shared/contract/transfers.ts'
import { toAddressees } from '../../shared/domain/deliveries.ts'
import { isSameAddress } from '../../shared/domain/email.ts'
import { expiryDateAfter } from '../../shared/domain/limits.ts'
import { meetDemands } from '../../shared/domain/policies/blocking.ts'
import type { TransferRules } from '../../shared/domain/policies/transferRules.ts'
import { toVisible } from '../../shared/domain/text.ts'
import { type Transfer, type TransferFile, toCodeFactor } from '../../shared/domain/transfer.ts'
import { findArchiveFault, findBlockFault, findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { demandTexts } from '../../shared/texts/en/options.ts'
import { policyDemandText } from '../../shared/texts/policies.ts'
import { mailCaps, mailsOfTransfer } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal } from '../core/request/refusal.ts'
import { verificationByMailbox } from '../core/secrets/codes.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { chosenTemplateSet, pinTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { toInspectionOutcome } from '../core/transfer/inspectionOutcome.ts'
import { keepRecipient } from '../core/transfer/keepRecipient.ts'
import { assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { newLink } from '../core/transfer/newLink.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindStored, toBound, toGroups } from '../core/transfer/policyRules.ts'
import { sendAgainUntil } from '../core/transfer/sendAgainUntil.ts'
import { toUndoUntil } from '../core/transfer/toUndoUntil.ts'
import { withdrawTransfer } from '../core/transfer/withdraw.ts'
import { isSamePhone, phoneVerification } from './recipientPhone.ts'

type Call = EndpointRequest<typeof sendAgain>
type Parts = Reached<typeof sendAgain>

/** The new transfer takes over the stored files, so nothing is copied or uploaded. */
export const handler = endpoint(sendAgain, async (request, reach) => {
  const { transfers, workflow, now } = reach
  const { params, caller } = request
  const found = await ownTransfer(transfers, params.id, caller)
  assertResendable(found)
  const before = await finishWithdrawal(found, reach)
  assertRecipient(before, request)
  if (before.newId !== undefined) return repeated(before.newId, request, reach)
  assertStored(before, now())
  const added = await newTransfer(request, reach, { ...before, senderGroups: toGroups(caller) })
  const event = callerEvent('send-again', now(), request, { transferId: before.id })
  if (await transfers.takeOver(before, { ...before, newId: added.id }, added, event)) {
    if (before.isWrongRecipient) await keepRecipient(reach, added)
    return begin(workflow, added)
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
    (body.message === undefined || body.message === added.message) &&
    (body.recipient === undefined || isSameAddress(body.recipient, added.recipient)) &&
    (await isSamePhone(reach, added, body.recipientPhoneNumber))
  if (isSame) return begin(reach.workflow, added)
  const message =
    'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.'
  throw new Refusal('conflict', message)
}

/** The withdrawal may have been interrupted before the files were withdrawn. */
async function finishWithdrawal(transfer: Transfer, reach: Parts): Promise<Transfer> {
  return transfer.isWrongRecipient && !transfer.withdrawnAt ? withdrawTransfer(reach, transfer) : transfer
}

/** Repeated by concurrent calls, in case the first one stops here. */
async function begin(workflow: Parts['workflow'], { id, sender }: Transfer) {
  await workflow.start(id, sender.subject)
  return { id }
}

/** The new id of a request names another request. */
function assertResendable({ transferState, blocked, isWrongRecipient, request }: Transfer) {
  if (!request && (isWrongRecipient || (transferState === 'failed' && blocked))) return
  throw new Refusal(
    'conflict',
    'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.',
  )
}

function assertRecipient({ isWrongRecipient, isUndone, recipient }: Transfer, { body }: Call) {
  if (isUndone) return
  if (!isWrongRecipient) {
    if (body.recipient !== undefined)
      throw recipientRefusal('Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.')
    return
  }
  if (body.recipient === undefined) throw recipientRefusal('Enter the address of the right recipient.')
  if (isSameAddress(body.recipient, recipient))
    throw recipientRefusal('This is the address to which it was sent by mistake. Enter the right one.')
}

function recipientRefusal(message: string): Refusal {
  return new Refusal('bad_request', message, { fields: [{ path: 'body.recipient', message }] })
}

function assertStored(transfer: Transfer, now: number) {
  const until = sendAgainUntil(transfer)
  if (until === undefined || now >= until) {
    throw new Refusal(
      'conflict',
      'The files of this transfer are no longer stored. Please send them in a new transfer.',
    )
  }
}

async function newTransfer({ body, caller, language }: Call, reach: Parts, before: Transfer): Promise<Transfer> {
  const { organisation, templateSets, keys, newId, now } = reach
  const trackingId = toVisible(body.trackingId) || before.trackingId
  const recipient = body.recipient ?? before.recipient
  const message = body.message ?? before.message
  const further = before.furtherRecipients?.filter(one => !isSameAddress(one.recipient, recipient))
  const to = { recipient, furtherRecipients: further?.length ? further : undefined }
  const recipients = toAddressees(to).map(one => one.recipient)
  const bound = await bindStored(reach, { ...before, ...to, trackingId })
  const { rules } = bound
  assertNoFault(findBlockFault(rules) ?? findRecipientFault(recipients, organisation))
  const { expiryDays, features, templateSet } = meetDemands({ ...before, trackingId }, rules)
  assertTrackingId(features.trackingId, trackingId, rules)
  const acknowledgement = before.acknowledgement || body.acknowledgement
  if (!acknowledgement && rules.acknowledgement.value === 'required') {
    const { by } = rules.acknowledgement
    throw new Refusal('demand_unmet', policyDemandText(fieldTexts.consent, by), { policies: by })
  }
  if (features.mobileOtp && to.furtherRecipients) {
    const { by } = rules.features.mobileOtp
    throw new Refusal('demand_unmet', policyDemandText(fieldTexts.codeOfOne, by), { policies: by })
  }
  if (features.passwordProtection) assertNoFault(findArchiveFault(before.files, organisation))

  const { sendEmailNotification, sender } = before
  const mails = mailsOfTransfer({ sendEmailNotification, isPasswordProtected: features.passwordProtection })
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipients, mails }, organisation),
    toRecordCap(caller.subject, [recipient, body.recipientName, message], organisation),
  ])
  // A set that a policy demands has its own language.
  const mailLanguage = rules.templateSet ? undefined : before.templateSet?.language
  const id = newId()
  const at = new Date(now()).toISOString()
  const isEmailAllowed = toCodeFactor(before) === 'phone' && (before.phoneVerification?.isEmailAllowed ?? false)
  // The stored phone is that of the former recipient.
  const own = body.recipient === undefined ? before.phoneVerification?.sealedPhone : undefined
  const typed = body.recipientPhoneNumber || (own ? await keys.open(own, sealedContext('phone', before.id)) : undefined)
  const phone = features.mobileOtp
    ? await phoneVerification(reach, { id, sender, recipient }, { typed, isEmailAllowed })
    : undefined
  const verification = phone ?? (features.emailOtp ? verificationByMailbox(reach.newSecret) : undefined)
  const added: Transfer = {
    id,
    revision: 1,
    transferState: 'processing',
    sender,
    senderLanguage: language ?? before.senderLanguage,
    recipient,
    recipientName: body.recipient === undefined ? before.recipientName : body.recipientName || undefined,
    furtherRecipients: to.furtherRecipients,
    // The sender removed them before the release.
    ...(body.recipient === undefined && before.firstRetractedAt ? { firstRetractedAt: before.firstRetractedAt } : {}),
    message,
    acknowledgement,
    sendEmailNotification,
    sendDownloadNotice: before.sendDownloadNotice,
    expiryDays,
    expiryDate: expiryDateAfter(now(), expiryDays),
    createdAt: at,
    finalizedAt: at,
    undoUntil: toUndoUntil(organisation, now()),
    stateChangedAt: at,
    // A run since then may show that the earlier work was wrong.
    workedFrom: before.workedFrom ?? before.finalizedAt,
    link: await newLink(id, reach),
    trackingId: features.trackingId ? trackingId : undefined,
    ...(features.passwordProtection ? { isPasswordProtected: true } : {}),
    ...(features.anonymousTransfer ? { isAnonymousTransfer: true } : {}),
    templateSet: await pinTemplateSet(templateSets, chosenTemplateSet(templateSet, organisation), mailLanguage),
    senderGroups: before.senderGroups,
    phoneVerification: verification,
    previousId: before.id,
    downloadCount: 0,
    files: before.files.map(file => takenOver(file, before.id, id)),
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

/** As the inspection left it. One that was withdrawn before it is inspected from the start. */
function takenOver(file: TransferFile, formerId: string, id: string): TransferFile {
  const { inspectionType: _, errorReason: _1, userAction: _2, inspectionProgress: _3, ...kept } = file
  const outcome: Pick<TransferFile, 'fileState' | 'inspectionProgress'> = file.findings
    ? { ...toInspectionOutcome(file.findings), inspectionProgress: file.inspectionProgress }
    : { fileState: 'uploaded' }
  const { anonymisation } = kept
  return {
    ...kept,
    ...outcome,
    // A job of the former transfer may still write under the key of the next attempt.
    ...(anonymisation && !anonymisation.blob
      ? { anonymisation: { ...anonymisation, attempt: anonymisation.attempt + 1 } }
      : {}),
    storedUnder: file.storedUnder ?? formerId,
    publishedUnder: id,
    revision: 1,
  }
}
