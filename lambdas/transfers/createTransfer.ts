import { createTransfer, type DeclaredFile } from '../../shared/contract/transfers.ts'
import { toAddressees } from '../../shared/domain/deliveries.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { toTransferRules } from '../../shared/domain/policies/transferRules.ts'
import { toVisible } from '../../shared/domain/text.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import {
  decideCreate,
  findFilesFault,
  findOptionFault,
  findRecipientFault,
} from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { mailCaps, mailsOfTransfer } from '../core/mail/mailCaps.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint } from '../core/request/endpoint.ts'
import { assertNoFault, Refusal, toRefusal } from '../core/request/refusal.ts'
import { verificationByMailbox } from '../core/secrets/codes.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { publicRules } from '../core/transfer/anonymisationRules.ts'
import { chosenTemplateSet, pinTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { assertMayUpload, assertWithinCaps, toRecordCap, uploadCaps } from '../core/transfer/memberCaps.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { bindDeclared, toBound, toGroups } from '../core/transfer/policyRules.ts'
import { transition } from '../core/transfer/transition.ts'
import { assertRules, newFiles } from './declaredFiles.ts'
import { isSamePhone, phoneVerification } from './recipientPhone.ts'

export const handler = endpoint(createTransfer, async (request, reach) => {
  const { transfers, engine, keys, templateSets, organisation, now, newId } = reach
  const { body, caller, language } = request
  assertPossible(body, organisation)
  const provisional = await ownTransfer(transfers, body.id, caller)
  const { recipientPhoneNumber, ...kept } = body
  // A stored digest must not help to guess the phone number.
  const said = { ...kept, hasPhone: Boolean(recipientPhoneNumber), files: body.files.map(withoutSecrets) }
  const createdFrom = computeDigest(JSON.stringify(said))
  const isSame = (transfer: Transfer) => isSamePhone(reach, transfer, recipientPhoneNumber)
  if (provisional.transferState !== 'provisional') return repeated(provisional, createdFrom, isSame)

  const recipients = toAddressees(provisional).map(({ recipient }) => recipient)
  const declared = { caller, recipients, files: body.files, trackingId: body.trackingId, isTransferRequest: false }
  const bound = await bindDeclared(reach, declared)
  const { rules } = bound
  const setName = body.templateSet ?? rules.templateSet?.value
  const templateSet = chosenTemplateSet(setName, organisation)
  const decision = decideCreate(body, organisation, rules)
  if ('code' in decision) throw toRefusal(decision)
  assertNoFault(findRecipientFault(recipients, organisation))
  assertOneFactor(body, recipients)
  await assertRules(body.files, engine, caller.subject)

  const phone = body.isOTPEnabled
    ? await phoneVerification(reach, provisional, {
        typed: recipientPhoneNumber,
        isEmailAllowed: body.isOTPEmailAllowed,
      })
    : undefined
  const verification = phone ?? (body.isEmailOTPEnabled ? verificationByMailbox(reach.newSecret) : undefined)
  const mails = mailsOfTransfer(body)
  await assertMayUpload(reach, caller.subject, body.files)
  await assertWithinCaps(reach, [
    ...mailCaps({ subject: caller.subject, recipients, mails }, organisation),
    toRecordCap(caller.subject, body, organisation),
    ...uploadCaps(caller.subject, body.files, organisation),
  ])
  const confirmed = transition(provisional, 'uploading', now(), {
    recipientName: body.recipientName || provisional.recipientName,
    acknowledgement: body.acknowledgement,
    sendEmailNotification: body.sendEmailNotification,
    sendDownloadNotice: body.sendDownloadNotice,
    expiryDays: decision.expiryDays,
    senderGroups: toGroups(caller),
    phoneVerification: verification,
    createdFrom,
    files: await newFiles(body.files, newId, keys),
    senderLanguage: language,
    templateSet: await pinTemplateSet(templateSets, templateSet, setName ? undefined : language),
    trackingId: toVisible(body.trackingId) || undefined,
    ...(body.isPasswordProtected ? { isPasswordProtected: true } : {}),
    ...(body.isAnonymousTransfer ? { isAnonymousTransfer: true } : {}),
  })
  const created = { ...confirmed, ...toBound(bound, confirmed) }
  const event = callerEvent('create', now(), request, { transferId: created.id })
  if (await transfers.replace(provisional, created, event)) return toAnswer(created)
  // The first request decides whether this one is a repeat.
  return repeated(await ownTransfer(transfers, body.id, caller), createdFrom, isSame)
})

/** What no policy can change is refused before the transfer is looked up. */
function assertPossible(
  { files, expiryDays }: EndpointRequest<typeof createTransfer>['body'],
  organisation: Organisation,
) {
  const rules = toTransferRules(organisation, organisation.sendExpiryDays)
  const wanted = { expiryDays: expiryDays ?? rules.expiry.default, features: {} }
  assertNoFault(findFilesFault(files, organisation) ?? findOptionFault(wanted, rules))
}

function assertOneFactor(
  { isOTPEnabled, isEmailOTPEnabled }: EndpointRequest<typeof createTransfer>['body'],
  recipients: readonly string[],
) {
  if (isOTPEnabled && isEmailOTPEnabled) throw new Refusal('bad_request', fieldTexts.oneFactor)
  if (isOTPEnabled && recipients.length > 1) throw new Refusal('demand_unmet', fieldTexts.codeOfOne)
}

/** A stored digest must not help to guess salts and keys. */
function withoutSecrets({ anonymizationPolicy, ...file }: DeclaredFile) {
  return { ...file, anonymizationPolicy: anonymizationPolicy && publicRules(anonymizationPolicy) }
}

async function repeated(transfer: Transfer, createdFrom: string, isSame: (transfer: Transfer) => Promise<boolean>) {
  if (transfer.createdFrom === createdFrom && (await isSame(transfer))) return toAnswer(transfer)
  throw new Refusal('conflict', 'This transfer was already created with other options. Start a new one.')
}

function toAnswer({ id, files }: Transfer) {
  return { id, files: files.map(({ id, tempId, name }) => ({ id, tempId, name })) }
}
