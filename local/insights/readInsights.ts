import type { DatabaseSync } from 'node:sqlite'
import type { Insights } from '../../lambdas/ports/insights.ts'
import type { Dimension, First, PartyDimension, Window } from '../../shared/domain/insights/figures.ts'
import type { Mistake } from '../../shared/domain/insights/insightRecord.ts'
import { kindsSql } from '../lists/daysSql.ts'
import { readMark } from '../lists/searchTokens.ts'
import { countFlowsOfRows, countIds, findSpikesOfRows, toRanked } from './countNames.ts'
import { countFirstDownloadsOfRows, countStep, countWeekOfRows, sumDownloads, sumUpRows } from './countRows.ts'
import { insightDays } from './insightDays.ts'
import { insightNames, toRanking } from './insightNames.ts'
import { NO_NAME } from './insightRows.ts'

/** The verbs of the port, of one database and at once. */
export type ReadInsights = {
  [Verb in Exclude<keyof Insights, 'getDelay'>]: (
    ...asked: Parameters<Insights[Verb]>
  ) => Awaited<ReturnType<Insights[Verb]>>
}

/** @param database may be read-only */
export function readInsights(database: DatabaseSync): ReadInsights {
  const days = insightDays(database)
  const names = insightNames(database)
  const firsts = `FROM insight_names WHERE kind = :kind AND first_at >= :from AND first_at < :to
    AND id NOT IN (SELECT value FROM json_each(:own))`
  const statements = {
    countFirsts: database.prepare(`SELECT count(*) AS total ${firsts}`),
    findFirsts: database.prepare(`SELECT id, name, first_at AS at ${firsts} ORDER BY first_at DESC, name LIMIT :limit`),
    countMistakes: database.prepare(
      'SELECT count(*) AS total FROM insight_mistakes WHERE prevented_at >= :from AND prevented_at < :to',
    ),
    findMistakes:
      database.prepare(`SELECT transfer_id AS id, prevented_at AS preventedAt, sender, recipient, new_id AS newId
      FROM insight_mistakes WHERE prevented_at >= :from AND prevented_at < :to
      ORDER BY prevented_at DESC, transfer_id LIMIT :limit`),
  }
  const findId = (party: PartyDimension) => {
    const ofTransfers = `SELECT transfer_id FROM insight_rows CROSS JOIN listed USING (place)
      WHERE place BETWEEN :at << 16 AND (:at << 16) + 65535 AND ${party} = :name`
    const ofDeliveries = `SELECT transfer_id FROM insight_deliveries WHERE at = :at AND ${party} = :name`
    const all = party === 'sender' ? ofTransfers : `${ofTransfers} UNION ALL ${ofDeliveries}`
    return database.prepare(`SELECT min(transfer_id) AS id FROM (${all})`)
  }
  /** Deliveries to further recipients do not count for senders. */
  const toReader = (party: PartyDimension) => (party === 'sender' ? days.read : days.readAll)
  const ids = { sender: findId('sender'), recipient: findId('recipient'), partner: findId('partner') }
  const toTotal = (row: Record<string, unknown> | undefined) => Number(row?.total ?? 0)
  const reading = <Answer>(work: () => Answer): Answer => {
    database.exec('BEGIN')
    try {
      days.refresh()
      names.refresh()
      return work()
    } finally {
      database.exec('COMMIT')
    }
  }
  /** The ids of names that do not count. */
  const findOwn = (party: PartyDimension, withoutDomains: readonly string[]) =>
    new Set(party === 'partner' ? [NO_NAME, ...names.findPartners(withoutDomains)] : [])
  const rankParty = (party: PartyDimension, window: Window, withoutDomains: readonly string[]) => {
    const counts = countIds(toReader(party)(window), party, { of: new Uint32Array(names.size()), ids: [] })
    return toRanked(counts, names, findOwn(party, withoutDomains))
  }
  const rankKind = (kind: 'extension' | 'infotype', window: Window) =>
    database
      .prepare(kindsSql(kind, window))
      .all()
      .map(({ kind, count }) => ({ name: readMark(String(kind)), count: Number(count) }))
  const rankNames = (dimension: Dimension, window: Window, withoutDomains: readonly string[]) => {
    if (dimension === 'infotype') return rankKind('infotype', window)
    if (dimension === 'fileExtension') return rankKind('extension', window)
    return rankParty(dimension, window, withoutDomains)
  }

  return {
    sumUp: (window, now) =>
      reading(() => {
        const sums = sumUpRows(days.read(window), names.size(), now)
        return { ...sums, downloads: sums.downloads + sumDownloads(days.readFurther(window)) }
      }),
    countFirstDownloads: window => reading(() => countFirstDownloadsOfRows(days.readAll(window))),
    countSteps: edges =>
      reading(() => edges.slice(1).map((to, place) => countStep(days.read({ from: edges[place] ?? to, to })))),
    countWeek: window => reading(() => countWeekOfRows(days.read(window))),
    rank: (dimension, window, { limit, withoutDomains }) =>
      reading(() => toRanking(rankNames(dimension, window, withoutDomains), limit)),
    countFlows: (window, { limit, withoutDomains }) =>
      reading(() => {
        const own = findOwn('partner', withoutDomains)
        return countFlowsOfRows([...days.readAll(window)], names, { limit, own })
      }),
    findFirsts: (party, window, { limit, withoutDomains }) =>
      reading(() => {
        const asked = { kind: party, ...window, own: JSON.stringify([...findOwn(party, withoutDomains)]) }
        const found = statements.findFirsts.all({ ...asked, limit }).map(
          ({ id, name, at }): First => ({
            name: String(name),
            at: Number(at),
            transferId: String(ids[party].get({ at: Number(at), name: Number(id) })?.id),
          }),
        )
        return { total: toTotal(statements.countFirsts.get(asked)), found }
      }),
    findSpikes: (party, edges, { limit, withoutDomains }) =>
      reading(() =>
        findSpikesOfRows(toReader(party), edges, { party, limit, names, own: findOwn(party, withoutDomains) }),
      ),
    findMistakes: (window, { limit }) =>
      reading(() => ({
        total: toTotal(statements.countMistakes.get(window)),
        found: statements.findMistakes.all({ ...window, limit }).map(
          ({ id, preventedAt, sender, recipient, newId }): Mistake => ({
            id: String(id),
            preventedAt: Number(preventedAt),
            sender: String(sender),
            recipient: String(recipient),
            newId: newId === null ? undefined : String(newId),
          }),
        ),
      })),
  }
}
