import type {
  Dimension,
  First,
  FirstDownloads,
  Flows,
  PartyDimension,
  Ranking,
  Spike,
  Step,
  Sums,
  Window,
  Without,
} from '../../shared/domain/insights/figures.ts'
import type { Mistake } from '../../shared/domain/insights/insightRecord.ts'
import type { IndexDelay } from './transferIndex.ts'

type Most = { limit: number }

/**
 * Figures over the transfers of all members. Each verb answers what the function of `shared/domain/insights/figures.ts` with
 * the same name computes from the records of all transfers. A limit is at most 500, except of spikes; times are milliseconds
 * since the epoch. People wait in turns, by `who`: a subject, or the name of a trigger.
 */
export type Insights = {
  sumUp(window: Window, now: number, who?: string): Promise<Sums>
  countFirstDownloads(window: Window, who?: string): Promise<FirstDownloads>
  /** Edges but the first and the last are on a quarter hour; at most 1,500 steps. */
  countSteps(edges: readonly number[], who?: string): Promise<Step[]>
  countWeek(window: Window, who?: string): Promise<number[]>
  rank(dimension: Dimension, window: Window, options: Without & Most, who?: string): Promise<Ranking>
  countFlows(window: Window, options: Without & Most, who?: string): Promise<Flows>
  findFirsts(
    dimension: PartyDimension,
    window: Window,
    options: Without & Most,
    who?: string,
  ): Promise<{ total: number; found: First[] }>
  findSpikes(
    dimension: PartyDimension,
    edges: readonly number[],
    options: Without & Most,
    who?: string,
  ): Promise<Spike[]>
  findMistakes(window: Window, options: Most, who?: string): Promise<{ total: number; found: Mistake[] }>
  /** How old the answers are. */
  getDelay(now: number): Promise<IndexDelay>
}
