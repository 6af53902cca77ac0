import type { PolicyFeatures } from '../../shared/contract/transfers.ts'
import { type ExpiryBounds, faultOfSealing, type TransferLimits } from '../../shared/domain/limits.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { fieldTexts, sealingFaultTexts } from '../../shared/texts/fields.ts'
import { Refusal } from '../core/request/refusal.ts'

/** The options of a send that the organisation has: codes take a country to which an SMS may go. */
export function availableFeatures({ smsCountries }: Pick<Organisation, 'smsCountries'>): PolicyFeatures {
  return {
    anonymousTransfer: 'optional',
    passwordProtection: 'optional',
    mobileOtp: smsCountries.length > 0 ? 'optional' : 'prohibited',
    trackingId: 'optional',
  }
}

const featureNames: Record<keyof PolicyFeatures, string> = {
  anonymousTransfer: 'Hiding the sender',
  passwordProtection: 'Password protection',
  mobileOtp: 'The one-time password',
  trackingId: 'The tracking ID',
}

/** Refuses an option that is asked for and prohibited, or required and not asked for, naming it. */
export function assertFeatures(wanted: Partial<Record<keyof PolicyFeatures, boolean>>, features: PolicyFeatures) {
  for (const feature of Object.keys(featureNames) as (keyof PolicyFeatures)[]) {
    if (wanted[feature] && features[feature] === 'prohibited') {
      throw new Refusal('demand_unmet', `${featureNames[feature]} is not available for this transfer. Send without it.`)
    }
    // What cannot be asked for, a phone of a request for one, is not required there.
    if (wanted[feature] === false && features[feature] === 'required') {
      throw new Refusal('demand_unmet', `${featureNames[feature]} is required for this transfer. Switch it on.`)
    }
  }
}

/** Refuses to seal more than the organisation allows, in the specification's words. */
export function assertArchiveLimit(files: readonly { size: number }[], limits: TransferLimits) {
  const fault = faultOfSealing(files, limits)
  if (fault) throw new Refusal('demand_unmet', sealingFaultTexts(fault).join(' '))
}

/** The days a transfer will live: those that are wanted within the bounds, or the default. */
export function expiryDaysWithin(wanted: number | null | undefined, bounds: ExpiryBounds): number {
  const days = wanted ?? bounds.default
  if (days < bounds.min) throw new Refusal('bad_request', fieldTexts.expiryMin(bounds.min))
  if (days > bounds.max) throw new Refusal('bad_request', fieldTexts.expiryMax(bounds.max))
  return days
}
