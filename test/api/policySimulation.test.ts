import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, type Person, person } from '../harness/person.ts'

type Content = z.input<typeof contracts.simulatePolicy.body>

const DAY = 86_400_000
const files = (name = 'a.txt', text = 'Hello') => [{ name, content: Buffer.from(text) }]
const iban = 'CH93 0076 2011 6238 5295 7'
const warn: Statement = { feature: 'transfer', effect: 'warn' }

describe('a policy that is tried on the past', () => {
  let host: TestHost
  let alice: Person
  let bob: Person
  let ada: Person
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
    bob = await person(host.origin, 'bob@acme.example')
    ids.old = (await alice.send(files())).id
    await host.settled()
    host.clock.move(91 * DAY)
    alice = await person(host.origin, 'alice@acme.example')
    bob = await person(host.origin, 'bob@acme.example')
    ada = await person(host.origin, 'ada@acme.example')
    ids.plain = (await alice.send(files())).id
    host.clock.move(1000)
    ids.ibans = (await alice.send(files('b.csv', `name;iban\nRita;${iban}\n`), { options: { expiryDays: 30 } })).id
    host.clock.move(1000)
    ids.sealed = (
      await bob.send(files('c.pdf'), { recipient: 'ron@other.example', options: { isPasswordProtected: true } })
    ).id
    host.clock.move(1000)
    const { id, requestUrl } = await bob.request()
    ids.request = id
    await answerRequest(host.origin, requestUrl ?? '', files('d.txt'))
    host.clock.move(1000)
    await bob.create(files())
    await host.settled()
  })
  afterAll(() => host.stop())

  const policy = (more: Partial<Content> = {}): Content => ({
    name: 'Tried',
    description: '',
    conditions: [],
    statements: [warn],
    ...more,
  })
  const simulate = (more: Partial<Content> = {}, who = ada) =>
    who.call(contracts.simulatePolicy, { body: policy(more) })
  const toPartner: Condition = { attribute: 'recipient.domain', operator: 'in', values: ['Partner.example'] }

  test.each<[string, Partial<Content>, object]>([
    ['matches all of the last 90 days without conditions', {}, { transfers: 5, matched: 5, warned: 5, undecided: 0 }],
    [
      'blocks what matches',
      { conditions: [toPartner], statements: [{ feature: 'transfer', effect: 'block' }] },
      { transfers: 5, matched: 4, blocked: 4, warned: 0, changed: 0 },
    ],
    [
      'warns of findings, and leaves undecided an upload that was not inspected',
      { conditions: [{ attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'] }] },
      { matched: 1, warned: 1, undecided: 1 },
    ],
    [
      'changes transfers without a password, but no request',
      { statements: [{ feature: 'passwordProtection', effect: 'required' }] },
      { matched: 5, blocked: 0, warned: 0, changed: 3 },
    ],
    [
      'changes a longer life',
      { statements: [{ feature: 'maxExpiryDays', effect: 'set', value: 20 }, warn] },
      { matched: 5, warned: 5, changed: 1 },
    ],
    [
      'matches requests',
      { conditions: [{ attribute: 'isTransferRequest', operator: 'is', values: [true] }] },
      { transfers: 5, matched: 1 },
    ],
    [
      'knows the groups of senders',
      { conditions: [{ attribute: 'sender.group', operator: 'anyOf', values: ['admin'] }] },
      { matched: 0, undecided: 0 },
    ],
    [
      'knows whom senders sent to before',
      { conditions: [{ attribute: 'recipient.isNewToSender', operator: 'is', values: [true] }] },
      { matched: 2, undecided: 0 },
    ],
  ])('%s', async (_, more, expected) => {
    expect(await simulate(more)).toMatchObject(expected)
  })

  test('shows examples that an administrator can open, the newest first', async () => {
    const { examples, from } = await simulate({
      conditions: [toPartner],
      statements: [{ feature: 'passwordProtection', effect: 'required' }],
    })

    expect(examples.map(({ id }) => id)).toEqual([expect.any(String), ids.ibans, ids.plain, ids.request])
    expect(examples[1]).toMatchObject({
      sender: 'alice@acme.example',
      recipient: 'rita@partner.example',
      outcome: 'changed',
      because: 'It was sent without password protection.',
    })
    expect(examples[3]).toMatchObject({ outcome: 'matched' })
    for (const { id } of examples) {
      expect(await ada.call(contracts.reviewAnyTransfer, { params: { id } })).toMatchObject({ transfer: { id } })
    }
    expect(from).toBe(new Date(host.clock.now() - 90 * DAY).toISOString())
  })

  test('is not stored, and binds nothing', async () => {
    const rows = () =>
      withDatabase(host, database => ({
        policies: database.prepare('SELECT count(*) AS count FROM policy_versions').get()?.count,
        transfers: database.prepare('SELECT sum(revision) AS sum FROM transfers').get()?.sum,
      }))
    const before = rows()

    await simulate({ statements: [{ feature: 'transfer', effect: 'block' }] })

    expect(rows()).toEqual(before)
    expect((await ada.call(contracts.listPolicies)).policies).toEqual([])
  })

  test('is seen by the audit, because it shows transfers of others', async () => {
    const looks = () =>
      withDatabase(host, database =>
        Number(database.prepare("SELECT count(*) AS looks FROM audit WHERE action = 'list-all'").get()?.looks),
      )
    const before = looks()

    await simulate()

    expect(looks()).toBe(before + 1)
  })

  test('is for administrators', async () => {
    await expect(simulate({}, alice)).rejects.toMatchObject({ status: 403 })
  })

  test.each<[string, Partial<Content>, string]>([
    ['an unknown operator', { conditions: [{ ...toPartner, operator: 'regex' } as never] }, 'conditions.0.operator'],
    ['a domain of one label', { conditions: [{ ...toPartner, values: ['localhost'] }] }, 'conditions.0.values.0'],
    ['a feature twice', { statements: [warn, warn] }, 'statements.1.feature'],
    [
      'an unknown template set',
      { statements: [{ feature: 'templateSet', effect: 'set', value: 'None' }] },
      'statements.0.value',
    ],
  ])('is refused with the path of %s', async (_, more, path) => {
    await expect(simulate(more)).rejects.toMatchObject({
      status: 400,
      reply: { fields: [{ path: `body.${path}` }] },
    })
  })
})

describe('the list of policies', () => {
  let host: TestHost

  beforeAll(async () => {
    host = await testHost()
  })
  afterAll(() => host.stop())

  test('counts the transfers of 90 days that each matched, by its mode, and what it did to them', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const ada = await person(host.origin, 'ada@acme.example')
    const content = { name: 'One', description: '', conditions: [], statements: [warn] }
    const add = (more: object) => ada.call(contracts.createPolicy, { body: { ...content, ...more } })
    const matches = async () => (await ada.call(contracts.listPolicies)).matches
    const none = { blocked: 0, warned: 0, changed: 0 }
    const watched = await add({ mode: 'monitor' })
    const bound = await add({ name: 'Bound' })
    expect(await matches()).toEqual([])

    await alice.send(files())
    await host.settled()
    await ada.call(contracts.updatePolicy, { body: { ...content, id: watched.id, version: 1, mode: 'enforce' } })
    await alice.send(files())
    await host.settled()

    const counted = await matches()
    expect(counted).toHaveLength(2)
    const effects = { enforced: { ...none, warned: 1 }, monitored: { ...none, warned: 1 } }
    expect(counted).toContainEqual({ policyId: watched.id, enforced: 1, monitored: 1, effects })
    expect(counted).toContainEqual({
      ...{ policyId: bound.id, enforced: 2, monitored: 0 },
      effects: { enforced: { ...none, warned: 2 }, monitored: none },
    })
  })

  test('counts in monitor mode what the simulation finds in the same transfers', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const ada = await person(host.origin, 'ada@acme.example')
    const toOther: Condition = { attribute: 'recipient.domain', operator: 'in', values: ['other.example'] }
    const statements: Statement[] = [
      { feature: 'transfer', effect: 'block' },
      { feature: 'passwordProtection', effect: 'required' },
      { feature: 'maxExpiryDays', effect: 'set', value: 20 },
    ]
    const body = { name: 'Watched', description: '', conditions: [toOther], statements, mode: 'monitor' as const }
    const { id } = await ada.call(contracts.createPolicy, { body })
    const recipient = 'rita@other.example'
    await alice.send(files(), { recipient })
    await alice.send(files(), { recipient, options: { isPasswordProtected: true } })
    await alice.send(files(), { recipient, options: { isPasswordProtected: true, expiryDays: 30 } })
    const { requestUrl } = await alice.request({ responder: recipient })
    await answerRequest(host.origin, requestUrl ?? '', files())
    await host.settled()

    const { matches } = await ada.call(contracts.listPolicies)
    const { matched, blocked, warned, changed } = await ada.call(contracts.simulatePolicy, { body })

    expect(matches?.find(({ policyId }) => policyId === id)).toMatchObject({
      monitored: matched,
      effects: { monitored: { blocked, warned, changed } },
    })
    expect([matched, blocked, warned, changed]).toEqual([4, 4, 0, 2])
  })

  test('counts no request as changed, whose link an enforced policy shortened', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const ada = await person(host.origin, 'ada@acme.example')
    const requests: Condition = { attribute: 'isTransferRequest', operator: 'is', values: [true] }
    const statements: Statement[] = [{ feature: 'maxExpiryDays', effect: 'set', value: 2 }]
    const { id } = await ada.call(contracts.createPolicy, {
      body: { name: 'Short', description: '', conditions: [requests], statements },
    })
    const { requestUrl } = await alice.request({ responder: 'rita@other.example' })
    await answerRequest(host.origin, requestUrl ?? '', files())
    await host.settled()

    const { matches } = await ada.call(contracts.listPolicies)

    expect(matches?.find(({ policyId }) => policyId === id)).toMatchObject({
      enforced: 1,
      effects: { enforced: { changed: 0 } },
    })
  })

  test('counts a transfer that an enforced policy stopped after the upload as changed', async () => {
    const alice = await person(host.origin, 'alice@acme.example')
    const ada = await person(host.origin, 'ada@acme.example')
    const ibans: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'] }
    const sealed: Statement = { feature: 'passwordProtection', effect: 'required' }
    const { id } = await ada.call(contracts.createPolicy, {
      body: { name: 'Sealed', description: '', conditions: [ibans], statements: [sealed] },
    })
    const blocked = await alice.send(files('b.csv', `name;iban\nRita;${iban}\n`))
    await host.settled()
    await alice.call(contracts.sendAgain, { params: { id: blocked.id }, body: {} })
    await host.settled()

    const { matches } = await ada.call(contracts.listPolicies)

    expect(matches?.find(({ policyId }) => policyId === id)).toMatchObject({
      enforced: 2,
      effects: { enforced: { blocked: 0, warned: 0, changed: 1 } },
    })
  })
})
