import type { Step, Window } from '../../shared/domain/insights/figures.ts'
import { toChange } from '../../shared/domain/insights/percent.ts'
import { AVERAGE_DAYS, toAverageEdges, toEdges } from '../../shared/domain/insights/windows.ts'
import type { Answer, InsightParts, Question } from './question.ts'

export async function answerPerInterval(
  parts: InsightParts,
  question: Question,
): Promise<Answer<'transfersPerInterval'>> {
  const { window, previous, interval } = question
  const [points, before, averages] = await Promise.all([
    countPoints(parts, window, question),
    countPoints(parts, previous, question),
    interval === 'day' ? getMovingAverages(parts, window) : undefined,
  ])
  return {
    interval,
    points: points.map(({ at, transfers, requests }, place) => ({
      at,
      transfers,
      requests,
      movingAverage: averages?.[place],
      previous: before[place] && toSum(before[place]),
    })),
  }
}

export async function answerVolume(parts: InsightParts, question: Question): Promise<Answer<'dataVolume'>> {
  const [points, before] = await Promise.all([
    countPoints(parts, question.window, question),
    countPoints(parts, question.previous, question),
  ])
  const [total, totalBefore] = [points, before].map(all => all.reduce((sum, { bytes }) => sum + bytes, 0))
  return {
    interval: question.interval,
    points: points.map(({ at, bytes }, place) => ({ at, bytes, previous: before[place]?.bytes })),
    total: total ?? 0,
    totalChange: toChange(total ?? 0, totalBefore ?? 0),
  }
}

async function countPoints(
  { insights, organisation }: InsightParts,
  window: Window,
  { interval }: Question,
): Promise<(Step & { at: string })[]> {
  const edges = toEdges(window, interval, organisation.timeZone)
  const steps = await insights.countSteps(edges)
  return steps.map((step, place) => ({ ...step, at: new Date(edges[place] ?? window.from).toISOString() }))
}

/** For each day of the window, the mean per day over it and the 6 days before. */
async function getMovingAverages({ insights, organisation }: InsightParts, window: Window): Promise<number[]> {
  const counts = (await insights.countSteps(toAverageEdges(window, organisation.timeZone))).map(toSum)
  return counts
    .slice(AVERAGE_DAYS - 1)
    .map((_, place) => counts.slice(place, place + AVERAGE_DAYS).reduce((sum, count) => sum + count, 0) / AVERAGE_DAYS)
}

const toSum = ({ transfers, requests }: Step) => transfers + requests
