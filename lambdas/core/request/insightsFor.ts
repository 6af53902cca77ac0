import type { Insights } from '../../ports/insights.ts'

/** Figures that wait in the turn of a person or a trigger, so that the questions of one do not keep others waiting. */
export function insightsFor(insights: Insights, who: string): Insights {
  return {
    sumUp: (window, now) => insights.sumUp(window, now, who),
    countFirstDownloads: window => insights.countFirstDownloads(window, who),
    countSteps: edges => insights.countSteps(edges, who),
    countWeek: window => insights.countWeek(window, who),
    rank: (dimension, window, options) => insights.rank(dimension, window, options, who),
    countFlows: (window, options) => insights.countFlows(window, options, who),
    findFirsts: (dimension, window, options) => insights.findFirsts(dimension, window, options, who),
    findSpikes: (dimension, edges, options) => insights.findSpikes(dimension, edges, options, who),
    findMistakes: (window, options) => insights.findMistakes(window, options, who),
    getDelay: now => insights.getDelay(now),
  }
}
