import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'
import type { Verb } from '../harness/portFaults.ts'

const RUNS = 25
const MAX_DELAY = 30
const MINUTE = 60_000
const files = [
  { name: 'staff.txt', content: Buffer.from('Cards 4111111111111111 and 5500005555555559.\n') },
  {
    name: 'cards.csv',
    content: Buffer.from('name,card\nAnna,4111111111111111\nBen,5500005555555559\n'),
    anonymizationPolicy: {
      headerRow: true,
      anonymizationRules: [
        {
          columnNameOrIndex: 'card',
          // The same in every run.
          anonymizationMethod: 'basic_mask' as const,
          parameters: [{ key: 'pattern', value: [{ from: 0, to: 12, char: '*' }] }],
        },
      ],
    },
  },
  { name: 'plan.txt', content: Buffer.from('We meet in the morning.\n') },
]
const slowed: Verb[] = [
  ['transfers', 'get'],
  ['transfers', 'getFile'],
  ['transfers', 'replace'],
  ['transfers', 'replaceFile'],
  ['blobs', 'digest'],
  ['blobs', 'store'],
  ['blobs', 'eraseIncoming'],
  ['engine', 'inspect'],
]

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 10_000_000, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

/** Each call of these verbs waits before and after its effect, by the next of the delays. @returns what ends it */
function slowDown(delays: readonly number[]): () => void {
  const ports = host.context as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>
  let calls = 0
  const wait = () => setTimeout(delays[calls++ % delays.length] ?? 0)
  const restores = slowed.map(([port, verb]) => {
    const verbs = ports[port] ?? {}
    const original = verbs[verb] as (...args: unknown[]) => Promise<unknown>
    verbs[verb] = async (...args) => {
      await wait()
      const answer = await original.apply(verbs, args)
      await wait()
      return answer
    }
    return () => {
      verbs[verb] = original
    }
  })
  return () => {
    for (const restore of restores) restore()
  }
}

async function released(id: string, downloadUrl: string) {
  const review = await alice.review(id)
  const { contents } = await download(host.origin, downloadUrl)
  return {
    state: review.transfer.transferState,
    files: review.files.map(({ name, fileState, size, sha256, findings }) => ({
      name,
      fileState,
      size,
      sha256,
      findings,
    })),
    contents: contents.map(content => Buffer.from(content).toString()),
  }
}

async function settleAll() {
  for (let times = 0; times < 3; times += 1) {
    await host.settled()
    host.clock.move(MINUTE + 1000)
  }
  await host.settled()
}

const storedKeys = (id: string) =>
  withDatabase(host, database =>
    database.prepare("SELECT area, key FROM objects WHERE key LIKE ? || '%' AND content IS NOT NULL").all(id),
  )

test('finalize releases the same at every moment of early work, and an abandoned upload leaves nothing', async () => {
  const sent = await alice.send(files)
  await settleAll()
  const expected = await released(sent.id, sent.downloadUrl)
  expect(expected.state).toBe('active')

  const scenario = fc.record({
    delays: fc.array(fc.nat(MAX_DELAY), { minLength: 1, maxLength: 20 }),
    begins: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    pause: fc.nat(300),
    isAbandoned: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ delays, begins, pause, isAbandoned }) => {
      const restore = slowDown(delays)
      const begun: Promise<void>[] = []
      const created = await alice.create(files)
      try {
        for (const [index, { id }] of created.files.entries()) {
          await alice.upload(created.id, id, files[index]?.content)
          if (begins[index]) begun.push(host.settled())
        }
        await setTimeout(pause)
        if (isAbandoned) await alice.abandon(created.id)
        else await alice.finalize(created.id)
      } finally {
        await Promise.all(begun)
        restore()
      }
      await settleAll()

      if (isAbandoned) expect(storedKeys(created.id)).toEqual([])
      else {
        const { downloadUrl = '' } = (await alice.review(created.id)).transfer
        expect(await released(created.id, downloadUrl)).toEqual(expected)
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
