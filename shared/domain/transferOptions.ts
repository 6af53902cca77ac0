import { fieldTexts, filesFaultText, sealingFaultTexts } from '../texts/fields.ts'
import { type ExpiryBounds, faultOfFiles, faultOfSealing } from './limits.ts'
import type { Organisation } from './organisation.ts'
import { verifyRecipient } from './verification.ts'

/** Whether the organisation allows an option of a transfer. */
export type Availability = 'prohibited' | 'optional' | 'required'
type Feature = 'anonymousTransfer' | 'passwordProtection' | 'mobileOtp' | 'trackingId'

/** Why the options of a transfer are refused. `bad_request` breaks a limit, `demand_unmet` a policy. */
export type OptionFault = { code: 'bad_request' | 'demand_unmet'; text: string }

/** What a sender confirms, as far as it decides whether the transfer is created. Sizes are bytes. */
type Confirmed = {
  files: readonly { name: string; size: number }[]
  expiryDays?: number | null | undefined
  isAnonymousTransfer?: boolean | undefined
  isPasswordProtected?: boolean | undefined
  isOTPEnabled?: boolean | undefined
  trackingId?: string | null | undefined
  acknowledgement: boolean
}

const featureNames: Record<Feature, string> = {
  anonymousTransfer: 'Hiding the sender',
  passwordProtection: 'Password protection',
  mobileOtp: 'The one-time password',
  trackingId: 'The tracking ID',
}

/** The options that an organisation offers. Codes need a country to which an SMS may go. */
export function availableFeatures({ smsCountries }: Pick<Organisation, 'smsCountries'>): Record<Feature, Availability> {
  return {
    anonymousTransfer: 'optional',
    passwordProtection: 'optional',
    mobileOtp: smsCountries.length > 0 ? 'optional' : 'prohibited',
    trackingId: 'optional',
  }
}

/** @param wanted leaves out the features that this kind of transfer cannot have */
export function findFeatureFault(
  wanted: Partial<Record<Feature, boolean>>,
  features: Record<Feature, Availability>,
): OptionFault | undefined {
  for (const feature of Object.keys(featureNames) as Feature[]) {
    if (wanted[feature] && features[feature] === 'prohibited') {
      return toDemandFault(`${featureNames[feature]} is not available for this transfer. Send without it.`)
    }
    if (wanted[feature] === false && features[feature] === 'required') {
      return toDemandFault(`${featureNames[feature]} is required for this transfer. Switch it on.`)
    }
  }
  return undefined
}

export function findExpiryFault(days: number, { min, max }: Omit<ExpiryBounds, 'default'>): OptionFault | undefined {
  if (days < min) return { code: 'bad_request', text: fieldTexts.expiryMin(min) }
  return days > max ? { code: 'bad_request', text: fieldTexts.expiryMax(max) } : undefined
}

/**
 * Decides whether a confirmed transfer is created, apart from its recipient.
 * @returns the days that it lives, or the first fault in the order in which the form shows them
 */
export function decideCreate(confirmed: Confirmed, organisation: Organisation): { expiryDays: number } | OptionFault {
  const { files, acknowledgement } = confirmed
  const expiryDays = confirmed.expiryDays ?? organisation.sendExpiryDays.default
  return (
    findFilesFault(files, organisation) ??
    findExpiryFault(expiryDays, organisation.sendExpiryDays) ??
    findFeatureFault(toFeatures(confirmed), availableFeatures(organisation)) ??
    (confirmed.isPasswordProtected ? findArchiveFault(files, organisation) : undefined) ??
    (acknowledgement ? undefined : toDemandFault(fieldTexts.consent)) ?? { expiryDays }
  )
}

export function findFilesFault(
  files: Confirmed['files'],
  { limits }: Pick<Organisation, 'limits'>,
): OptionFault | undefined {
  const fault = faultOfFiles(files, limits)
  return fault && { code: 'bad_request', text: filesFaultText(fault) }
}

/** @returns a fault for a recipient to whom the organisation sends nothing */
export function findRecipientFault(recipient: string, organisation: Organisation): OptionFault | undefined {
  const { outcome, messages } = verifyRecipient(recipient, undefined, organisation)
  return outcome === 'block' ? toDemandFault(messages.map(({ text }) => text).join(' ')) : undefined
}

function findArchiveFault(files: Confirmed['files'], { limits }: Organisation): OptionFault | undefined {
  const fault = faultOfSealing(files, limits)
  return fault && toDemandFault(sealingFaultTexts(fault).join(' '))
}

function toFeatures({ isAnonymousTransfer, isPasswordProtected, isOTPEnabled, trackingId }: Confirmed) {
  return {
    anonymousTransfer: isAnonymousTransfer ?? false,
    passwordProtection: isPasswordProtected ?? false,
    mobileOtp: isOTPEnabled ?? false,
    trackingId: Boolean(trackingId?.trim()),
  }
}

function toDemandFault(text: string): OptionFault {
  return { code: 'demand_unmet', text }
}
