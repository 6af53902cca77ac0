import type { DatabaseSync } from 'node:sqlite'
import { errorFields, type Log } from '../../lambdas/core/request/log.ts'
import { CONTACT_SECONDS, MAX_MEMBERS, MAX_OWN_AT_DOMAIN, MAX_STEMS_ASKED } from '../../lambdas/ports/lifetimes.ts'
import type { Usage } from '../../lambdas/ports/usage.ts'
import type { KnownDomains } from '../../shared/domain/recipients/findLookalike.ts'

/**
 * Fills the usage history at the first start of a version that has it: schema 14 leaves the table `exchanges` for that.
 * Before the host serves calls, so that no recipient is unknown for a moment.
 */
export async function fillUsageOnce(
  database: DatabaseSync,
  key: Buffer,
  { log, now }: { log: Log; now: () => number },
) {
  const isFilled = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'exchanges'").get() === undefined
  if (isFilled) return
  const { fillUsage } = await import('./fillUsage.ts')
  const onUnreadable = (transferId: string, error: unknown) =>
    log.error('A transfer is missing in the usage history.', { transferId, ...errorFields(error) })
  fillUsage(database, { key, now: now(), usesLists: true, onUnreadable })
  database.exec('DROP TABLE exchanges')
}

/** `usageRows.ts` writes what this reads. */
export function sqliteUsage(database: DatabaseSync, { now }: { now: () => number }): Usage & { sweep(): void } {
  const statements = {
    pair: database.prepare(`SELECT count, last_at AS lastAt, likeness FROM usage_pairs
      WHERE recipient = :recipient AND subject = :subject AND last_at > :after`),
    atDomain: database.prepare(`SELECT address FROM usage_pairs
      WHERE domain = :domain AND subject = :subject AND last_at > :after AND recipient <> :recipient
      ORDER BY last_at DESC LIMIT ${MAX_OWN_AT_DOMAIN}`),
    members: database.prepare(`SELECT count(*) AS count FROM (
      SELECT 1 FROM usage_members WHERE domain = :domain AND last_at > :after LIMIT ${MAX_MEMBERS})`),
    stems: database.prepare(`SELECT stem, info_types AS infoTypes FROM usage_stems
      WHERE subject = :subject AND stem IN (SELECT value FROM json_each(:stems)) AND last_at > :after`),
    exchanges: database.prepare(`SELECT coalesce(max(subject = :subject), 0) AS bySender, count(*) AS byOrganisation
      FROM usage_pairs WHERE recipient = :recipient AND last_at > :after`),
    stamp: database.prepare('SELECT count(*) AS count, max(id) AS newest FROM usage_domains WHERE last_at > ?'),
    domains: database.prepare('SELECT name FROM usage_domains WHERE last_at > ? ORDER BY days DESC, id'),
  }
  const getStart = () => now() - CONTACT_SECONDS * 1000
  // The start of the host needs neither.
  const addresses = () => import('../../shared/domain/recipients/usageAddress.ts')
  const lookalikes = () => import('../../shared/domain/recipients/findLookalike.ts')
  let known: { stamp: string; domains: KnownDomains } | undefined

  return {
    async findRecipients(subject, recipients, stems) {
      const { toUsageAddress } = await addresses()
      const after = getStart()
      const asked = JSON.stringify(stems.slice(0, MAX_STEMS_ASKED))
      const ownStems = statements.stems
        .all({ subject, stems: asked, after })
        .map(({ stem, infoTypes }) => ({ stem: String(stem), infoTypes: JSON.parse(String(infoTypes)) }))
      return recipients.map(typed => {
        const { recipient, domain } = toUsageAddress(typed)
        const pair = statements.pair.get({ recipient, subject, after })
        return {
          own: pair && {
            count: Number(pair.count),
            lastAt: Number(pair.lastAt),
            likeness: JSON.parse(String(pair.likeness)),
          },
          ownAtDomain: statements.atDomain
            .all({ domain, subject, recipient, after })
            .map(({ address }) => String(address)),
          membersAtDomain: Number(statements.members.get({ domain, after })?.count),
          ownStems,
        }
      })
    },
    async knownDomains() {
      const { indexDomains } = await lookalikes()
      const after = getStart()
      const stamp = JSON.stringify(statements.stamp.get(after))
      if (known?.stamp !== stamp) {
        const names = statements.domains.all(after).map(({ name }) => String(name))
        known = { stamp, domains: indexDomains(names) }
      }
      return known.domains
    },
    async findExchanges({ subject, recipient: typed }) {
      const { toUsageAddress } = await addresses()
      const { recipient } = toUsageAddress(typed)
      const { bySender, byOrganisation } = statements.exchanges.get({ subject, recipient, after: getStart() }) ?? {}
      return { bySender: Number(bySender) > 0, byOrganisation: Number(byOrganisation) > 0 }
    },
    sweep() {
      for (const table of ['usage_pairs', 'usage_members', 'usage_domains', 'usage_stems']) {
        database.prepare(`DELETE FROM ${table} WHERE last_at <= ?`).run(getStart())
      }
    },
  }
}
