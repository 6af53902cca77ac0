import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HELD_SECONDS } from '../../lambdas/pipeline/workflow.ts'
import { contracts } from '../../shared/contract/table.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { findNothing, keepTables, replaceVerbs, runCanaries } from '../harness/canaries.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'
import { held } from '../harness/portFaults.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const mail = { name: 'mail.txt', content: Buffer.from('Write to rita@partner.example or rolf@partner.example.\n') }
const table = { name: 'staff.csv', content: Buffer.from('name,card\nAnna,4111111111111111\nBen,5500000000000004\n') }
const hashed = (parameters: { key: string; value: string }[] = []) => ({
  ...table,
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [{ columnNameOrIndex: 'card', anonymizationMethod: 'sha256' as const, parameters }],
  },
})

let host: TestHost
let alice: Person
let repair = () => {}

beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 10_000_000 })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())
afterEach(async () => {
  repair()
  host.clock.move(MINUTE)
  await runCanaries(host.context)
})

const findNothingAtAll = () => replaceVerbs(host.context, 'engine', findNothing)
type Options = NonNullable<Parameters<Person['create']>[1]>['options']

/** Its engine has done its work. */
async function sendUntilPolicies(file: typeof mail, options: Options = {}) {
  const { id, files } = await alice.create([file], { options })
  await alice.upload(id, files[0]?.id ?? '', file.content)
  // The first call is that of finalize.
  const policies = held(host.context, ['policies', 'current'], 'before it is done', 2)
  await alice.finalize(id)
  await policies.reached
  return { id, policies }
}

async function expectInspected(id: string) {
  const { transfer, files } = await alice.review(id)
  expect(transfer.transferState).toBe('active')
  expect(files[0]?.findings?.summary).toMatchObject([{ infoType: 'EMAIL_ADDRESS', count: 2 }])
}

/** The next try of what waits. */
async function proceed() {
  host.clock.move((HELD_SECONDS + 1) * 1000)
  await host.settled()
}

describe('while inspection is unhealthy', () => {
  test('a transfer waits in processing, says why, and goes on after a healthy run', async () => {
    repair = findNothingAtAll()
    await runCanaries(host.context)
    const mails = (await getOutbox(host.origin)).length

    const { id } = await alice.send([mail])
    // Many times more than a step has tries.
    for (let times = 0; times < 40; times += 1) await proceed()

    const waiting = await alice.review(id)
    expect(waiting.transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })
    expect(waiting.files[0]?.findings).toBeUndefined()
    expect(await getOutbox(host.origin)).toHaveLength(mails)

    repair()
    await proceed()
    expect((await alice.review(id)).transfer.transferState).toBe('processing')
    await runCanaries(host.context)
    await proceed()

    const { transfer, files } = await alice.review(id)
    expect(transfer.transferState).toBe('active')
    expect(transfer.waitingFor).toBeUndefined()
    expect(files[0]?.findings?.summary).toMatchObject([{ infoType: 'EMAIL_ADDRESS', count: 2 }])
    expect(await getOutbox(host.origin)).toHaveLength(mails + 1)
  })

  test('a transfer that was inspected before the fault was found is inspected again', async () => {
    repair = findNothingAtAll()
    const { id, policies } = await sendUntilPolicies(mail)
    expect((await alice.review(id)).files[0]?.findings?.summary).toEqual([])
    await runCanaries(host.context)
    policies.release()
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'processing',
      waitingFor: 'inspection',
    })

    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await proceed()

    const { transfer, files } = await alice.review(id)
    expect(transfer.transferState).toBe('active')
    expect(files[0]?.findings?.summary).toMatchObject([{ infoType: 'EMAIL_ADDRESS', count: 2 }])
  })

  test('work is repeated although the clock was set back since it began', async () => {
    repair = findNothingAtAll()
    host.clock.move(60 * MINUTE)
    const { id, policies } = await sendUntilPolicies(mail)
    host.clock.move(-60 * MINUTE)
    await runCanaries(host.context)
    policies.release()
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })

    repair()
    host.clock.move(5 * MINUTE)
    await runCanaries(host.context)
    await proceed()

    await expectInspected(id)
  })

  test('a transfer is not released by a publication that began before the run', async () => {
    repair = findNothingAtAll()
    const publishing = held(host.context, ['blobs', 'publish'], 'before it is done')
    const { id } = await alice.send([mail])
    await publishing.reached
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    publishing.release()
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })

    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await proceed()

    await expectInspected(id)
  })

  test('a transfer waits although the clock was set back since the run', async () => {
    await runCanaries(host.context)
    host.clock.move(30 * MINUTE)
    repair = findNothingAtAll()
    const { id, policies } = await sendUntilPolicies(mail)
    host.clock.move(5 * MINUTE)
    await runCanaries(host.context)
    host.clock.move(-20 * MINUTE)
    policies.release()
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })

    // The fault is not forgotten with the run.
    repair()
    await runCanaries(host.context)
    await proceed()

    await expectInspected(id)
  })

  test('work is repeated although the run that found the fault is no longer stored', async () => {
    repair = findNothingAtAll()
    const { id, policies } = await sendUntilPolicies(mail, { expiryDays: 30 })
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    policies.release()
    await host.settled()

    repair()
    host.clock.move(9 * DAY)
    await runCanaries(host.context)
    await proceed()
    await proceed()

    await expectInspected(id)
  })

  test('the sender can withdraw a waiting transfer, and its files wait for the right recipient', async () => {
    repair = findNothingAtAll()
    await runCanaries(host.context)
    const salt = [{ key: 'salt', value: 'pepper' }]
    const wrong = await alice.send([mail, hashed(salt)], { recipient: 'rita@partner.exampel' })
    await proceed()
    await alice.withdrawWrongRecipient(wrong.id)
    const body = { recipient: 'rita@partner.example' }
    const { id } = await alice.call(contracts.sendAgain, { params: { id: wrong.id }, body })
    await proceed()
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })

    repair()
    await runCanaries(host.context)
    await proceed()

    const { transfer } = await alice.review(id)
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    expect(String(Buffer.from(contents[0] ?? []))).toBe(String(mail.content))
    expect(String(Buffer.from(contents[1] ?? []))).toMatch(/^name,card\nAnna,[0-9a-f]{64}\n/)
    expect((await alice.review(wrong.id)).transfer.transferState).toBe('retracted')
    expect((await getOutbox(host.origin)).filter(({ to }) => to === 'rita@partner.exampel')).toEqual([])
  })

  test('a transfer that expires while it waits fails, says so, and its recipient gets no mail', async () => {
    repair = findNothingAtAll()
    await runCanaries(host.context)
    const { id } = await alice.send([mail], { recipient: 'late@partner.example', options: { expiryDays: 1 } })
    host.clock.move(25 * 60 * MINUTE)
    await host.settled()
    repair()
    await runCanaries(host.context)
    await proceed()

    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({
      transferState: 'failed',
      failureReason: 'It expired before its files could be released. Please send it again.',
    })
    expect((await getOutbox(host.origin)).filter(({ to }) => to === 'late@partner.example')).toEqual([])
  })

  test('an old run still holds transfers, because only a healthy one shows a repair', async () => {
    repair = findNothingAtAll()
    await runCanaries(host.context)
    repair()
    host.clock.move(60 * MINUTE)

    const { id } = await alice.send([mail])
    await proceed()

    expect((await alice.review(id)).transfer.transferState).toBe('processing')
    await runCanaries(host.context)
    await proceed()
    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })
})

describe('while anonymisation is unhealthy', () => {
  async function sendDoubtful(file: ReturnType<typeof hashed>) {
    repair = replaceVerbs(host.context, 'engine', keepTables)
    const { id, policies } = await sendUntilPolicies(file)
    await runCanaries(host.context)
    policies.release()
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'processing',
      waitingFor: 'anonymization',
    })
    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await proceed()
    return id
  }

  test('a table that was anonymised before the fault was found is anonymised again', async () => {
    const id = await sendDoubtful(hashed())

    const stored = await host.context.transfers.get(id)
    const file = stored?.files[0]
    expect(stored?.transferState).toBe('active')
    expect(file?.anonymisation).toMatchObject({ attempt: 2, originalErasedAt: expect.any(String) })
    const released = await host.context.blobs.read('released', `${id}.${file?.id}.2`)
    expect(await new Response(released).text()).toMatch(/^name,card\nAnna,[0-9a-f]{64}\nBen,[0-9a-f]{64}\n$/)
    await expect(host.context.blobs.read('incoming', `${id}.${file?.id}.1`)).rejects.toThrow()
  })

  test('a table is anonymised again after a run that held transfers and compared no table', async () => {
    const { id, policies } = await sendUntilPolicies(hashed())
    const createdAt = new Date(host.clock.now()).toISOString()
    await host.context.health.add(aHealthRun({ createdAt, milliseconds: {} }))
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    policies.release()
    await host.settled()

    const stored = await host.context.transfers.get(id)
    expect(stored?.transferState).toBe('active')
    expect(stored?.files[0]?.anonymisation).toMatchObject({ attempt: 2 })
  })

  test('with a typed salt it fails and says so, because the salt is gone', async () => {
    const id = await sendDoubtful(hashed([{ key: 'salt', value: 'pepper of the sender' }]))

    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'failed',
      failureReason: 'It is not certain that staff.csv was anonymized correctly. Please send it again.',
    })
  })
})

describe('transfers go on', () => {
  test('while runs are missing, and while another part is unhealthy', async () => {
    host.clock.move(60 * MINUTE)
    const stale = await alice.send([mail])
    await host.settled()
    expect((await alice.call(contracts.getHealth)).latestRun?.currentStatus).toBe('stale')
    expect((await alice.review(stale.id)).transfer.transferState).toBe('active')

    repair = replaceVerbs(host.context, 'mailer', () => ({
      check: async () => {
        throw new Error('Mails are paused.')
      },
    }))
    expect((await runCanaries(host.context)).mailStatus).toBe('unhealthy')
    const { id } = await alice.send([mail])
    await host.settled()
    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })
})

describe('files that a broken engine processed', () => {
  test('are inspected again before they go to the right recipient', async () => {
    repair = findNothingAtAll()
    const { id } = await alice.send([mail], { recipient: 'rita@partner.exampel' })
    await host.settled()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await alice.withdrawWrongRecipient(id)

    const body = { recipient: 'rita@partner.example' }
    const again = await alice.call(contracts.sendAgain, { params: { id }, body })
    await host.settled()

    const { transfer, files } = await alice.review(again.id)
    expect(transfer.transferState).toBe('active')
    expect(files[0]?.findings?.summary).toMatchObject([{ infoType: 'EMAIL_ADDRESS', count: 2 }])
  })

  test('are not sent on when they cannot be anonymised again', async () => {
    repair = replaceVerbs(host.context, 'engine', keepTables)
    const { id } = await alice.send([hashed()], { recipient: 'rita@partner.exampel' })
    await host.settled()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await alice.withdrawWrongRecipient(id)

    const body = { recipient: 'rita@partner.example' }
    const again = await alice.call(contracts.sendAgain, { params: { id }, body })
    await host.settled()

    const { transfer } = await alice.review(again.id)
    expect(transfer.transferState).toBe('failed')
    expect(transfer.failureReason).toContain('Please send it again.')
  })
})
