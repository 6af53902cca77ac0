import type { Transfer, TransferFile } from '../../../shared/domain/transfer.ts'
import type { Transfers } from '../../ports/transfers.ts'
import type { Member, Uploader } from '../request/authenticate.ts'
import { notFound } from '../request/refusal.ts'

/** The transfer, if this member sent it. Absent and not theirs end the same way. */
export async function ownTransfer(
  transfers: Pick<Transfers, 'ofSender'>,
  id: string,
  caller: Member,
): Promise<Transfer> {
  const transfer = await transfers.ofSender(id, caller.subject)
  if (!transfer) throw notFound()
  return transfer
}

type Uploads = Pick<Transfers, 'ofSender' | 'getByLink'>

/** The transfer that somebody uploads to: their own, or the request whose link they burnt. */
export async function uploadersTransfer(transfers: Uploads, id: string, caller: Uploader): Promise<Transfer> {
  if (!('responder' in caller)) return sentHere(await ownTransfer(transfers, id, caller))
  const transfer = await transfers.getByLink('responder', caller.responder)
  if (!transfer) throw notFound()
  return transfer
}

/** What was asked for is uploaded by the responder alone. */
function sentHere(transfer: Transfer): Transfer {
  if (transfer.request) throw notFound()
  return transfer
}

/** A file of a transfer that somebody uploads to, with the transfer. */
export async function uploadersFile(
  transfers: Uploads,
  { id, fileId }: { id: string; fileId: string },
  caller: Uploader,
): Promise<{ transfer: Transfer; file: TransferFile }> {
  const transfer = await uploadersTransfer(transfers, id, caller)
  const file = transfer.files.find(({ id }) => id === fileId)
  if (!file) throw notFound()
  return { transfer, file }
}
