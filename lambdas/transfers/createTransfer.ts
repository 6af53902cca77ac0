import { createTransfer, type DeclaredFile } from '../../shared/contract/transfers.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { verifyRecipient } from '../../shared/domain/verification.ts'
import { fieldTexts } from '../../shared/texts/fields.ts'
import { publicRules } from '../core/anonymisationRules.ts'
import { memberEvent } from '../core/auditEvent.ts'
import { digestOf } from '../core/digest.ts'
import { endpoint } from '../core/endpoint.ts'
import { ownTransfer } from '../core/ownTransfer.ts'
import { Refusal } from '../core/refusal.ts'
import { transition } from '../core/transition.ts'
import { holdToRules, holdToTransferLimits, newFiles } from './declaredFiles.ts'
import { expiryDaysWithin, holdToFeatures, holdToSealLimit } from './options.ts'

/** Confirms a provisional transfer; from now on its files can be uploaded. */
export const handler = endpoint(createTransfer, async (request, reach) => {
  const { transfers, engine, keys, organisation, now, newId } = reach
  const { body, caller } = request
  holdToTransferLimits(body.files, organisation.limits)
  holdToTemplateSets(body.templateSet, organisation.templateSets)
  const expiryDays = expiryDaysWithin(body.expiryDays, organisation.sendExpiryDays)

  const provisional = await ownTransfer(transfers, body.id, caller)
  const createdFrom = digestOf(JSON.stringify({ ...body, files: body.files.map(withoutSecrets) }))
  if (provisional.transferState !== 'provisional') return repeated(provisional, createdFrom)

  await holdToRules(body.files, engine, caller.subject)
  holdToFeatures({
    anonymousTransfer: body.isAnonymousTransfer,
    passwordProtection: body.isPasswordProtected,
    mobileOtp: body.isOTPEnabled,
    trackingId: Boolean(body.trackingId),
  })
  if (body.isPasswordProtected) holdToSealLimit(body.files, organisation.limits)
  if (!body.acknowledgement) throw new Refusal('demand_unmet', fieldTexts.consent)
  const { messages, outcome } = verifyRecipient(provisional.recipient, undefined, organisation)
  if (outcome === 'block') throw new Refusal('demand_unmet', messages.map(({ text }) => text).join(' '))

  const created = transition(provisional, 'uploading', now(), {
    recipientName: body.recipientName || provisional.recipientName,
    acknowledgement: body.acknowledgement,
    sendEmailNotification: body.sendEmailNotification,
    expiryDays,
    createdFrom,
    files: await newFiles(body.files, newId, keys),
    ...(body.isPasswordProtected ? { isPasswordProtected: true } : {}),
  })
  const event = memberEvent('create', now(), request, { transferId: created.id })
  if (await transfers.replace(provisional, created, event)) return answerOf(created)
  // Another request was first: it decides whether this one was a repeat.
  return repeated(await ownTransfer(transfers, body.id, caller), createdFrom)
})

/** A digest that is kept must not be one by which salts and keys can be guessed. */
function withoutSecrets({ anonymizationPolicy, ...file }: DeclaredFile) {
  return { ...file, anonymizationPolicy: anonymizationPolicy && publicRules(anonymizationPolicy) }
}

function repeated(transfer: Transfer, createdFrom: string) {
  if (transfer.createdFrom === createdFrom) return answerOf(transfer)
  throw new Refusal('conflict', 'This transfer was already created with other options. Start a new one.')
}

function answerOf({ id, files }: Transfer) {
  return { id, files: files.map(({ id, tempId, name }) => ({ id, tempId, name })) }
}

function holdToTemplateSets(wanted: string | null | undefined, sets: readonly { name: string }[]) {
  if (!wanted || sets.some(({ name }) => name === wanted)) return
  throw new Refusal('bad_request', `There is no template set named ${wanted}.`)
}
