import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'
import { type Started, startOnce } from './startupRun.ts'

// node bench/startup.ts: from process start to the first answer of GET /api/config, with existing data and a built web
// app. The peer is a bare Node process with a SQLite database and a port. Rounds alternate; figures are medians.
const ROUNDS = fullOrBrief(7, 1)
const IDLE_MILLISECONDS = fullOrBrief(3000, 100)

const directory = mkdtempSync(join(tmpdir(), 'waybill-startup-'))
try {
  console.log(machine())
  await startOnce('waybill', directory)
  await startOnce('bare', directory)
  const ours: Started[] = []
  const bare: Started[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await startOnce('bare', directory, { idleMilliseconds: IDLE_MILLISECONDS }))
    ours.push(await startOnce('waybill', directory, { idleMilliseconds: IDLE_MILLISECONDS }))
  }
  const { modules, sourceBytes } = await startOnce('waybill', directory, { count: true })

  const of = (starts: Started[], figure: keyof Started) => shown(median(starts.map(start => start[figure])))
  const compared = (figure: keyof Started) => ({
    Waybill: of(ours, figure),
    'bare Node': of(bare, figure),
    ratio: shown(of(ours, figure) / of(bare, figure)),
  })
  console.table({
    'wall s': compared('wallSeconds'),
    'CPU s': compared('cpuSeconds'),
    'RSS MiB when idle': compared('rssMiB'),
  })
  console.log(`${modules} modules loaded, ${shown(sourceBytes / 1024)} KiB of source.`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
