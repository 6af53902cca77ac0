import { stateAt, type Transfer, toCodeFactor } from '../../shared/domain/transfer.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { Refusal } from '../core/request/refusal.ts'

/** @throws Refusal 409 for a transfer that further recipients cannot be added to */
export function assertOpen(transfer: Transfer, now: number) {
  const state = stateAt(transfer, now)
  if (transfer.request || state !== 'active') {
    throw new Refusal('conflict', 'Only files that are active can go to further recipients.')
  }
  if (transfer.isPasswordProtected)
    throw new Refusal(
      'conflict',
      'The password of these files is not stored any more. Send the files again to add recipients.',
    )
  if (toCodeFactor(transfer) === 'phone') throw new Refusal('conflict', fieldTexts.codeOfOne)
}
