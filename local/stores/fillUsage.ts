import type { DatabaseSync } from 'node:sqlite'
import { CONTACT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { findListedRelease, findRelease, type Release } from '../../shared/domain/recipients/release.ts'
import { inTransaction } from '../database.ts'
import { transferRecords } from './transferRecords.ts'
import { usageRows } from './usageRows.ts'

export type UsageFill = {
  /** Of the records. */
  key: Buffer
  now: number
  /** Takes transfers from their lists, which is faster. Lists lack the time of the release. */
  usesLists?: boolean
  onProgress?: (released: number) => void
  /** A damaged transfer must not keep the others from being counted. */
  onUnreadable: (transferId: string, error: unknown) => void
}

/**
 * Fills the usage history from the transfers, in place of what it has, in one transaction. No other process may write in that time.
 * @returns the number of released transfers
 */
export function fillUsage(database: DatabaseSync, { onProgress, ...fill }: UsageFill): number {
  return inTransaction(database, () => {
    for (const table of ['usage_pairs', 'usage_members', 'usage_domains', 'usage_stems']) {
      database.exec(`DELETE FROM ${table}`)
    }
    const rows = usageRows(database)
    let released = 0
    for (const { subject, recipient, files, at } of findReleases(database, fill)) {
      rows.count({ times: 1, exchange: { subject, recipient }, files }, at)
      released += 1
      onProgress?.(released)
    }
    return released
  })
}

/** The oldest first: the newest kinds of files are kept. */
function* findReleases(
  database: DatabaseSync,
  { key, now, usesLists = false, onUnreadable }: UsageFill,
): Generator<Release & { subject: string }> {
  const start = now - CONTACT_SECONDS * 1000
  const records = transferRecords(database, key)
  for (const { id, subject, shown } of usesLists ? findListings(database, start) : findTransfers(database)) {
    try {
      const transfer = shown === null ? records.read(String(id)) : undefined
      const release = shown === null ? transfer && findRelease(transfer) : findListedRelease(JSON.parse(String(shown)))
      if (release && release.at > start) yield { ...release, subject: String(subject) }
    } catch (error) {
      onUnreadable(String(id), error)
    }
  }
}

function findTransfers(database: DatabaseSync) {
  return database
    .prepare(`SELECT id, sender AS subject, NULL AS shown FROM transfers
      WHERE state IN ('active', 'expired', 'retracted') ORDER BY created_at`)
    .iterate()
}

/** In the order of lists, which is fast. A transfer without a listing, or with an outdated one, comes without it. */
function* findListings(database: DatabaseSync, start: number) {
  yield* database
    .prepare(`SELECT transfer_id AS id, owner AS subject, shown FROM listed JOIN listed_shown USING (place)
      WHERE place > :start << 16 AND state IN ('active', 'expired', 'retracted')
        AND transfer_id NOT IN (SELECT transfer_id FROM unlisted) ORDER BY place`)
    .iterate({ start })
  yield* database
    .prepare(`SELECT id, sender AS subject, NULL AS shown FROM unlisted JOIN transfers ON id = transfer_id
      ORDER BY created_at`)
    .iterate()
}
