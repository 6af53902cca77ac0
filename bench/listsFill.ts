import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { shown } from './figures.ts'
import { fillDirectory } from './listsData.ts'
import { machine } from './machine.ts'

// node bench/listsFill.ts <count> <directory> [--seed n] [--recipients n]: creates a data directory with two years of a plausible
// organisation's transfers, without file contents and with one audit event each. `DATA_DIR=<directory> npm start` opens
// it: Alice, Bob and Ada are members.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '7' }, recipients: { type: 'string', default: '1' } },
})
const [counted = '', directory = ''] = positionals
const count = Number(counted)
if (!(count > 0) || directory === '' || existsSync(directory)) {
  throw new Error(
    'Say how many transfers, and a folder that is not there yet: node bench/listsFill.ts 10000 /tmp/lists',
  )
}

console.log(machine())
const [seed, recipients] = [Number(values.seed), Number(values.recipients)]
const filled = await fillDirectory(directory, { seed, recipients, count, now: Date.now() })
console.table({
  'rows s': shown(filled.rowSeconds),
  'words and commit s': shown(filled.commitSeconds),
  'indexes s': shown(filled.indexSeconds),
  'wall s': shown(filled.seconds),
  'CPU s': shown(filled.cpuSeconds),
  'peak RSS MiB': shown(filled.peakMiB),
  'on disk MiB': shown(filled.diskMiB),
  'load after it': shown(loadavg()[0] ?? 0),
})
