import { parseArgs } from 'node:util'
import { checkRecipient } from '../lambdas/core/transfer/recipientChecks.ts'
import { openDatabase } from '../local/database.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { sqliteUsage } from '../local/stores/usage.ts'
import { usageRows } from '../local/stores/usageRows.ts'
import { toLikeness } from '../shared/domain/recipients/fileLikeness.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { machine } from './machine.ts'
import { type Mistake, type ReplayedSend, replay, SENDERS } from './replayData.ts'

// node bench/replay.ts [--seed 1]: 30 days of an organisation that starts with an empty history. How many sends warn,
// how many planted mistakes are warned about, and the time of each check.
const DAYS = 30
const LEARNING_DAYS = 14
const MISTAKES = fullOrBrief(600, 12)
const WARNING_GOAL = 0.1
const MISTAKE_GOAL = 0.95

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const { sends, mistakes } = replay({ days: DAYS, seed: Number(values.seed), mistakes: MISTAKES })
let now = 0

const database = openDatabase(':memory:')
const usage = sqliteUsage(database, { now: () => now })
const rows = usageRows(database)
const times: number[] = []

type Judged<Send> = Send & { reason: string; suggestion: string | undefined }

const judged: Judged<ReplayedSend>[] = []
const caught: Judged<Mistake>[] = []
const planted = mistakes.toSorted((one, other) => one.at - other.at)
for (const send of sends) {
  while (planted[0] && planted[0].at <= send.at) caught.push(await judge(planted.shift() as Mistake))
  judged.push(await judge(send))
  const files = [{ ...toLikeness(send.file), infoTypes: [...send.file.infoTypes] }]
  rows.count({ times: 1, exchange: send, files }, send.at)
}

async function judge<Send extends ReplayedSend>(send: Send): Promise<Judged<Send>> {
  now = send.at
  const started = performance.now()
  const { messages } = await checkRecipient({ usage, organisation: demoOrganisation }, { ...send, files: [send.file] })
  times.push(performance.now() - started)
  return { ...send, reason: messages[0]?.reason ?? 'none', suggestion: messages[0]?.suggestion }
}

const isWarned = ({ reason }: { reason: string }) => reason !== 'none'
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length
const later = judged.filter(({ day }) => day > LEARNING_DAYS)
const recipients = new Set(sends.map(({ subject, recipient }) => `${subject} ${recipient}`)).size

console.log(`${machine()} · seed ${values.seed}`)
console.log(`${SENDERS} senders, ${sends.length} sends in ${DAYS} days, ${recipients} pairs of sender and recipient`)
console.log('\nSends that warn, in percent, by reason')
console.table(
  Object.fromEntries(
    [...Map.groupBy(judged, ({ day }) => Math.ceil(day / 7)).entries()].map(([week, of]) => [
      `week ${week}`,
      toRow(of),
    ]),
  ),
)
console.table({ [`after day ${LEARNING_DAYS}`]: toRow(later) })
console.log('\nPlanted mistakes after that day, in percent')
console.table(
  Object.fromEntries(
    [...Map.groupBy(caught, ({ kind }) => kind).entries(), ['all', caught] as const].map(([kind, of]) => [
      kind,
      {
        mistakes: of.length,
        warned: shown(share(of, isWarned) * 100),
        'right address suggested': shown(share(of, ({ suggestion, meant }) => suggestion === meant) * 100),
      },
    ]),
  ),
)
const warned = share(later, isWarned)
const found = share(caught, isWarned)
console.table({
  'sends that warn': { percent: shown(warned * 100), goal: `< ${WARNING_GOAL * 100}`, met: warned < WARNING_GOAL },
  'mistakes warned about': {
    percent: shown(found * 100),
    goal: `>= ${MISTAKE_GOAL * 100}`,
    met: found >= MISTAKE_GOAL,
  },
})
console.log(`A check takes ${shown(percentile(times, 50))} ms (p50), ${shown(percentile(times, 95))} ms (p95).`)

function toRow(of: readonly { reason: string }[]) {
  const reasons = Map.groupBy(of.filter(isWarned), ({ reason }) => reason)
  return {
    sends: of.length,
    warned: shown(share(of, isWarned) * 100),
    ...Object.fromEntries(
      [...reasons].toSorted().map(([reason, all]) => [reason, shown((all.length / of.length) * 100)]),
    ),
  }
}
