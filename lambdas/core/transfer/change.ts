import type { Transfer, TransferFile, TransferRecord } from '../../../shared/domain/transfer.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { Transfers } from '../../ports/transfers.ts'
import type { UsageChange } from '../../ports/usage.ts'
import { Refusal } from '../request/refusal.ts'

const MAX_TRIES = 10

/**
 * Repeats `load` and `decide` after a concurrent write.
 * @param load throws when there is nothing to change
 * @param decide returns undefined when there is nothing (more) to do
 * @returns the current record
 */
export async function change(
  transfers: Pick<Transfers, 'replace'>,
  load: () => Promise<Transfer>,
  decide: (transfer: Transfer) => Transfer | undefined,
  event?: AuditEvent | ((after: Transfer) => AuditEvent),
): Promise<Transfer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await load()
    const after = decide(before)
    if (!after) return before
    const written = typeof event === 'function' ? event(after) : event
    if (await transfers.replace(before, after, written)) return { ...after, revision: before.revision + 1 }
  }
  throw tooBusy()
}

/** The same for one file. */
export async function changeFile(
  transfers: Pick<Transfers, 'replaceFile'>,
  load: () => Promise<{ transfer: TransferRecord; file: TransferFile }>,
  decide: (file: TransferFile, transfer: TransferRecord) => TransferFile | undefined,
  event: AuditEvent,
): Promise<TransferFile> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { transfer, file } = await load()
    const after = decide(file, transfer)
    if (!after) return file
    if (await transfers.replaceFile(transfer.id, file, after, event)) return { ...after, revision: file.revision + 1 }
  }
  throw tooBusy()
}

/**
 * For `change`: each write also counts the exchange in the usage history, or takes back the one that a release counted.
 * @param files of the exchange, where the transfer has none of its own
 */
export function withUsage(
  transfers: Pick<Transfers, 'replace' | 'replaceWithUsage'>,
  times: UsageChange['times'],
  files?: Transfer['files'],
): Pick<Transfers, 'replace'> {
  return {
    async replace(before, after, event) {
      if (times === -1 && before.transferState !== 'active') return transfers.replace(before, after, event)
      return transfers.replaceWithUsage(before, after, await toUsage(files ? { ...after, files } : after, times), event)
    },
  }
}

async function toUsage({ sender, recipient, files }: Transfer, times: UsageChange['times']): Promise<UsageChange> {
  // The start of the host does not need it.
  const { toLikeness } = await import('../../../shared/domain/recipients/fileLikeness.ts')
  return { times, exchange: { subject: sender.subject, recipient }, files: files.map(toLikeness) }
}

function tooBusy(): Refusal {
  return new Refusal('conflict', 'This transfer is being changed by other requests. Please try again.', {
    retryAfterSeconds: 1,
  })
}
