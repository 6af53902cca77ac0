import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { startHost } from '../local/host.ts'
import { contracts } from '../shared/contract/table.ts'
import { type Person, person } from '../test/harness/person.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/earlyWork.ts [files [MB [MB/s]]] (default: 10, 500 and 12.5, a line of 100 Mbit/s): uploads text files one after the
// other over a line of this speed to a host in this process, and finalizes after the last byte. Reports the time until the link
// works, against that of one such file on its own.
const MB = 1e6
const GOAL = 1.3
const [files = fullOrBrief(10, 3), megabytes = fullOrBrief(500, 1), pace = fullOrBrief(12.5, 1)] = process.argv
  .slice(2)
  .map(Number)
const size = Math.round(megabytes * MB)

/** Lines of a letter with a number that changes, so that the inspection reads them all. */
const block = Buffer.from(
  Array.from({ length: 10_000 }, (_, line) => `On day ${line} we counted ${line * 7919} parts in the hall.\n`).join(''),
)

function* bytes() {
  for (let at = 0; at < size; at += block.length) yield block.subarray(0, Math.min(block.length, size - at))
}

/** @param bytesPerSecond of the line; Infinity: as fast as the host takes them */
async function upload(alice: Person, id: string, fileId: string, bytesPerSecond: number) {
  async function* paced() {
    const start = performance.now()
    let sent = 0
    for (const piece of bytes()) {
      yield piece
      sent += piece.length
      await setTimeout(Math.max(0, (sent / bytesPerSecond) * 1000 - (performance.now() - start)))
    }
  }
  const url = await alice.uploadUrl(id, fileId)
  const put = await fetch(url, { method: 'PUT', body: ReadableStream.from(paced()), duplex: 'half' } as RequestInit)
  if (!put.ok) throw new Error(`The upload was answered ${put.status}.`)
  await alice.call(contracts.completeUpload, { params: { id, fileId } })
}

/** @returns seconds from the last byte until the link works */
async function measure(alice: Person, count: number, bytesPerSecond: number): Promise<number> {
  const declared = Array.from({ length: count }, (_, tempId) => ({ name: `letter-${tempId}.txt`, size, tempId }))
  const { transferId } = await alice.call(contracts.createProvisionalTransfer, {
    body: { files: declared, message: 'Measured.', recipient: 'rita@partner.example' },
  })
  const created = await alice.call(contracts.createTransfer, {
    body: { id: transferId, files: declared, acknowledgement: true },
  })
  for (const { id } of created.files) await upload(alice, created.id, id, bytesPerSecond)
  const start = performance.now()
  await alice.finalize(created.id)
  for (;;) {
    const { transfer } = await alice.review(created.id)
    if (transfer.transferState === 'active') return (performance.now() - start) / 1000
    if (transfer.transferState === 'failed') throw new Error(transfer.failureReason)
    await setTimeout(100)
  }
}

console.log(machine())
const dataDirectory = mkdtempSync(join(tmpdir(), 'waybill-early-'))
const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory, organisation: demoOrganisation, logLevel: 'error' },
  { budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }, idTokenSeconds: 1e6 },
)
try {
  const alice = await person(host.origin, 'alice@acme.example')
  const one = await measure(alice, 1, Number.POSITIVE_INFINITY)
  const all = await measure(alice, files, pace * MB)
  console.log(`${files} files of ${megabytes} MB over ${pace} MB/s, uploaded in ${shown((files * megabytes) / pace)} s`)
  console.table({
    'from the last byte to the link, s': {
      ours: shown(all),
      'one file on its own': shown(one),
      ratio: shown(all / one),
      goal: GOAL,
    },
  })
} finally {
  await host.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
