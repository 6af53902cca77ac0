import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { startHost } from '../local/host.ts'
import { contracts } from '../shared/contract/table.ts'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { getOutbox, getSecret, person, personWith } from '../test/harness/person.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/deliveries.ts [recipients]: one file through a host in this process, over HTTP, to so many recipients; then one of them
// is removed, and the links of all others are opened, 20 at once. Goals: accepted within 5 s, one removed within 1 s.
const count = Number(process.argv[2] ?? fullOrBrief(500, 10))
const AT_ONCE = 20
const content = Buffer.from('We meet in the morning.\n')

async function measure<Result>(phase: string, goal: number | undefined, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  rows[phase] = {
    'wall, s': shown((performance.now() - start) / 1000),
    'CPU, s': shown((user + system) / 1e6),
    'goal, s': goal ?? '',
  }
  return result
}

const rows: Record<string, Record<string, string | number>> = {}
console.log(machine())
const dataDirectory = mkdtempSync(join(tmpdir(), 'waybill-deliveries-'))
const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory, organisation: demoOrganisation, logLevel: 'error' },
  { budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }, idTokenSeconds: 1e6 },
)
try {
  const alice = await person(host.origin, 'alice@acme.example')
  const files = [{ name: 'plan.txt', content }]
  // Threads and code are warm before the measurement.
  await alice.send(files)
  await host.settled()

  const recipients = Array.from({ length: count }, (_, place) => `person${place}@partner${place % 50}.example`)
  const created = await measure('checked and created', undefined, () => alice.create(files, { recipients }))
  await alice.upload(created.id, created.files[0]?.id ?? '', content)
  await measure('accepted (finalize)', 5, () => alice.finalize(created.id))
  await measure('released and mailed to all', undefined, async () => {
    for (;;) {
      const { transfer } = await alice.review(created.id)
      if (transfer.transferState === 'failed') throw new Error(transfer.failureReason)
      if (transfer.deliveries?.every(({ downloadUrl }) => downloadUrl !== undefined)) break
      await setTimeout(200)
    }
    await host.settled()
  })
  const mails = (await getOutbox(host.origin)).filter(({ to }) => to.includes('person'))
  if (new Set(mails.map(({ to }) => to)).size !== count) throw new Error(`Mails went to ${mails.length} addresses.`)
  const { deliveries = [] } = await measure(
    'review with all links',
    undefined,
    async () => (await alice.review(created.id)).transfer,
  )
  const removed = deliveries[Math.floor(count / 2)]
  if (!removed) throw new Error('There are no deliveries.')
  await measure('one removed', 1, () =>
    alice.call(contracts.retractDelivery, {
      params: { id: created.id, deliveryId: removed.id },
      body: { transferState: 'retracted' },
    }),
  )
  let opened = 0
  await measure('all links opened', undefined, () =>
    forEachAtMost(AT_ONCE, deliveries, async ({ id, downloadUrl = '' }) => {
      const secret = getSecret(downloadUrl)
      const isOpen = await personWith(host.origin, undefined)
        .call(contracts.getDownload, { params: { secret } })
        .then(
          () => true,
          () => false,
        )
      if (isOpen === (id === removed.id)) throw new Error(`The link of ${id} is ${isOpen ? 'open' : 'closed'}.`)
      opened += Number(isOpen)
    }),
  )
  console.table(rows)
  console.log(`${count} recipients, ${opened} links open after one was removed`)
} finally {
  await host.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
