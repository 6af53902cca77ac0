import { createRequest } from '../../shared/contract/requests.ts'
import { clampDays } from '../../shared/domain/limits.ts'
import { toVisible } from '../../shared/domain/text.ts'
import { findBlockFault, findOptionFault, findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { mailCaps } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { assertNoFault } from '../core/request/refusal.ts'
import { chosenTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { keepRecipient } from '../core/transfer/keepRecipient.ts'
import { assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { bindDeclared, toBound, toGroups } from '../core/transfer/policyRules.ts'
import { mailRequest } from './mailRequest.ts'
import { newRequest } from './newRequest.ts'
import { requested } from './requestReply.ts'

export const handler = endpoint(createRequest, async (request, reach) => {
  const { transfers, organisation, publicOrigin, now, newId } = reach
  const { body, caller, language } = request
  const declared = {
    caller,
    recipients: [body.responder],
    files: [],
    trackingId: body.trackingId,
    isTransferRequest: true,
  }
  const bound = await bindDeclared(reach, declared)
  const { rules } = bound
  assertNoFault(findBlockFault(rules))
  const setName = body.templateSet ?? rules.templateSet?.value
  const set = chosenTemplateSet(setName, organisation)
  const usual = set.configOverrides.transferRequestUploadExpiryDays
  const expiryDays = body.expiryDays ?? (usual === undefined ? rules.expiry.default : clampDays(usual, rules.expiry))
  const features = { anonymousTransfer: body.isAnonymousTransfer, trackingId: toVisible(body.trackingId) !== '' }
  assertNoFault(findOptionFault({ expiryDays, features, templateSet: body.templateSet }, rules))
  assertNoFault(findRecipientFault([body.responder], organisation))
  const mails = Number(body.sendEmailNotification)
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipients: [body.responder], mails }, organisation),
    toRecordCap(caller.subject, body, organisation),
  ])

  const details = {
    id: newId(),
    sender: { subject: caller.subject, email: caller.email },
    senderLanguage: language,
    recipient: body.responder,
    recipientName: body.recipientName?.trim() || undefined,
    message: body.message,
    sendEmailNotification: body.sendEmailNotification,
    trackingId: toVisible(body.trackingId) || undefined,
    senderGroups: toGroups(caller),
    ...(body.isAnonymousTransfer ? { isAnonymousTransfer: true } : {}),
  }
  const { added, secret } = await newRequest(
    reach,
    details,
    { set, language: setName ? undefined : language },
    expiryDays,
  )
  const transfer = { ...added, ...toBound(bound, added) }
  await transfers.add(transfer, callerEvent('request', now(), request, { transferId: transfer.id }))
  await keepRecipient(reach, transfer)
  return requested(await mailRequest(reach, transfer, secret), secret, publicOrigin)
})
