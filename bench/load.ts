import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { startFlags } from '../test/harness/startFlags.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { drive, type Pace } from './loadDrive.ts'
import { members } from './loadMembers.ts'
import { bareMember, type Member, waybillMember } from './loadMix.ts'
import type { Usage } from './loadServer.ts'
import { byCall, computeRate, p, type Run, row } from './loadTable.ts'
import type { BigTransfer } from './loadTransfers.ts'
import { machine } from './machine.ts'

// node bench/load.ts [seconds] [--with-transfer] (default: 120 s each): the mixed calls of an organisation over HTTP.
// First 32 at once (closed loop), against a bare Node server; then at the target rate (open loop), where a call's time
// starts when it was due. --with-transfer adds a sender of files of 1 GB.
const AT_ONCE = 32
const GOAL = { rate: fullOrBrief(1500, 20), p99: 50 }
const WARM_UP_SECONDS = fullOrBrief(3, 0.1)
const SET_UP_AT_ONCE = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-transfer': { type: 'boolean', default: false } },
})
const seconds = Number(positionals[0] ?? fullOrBrief(120, 0.3))
if (!(seconds > 0)) throw new Error('Say for how many seconds: node bench/load.ts 120')
const closed = { seconds, atOnce: AT_ONCE }
const open = { seconds, atOnce: members.length, rate: GOAL.rate }

console.log(machine())
const [bare] = await against('bare', [closed])
const [fast, steady] = await against('waybill', [closed, open])
if (!bare || !fast || !steady) throw new Error('A part was not measured.')
console.table({
  'Waybill, 32 at once': row(fast),
  'bare Node, 32 at once': row(bare),
  [`Waybill, ${GOAL.rate}/s due`]: row(steady),
})
console.log(`Ours to the bare peer: ${shown(computeRate(fast) / computeRate(bare))} of its requests/s.`)
for (const [title, run] of Object.entries({ [`${AT_ONCE} at once`]: fast, [`${GOAL.rate}/s due`]: steady })) {
  console.log(`\nWaybill, ${title}, by call:`)
  console.table(byCall(run))
}
// The goal applies to the open loop, where the load does not wait for answers.
const isMet = computeRate(steady) >= GOAL.rate * 0.99 && p(steady, 99) <= GOAL.p99 && steady.errors === 0
console.log(`Goal (${GOAL.rate}/s due, p99 ${GOAL.p99} ms, no error): ${isMet ? 'met' : 'NOT met'}.`)
if (bare.errors + fast.errors + steady.errors > 0) process.exitCode = 1
for (const fault of [bare, fast, steady].flatMap(({ faults }) => faults)) console.log(fault)

async function against(kind: 'waybill' | 'bare', paces: Pace[]): Promise<Run[]> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-load-'))
  const server = fork(join(import.meta.dirname, 'loadServer.ts'), [kind, directory], { execArgv: [...startFlags] })
  try {
    const [origin] = (await once(server, 'message')) as [string]
    const crowd = await gather(kind, origin)
    const stop = kind === 'waybill' && values['with-transfer'] ? bigTransfers(origin) : () => undefined
    const runs: Run[] = []
    for (const pace of paces) runs.push(await measured(server, crowd, pace))
    stop()
    for (const member of crowd) member.close()
    return runs
  } finally {
    server.disconnect()
    await once(server, 'exit')
    rmSync(directory, { recursive: true, force: true })
  }
}

async function gather(kind: 'waybill' | 'bare', origin: string): Promise<Member[]> {
  const crowd: Member[] = []
  await forEachAtMost(SET_UP_AT_ONCE, members.entries(), async ([index, { email }]) => {
    const address = `127.0.1.${index + 1}`
    crowd.push(kind === 'bare' ? bareMember(origin, address) : await waybillMember(origin, email, address))
  })
  return crowd
}

async function measured(server: ChildProcess, crowd: Member[], pace: Pace): Promise<Run> {
  await drive(crowd, { ...pace, seconds: WARM_UP_SECONDS })
  const before = await measureUsage(server)
  const own = process.cpuUsage()
  const driven = await drive(crowd, pace)
  const after = await measureUsage(server)
  const { user, system } = process.cpuUsage(own)
  return {
    ...driven,
    host: { ...after, cpuSeconds: after.cpuSeconds - before.cpuSeconds },
    generatorCpuSeconds: (user + system) / 1e6,
  }
}

async function measureUsage(server: ChildProcess): Promise<Usage> {
  server.send('usage')
  const [usage] = (await once(server, 'message')) as [Usage]
  return usage
}

function bigTransfers(origin: string): () => void {
  const sender = fork(join(import.meta.dirname, 'loadTransfers.ts'), [origin, members[0]?.email ?? ''])
  sender.on('message', ({ uploadSeconds, processSeconds }: BigTransfer) =>
    console.log(`1 GB: uploaded in ${shown(uploadSeconds)} s, verified and published in ${shown(processSeconds)} s`),
  )
  return () => sender.kill()
}
