import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractIsolated } from '../engine/extraction/isolated/extractIsolated.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { inspectSource } from '../engine/inspection/inspect.ts'
import { namesDetector } from '../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import type { Source } from '../engine/source.ts'
import { bombs } from '../test/hostile/bombs.ts'
import { deepTexts } from '../test/hostile/deepTexts.ts'
import { flood, floods } from '../test/hostile/floods.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/hostile.ts: the cost of hostile inputs from bytes to findings. Each row has its own process. "x per MB" is
// CPU per MB relative to an eighth of the flood: 1 is linear.
const MB = 1_000_000
const EIGHTH = 8
const [title, size] = process.argv.slice(2)

type Cost = { wall: number; cpu: number; peak: number; reasons: string; found: string }

if (title === undefined) await table()
else process.send?.(await computeCost(title, Number(size)))

async function table() {
  console.log(
    `${machine()}\n\n| Flood | MB | wall s | CPU s | MB per CPU s | x per MB | peak RSS MB | found |\n|---|---|---|---|---|---|---|---|`,
  )
  for (const [index, [name]] of floods.entries()) {
    const megabytes = fullOrBrief(index === 0 ? 1000 : 100, 1)
    const small = await inChild(name, (megabytes * MB) / EIGHTH)
    const { wall, cpu, peak, found } = await inChild(name, megabytes * MB)
    const perMegabyte = cpu / small.cpu / EIGHTH
    const cells = [
      name,
      megabytes,
      shown(wall),
      shown(cpu),
      shown(megabytes / cpu),
      shown(perMegabyte),
      shown(peak),
      found,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(
    '\n| Bomb or snare | bytes | wall s | peak RSS MB of the parent | ended by | as expected |\n|---|---|---|---|---|---|',
  )
  const snares = deepTexts.map(text => ({ ...text, title: text.name, ends: [] }))
  const some = fullOrBrief(Number.POSITIVE_INFINITY, 2)
  for (const { title, name, make, ends } of [...bombs.slice(0, some), ...snares.slice(0, some)]) {
    const { wall, peak, reasons } = await inChild(name, 0)
    const isExpected =
      ends.length === 0 ? !/memory|timeout/.test(reasons) : ends.some(reason => reasons.includes(reason))
    const cells = [title, make().length, shown(wall), shown(peak), reasons || 'its end', isExpected ? 'yes' : 'NO']
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function inChild(name: string, bytes: number): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [name, String(bytes)])
    child.once('message', cost => resolve(cost as Cost))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${name} ended with ${code}.`)))
  })
}

async function computeCost(name: string, bytes: number): Promise<Cost> {
  const temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-hostile-'))
  const source = createSource(name, bytes)
  const before = process.cpuUsage()
  const started = performance.now()
  const findings = await inspectSource(source, bytes > 0 ? 'flood.txt' : name, {
    detectors: patternDetectors(),
    sampledDetectors: [namesDetector()],
    extract: (source, name) => extractIsolated(source, name, { temporaryDirectory }),
  })
  const { user, system } = process.cpuUsage(before)
  rmSync(temporaryDirectory, { recursive: true, force: true })
  return {
    wall: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    peak: process.resourceUsage().maxRSS / 1024,
    reasons: [...new Set(findings.notInspectable.map(({ reason }) => reason))].join(', '),
    found: findings.summary.map(({ infoType, count }) => `${infoType} ${count}`).join(', '),
  }
}

function createSource(name: string, bytes: number): Source {
  const pattern = floods.find(([title]) => title === name)?.[1]
  if (pattern !== undefined) return flood(pattern, bytes)
  const made = [...bombs, ...deepTexts].find(bomb => bomb.name === name)
  if (!made) throw new Error(`There is no ${name}.`)
  return memorySource(made.make())
}
