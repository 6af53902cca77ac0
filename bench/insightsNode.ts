import { loadavg } from 'node:os'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { printInsights } from './insightsMeasure.ts'
import { filledNode } from './listsNode.ts'
import { machine } from './machine.ts'

// node bench/insightsNode.ts [counts] (default: 10000 100000 1000000): every verb of the port Insights on one OpenSearch node
// (2 GB of heap), over four ranges of a plausible organisation's transfers. A million takes 6 to 15 minutes to fill in.
const GOAL_MILLISECONDS = 300
/** One prevented mistake in as many transfers. */
const MISTAKE_EVERY = 500

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : fullOrBrief([1e4, 1e5, 1e6], [300])

console.log(machine())
for (const count of counts) await measureNode({ seed: 7, count, now: Date.now() })

async function measureNode(history: HistoryOf) {
  const node = await filledNode(history)
  try {
    const mistakes = organisationHistory({ ...history, seed: history.seed + 1, count: history.count / MISTAKE_EVERY })
    await node.index.put([...mistakes].map(one => ({ ...one, transferState: 'retracted', wasMistake: true })))
    await node.refresh()
    console.log(`\n${history.count} transfers, load ${shown(loadavg()[0] ?? 0)}`)
    console.table({
      'filled in s': shown(node.fillSeconds),
      'put p50 ms': shown(percentile(node.putMilliseconds, 50)),
      'on disk MiB': shown(await node.diskMiB()),
    })
    await printInsights(node.insights, history, GOAL_MILLISECONDS)
  } finally {
    await node.stop()
  }
}
