import { stateAt, type Transfer, type TransferState } from '../../shared/domain/transfer.ts'
import { requestTexts } from '../../shared/texts/en/upload.ts'
import { notFound, Refusal, revoked } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Transfers } from '../ports/transfers.ts'

/** @throws Refusal 404 for an unknown link, 410 when the request ended without files */
export async function linkedRequest(
  { transfers, now }: { transfers: Pick<Transfers, 'getByLink'>; now: () => number },
  secret: string,
): Promise<{ transfer: Transfer; state: TransferState }> {
  const transfer = await transfers.getByLink('request', computeDigest(secret))
  if (!transfer) throw notFound()
  const state = stateAt(transfer, now())
  if (transfer.finalizedAt === undefined) {
    if (state === 'retracted') throw revoked(requestTexts.withdrawn)
    if (state === 'expired') throw new Refusal('gone', requestTexts.expired)
  }
  return { transfer, state }
}
