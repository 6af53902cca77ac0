import { PARTS_AT_ONCE, uploadThroughKills } from '../test/durability/uploadThroughKills.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/killed.ts [MiB [kills]] (default: 5120 and 20): uploads in parts to a host that is killed (SIGKILL) at
// random moments. Reports the repeated bytes against four parts per kill. Exits with 1 when the downloaded bytes differ
// or acknowledged data was lost.
const MIB = 1024 * 1024
const MAX_MEMORY = 200e6
const [mib = fullOrBrief(5120, 72), kills = fullOrBrief(20, 1)] = process.argv.slice(2).map(Number)

console.log(machine())
const result = await uploadThroughKills(mib * MIB, kills)
const limit = result.kills * PARTS_AT_ONCE * result.partSize
console.log(`${mib} MiB in parts of ${result.partSize / MIB} MiB, killed ${result.kills} times`)
console.table({
  'sent again, MiB': {
    ours: shown(result.resentBytes / MIB),
    limit: limit / MIB,
    ratio: shown(result.resentBytes / limit),
  },
  'peak RSS of the host while uploading, MB': memory(result.uploadPeakBytes),
  'peak RSS, processing and download included, MB': memory(result.peakBytes),
  'upload, restarts included, MB/s': { ours: shown((mib * MIB) / 1e6 / result.uploadSeconds) },
})
console.log(result.isWhole ? 'The SHA-256 of the download is equal.' : 'The download has another SHA-256.')
for (const fault of result.faults) console.log(fault)
if (!result.isWhole || result.faults.length > 0 || result.resentBytes > limit) process.exitCode = 1

function memory(bytes: number) {
  return { ours: shown(bytes / 1e6), limit: MAX_MEMORY / 1e6, ratio: shown(bytes / MAX_MEMORY) }
}
