import type { DatabaseSync } from 'node:sqlite'
import type { Insights } from '../../lambdas/ports/insights.ts'
import type { Dimension, First, PartyDimension, Window } from '../../shared/domain/insights/figures.ts'
import type { Mistake } from '../../shared/domain/insights/insightRecord.ts'
import { kindsSql } from '../lists/daysSql.ts'
import { readMark } from '../lists/searchTokens.ts'
import { countFlowsOfRows, countIds, findSpikesOfRows, toRanked } from './countNames.ts'
import { countFirstDownloadsOfRows, countStep, countWeekOfRows, sumUpRows } from './countRows.ts'
import { insightDays } from './insightDays.ts'
import { insightNames, toRanking } from './insightNames.ts'

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
  const FIRSTS = `FROM insight_names WHERE kind = :kind AND first_at >= :from AND first_at < :to
    AND NOT EXISTS (SELECT 1 FROM json_each(:without) WHERE name = value OR substr(name, -length(value) - 1) = '.' || value)`
  const statements = {
    countFirsts: database.prepare(`SELECT count(*) AS total ${FIRSTS}`),
    findFirsts: database.prepare(`SELECT id, name, first_at AS at ${FIRSTS} ORDER BY first_at DESC, name LIMIT :limit`),
    countMistakes: database.prepare(
      'SELECT count(*) AS total FROM insight_mistakes WHERE created_at >= :from AND created_at < :to',
    ),
    findMistakes:
      database.prepare(`SELECT transfer_id AS id, created_at AS createdAt, sender, recipient, new_id AS newId
      FROM insight_mistakes WHERE created_at >= :from AND created_at < :to
      ORDER BY created_at DESC, transfer_id LIMIT :limit`),
  }
  const findId = (party: PartyDimension) =>
    database.prepare(`SELECT min(transfer_id) AS id FROM insight_rows CROSS JOIN listed USING (place)
      WHERE place BETWEEN :at << 16 AND (:at << 16) + 65535 AND ${party} = :name`)
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
  const toCounted = (party: PartyDimension, withoutDomains: readonly string[]) =>
    party === 'partner' ? names.toPartners(withoutDomains) : undefined
  const rankParty = (party: PartyDimension, window: Window, withoutDomains: readonly string[]) => {
    const counts = countIds(days.read(window), party, { of: new Uint32Array(names.size()), ids: [] })
    return toRanked(counts, names, toCounted(party, withoutDomains))
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
    sumUp: (window, now) => reading(() => sumUpRows(days.read(window), names.size(), now)),
    countFirstDownloads: window => reading(() => countFirstDownloadsOfRows(days.read(window))),
    countSteps: edges =>
      reading(() => edges.slice(1).map((to, place) => countStep(days.read({ from: edges[place] ?? to, to })))),
    countWeek: window => reading(() => countWeekOfRows(days.read(window))),
    rank: (dimension, window, { limit, withoutDomains }) =>
      reading(() => toRanking(rankNames(dimension, window, withoutDomains), limit)),
    countFlows: (window, { limit, withoutDomains }) =>
      reading(() => {
        const isPartner = names.toPartners(withoutDomains)
        return countFlowsOfRows([...days.read(window)], names, { limit, isPartner })
      }),
    findFirsts: (party, window, { limit, withoutDomains }) =>
      reading(() => {
        const without = JSON.stringify(party === 'partner' ? withoutDomains : [])
        const asked = { kind: party, ...window, without }
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
        findSpikesOfRows(days.read, edges, { party, limit, names, isCounted: toCounted(party, withoutDomains) }),
      ),
    findMistakes: (window, { limit }) =>
      reading(() => ({
        total: toTotal(statements.countMistakes.get(window)),
        found: statements.findMistakes.all({ ...window, limit }).map(
          ({ id, createdAt, sender, recipient, newId }): Mistake => ({
            id: String(id),
            createdAt: Number(createdAt),
            sender: String(sender),
            recipient: String(recipient),
            newId: newId === null ? undefined : String(newId),
          }),
        ),
      })),
  }
}
