import type * as z from 'zod'
import type { createProvisionalTransfer, PolicyFeatures } from '../../../../../shared/contract/transfers.ts'
import { faultOfSealing, type SealingFault, type TransferLimits } from '../../../../../shared/domain/limits.ts'
import type { PolicyMessage } from '../../../../../shared/domain/policies/policyMessage.ts'
import { isOn } from '../../../components/options/isOn.ts'
import type { TypedPhone } from '../../../components/options/typedPhone.ts'
import type { Draft } from '../draft/draft.ts'

export type Prepared = z.output<typeof createProvisionalTransfer.reply> & {
  policyMessages: readonly PolicyMessage[]
  /** The checked addresses. */
  recipients: readonly string[]
}

export type Options = {
  isAcknowledged: boolean
  isExpiryCustom: boolean
  /** As typed; '' without input. */
  expiryDays: string
  isPasswordProtected: boolean
  isAnonymousTransfer: boolean
  isPhoneCodeWanted: boolean
  /** Undefined: the number of an earlier transfer applies, if any. */
  phone: TypedPhone | undefined
  isCodeByEmailAllowed: boolean
  isEmailCodeWanted: boolean
  isTrackingIdWanted: boolean
  trackingId: string
  /** Undefined is the organisation's default. */
  templateSet: string | undefined
  isLinkMailed: boolean
  isNoticeWanted: boolean
}

export const noOptions: Options = {
  isAcknowledged: false,
  isExpiryCustom: false,
  expiryDays: '',
  isPasswordProtected: false,
  isAnonymousTransfer: false,
  isPhoneCodeWanted: false,
  phone: undefined,
  isCodeByEmailAllowed: false,
  isEmailCodeWanted: false,
  isTrackingIdWanted: false,
  trackingId: '',
  templateSet: undefined,
  isLinkMailed: true,
  isNoticeWanted: false,
}

/** Keeps options of an earlier attempt that are still available. */
export function optionsWith(earlier: Partial<Options>, { templateSets, expiry }: Prepared): Options {
  const [standard, ...others] = templateSets
  const isAvailable = others.some(({ name }) => name === earlier.templateSet && name !== standard?.name)
  return {
    ...noOptions,
    ...earlier,
    ...(expiry.min === expiry.max && { isExpiryCustom: false, expiryDays: '' }),
    templateSet: isAvailable ? earlier.templateSet : undefined,
  }
}

/** In days; undefined while the field is empty. */
export function getDays({ isExpiryCustom, expiryDays }: Options, { expiry }: Prepared): number | undefined {
  if (!isExpiryCustom) return expiry.default
  return expiryDays === '' ? undefined : Number(expiryDays)
}

export type Protection = { feature: PolicyFeatures['passwordProtection']; fault: SealingFault | undefined }

export function getProtection({ files }: Draft, { policyFeatures }: Prepared, limits: TransferLimits): Protection {
  return {
    feature: policyFeatures.passwordProtection,
    fault: faultOfSealing(
      files.map(({ file }) => file),
      limits,
    ),
  }
}

export function isProtected({ isPasswordProtected }: Options, { feature, fault }: Protection): boolean {
  return feature === 'required' || (feature === 'optional' && isPasswordProtected && !fault)
}

export function isSenderAnonymous({ isAnonymousTransfer }: Options, { policyFeatures }: Prepared): boolean {
  return isOn(policyFeatures.anonymousTransfer, isAnonymousTransfer)
}

export function asksForCode({ isPhoneCodeWanted }: Options, { policyFeatures, recipients }: Prepared): boolean {
  return recipients.length === 1 && isOn(policyFeatures.mobileOtp, isPhoneCodeWanted)
}

/** A code by SMS takes its place. */
export function asksForEmailCode(options: Options, prepared: Prepared): boolean {
  // Earlier server versions have no codes by e-mail only.
  const { emailOtp = 'prohibited' } = prepared.policyFeatures
  return !asksForCode(options, prepared) && isOn(emailOtp, options.isEmailCodeWanted)
}

/** A policy asks for it. */
export function needsSignIn({ policyMessages }: Prepared): boolean {
  return policyMessages.some(({ feature }) => feature === 'signIn')
}

export function keptPhone({ phone }: Options, { maskedPhoneNumber }: Prepared): string | undefined {
  return phone === undefined ? (maskedPhoneNumber ?? undefined) : undefined
}

/** Required codes go to the phone only. */
export function isMailingOffered({ policyFeatures: { mobileOtp, emailOtp } }: Prepared): boolean {
  return mobileOtp === 'optional' && emailOtp !== 'prohibited'
}

export function mayCodeBeMailed(options: Options, prepared: Prepared): boolean {
  return asksForCode(options, prepared) && isMailingOffered(prepared) && options.isCodeByEmailAllowed
}

export function getTrackingId({ isTrackingIdWanted, trackingId }: Options, { policyFeatures }: Prepared) {
  return isOn(policyFeatures.trackingId, isTrackingIdWanted) ? trackingId.trim() : undefined
}
