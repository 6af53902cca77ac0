import type * as z from 'zod'
import type { createProvisionalTransfer } from '../../../../shared/contract/transfers.ts'
import { faultOfSealing, type SealingFault, type TransferLimits } from '../../../../shared/domain/limits.ts'
import { fieldTexts } from '../../../../shared/texts/fields.ts'
import type { Draft } from './draft.ts'

/** What the server said of the draft: who is written to, what may and must be chosen. */
export type Prepared = z.output<typeof createProvisionalTransfer.reply>

/** Step 2 as the sender filled it in. */
export type Options = {
  isAcknowledged: boolean
  isExpiryCustom: boolean
  /** As typed; empty while there is nothing. */
  expiryDays: string
  /** As the sender wants it; a policy may decide otherwise. */
  isPasswordProtected: boolean
}

export type OptionField = 'acknowledgement' | 'expiryDays'
export type OptionFaults = Partial<Record<OptionField, string>>

export const noOptions: Options = {
  isAcknowledged: false,
  isExpiryCustom: false,
  expiryDays: '',
  isPasswordProtected: false,
}

/** What is wrong with the options; the specification's words (section 5). */
export function faultsOfOptions(options: Options, { acknowledgementRequired, expiry }: Prepared): OptionFaults {
  const faults: OptionFaults = {}
  if (acknowledgementRequired && !options.isAcknowledged) faults.acknowledgement = fieldTexts.consent
  const days = Number(options.expiryDays)
  if (options.isExpiryCustom) {
    if (options.expiryDays === '') faults.expiryDays = fieldTexts.required
    else if (days < expiry.min) faults.expiryDays = fieldTexts.expiryMin(expiry.min)
    else if (days > expiry.max) faults.expiryDays = fieldTexts.expiryMax(expiry.max)
  }
  return faults
}

/** Days as typed: whole and positive, or nothing. */
export function expiryDaysTyped(text: string): string {
  const days = Math.floor(Number(text))
  return Number.isFinite(days) && days > 0 ? String(days) : ''
}

/** How long the transfer will live by these options, when they say so. */
export function daysOf({ isExpiryCustom, expiryDays }: Options, { expiry }: Prepared): number | undefined {
  if (!isExpiryCustom) return expiry.default
  return expiryDays === '' ? undefined : Number(expiryDays)
}

/** How a transfer is protected: `fault` says why it cannot be, where it is wanted or could be. */
export type Protection = {
  feature: Prepared['policyFeatures']['passwordProtection']
  fault: SealingFault | undefined
}

export function protectionOf({ files }: Draft, { policyFeatures }: Prepared, limits: TransferLimits): Protection {
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
