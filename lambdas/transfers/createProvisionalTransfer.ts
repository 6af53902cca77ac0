import { createProvisionalTransfer } from '../../shared/contract/transfers.ts'
import { type Addressee, withoutRepeats } from '../../shared/domain/deliveries.ts'
import { toPolicyMessages } from '../../shared/domain/policies/policyMessages.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findBlockFault, findFilesFault } from '../../shared/domain/transferOptions.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint } from '../core/request/endpoint.ts'
import { assertNoFault } from '../core/request/refusal.ts'
import { assertFewRecipients } from '../core/transfer/assertFewRecipients.ts'
import { toPair } from '../core/transfer/contactPair.ts'
import { listedSet } from '../core/transfer/getTemplateSet.ts'
import { assertMayBegin, assertWithinCaps, toRecordCap } from '../core/transfer/memberCaps.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindDeclared, isAllowedSet, toFeatureValues } from '../core/transfer/policyRules.ts'
import { assertRules } from './declaredFiles.ts'

export const handler = endpoint(createProvisionalTransfer, async (request, reach) => {
  const { transfers, engine, contacts, organisation, now, newId } = reach
  const { body, caller } = request
  assertNoFault(findFilesFault(body.files, organisation))
  await assertRules(body.files, engine, caller.subject)

  const previous = body.id ? await ownTransfer(transfers, body.id, caller) : undefined
  const { files } = body
  const addressees = toGivenAddressees(body)
  const [first, ...further] = addressees
  if (!first) throw new Error('A body has no recipient.')
  assertFewRecipients(addressees.length, organisation)
  const recipients = addressees.map(({ recipient }) => recipient)
  const { checkRecipients } = await import('../core/transfer/recipientChecks.ts')
  const asked = { subject: caller.subject, recipients, previousRecipient: previous?.recipient, files }
  const { flags, messages, outcome, exchanges } = await checkRecipients(reach, asked)
  const declared = { caller, recipients, files, isTransferRequest: false, exchanges }
  const { rules } = await bindDeclared(reach, declared)
  assertNoFault(findBlockFault(rules))
  await assertMayBegin(reach, caller.subject)
  await assertWithinCaps(reach, [toRecordCap(caller.subject, [addressees, body.message], organisation)])
  const at = new Date(now()).toISOString()
  const transfer: Transfer = {
    id: newId(),
    revision: 1,
    transferState: 'provisional',
    sender: { subject: caller.subject, email: caller.email },
    ...first,
    furtherRecipients: further.length > 0 ? further : undefined,
    message: body.message,
    acknowledgement: false,
    sendEmailNotification: true,
    expiryDays: rules.expiry.default,
    createdAt: at,
    stateChangedAt: at,
    previousId: previous?.id,
    rvReasons: messages.length > 0 ? [...new Set(messages.map(({ reason }) => reason))] : undefined,
    downloadCount: 0,
    // The confirmation sends them again.
    files: [],
  }
  await transfers.add(transfer, callerEvent('create-provisional', now(), request, { transferId: transfer.id }))

  const features = toFeatureValues(rules)
  const mayHaveCode = features.mobileOtp !== 'prohibited' && further.length === 0
  const storedPhone = mayHaveCode ? await contacts.getPhone(toPair(caller.subject, first.recipient)) : undefined
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

type Body = EndpointRequest<typeof createProvisionalTransfer>['body']

/** Each address once. */
function toGivenAddressees({ recipient = '', recipientName, recipients }: Body): Addressee[] {
  const given = recipients ?? [{ recipient, recipientName }]
  return withoutRepeats(given.map(one => ({ recipient: one.recipient, recipientName: one.recipientName || undefined })))
}
