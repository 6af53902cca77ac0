import type { DatabaseSync } from 'node:sqlite'
import { isWithinDomain } from '../../shared/domain/email.ts'
import type { Ranked } from '../../shared/domain/insights/figures.ts'

export type InsightNames = {
  /** Reads names that were added. */
  refresh(): void
  /** Greater than any id. */
  size(): number
  get(id: number): string
  /** The ids of the partners that are one of the domains, or below one. */
  findPartners(domains: readonly string[]): Set<number>
}

/** The names of senders, recipients and partners by id. They stay in memory: few, beside the rows. */
export function insightNames(database: DatabaseSync): InsightNames {
  const added = database.prepare('SELECT id, kind, name FROM insight_names WHERE id > ? ORDER BY id')
  const names: string[] = []
  const partners: number[] = []
  const get = (id: number) => names[id] ?? ''
  return {
    refresh() {
      for (const { id, kind, name } of added.all(names.length - 1)) {
        while (names.length < Number(id)) names.push('')
        names.push(String(name))
        if (kind === 'partner') partners.push(Number(id))
      }
    },
    size: () => names.length,
    get,
    findPartners: domains => new Set(partners.filter(id => domains.some(domain => isWithinDomain(get(id), domain)))),
  }
}

/** The greatest counts first, equal ones by `toKey`, which is called for few. @param toKey compares by UTF-16 units */
export function findGreatest<Counted extends { count: number }>(
  all: readonly Counted[],
  limit: number,
  toKey: (counted: Counted) => string,
): Counted[] {
  const counts = new Uint32Array(all.length)
  for (const [place, { count }] of all.entries()) counts[place] = count
  const least = findLeast(counts, limit)
  return all
    .filter(({ count }) => count >= least)
    .map(counted => ({ counted, key: toKey(counted) }))
    .sort((one, other) => other.counted.count - one.counted.count || (one.key < other.key ? -1 : 1))
    .slice(0, limit)
    .map(({ counted }) => counted)
}

/** The least of the greatest counts. @param counts are sorted */
export function findLeast(counts: Uint32Array, limit: number): number {
  return counts.sort()[Math.max(0, counts.length - limit)] ?? 0
}

const ASCII = /^[\0-\x7f]*$/
/** A text whose UTF-16 units sort as the code points of a name. */
export function toSortKey(name: string): string {
  return ASCII.test(name) ? name : Buffer.from(name).toString('latin1')
}

export function toRanking(all: readonly Ranked[], limit: number) {
  return {
    entries: findGreatest(all, limit, ({ name }) => toSortKey(name)),
    total: all.reduce((sum, { count }) => sum + count, 0),
    names: all.length,
  }
}
