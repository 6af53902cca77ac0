import type { FoundFirst, FoundSpike, TransferHit } from '../../shared/contract/insights.ts'
import type { First, PartyDimension, Spike, Window } from '../../shared/domain/insights/figures.ts'
import { toChange } from '../../shared/domain/insights/percent.ts'
import { toSpikeEdges, toSpikeWindow } from '../../shared/domain/insights/windows.ts'
import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { TransferFilter, TransferFilters } from '../../shared/domain/transferFilters.ts'
import type { Answer, InsightParts, Question } from './question.ts'

const DEFAULT_SIZE = 50
const MAX_HITS = 500
const newestFirst = { key: 'createdAt', order: 'desc' } as const

export async function findNew(
  { insights, organisation }: InsightParts,
  { window, previous, size = DEFAULT_SIZE }: Question,
  dimension: PartyDimension,
): Promise<{ found: FoundFirst[]; total: number; change: number | null }> {
  const withoutDomains = organisation.domains
  const [{ found, total }, before] = await Promise.all([
    insights.findFirsts(dimension, window, { limit: size, withoutDomains }),
    insights.findFirsts(dimension, previous, { limit: 1, withoutDomains }),
  ])
  return { found: found.map(toFound), total, change: toChange(total, before.total) }
}

const toFound = ({ at, ...first }: First): FoundFirst => ({ ...first, at: toIso(at) })

export async function findSpikes(
  { insights, organisation }: InsightParts,
  { window, now, size = DEFAULT_SIZE }: Question,
  dimension: PartyDimension,
): Promise<FoundSpike[]> {
  const within = toSpikeWindow(window, now)
  if (!within) return []
  const options = { limit: size, withoutDomains: organisation.domains }
  const spikes = await insights.findSpikes(dimension, toSpikeEdges(within, organisation.timeZone), options)
  return spikes.map(toFoundSpike)
}

const toFoundSpike = ({ day, ...spike }: Spike): FoundSpike => ({
  ...spike,
  day: { from: toIso(day.from), to: toIso(day.to) },
})

export async function answerSensitive(parts: InsightParts, question: Question): Promise<Answer<'sensitiveInfotypes'>> {
  const { sensitiveInfotypes } = parts.organisation
  const filter: TransferFilter = { key: 'infotype', value: sensitiveInfotypes }
  const [transfers, before] = await Promise.all([
    findHits(parts, question, [filter]),
    parts.transferIndex.count('everybody', [filter, created(question.previous)], question.now),
  ])
  const { total } = transfers.hits
  return {
    sensitiveInfotypes: total,
    sensitiveInfotypesChange: toChange(total, before.total),
    infoTypes: sensitiveInfotypes,
    transfers,
  }
}

export async function answerTransfers(parts: InsightParts, question: Question): Promise<Answer<'transfers'>> {
  return { transfers: await findHits(parts, question, []) }
}

async function findHits(
  { transferIndex }: InsightParts,
  { window, now, size = MAX_HITS }: Question,
  filters: TransferFilters,
) {
  const query = { filters: [...filters, created(window)], sort: newestFirst, size, start: { from: 0 } }
  const { total, transfers } = await transferIndex.find('everybody', query, now)
  return { hits: { total, hits: transfers.map(transfer => ({ _source: toHit(transfer) })) } }
}

const created = (value: Window): TransferFilter => ({ key: 'createdAt', value })

function toHit({ id, sender, recipient, createdAt, files }: ListedTransfer): TransferHit {
  const found = files.map(({ name, findings }) => ({ name, findings: findings && { summary: findings.summary } }))
  return { id, sender, recipient, createdAt, files: found }
}

export async function answerMistakes(
  { insights }: InsightParts,
  { window, previous, size = DEFAULT_SIZE }: Question,
): Promise<Answer<'mistakes'>> {
  const [{ found, total }, before] = await Promise.all([
    insights.findMistakes(window, { limit: size }),
    insights.findMistakes(previous, { limit: 1 }),
  ])
  const mistakeTransfers = found.map(({ preventedAt, ...mistake }) => ({ ...mistake, createdAt: toIso(preventedAt) }))
  return { mistakeTransfers, total, mistakeTransfersChange: toChange(total, before.total) }
}

const toIso = (at: number) => new Date(at).toISOString()
