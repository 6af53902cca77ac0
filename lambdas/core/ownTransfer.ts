import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import type { Transfers } from '../ports/transfers.ts'
import type { Member } from './authenticate.ts'
import { notFound } from './refusal.ts'

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

function fileOf(transfer: Transfer, fileId: string): TransferFile {
  const file = transfer.files.find(({ id }) => id === fileId)
  if (!file) throw notFound()
  return file
}

/** A file of a transfer that this member sent, with the transfer. */
export async function ownFile(
  transfers: Pick<Transfers, 'ofSender'>,
  { id, fileId }: { id: string; fileId: string },
  caller: Member,
): Promise<{ transfer: Transfer; file: TransferFile }> {
  const transfer = await ownTransfer(transfers, id, caller)
  return { transfer, file: fileOf(transfer, fileId) }
}
