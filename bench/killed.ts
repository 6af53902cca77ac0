import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ContentKind } from '../test/durability/numberedContent.ts'
import { PARTS_AT_ONCE, uploadThroughKills } from '../test/durability/uploadThroughKills.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'
import { findArchiveFault, has7z } from './sealedContent.ts'

// node bench/killed.ts [--kind random|sparse|table] [--sealed] [MiB [kills [later]]] (default: random, 5120, 20 and 0):
// uploads in parts to a host with canaries that is killed (SIGKILL) at random moments of the upload, and `later` times
// each while it processes the file and sends it to the recipient. Reports the repeated bytes against four parts per kill.
// Exits with 1 when the downloaded bytes differ or acknowledged data was lost. A `sparse` file is zeros that take no disk
// (test/durability/sparseDisk.ts); a `table` is anonymised and sealed. 7z opens what is sealed.
const MIB = 1024 * 1024
const MAX_MEMORY = 250e6
const { values, positionals } = parseArgs({
  options: { kind: { type: 'string', default: 'random' }, sealed: { type: 'boolean' } },
  allowPositionals: true,
})
const kind = values.kind as ContentKind
const [mib = fullOrBrief(5120, 72), kills = fullOrBrief(20, 1), killsLater = 0] = positionals.map(Number)

// As `npm start` sets it: without it, each thread strips the types of its modules, which takes memory.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'waybill')
// The first host compiles.
await uploadThroughKills(72 * MIB, 0, { kind, isSealed: true, hasCanaries: true })

console.log(machine())
const result = await uploadThroughKills(mib * MIB, kills, {
  killsLater,
  kind,
  isSealed: values.sealed ?? kind === 'table',
  hasCanaries: true,
  ...(has7z && { findArchiveFault }),
})
const limit = result.kills * PARTS_AT_ONCE * result.partSize
console.log(
  `${mib} MiB in parts of ${result.partSize / MIB} MiB, killed ${result.kills} times, and ${result.killsLater} times later`,
)
console.table({
  'sent again, MiB': {
    ours: shown(result.resentBytes / MIB),
    limit: limit / MIB,
    ratio: shown(result.resentBytes / limit),
  },
  'peak RSS of the host while uploading, MB': memory(result.uploadPeakBytes),
  'peak RSS, processing and download included, MB': memory(result.peakBytes),
  'upload, restarts included, MB/s': { ours: shown((mib * MIB) / 1e6 / result.uploadSeconds) },
  'upload, CPU s of the host': { ours: shown(result.uploadCpuSeconds) },
  'processing, restarts included, s': { ours: shown(result.processingSeconds) },
  'processing, CPU s of the host': { ours: shown(result.processingCpuSeconds) },
})
console.log(result.isWhole ? 'The SHA-256 of the download is equal.' : 'The download has another SHA-256.')
if (!has7z) console.log('7z is missing: what is sealed was not opened.')
for (const fault of result.faults) console.log(fault)
if (!result.isWhole || result.faults.length > 0 || result.resentBytes > limit) process.exitCode = 1

function memory(bytes: number) {
  return { ours: shown(bytes / 1e6), limit: MAX_MEMORY / 1e6, ratio: shown(bytes / MAX_MEMORY) }
}
