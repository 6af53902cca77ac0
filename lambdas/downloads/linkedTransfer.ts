import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { transferTexts } from '../../shared/texts/transfers.ts'
import { digestOf } from '../core/digest.ts'
import { notFound, Refusal } from '../core/refusal.ts'
import type { Transfers } from '../ports/transfers.ts'

/** The gate in front of every call behind a download link: it exists (404) and has not ended (410). */
export async function linkedTransfer(
  transfers: Pick<Transfers, 'getByLink'>,
  secret: string,
  now: number,
): Promise<{ transfer: Transfer; state: 'processing' | 'active' }> {
  const transfer = await transfers.getByLink(digestOf(secret))
  if (!transfer) throw notFound()
  const state = stateAt(transfer, now)
  if (state !== 'processing' && state !== 'active') throw new Refusal('gone', transferTexts.expired)
  return { transfer, state }
}
