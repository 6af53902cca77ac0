import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publishedContents } from '../../lambdas/core/transfer/publishedFiles.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { type StandIn, startStandIn } from '../harness/clamdStandIn.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, type Person, person } from '../harness/person.ts'
import { faults, held, type Verb, waits, withFault } from '../harness/portFaults.ts'

// A port is slow, fails late, or answers after the step gave up. Later calls of each verb: test/long/slowPorts.long.ts.

const csv = {
  name: 'cards.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\n'),
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [{ columnNameOrIndex: '1', anonymizationMethod: 'sha256' as const, parameters: [] }],
  },
}
const plan = { name: 'plan.txt', content: Buffer.from('The plans.') }

/** What the workflow of a transfer that has everything reaches; what streams fails by its stream. */
const reached = [
  ...new Map(
    transferWorkflow.steps.flatMap(({ reach }) =>
      Object.entries(reach).flatMap(([port, verbs]) =>
        verbs.map(verb => [`${port}.${verb}`, [port, verb] as unknown as Verb] as const),
      ),
    ),
  ),
].filter(([name]) => !['engine.anonymise', 'engine.seal', 'recipients.remove'].includes(name))
const isWrite = (name: string) =>
  /^(transfers\.replace|blobs\.(store|publish|erase)|recipients\.add|mailer\.send|audit\.append)/.test(name)
const writes = reached.filter(([name]) => isWrite(name))
/** The second mail is that of the password. */
const getTimes = (name: string) => (process.env.EVERY_CALL ? [1, 2, 3, 4, 5, 6] : name === 'mailer.send' ? [1, 2] : [1])

describe('a transfer comes to its one end', () => {
  let host: TestHost
  let standIn: StandIn
  let alice: Person
  let restore = () => {}
  beforeAll(async () => {
    standIn = await startStandIn()
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }, clamd: standIn.address })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterEach(async () => {
    restore()
    await host.settled()
  })
  afterAll(async () => {
    await host.stop()
    await standIn.stop()
  })

  let count = 0
  /** Handed in, its workflow not begun: the calls before it are not what is looked at. */
  async function finalized(): Promise<string> {
    count += 1
    const options = {
      isPasswordProtected: true,
      isOTPEnabled: true,
      recipientPhoneNumber: `+4179${1_000_000 + 12_345 * count}`,
    }
    const { id, files } = await alice.create([csv, plan], { recipient: `rita${count}@partner.example`, options })
    await alice.upload(id, files[0]?.id ?? '', csv.content)
    await alice.upload(id, files[1]?.id ?? '', plan.content)
    withDatabase(host, database =>
      database.prepare("INSERT INTO jobs (transfer_id, run_at, state) VALUES (?, 0, 'done')").run(id),
    )
    await alice.finalize(id)
    // Early work that is under way would hold a lease, and none begins from here on.
    await host.settled()
    return id
  }
  const begin = (id: string) =>
    withDatabase(host, database => database.prepare("UPDATE jobs SET state = 'waiting' WHERE transfer_id = ?").run(id))

  const stored = async (id: string) => (await host.context.transfers.get(id)) as Transfer

  /** Retries included: none waits longer than five minutes for the next. */
  async function end(id: string) {
    for (let tries = 0; tries < 10; tries += 1) {
      await host.settled()
      const { transferState, archive } = await stored(id)
      const isAtWork = withDatabase(host, database =>
        database.prepare("SELECT 1 FROM jobs WHERE transfer_id = ? AND state = 'waiting'").get(id),
      )
      if (transferState === 'failed' || (!isAtWork && archive?.blob)) return
      host.clock.move(10_000)
    }
  }

  async function expectOneEnd(id: string) {
    const transfer = await stored(id)
    expect([transfer.transferState, transfer.failureReason]).toEqual(['active', undefined])
    const mails = (await getOutbox(host.origin)).filter(({ to }) => to === transfer.recipient)
    expect(mails.map(({ text }) => (/\/dl\//.test(text) ? 'link' : 'password')).sort()).toEqual(['link', 'password'])
    expect(transfer.archive?.sealedPassword).toBeUndefined()
    expect(transfer.files.map(({ anonymisation }) => anonymisation?.originalErasedAt !== undefined)).toEqual([
      true,
      false,
    ])
    const actions = withDatabase(host, database =>
      database.prepare("SELECT action FROM audit WHERE transfer_id = ? AND action IN ('publish', 'fail')").all(id),
    )
    expect(actions.map(({ action }) => action)).toEqual(['publish'])
    const [content] = publishedContents(transfer)
    const plain = `${id}.${transfer.files[1]?.id}`
    const made = `${id}.${transfer.files[0]?.id}.${transfer.files[0]?.anonymisation?.attempt}`
    expect(storedKeys(id)).toEqual([content?.key, plain, made].sort())
    expect(content && (await published(content))).toBe(content?.sha256)
  }

  /** Of all that any attempt stored. */
  const storedKeys = (id: string) =>
    withDatabase(host, database =>
      database
        .prepare("SELECT key FROM objects WHERE area = 'incoming' AND content IS NOT NULL AND key LIKE ? ORDER BY key")
        .all(`${id}.%`)
        .map(({ key }) => key),
    )

  /** The digest of what the link leads to. */
  async function published({ key }: { key: string }): Promise<string> {
    const hash = createHash('sha256')
    for await (const piece of await host.context.blobs.read('released', key)) hash.update(piece)
    return hash.digest('hex')
  }

  const faulty = reached.flatMap(([name, verb]) =>
    // A read that loses its answer is a read that fails.
    (isWrite(name) ? faults : (['fails'] as const)).flatMap(fault =>
      getTimes(name).map(nth => [name, fault, nth, verb] as const),
    ),
  )
  test.each(faulty)('when %s %s at call %i', async (_, fault, nth, verb) => {
    const id = await finalized()
    restore = withFault(host.context, verb, fault, nth)

    begin(id)
    await end(id)
    restore()

    await expectOneEnd(id)
  })

  const throughAll = writes.flatMap(([name, verb]) =>
    getTimes(name).map(nth => [name, nth, 'all steps', verb] as const),
  )
  const throughOne = writes
    .filter(([name]) => /transfers|store/.test(name))
    .flatMap(([name, verb]) =>
      (process.env.EVERY_CALL ? [1, 2, 3, 4] : [2]).map(nth => [name, nth, 'this step', verb] as const),
    )
  const late = [...throughAll, ...throughOne].flatMap(([name, nth, scope, verb]) =>
    waits.map(wait => [name, wait, nth, scope, verb] as const),
  )
  test.each(late)(
    'when %s waits %s at call %i, while another attempt goes through %s',
    async (_, wait, nth, scope, verb) => {
      const id = await finalized()
      const slow = held(host.context, verb, wait, nth)
      restore = slow.release
      begin(id)
      const isMet = await Promise.race([slow.reached.then(() => true), host.settled().then(() => false)])

      if (isMet) await anotherAttempt(id, scope)
      const before = await stored(id)
      slow.release()
      await end(id)

      const after = await stored(id)
      if (before.archive?.blob) expect(publishedContents(after)).toEqual(publishedContents(before))
      await expectOneEnd(id)
    },
  )

  /** The step that is taken for lost, and with `all steps` those that follow. */
  async function anotherAttempt(transferId: string, scope: 'this step' | 'all steps') {
    const at = withDatabase(host, database =>
      Number(database.prepare('SELECT step FROM jobs WHERE transfer_id = ?').get(transferId)?.step),
    )
    for (const { run, filesAtOnce } of transferWorkflow.steps.slice(at, scope === 'all steps' ? undefined : at + 1)) {
      const { files } = await stored(transferId)
      const inputs = filesAtOnce === undefined ? [{ transferId }] : files.map(({ id }) => ({ transferId, fileId: id }))
      for (const input of inputs) {
        // The first attempt is at work on the other file, and each may take it over from the other. A runner tries again.
        await run(host.context, input).catch(() => run(host.context, input))
      }
    }
  }
})
