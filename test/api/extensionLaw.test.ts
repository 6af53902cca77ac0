import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { GRACE_MILLISECONDS } from '../../shared/domain/extension.ts'
import { stateAt } from '../../shared/domain/transfer.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, person } from '../harness/person.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }

let host: TestHost
beforeAll(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, sendExpiryDays: { min: 1, default: 7, max: 30 } },
  })
})
afterAll(() => host.stop())

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('extend' as const), days: fc.integer({ min: 0, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retract' as const) }) },
)

test('in any order of extensions, ends and revocations, an active transfer has its files, and no file outlives its end and the grace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async steps => {
      const sender = await person(host.origin, 'alice@acme.example')
      const recipients = ['rita@partner.example', 'rolf@partner.example']
      const { id } = await sender.send([plan], { recipients, options: { expiryDays: 2 } })
      await host.settled()
      const links = ((await sender.review(id)).transfer.deliveries ?? []).map(one => one.downloadUrl ?? '')
      for (const one of steps) {
        const alice = await person(host.origin, 'alice@acme.example')
        if (one.kind === 'pass') await pass(one.hours * HOUR)
        else if (one.kind === 'retract') await alice.retract(id).catch(isRefused)
        else {
          const expiryDate = new Date(host.clock.now() + one.days * DAY).toISOString()
          await alice.call(contracts.extendTransfer, { params: { id }, body: { expiryDate } }).catch(isRefused)
        }
        await host.sweep()
        await assertLaw(id, links)
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 6 * HOUR) {
    host.clock.move(Math.min(6 * HOUR, milliseconds - passed))
    await host.sweep()
  }
}

function isRefused(error: { status?: number }) {
  expect([400, 409]).toContain(error.status)
}

async function assertLaw(id: string, links: readonly string[]) {
  const transfer = await host.context.transfers.get(id)
  if (!transfer) throw new Error('It was sent.')
  const state = stateAt(transfer, host.clock.now())
  const answers = await Promise.allSettled(links.map(link => download(host.origin, link)))
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(links.map(() => state === 'active'))
  if (state === 'active') {
    expect([transfer.withdrawnAt, transfer.erasedAt]).toEqual([undefined, undefined])
    expect(
      answers.every(one => one.status === 'fulfilled' && one.value.contents[0]?.length === plan.content.length),
    ).toBe(true)
  }
  // A sweep every six hours records an end, and a later one erases.
  const isOver = host.clock.now() > Date.parse(transfer.expiryDate ?? '') + GRACE_MILLISECONDS + 12 * HOUR
  if (isOver) expect(transfer.erasedAt).toBeDefined()
  if (state === 'retracted' || isOver) expect(transfer.withdrawnAt).toBeDefined()
}
