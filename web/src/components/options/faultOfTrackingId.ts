import { createTransfer } from '../../../../shared/contract/transfers.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { firstFault } from '../../texts/faults.ts'

/** @param trackingId undefined when the option is off */
export function faultOfTrackingId(trackingId: string | undefined): string | undefined {
  if (trackingId === undefined) return undefined
  if (trackingId.trim() === '') return fieldTexts.required
  return firstFault(createTransfer.body.shape.trackingId, trackingId)
}
