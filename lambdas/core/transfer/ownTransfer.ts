import type { Transfer, TransferFile, TransferRecord } from '../../../shared/domain/transfer.ts'
import type { Transfers } from '../../ports/transfers.ts'
import type { Member, Uploader } from '../request/authenticate.ts'
import { notFound } from '../request/refusal.ts'

/** @throws Refusal 404 for missing transfers and for another member's, and for the record of a further recipient */
export async function ownTransfer(
  transfers: Pick<Transfers, 'ofSender'>,
  id: string,
  caller: Member,
): Promise<Transfer> {
  const transfer = await transfers.ofSender(id, caller.subject)
  if (!transfer || transfer.deliveryOf !== undefined) throw notFound()
  return transfer
}

type Uploads = Pick<Transfers, 'ofSender' | 'getByLink'>

/** The member's own transfer, or the request that the responder claimed. @throws Refusal 404 */
export async function uploadersTransfer(transfers: Uploads, id: string, caller: Uploader): Promise<Transfer> {
  if ('responder' in caller) {
    const requested = await transfers.getByLink('responder', caller.responder)
    if (!requested) throw notFound()
    return requested
  }

  const transfer = await ownTransfer(transfers, id, caller)
  if (transfer.request) throw notFound()
  return transfer
}

/** Without the other files. @throws Refusal 404 */
export async function uploadersFile(
  transfers: Pick<Transfers, 'getFile' | 'getFileByLink'>,
  { id, fileId }: { id: string; fileId: string },
  caller: Uploader,
): Promise<{ transfer: TransferRecord; file: TransferFile }> {
  const { transfer, file } =
    ('responder' in caller
      ? await transfers.getFileByLink('responder', caller.responder, fileId)
      : await transfers.getFile(id, fileId, caller.subject)) ?? {}
  const isForeign = 'subject' in caller && transfer?.request !== undefined
  if (!transfer || !file || isForeign) throw notFound()
  return { transfer, file }
}
