import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { fullOrBrief } from './brief.ts'
import { writeWorkbook } from './extractionData.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/extraction.ts [folder]: extracts a workbook with 100 MB of XML, against officeparser, which must be
// installed here or in the folder. Rounds alternate, each in its own process; figures are medians. `isolated` includes
// the document process, but counts only the caller's memory.
const ROUNDS = fullOrBrief(3, 1)
const XML_BYTES = fullOrBrief(100e6, 2e6)
const MIB = 1024 * 1024

type Cost = { wall: number; cpu: number; rss: number; characters: number }

const directory = mkdtempSync(join(tmpdir(), 'waybill-extraction-'))
try {
  console.log(machine())
  const file = join(directory, 'data.xlsx')
  const { cells, strings } = await writeWorkbook(file, XML_BYTES)
  const packed = shown(statSync(file).size / MIB)
  console.log(`${cells} cells, ${strings} shared strings, no two alike; ${packed} MiB packed.`)
  const source = join(import.meta.dirname, 'extractionRun.ts')
  const bundle = join(directory, 'run.mjs')
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })

  const peer = findPeer()
  if (peer === undefined) {
    console.log('officeparser is not installed: npm install --no-save officeparser, or name the folder that has it.')
  }
  const runs: Record<string, Cost[]> = { Waybill: [], 'Waybill, isolated': [], ...(peer && { officeparser: [] }) }
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.Waybill?.push(run('--max-semi-space-size=4', bundle, 'ours', file))
    runs['Waybill, isolated']?.push(run(source, 'isolated', file))
    if (peer) runs.officeparser?.push(run('--max-old-space-size=8192', source, 'peer', file, peer))
  }
  console.table(Object.fromEntries(Object.entries(runs).map(([name, costs]) => [name, figures(costs)])))
  if (runs.officeparser && runs.Waybill) {
    const ratio = (of: keyof Cost) => shown(middle(runs.officeparser ?? [], of) / middle(runs.Waybill ?? [], of))
    console.log(`officeparser / Waybill: ${ratio('wall')} x wall, ${ratio('cpu')} x CPU, ${ratio('rss')} x memory.`)
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}

function run(...command: string[]): Cost {
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as Cost
}

function middle(costs: readonly Cost[], figure: keyof Cost): number {
  return median(costs.map(cost => cost[figure]))
}

function figures(costs: readonly Cost[]) {
  return {
    'wall s': shown(middle(costs, 'wall')),
    'CPU s': shown(middle(costs, 'cpu')),
    'peak RSS MiB': shown(middle(costs, 'rss') / MIB),
    'million characters': shown(middle(costs, 'characters') / 1e6),
  }
}

function findPeer(): string | undefined {
  for (const folder of [process.argv[2], import.meta.dirname]) {
    if (folder === undefined) continue
    try {
      return createRequire(join(folder, 'x.js')).resolve('officeparser')
    } catch {
      // Not installed.
    }
  }
  return undefined
}
