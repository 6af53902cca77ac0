import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { fileKeys } from '../../local/keys.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, PolicyContent, Statement } from '../../shared/domain/policies/policy.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'

type Content = z.input<typeof PolicyContent>

const file = { name: 'a.txt', content: Buffer.from('Hello') }
const required: Statement = { feature: 'passwordProtection', effect: 'required' }
const prohibited: Statement = { feature: 'passwordProtection', effect: 'prohibited' }
const fromZero = 'Number should be greater than or equal to 0'
const toPartner: Condition = { attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] }

let host: TestHost
let alice: Person
let ada: Person

beforeEach(async () => {
  host = await testHost()
  alice = await person(host.origin, 'alice@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterEach(() => host.stop())

const policy = (more: Partial<Content> = {}): Content => ({
  name: 'Partners',
  description: '',
  conditions: [],
  statements: [required],
  ...more,
})
const add = (more: Partial<Content> = {}) => ada.call(contracts.createPolicy, { body: policy(more) })
const change = (id: string, version: number | undefined, more: Partial<Content> = {}) =>
  ada.call(contracts.updatePolicy, { body: { ...policy(more), id, ...(version === undefined ? {} : { version }) } })
const refused = (status: number, errorMessage: RegExp) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage) },
})

describe('an administrator', () => {
  test('creates, changes and reads policies, and each version says who wrote it and when', async () => {
    const created = await add()
    host.clock.move(60_000)
    const changed = await change(created.id, 1, { name: 'All partners', mode: 'monitor' })

    expect(created).toMatchObject({ version: 1, mode: 'enforce', updatedBy: { email: 'ada@acme.example' } })
    expect(changed).toMatchObject({ id: created.id, version: 2, name: 'All partners', mode: 'monitor' })
    expect((await ada.call(contracts.listPolicies)).policies).toEqual([changed])
    const read = await ada.call(contracts.getPolicy, { params: { id: created.id } })
    expect(read).toEqual({ ...changed, versions: [changed, created] })
    expect(Date.parse(changed.lastUpdated) - Date.parse(created.lastUpdated)).toBe(60_000)
  })

  test('reads the last changed policy first', async () => {
    const first = await add({ name: 'First' })
    host.clock.move(1000)
    await add({ name: 'Second' })
    host.clock.move(1000)
    await change(first.id, 1, { name: 'First again' })

    const { policies } = await ada.call(contracts.listPolicies)

    expect(policies.map(({ name }) => name)).toEqual(['First again', 'Second'])
  })

  test.each([undefined, 0, 2])('cannot change from version %s when the policy has version 1', async version => {
    const created = await add()
    const { id } = created

    await expect(change(id, version)).rejects.toMatchObject({
      ...refused(409, /version/),
      reply: { errorReason: 'stale', current: created },
    })
    expect((await ada.call(contracts.getPolicy, { params: { id } })).version).toBe(1)
  })

  test('cannot delete a policy, and reads to switch it off instead', async () => {
    const { id } = await add()

    await expect(ada.call(contracts.deletePolicy, { params: { id } })).rejects.toMatchObject(
      refused(409, /never deleted.*Switch it off/),
    )
    await expect(ada.call(contracts.deletePolicy, { params: { id: 'unknown' } })).rejects.toMatchObject({ status: 409 })
    expect((await ada.call(contracts.listPolicies)).policies).toHaveLength(1)
  })

  test('cannot name more infotypes than a condition may have values', async () => {
    const values = Array.from({ length: 20_000 }, () => 'IBAN_CODE' as const)

    const saving = add({ conditions: [{ attribute: 'files.infoType', operator: 'anyOf', values }] })

    await expect(saving).rejects.toMatchObject(refused(400, /values/))
  })

  test('edits policies in an organisation with more domains than a condition may have values', async () => {
    const domains = ['acme.example', ...Array.from({ length: 400 }, (_, at) => `d${at}.example`)]
    host.context.organisation = { ...host.context.organisation, domains }

    const { statements } = await ada.call(contracts.getPolicyForm)
    const { packs } = await ada.call(contracts.getPolicyPacks)

    const warnings = statements.features.flatMap(({ effects }) => effects.flatMap(({ warning }) => warning ?? []))
    expect(warnings[0]?.conditions.flatMap(({ values }) => [...values] as unknown[])).toEqual(domains)
    expect(packs.length).toBeGreaterThan(0)
  })

  test('reads the last versions of a long policy within one answer', { timeout: 60_000 }, async () => {
    const values = Array.from({ length: 150 }, (_, at) => `${at}`.padEnd(250, '界'))
    const conditions: Condition[] = [0, 1].map(part => ({
      attribute: 'trackingId',
      operator: 'in',
      values: values.map(value => `${part} ${value}`.slice(0, 250)),
    }))
    const { id } = await add({ conditions, mode: 'off' })
    for (let version = 1; version < 22; version += 1) await change(id, version, { conditions, mode: 'off' })

    const { version, versions, isShortened } = await ada.call(contracts.getPolicy, { params: { id } })

    expect(version).toBe(22)
    expect(versions.length).toBeGreaterThan(10)
    expect(Buffer.byteLength(JSON.stringify(versions))).toBeLessThan(5_000_000)
    expect(isShortened).toBe(true)
  })

  test('keeps all policies together within one answer', { timeout: 60_000 }, async () => {
    const letters = (at: number) => `${at}`.padEnd(250, 'x')
    const conditions = Array.from({ length: 5 }, (_, part): Condition => {
      const values = Array.from({ length: 200 }, (_, at) => letters(part * 200 + at))
      return { attribute: 'trackingId', operator: 'in', values }
    })
    const tries = Array.from({ length: 20 }, (_, at) => at)

    const saved = await tries.reduce(async (before, at) => {
      const count = await before
      return (
        count +
        (await add({ name: `Long ${at}`, conditions, mode: 'off' }).then(
          () => 1,
          () => 0,
        ))
      )
    }, Promise.resolve(0))

    expect(saved).toBe(16)
    await expect(add({ conditions, mode: 'off' })).rejects.toMatchObject(refused(400, /together are too long/))
  })

  test('cannot change an unknown policy', async () => {
    await expect(change('unknown-policy', 1)).rejects.toMatchObject({ status: 404 })
    await expect(ada.call(contracts.getPolicy, { params: { id: 'unknown-policy' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('cannot contradict another policy that can match the same transfer', async () => {
    await add({ name: 'Seal everything' })

    const saving = add({ name: 'Plain for partners', conditions: [toPartner], statements: [prohibited] })

    await expect(saving).rejects.toMatchObject(refused(409, /“Seal everything”.*password protection/))
    expect((await ada.call(contracts.listPolicies)).policies).toHaveLength(1)
  })

  test('may contradict a policy that can never match the same transfer, or does not bind', async () => {
    await add({ conditions: [toPartner] })
    const elsewhere: Condition = { ...toPartner, operator: 'notIn' }

    await add({ name: 'Elsewhere', conditions: [elsewhere], statements: [prohibited] })
    await add({ name: 'Watched', statements: [prohibited], mode: 'monitor' })
    const off = await add({ name: 'Off', statements: [prohibited], mode: 'off' })

    await expect(change(off.id, 1, { statements: [prohibited] })).rejects.toMatchObject({ status: 409 })
  })

  test('of two contradicting policies that are saved at once, one is refused', async () => {
    const saved = await Promise.allSettled([add({ name: 'One' }), add({ name: 'Two', statements: [prohibited] })])

    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await ada.call(contracts.listPolicies)).policies).toHaveLength(1)
  })

  test('of two changes from one version at once, one is refused', async () => {
    const { id } = await add()

    const saved = await Promise.allSettled([change(id, 1, { name: 'One' }), change(id, 1, { name: 'Two' })])

    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await ada.call(contracts.getPolicy, { params: { id } })).versions).toHaveLength(2)
  })

  test.each<[string, Partial<Content>, string]>([
    [
      'an unknown template set',
      { statements: [{ feature: 'templateSet', effect: 'set', value: 'None' }] },
      'statements.0.value',
    ],
    [
      'days beyond the organisation’s',
      { statements: [{ feature: 'minExpiryDays', effect: 'set', value: 300 }] },
      'statements.0.value',
    ],
    ['a feature twice', { statements: [required, prohibited] }, 'statements.1.feature'],
    [
      'more days at least than at most',
      {
        statements: [
          { feature: 'minExpiryDays', effect: 'set', value: 9 },
          { feature: 'maxExpiryDays', effect: 'set', value: 3 },
        ],
      },
      'statements',
    ],
    [
      'a domain of one label',
      { conditions: [{ ...toPartner, values: ['partner.example', 'localhost'] }] },
      'conditions.0.values.1',
    ],
    [
      'a domain of mixed alphabets',
      { conditions: [{ ...toPartner, values: ['pаypal.example'] }] },
      'conditions.0.values.0',
    ],
    [
      'an address without domain',
      { conditions: [{ attribute: 'recipient', operator: 'in', values: ['rita'] }] },
      'conditions.0.values.0',
    ],
    [
      'an unknown group',
      { conditions: [{ attribute: 'sender.group', operator: 'anyOf', values: ['staff'] }] },
      'conditions.0.values.0',
    ],
    [
      'an unknown attribute',
      { conditions: [{ attribute: 'files.names', operator: 'in', values: ['a'] } as never] },
      'conditions.0.attribute',
    ],
    ['an unknown operator', { conditions: [{ ...toPartner, operator: 'regex' } as never] }, 'conditions.0.operator'],
    ['no statement', { statements: [] }, 'statements'],
    ['1,000 conditions', { conditions: Array.from({ length: 1000 }, () => toPartner) }, 'conditions'],
    [
      'a link that is no https',
      { statements: [{ feature: 'transfer', effect: 'block', link: 'javascript:alert(1)' }] },
      'statements.0.link',
    ],
  ])('gets the path of a fault: %s', async (_, more, path) => {
    await expect(add(more)).rejects.toMatchObject({
      status: 400,
      reply: { fields: expect.arrayContaining([{ path: `body.${path}`, message: expect.any(String) }]) },
    })
  })

  test.each<[string, unknown, string]>([
    ['name', 7, 'Enter a text.'],
    ['name', undefined, 'Required!'],
    ['conditions', 'none', 'Enter a list.'],
    ['conditions', Array.from({ length: 51 }, () => toPartner), 'At most 50 are possible.'],
    ['conditions.0', 'partner.example', 'Enter an object.'],
    ['conditions.0.attribute', { ...toPartner, attribute: 'files.names' }, 'Choose one of the list.'],
    ['conditions.0.operator', { ...toPartner, operator: 'regex' }, 'Enter one of: in, notIn, matches.'],
    ['conditions.0.values', { ...toPartner, values: [] }, 'Required!'],
    ['conditions.0.values', { ...toPartner, values: Array(201).fill('a.example') }, 'At most 200 are possible.'],
    ['conditions.0', { ...toPartner, colour: 'red' }, 'There is no field “colour” here.'],
    ['conditions.0.values.0', { attribute: 'files.count', operator: 'gte', values: [-1] }, fromZero],
    ['conditions.0.values.0', { attribute: 'files.count', operator: 'gte', values: ['9'] }, 'Enter a number.'],
    ['statements', [], 'Required!'],
    ['statements.0.value', { feature: 'minExpiryDays', effect: 'set', value: 1.5 }, 'Enter a whole number.'],
    ['mode', 'on', 'Enter one of: enforce, monitor, off.'],
  ])('reads in plain words what is wrong: %s, %j', async (path, value, message) => {
    const [field = '', index] = path.split('.')

    await expect(add({ [field]: index === undefined ? value : [value] })).rejects.toMatchObject({
      status: 400,
      reply: { fields: [{ path: `body.${path}`, message }] },
    })
  })

  test('finds domains and extensions as transfers have them', async () => {
    const { conditions } = await add({
      conditions: [
        { ...toPartner, values: ['Partner.Example.', 'partner.example', 'bücher.example'] },
        { attribute: 'files.extension', operator: 'anyOf', values: ['.CSV', 'csv'] },
        { attribute: 'recipient', operator: 'matches', values: ['*@Bücher.example'] },
      ],
    })

    expect(conditions.map(({ values }) => values)).toEqual([
      ['partner.example', 'xn--bcher-kva.example'],
      ['csv'],
      ['*@xn--bcher-kva.example'],
    ])
  })

  test('has 256 KiB for a policy', async () => {
    const values = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(240)}${index}.example`)
    const conditions = Array.from({ length: 20 }, () => ({ ...toPartner, values }))

    await expect(add({ conditions })).rejects.toMatchObject({ status: 413 })
  })

  test('has 300 KB for a policy with its domains in DNS form', async () => {
    const values = Array.from({ length: 200 }, (_, index) => `${'ü.'.repeat(30)}${index}.example`)
    const conditions = Array.from({ length: 12 }, () => ({ ...toPartner, values }))

    await expect(add({ conditions })).rejects.toMatchObject({
      ...refused(400, /too long/),
      reply: { fields: [{ path: 'body.conditions', message: expect.any(String) }] },
    })
    expect(await add({ conditions: conditions.slice(0, 2) })).toHaveProperty('id')
  })

  test('has 200 policies, and changes them also then', async () => {
    const first = await add({ mode: 'off' })
    for (let count = 1; count < 200; count += 1) await add({ mode: 'off' })

    await expect(add()).rejects.toMatchObject(refused(409, /At most 200 policies are possible/))
    expect(await change(first.id, 1)).toHaveProperty('version', 2)
  })
})

describe('a sender', () => {
  const asked = {
    anonymousTransfer: { isAnonymousTransfer: true },
    passwordProtection: { isPasswordProtected: true },
    mobileOtp: { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' },
    trackingId: { trackingId: 'T-1' },
  }
  const features = Object.keys(asked) as (keyof typeof asked)[]

  test.each(
    features.flatMap(feature =>
      (['prohibited', 'optional', 'required'] as const).flatMap(effect =>
        [true, false].map(isAsked => ({ feature, effect, isAsked })),
      ),
    ),
  )('with $feature $effect, asked: $isAsked', async ({ feature, effect, isAsked }) => {
    await add({ statements: [{ feature, effect }] })
    const isRefused = (effect === 'prohibited' && isAsked) || (effect === 'required' && !isAsked)

    const sending = alice.create([file], { options: isAsked ? asked[feature] : {} })

    if (isRefused) await expect(sending).rejects.toMatchObject(refused(422, /Policy: “Partners”/))
    else expect((await sending).files).toHaveLength(1)
  })

  test.each(
    (['anonymousTransfer', 'trackingId'] as const).flatMap(feature =>
      (['prohibited', 'optional', 'required'] as const).flatMap(effect =>
        [true, false].map(isAsked => ({ feature, effect, isAsked })),
      ),
    ),
  )('of a request with $feature $effect, asked: $isAsked', async ({ feature, effect, isAsked }) => {
    await add({ statements: [{ feature, effect }] })
    const isRefused = (effect === 'prohibited' && isAsked) || (effect === 'required' && !isAsked)

    const requesting = alice.request(isAsked ? asked[feature] : {})

    if (isRefused) await expect(requesting).rejects.toMatchObject(refused(422, /Policy: “Partners”/))
    else expect(await requesting).toHaveProperty('requestUrl')
  })

  test('of a request is not asked for what a request cannot have', async () => {
    await add()

    expect(await alice.request()).toHaveProperty('requestUrl')
  })

  test('learns before the confirmation what matching policies demand', async () => {
    await add({
      conditions: [toPartner],
      statements: [
        required,
        { feature: 'trackingId', effect: 'prohibited' },
        { feature: 'maxExpiryDays', effect: 'set', value: 3 },
        { feature: 'acknowledgement', effect: 'optional' },
      ],
    })
    const begin = (recipient: string) =>
      alice.call(contracts.createProvisionalTransfer, {
        body: { files: [{ name: 'a.txt', size: 1, tempId: 0 }], message: '', recipient },
      })

    expect(await begin('rita@partner.example')).toMatchObject({
      policyFeatures: { passwordProtection: 'required', trackingId: 'prohibited', anonymousTransfer: 'optional' },
      acknowledgementRequired: false,
      expiry: { min: 1, default: 3, max: 3 },
    })
    expect(await begin('rita@other.example')).toMatchObject({
      policyFeatures: { passwordProtection: 'optional', trackingId: 'optional' },
      acknowledgementRequired: true,
    })
  })

  test('is held to the policies of the moment of confirmation, and the transfer keeps their versions', async () => {
    const declared = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files: declared, message: '', recipient: 'rita@partner.example' },
    })
    const bound = await add()
    const watched = await add({ name: 'Watched', statements: [prohibited], mode: 'monitor' })
    const confirm = (isPasswordProtected: boolean) =>
      alice.call(contracts.createTransfer, {
        body: { id, files: declared, acknowledgement: true, isPasswordProtected },
      })

    await expect(confirm(false)).rejects.toMatchObject(
      refused(422, /Password protection is required.*“Partners”.*Switch it on/),
    )
    await confirm(true)

    const stored = await withDatabase(host, database =>
      sqliteTransfers(database, fileKeys(join(host.directory, 'keys', 'root.key')).derive('transfers')).get(id),
    )
    expect(stored?.policies?.toSorted((one, other) => (one.mode < other.mode ? -1 : 1))).toEqual([
      { id: bound.id, version: 1, mode: 'enforce', name: 'Partners' },
      { id: watched.id, version: 1, mode: 'monitor', effects: ['changed'] },
    ])
  })

  test('reads which policy blocks, in the organisation’s own words with its link', async () => {
    await add({
      name: 'Nothing to partners',
      conditions: [toPartner],
      statements: [
        {
          feature: 'transfer',
          effect: 'block',
          message: 'Use the partner portal.',
          link: 'https://acme.example/portal',
        },
      ],
    })

    await expect(alice.create([file])).rejects.toMatchObject(
      refused(422, /“Nothing to partners”. Use the partner portal. More at https:\/\/acme.example\/portal/),
    )
    await expect(alice.request()).rejects.toMatchObject({ status: 422 })
    expect((await alice.create([file], { recipient: 'rita@other.example' })).files).toHaveLength(1)
  })

  test.each(['monitor', 'off'] as const)('is not bound by a policy in mode %s', async mode => {
    await add({ mode })

    expect((await alice.create([file])).files).toHaveLength(1)
  })
})
