import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { Refusal } from '../core/refusal.ts'

/** Uploads are taken only while the transfer is being uploaded, and for a file that was not completed yet. */
export function holdToUploading(transfer: Transfer, file: TransferFile) {
  if (transfer.transferState === 'provisional') {
    throw new Refusal('conflict', 'Confirm the transfer first; then its files can be uploaded.')
  }
  if (transfer.transferState !== 'uploading') {
    throw new Refusal('conflict', 'The files of this transfer were already handed in.')
  }
  if (file.fileState !== 'waiting') throw new Refusal('conflict', `${file.name} was already uploaded.`)
}
