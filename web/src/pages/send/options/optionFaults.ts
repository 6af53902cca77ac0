import { fieldTexts } from '../../../../../shared/texts/en/fields.ts'
import { faultOfDays } from '../../../components/options/faultOfDays.ts'
import { faultOfTrackingId } from '../../../components/options/faultOfTrackingId.ts'
import { faultOfPhone } from '../../../components/options/typedPhone.ts'
import { asksForCode, getTrackingId, keptPhone, type Options, type Prepared } from './options.ts'

/** The order is that of the page. */
export const optionFields = ['expiryDays', 'phone', 'trackingId', 'acknowledgement'] as const
export type OptionField = (typeof optionFields)[number]
export type OptionFaults = Partial<Record<OptionField, string>>

/** The specification's words (section 5). */
export function faultsOfOptions(options: Options, prepared: Prepared): OptionFaults {
  const needsPhone = asksForCode(options, prepared) && keptPhone(options, prepared) === undefined
  const found: Record<OptionField, string | undefined> = {
    expiryDays: options.isExpiryCustom ? faultOfDays(options.expiryDays, prepared.expiry) : undefined,
    phone: needsPhone ? faultOfPhone(options.phone) : undefined,
    trackingId: faultOfTrackingId(getTrackingId(options, prepared)),
    acknowledgement: prepared.acknowledgementRequired && !options.isAcknowledged ? fieldTexts.consent : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}
