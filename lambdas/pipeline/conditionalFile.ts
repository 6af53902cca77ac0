import type { TransferFile } from '../../shared/domain/transfer.ts'
import type { AuditEvent } from '../ports/audit.ts'
import type { Transfers } from '../ports/transfers.ts'

/** Each write names the previous revision, so an outdated attempt cannot change anything. One write at a time. */
export function claimedFile(transfers: Pick<Transfers, 'replaceFile'>, transferId: string, file: TransferFile) {
  let current = file
  let lastWrite: Promise<unknown> = Promise.resolve()

  async function write(changes: Partial<TransferFile>, event?: AuditEvent) {
    const after = { ...current, ...changes }
    if (!(await transfers.replaceFile(transferId, current, after, event))) {
      throw new Error('Another attempt has taken over this file.')
    }
    current = { ...after, revision: current.revision + 1 }
  }

  return {
    get file() {
      return current
    },
    /** @throws when another attempt changed the file */
    change(changes: Partial<TransferFile>, event?: AuditEvent): Promise<void> {
      const written = lastWrite.then(() => write(changes, event))
      lastWrite = written.catch(() => undefined)
      return written
    },
  }
}
