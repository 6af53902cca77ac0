import { createProvisionalTransfer } from '../../shared/contract/transfers.ts'
import { toPolicyMessages } from '../../shared/domain/policies/policyMessages.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findBlockFault, findFilesFault } from '../../shared/domain/transferOptions.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { assertNoFault } from '../core/request/refusal.ts'
import { listedSet } from '../core/transfer/getTemplateSet.ts'
import { assertMayBegin, assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindDeclared, isAllowedSet, toFeatureValues } from '../core/transfer/policyRules.ts'
import { assertRules } from './declaredFiles.ts'
import { toPair } from './recipientPhone.ts'

export const handler = endpoint(createProvisionalTransfer, async (request, reach) => {
  const { transfers, engine, contacts, organisation, now, newId } = reach
  const { body, caller } = request
  assertNoFault(findFilesFault(body.files, organisation))
  await assertRules(body.files, engine, caller.subject)

  const previous = body.id ? await ownTransfer(transfers, body.id, caller) : undefined
  const { recipient, files } = body
  const { checkRecipient } = await import('../core/transfer/recipientChecks.ts')
  const checked = { subject: caller.subject, recipient, previousRecipient: previous?.recipient, files }
  const { flags, messages, outcome, exchanges } = await checkRecipient(reach, checked)
  const { rules } = await bindDeclared(reach, { caller, recipient, files, isTransferRequest: false, exchanges })
  assertNoFault(findBlockFault(rules))
  await assertMayBegin(reach, caller.subject)
  await assertWithinCaps(reach, [
    toRecordCap(caller.subject, [body.recipient, body.recipientName, body.message], organisation),
  ])
  const at = new Date(now()).toISOString()
  const transfer: Transfer = {
    id: newId(),
    revision: 1,
    transferState: 'provisional',
    sender: { subject: caller.subject, email: caller.email },
    recipient: body.recipient,
    recipientName: body.recipientName || undefined,
    message: body.message,
    acknowledgement: false,
    sendEmailNotification: true,
    expiryDays: rules.expiry.default,
    createdAt: at,
    stateChangedAt: at,
    previousId: previous?.id,
    rvReasons: messages.length > 0 ? messages.map(({ reason }) => reason) : undefined,
    downloadCount: 0,
    // The confirmation sends them again.
    files: [],
  }
  await transfers.add(transfer, callerEvent('create-provisional', now(), request, { transferId: transfer.id }))

  const features = toFeatureValues(rules)
  const mayHaveCode = features.mobileOtp !== 'prohibited'
  const storedPhone = mayHaveCode ? await contacts.getPhone(toPair(caller.subject, body.recipient)) : undefined
  return {
    transferId: transfer.id,
    rvFlags: flags,
    rvMessages: messages,
    outcome,
    policyFeatures: features,
    policyMessages: toPolicyMessages(rules),
    acknowledgementRequired: rules.acknowledgement.value === 'required',
    expiry: rules.expiry,
    organisationName: organisation.name,
    templateSets: organisation.templateSets.filter(({ name }) => isAllowedSet(name, rules)).map(listedSet),
    maskedPhoneNumber: storedPhone?.maskedPhone ?? null,
  }
})
