import type { DatabaseSync } from 'node:sqlite'
import type { UsageChange } from '../../lambdas/ports/usage.ts'
import {
  addInfoTypes,
  addLikeness,
  groupByStem,
  type Likeness,
  noLikeness,
} from '../../shared/domain/recipients/fileLikeness.ts'
import { toUsageAddress, type UsageAddress } from '../../shared/domain/recipients/usageAddress.ts'

const DAY = 24 * 60 * 60_000

/** Writes of the usage history. They belong to the transaction that changes the transfer. */
export function usageRows(database: DatabaseSync) {
  const statements = {
    pair: database.prepare('SELECT count, likeness FROM usage_pairs WHERE recipient = ? AND subject = ?'),
    putPair: database.prepare(`INSERT INTO usage_pairs (recipient, subject, domain, address, count, last_at, likeness)
      VALUES (:recipient, :subject, :domain, :address, 1, :at, :likeness)
      ON CONFLICT DO UPDATE SET address = excluded.address, count = count + 1, last_at = max(last_at, excluded.last_at),
        likeness = excluded.likeness`),
    putMember: database.prepare(`INSERT INTO usage_members (domain, subject, last_at) VALUES (:domain, :subject, :at)
      ON CONFLICT DO UPDATE SET last_at = max(last_at, excluded.last_at)`),
    putDomain: database.prepare(`INSERT INTO usage_domains (domain, name, days, last_at) VALUES (:domain, :name, 1, :at)
      ON CONFLICT (domain) DO UPDATE SET days = days + (excluded.last_at / ${DAY} > last_at / ${DAY}),
        last_at = max(last_at, excluded.last_at)`),
    stem: database.prepare('SELECT info_types AS infoTypes FROM usage_stems WHERE subject = ? AND stem = ?'),
    putStem: database.prepare(`INSERT INTO usage_stems (subject, stem, info_types, last_at)
      VALUES (:subject, :stem, :infoTypes, :at)
      ON CONFLICT DO UPDATE SET info_types = excluded.info_types, last_at = max(last_at, excluded.last_at)`),
    reducePair: database.prepare('UPDATE usage_pairs SET count = count - 1 WHERE recipient = ? AND subject = ?'),
    removePair: database.prepare('DELETE FROM usage_pairs WHERE recipient = ? AND subject = ? AND count <= 0'),
    removeMember: database.prepare(`DELETE FROM usage_members WHERE domain = :domain AND subject = :subject
      AND NOT EXISTS (SELECT 1 FROM usage_pairs WHERE domain = :domain AND subject = :subject)`),
    removeDomain: database.prepare(`DELETE FROM usage_domains WHERE domain = :domain
      AND NOT EXISTS (SELECT 1 FROM usage_members WHERE domain = :domain)`),
  }

  function add(to: UsageAddress, { exchange: { subject }, files }: UsageChange, at: number) {
    const { recipient, domain, address, domainName } = to
    const likeness = addLikeness(toLikeness(statements.pair.get(recipient, subject)), files)
    statements.putPair.run({ recipient, subject, domain, address, at, likeness: JSON.stringify(likeness) })
    statements.putMember.run({ domain, subject, at })
    statements.putDomain.run({ domain, name: domainName, at })
    for (const [stem, alike] of groupByStem(files)) {
      const known = statements.stem.get(subject, stem)
      const infoTypes = addInfoTypes(known ? JSON.parse(String(known.infoTypes)) : [], alike)
      statements.putStem.run({ subject, stem, infoTypes: JSON.stringify(infoTypes), at })
    }
  }

  function remove({ recipient, domain }: UsageAddress, subject: string) {
    statements.reducePair.run(recipient, subject)
    if (statements.removePair.run(recipient, subject).changes === 0) return
    if (statements.removeMember.run({ domain, subject }).changes > 0) statements.removeDomain.run({ domain })
  }

  return {
    /** @param at milliseconds since the epoch */
    count(change: UsageChange, at: number) {
      const to = toUsageAddress(change.exchange.recipient)
      if (change.times === 1) add(to, change, at)
      else remove(to, change.exchange.subject)
    },
  }
}

function toLikeness(row: Record<string, unknown> | undefined): Likeness {
  return row ? JSON.parse(String(row.likeness)) : noLikeness
}
