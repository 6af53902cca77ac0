import type { TransferFile } from '../../shared/domain/transfer.ts'
import type { AuditEvent } from '../ports/audit.ts'
import type { Transfers } from '../ports/transfers.ts'

/**
 * One attempt's hold on a file's record: each write names the revision that the one before made, so that an attempt
 * that another has overtaken changes nothing any more.
 */
export function claimedFile(transfers: Pick<Transfers, 'replaceFile'>, transferId: string, file: TransferFile) {
  let current = file
  return {
    get file() {
      return current
    },
    /** @throws when another attempt went on with the file meanwhile */
    async change(changes: Partial<TransferFile>, event?: AuditEvent) {
      const after = { ...current, ...changes }
      if (!(await transfers.replaceFile(transferId, current, after, event))) {
        throw new Error('Another attempt went on with this file.')
      }
      current = { ...after, revision: current.revision + 1 }
    },
  }
}
