import type { ChartEntry } from '../../shared/contract/insights.ts'
import { toClockParts } from '../../shared/domain/insights/clockParts.ts'
import type { Dimension, Ranking } from '../../shared/domain/insights/figures.ts'
import { addLocalHours } from '../../shared/domain/insights/windows.ts'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'
import type { Answer, InsightParts, Question } from './question.ts'

const MAX_AT_ONCE = 4
const DEFAULT_SIZE = 50

type Chart = { chartData: ChartEntry[]; others: number; othersCount: number; total: number }

export async function answerRanking(
  { insights, organisation }: InsightParts,
  { window, size }: Question,
  dimension: Dimension,
  defaultSize = DEFAULT_SIZE,
): Promise<Chart> {
  const options = { limit: size ?? defaultSize, withoutDomains: organisation.domains }
  return toChart(await insights.rank(dimension, window, options))
}

function toChart({ entries, total, names }: Ranking): Chart {
  return {
    chartData: entries.map(({ name, count }) => ({ name, value: count })),
    others: total - sumUp(entries),
    othersCount: names - entries.length,
    total,
  }
}

const sumUp = (entries: readonly { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)

export async function answerFlows(
  { insights, organisation }: InsightParts,
  { window, size = DEFAULT_SIZE }: Question,
): Promise<Answer<'flows'>> {
  const { domains } = organisation
  const { entries, total, flows } = await insights.countFlows(window, { limit: size, withoutDomains: domains })
  return {
    flows: entries.map(({ count, ...flow }) => ({ ...flow, value: count })),
    others: total - sumUp(entries),
    othersCount: flows - entries.length,
  }
}

export async function answerWeekdays(
  { insights, organisation }: InsightParts,
  { window }: Question,
): Promise<Answer<'weekdays'>> {
  const hours: number[][] = Array.from({ length: 7 }, () => Array(24).fill(0))
  await forEachAtMost(MAX_AT_ONCE, toClockParts(window, organisation.timeZone), async ({ offset, ...part }) =>
    addLocalHours(hours, await insights.countWeek(part), offset),
  )
  return { hours }
}
