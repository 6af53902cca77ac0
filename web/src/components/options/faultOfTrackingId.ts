import { createTransfer } from '../../../../shared/contract/transfers.ts'
import { fieldTexts } from '../../../../shared/texts/fields.ts'

/** @param trackingId undefined when the option is off */
export function faultOfTrackingId(trackingId: string | undefined): string | undefined {
  if (trackingId === undefined) return undefined
  if (trackingId.trim() === '') return fieldTexts.required
  return createTransfer.body.shape.trackingId.safeParse(trackingId).error?.issues[0]?.message
}
