import type { PolicyFeatures } from '../../shared/contract/transfers.ts'
import { type ExpiryBounds, faultOfSealing, type TransferLimits } from '../../shared/domain/limits.ts'
import { fieldTexts, sealingFaultTexts } from '../../shared/texts/fields.ts'
import { Refusal } from '../core/refusal.ts'

/** The options of a send that this version can honour; the others are told as prohibited. */
export const availableFeatures: PolicyFeatures = {
  anonymousTransfer: 'prohibited',
  passwordProtection: 'optional',
  mobileOtp: 'prohibited',
  trackingId: 'prohibited',
}

const featureNames: Record<keyof PolicyFeatures, string> = {
  anonymousTransfer: 'Hiding the sender',
  passwordProtection: 'Password protection',
  mobileOtp: 'The one-time password',
  trackingId: 'The tracking ID',
}

/** Refuses an option that is asked for and prohibited, naming it. */
export function holdToFeatures(wanted: Record<keyof PolicyFeatures, boolean>) {
  for (const feature of Object.keys(featureNames) as (keyof PolicyFeatures)[]) {
    if (!wanted[feature] || availableFeatures[feature] !== 'prohibited') continue
    throw new Refusal('demand_unmet', `${featureNames[feature]} is not available for this transfer. Send without it.`)
  }
}

/** Refuses to seal more than the organisation allows, in the specification's words. */
export function holdToSealLimit(files: readonly { size: number }[], limits: TransferLimits) {
  const fault = faultOfSealing(files, limits)
  if (fault) throw new Refusal('demand_unmet', sealingFaultTexts(fault).join(' '))
}

/** The days a transfer will live: the sender's within the bounds, or the default. */
export function expiryDaysWithin(wanted: number | null | undefined, bounds: ExpiryBounds): number {
  const days = wanted ?? bounds.default
  if (days < bounds.min) throw new Refusal('bad_request', fieldTexts.expiryMin(bounds.min))
  if (days > bounds.max) throw new Refusal('bad_request', fieldTexts.expiryMax(bounds.max))
  return days
}
