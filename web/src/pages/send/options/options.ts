import type * as z from 'zod'
import type { createProvisionalTransfer, PolicyFeatures } from '../../../../../shared/contract/transfers.ts'
import { faultOfSealing, type SealingFault, type TransferLimits } from '../../../../../shared/domain/limits.ts'
import { isOn } from '../../../components/options/isOn.ts'
import type { TypedPhone } from '../../../components/options/typedPhone.ts'
import type { Draft } from '../draft/draft.ts'

/** What the server said of the draft: who is written to, what may and must be chosen. */
export type Prepared = z.output<typeof createProvisionalTransfer.reply>

/** Step 2 as the sender filled it in: what they want; a policy may decide otherwise. */
export type Options = {
  isAcknowledged: boolean
  isExpiryCustom: boolean
  /** As typed; empty while there is nothing. */
  expiryDays: string
  isPasswordProtected: boolean
  isAnonymousTransfer: boolean
  isPhoneCodeWanted: boolean
  /** Undefined: nothing was typed, and a number of an earlier transfer is kept where there is one. */
  phone: TypedPhone | undefined
  isCodeByEmailAllowed: boolean
  isTrackingIdWanted: boolean
  trackingId: string
  /** By its name; undefined is the organisation's default. */
  templateSet: string | undefined
  isLinkMailed: boolean
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
  isTrackingIdWanted: false,
  trackingId: '',
  templateSet: undefined,
  isLinkMailed: true,
}

/** Step 2 as it begins: as an earlier attempt at the same sending had it, as far as that can be had still. */
export function optionsWith(earlier: Partial<Options>, { templateSets }: Prepared): Options {
  const [standard, ...others] = templateSets
  const isThere = others.some(({ name }) => name === earlier.templateSet && name !== standard?.name)
  return { ...noOptions, ...earlier, templateSet: isThere ? earlier.templateSet : undefined }
}

/** How long the transfer will live by these options, when they say so. */
export function getDays({ isExpiryCustom, expiryDays }: Options, { expiry }: Prepared): number | undefined {
  if (!isExpiryCustom) return expiry.default
  return expiryDays === '' ? undefined : Number(expiryDays)
}

/** How a transfer is protected: `fault` says why it cannot be, where it is wanted or could be. */
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

/** Whether the transfer will be sent as an archive under a password. */
export function isProtected({ isPasswordProtected }: Options, { feature, fault }: Protection): boolean {
  return feature === 'required' || (feature === 'optional' && isPasswordProtected && !fault)
}

export function isSenderAnonymous({ isAnonymousTransfer }: Options, { policyFeatures }: Prepared): boolean {
  return isOn(policyFeatures.anonymousTransfer, isAnonymousTransfer)
}

/** Whether the recipient proves by a code to their phone that it is them. */
export function asksForCode({ isPhoneCodeWanted }: Options, { policyFeatures }: Prepared): boolean {
  return isOn(policyFeatures.mobileOtp, isPhoneCodeWanted)
}

/** The number of an earlier transfer, masked, while the sender means no other. */
export function keptPhone({ phone }: Options, { maskedPhoneNumber }: Prepared): string | undefined {
  return phone === undefined ? (maskedPhoneNumber ?? undefined) : undefined
}

/** Codes go to the phone alone where a policy requires them. */
export function mayCodeBeMailed(options: Options, prepared: Prepared): boolean {
  const isOwnWish = asksForCode(options, prepared) && prepared.policyFeatures.mobileOtp === 'optional'
  return isOwnWish && options.isCodeByEmailAllowed
}

/** What the transfer is found by later; nothing where it has none. */
export function getTrackingId({ isTrackingIdWanted, trackingId }: Options, { policyFeatures }: Prepared) {
  return isOn(policyFeatures.trackingId, isTrackingIdWanted) ? trackingId.trim() : undefined
}
