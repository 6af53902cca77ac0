import type * as z from 'zod'
import { createRequest, type prepareRequest } from '../../../../shared/contract/requests.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { addressFault, toAddress } from '../../../../shared/domain/typedAddress.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { faultOfDays } from '../../components/options/faultOfDays.ts'
import { faultOfTrackingId } from '../../components/options/faultOfTrackingId.ts'
import { isOn } from '../../components/options/isOn.ts'
import type { Advice } from '../../policies/usePolicyAdvice.ts'
import { firstFault } from '../../texts/faults.ts'

const Body = createRequest.body.shape

export type PreCheck = z.output<typeof prepareRequest.reply>
/** `policyMessages` explains what policies change for this responder. */
export type RequestRules = PreCheck & { policyMessages: readonly PolicyMessage[] }
export type RequestBody = z.input<typeof createRequest.body>

export type RequestDraft = {
  recipientName: string
  responder: string
  message: string
  isAnonymousTransfer: boolean
  /** As typed; undefined while the field shows the default. */
  expiryDays: string | undefined
  /** A set's name; undefined is the organisation's default. */
  templateSet: string | undefined
  isTrackingIdWanted: boolean
  trackingId: string
  isLinkMailed: boolean
}

export const requestFields = ['recipientName', 'responder', 'message', 'expiryDays', 'trackingId'] as const
export type RequestField = (typeof requestFields)[number]
export type RequestFaults = Partial<Record<RequestField, string>>

export const emptyRequest: RequestDraft = {
  recipientName: '',
  responder: '',
  message: '',
  isAnonymousTransfer: false,
  expiryDays: undefined,
  templateSet: undefined,
  isTrackingIdWanted: false,
  trackingId: '',
  isLinkMailed: true,
}

/** @param advice undefined while the responder is unknown */
export function toRules(preCheck: PreCheck, advice: Advice | undefined): RequestRules {
  if (!advice) return { ...preCheck, policyMessages: [] }
  const { policyFeatures, expiry, templateSets, messages } = advice
  const { anonymousTransfer, trackingId } = policyFeatures
  return {
    ...preCheck,
    policyFeatures: { anonymousTransfer, trackingId },
    defaultExpiryDays: expiry.default,
    minExpiryDays: expiry.min,
    maxExpiryDays: expiry.max,
    templateSets,
    policyMessages: messages,
  }
}

/** @returns undefined while the responder's address is not valid */
export function toAdvised(draft: RequestDraft) {
  if (addressFault(draft.responder) !== undefined) return undefined
  const trackingId = draft.isTrackingIdWanted ? draft.trackingId.trim() : ''
  return { recipient: toAddress(draft.responder), trackingId, isTransferRequest: true }
}

/** Returns the typed days, or the default of the template set or organisation. */
export function daysShown({ expiryDays, templateSet }: RequestDraft, preCheck: PreCheck): string {
  const { defaultExpiryDays, minExpiryDays, maxExpiryDays, templateSets } = preCheck
  if (expiryDays !== undefined && minExpiryDays < maxExpiryDays) return expiryDays
  const chosen = templateSets.find(({ name }) => name === templateSet) ?? templateSets[0]
  const days = chosen?.configOverrides.transferRequestUploadExpiryDays ?? defaultExpiryDays
  return String(Math.min(Math.max(days, minExpiryDays), maxExpiryDays))
}

/**
 * The specification's words (section 5).
 * @param needsMessage false when another application writes its own message
 */
export function faultsOfRequest(draft: RequestDraft, preCheck: PreCheck, needsMessage: boolean): RequestFaults {
  const { recipientName, responder, message } = draft
  const bounds = { min: preCheck.minExpiryDays, max: preCheck.maxExpiryDays }
  const found: Record<RequestField, string | undefined> = {
    recipientName: firstFault(Body.recipientName, recipientName.trim()),
    responder: addressFault(responder),
    message: needsMessage && isBlank(message) ? fieldTexts.required : firstFault(Body.message, message),
    expiryDays: faultOfDays(daysShown(draft, preCheck), bounds),
    trackingId: faultOfTrackingId(getTrackingId(draft, preCheck)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}

export function toRequestBody(draft: RequestDraft, preCheck: PreCheck): RequestBody {
  const { anonymousTransfer } = preCheck.policyFeatures
  return {
    responder: toAddress(draft.responder),
    recipientName: draft.recipientName.trim() || null,
    message: draft.message,
    expiryDays: Number(daysShown(draft, preCheck)),
    isAnonymousTransfer: isOn(anonymousTransfer, draft.isAnonymousTransfer),
    sendEmailNotification: draft.isLinkMailed,
    templateSet: preCheck.templateSets.some(({ name }) => name === draft.templateSet) ? draft.templateSet : null,
    trackingId: getTrackingId(draft, preCheck) ?? null,
  }
}

function getTrackingId({ isTrackingIdWanted, trackingId }: RequestDraft, { policyFeatures }: PreCheck) {
  return isOn(policyFeatures.trackingId, isTrackingIdWanted) ? trackingId.trim() : undefined
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
