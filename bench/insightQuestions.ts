import type { Insights } from '../lambdas/ports/insights.ts'
import { dimensions, SPIKE_DAYS, type Window } from '../shared/domain/insights/figures.ts'
import { toSpikeWindow } from '../shared/domain/insights/windows.ts'

export type Asked = { verb: string; range: string; ask: (insights: Insights) => Promise<unknown> }

const HOUR = 3_600_000
const DAY = 24 * HOUR
type Range = { name: string; days: number; stepHours: number }
/** With steps of nearly as many as a question may have. `organisationHistory` has two years. */
export const ranges: readonly Range[] = [
  { name: '7 days', days: 7, stepHours: 0.25 },
  { name: '30 days', days: 30, stepHours: 0.5 },
  { name: '90 days', days: 90, stepHours: 2 },
  { name: 'everything', days: 735, stepHours: 12 },
]
const most = { limit: 500, withoutDomains: ['acme.example'] }
const parties = ['sender', 'recipient', 'partner'] as const

export function toWindow({ days }: Range, now: number): Window {
  return { from: now - days * DAY, to: now }
}

/** Each verb, each dimension, each range. */
export function insightQuestions(now: number): Asked[] {
  return ranges.flatMap(range => {
    const window = toWindow(range, now)
    const edges = toEdges(window, range.stepHours * HOUR)
    const { from = now } = toSpikeWindow(window, now) ?? {}
    const days = toEdges({ from: from - SPIKE_DAYS * DAY, to: now }, DAY)
    const verbs: [string, Asked['ask']][] = [
      ['sumUp', insights => insights.sumUp(window, now)],
      ['countFirstDownloads', insights => insights.countFirstDownloads(window)],
      ['countSteps', insights => insights.countSteps(edges)],
      ['countWeek', insights => insights.countWeek(window)],
      ...dimensions.map((dimension): [string, Asked['ask']] => [
        `rank ${dimension}`,
        insights => insights.rank(dimension, window, most),
      ]),
      ['countFlows', insights => insights.countFlows(window, most)],
      ...parties.map((party): [string, Asked['ask']] => [
        `findFirsts ${party}`,
        insights => insights.findFirsts(party, window, most),
      ]),
      ...parties.map((party): [string, Asked['ask']] => [
        `findSpikes ${party}`,
        insights => insights.findSpikes(party, days, most),
      ]),
      ['findMistakes', insights => insights.findMistakes(window, most)],
    ]
    return verbs.map(([verb, ask]) => ({ verb, range: range.name, ask }))
  })
}

/** From the beginning of a window to its end, on whole steps between them. */
function toEdges({ from, to }: Window, step: number): number[] {
  const edges = [from]
  for (let at = (Math.floor(from / step) + 1) * step; at < to; at += step) edges.push(at)
  return [...edges, to]
}
