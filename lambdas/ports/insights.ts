import type {
  Dimension,
  First,
  FirstDownloads,
  Flow,
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
 * the same name computes from the records of all transfers. A limit is at most 500; times are milliseconds since the epoch.
 */
export type Insights = {
  sumUp(window: Window, now: number): Promise<Sums>
  countFirstDownloads(window: Window): Promise<FirstDownloads>
  /** Edges but the first and the last are on a quarter hour; at most 1,500 steps. */
  countSteps(edges: readonly number[]): Promise<Step[]>
  countWeek(window: Window): Promise<number[]>
  rank(dimension: Dimension, window: Window, options: Without & Most): Promise<Ranking>
  countFlows(window: Window, options: Without & Most): Promise<Flow[]>
  findFirsts(
    dimension: PartyDimension,
    window: Window,
    options: Without & Most,
  ): Promise<{ total: number; found: First[] }>
  findSpikes(dimension: PartyDimension, edges: readonly number[], options: Without & Most): Promise<Spike[]>
  findMistakes(window: Window, options: Most): Promise<{ total: number; found: Mistake[] }>
  /** How old the answers are. */
  getDelay(now: number): Promise<IndexDelay>
}
