import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashValues } from '../../engine/inspection/further/hashedValues.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { contracts } from '../../shared/contract/table.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-values-'))
const valuesFile = join(folder, 'customers.values')
writeFileSync(valuesFile, hashValues(['K-204881', 'K-100200']))

const organisation = Organisation.parse({
  ...demoOrganisation,
  furtherInfotypes: ['DATE_OF_BIRTH', 'PASSPORT_NUMBER'],
  ownInfotypes: [
    { id: 'CUSTOM_PROJECT', words: ['Kestrel'] },
    { id: 'CUSTOM_CUSTOMER_NUMBER', valuesFile },
  ],
  sensitiveInfotypes: ['CUSTOM_PROJECT'],
})
const letter =
  'Anna, born on 12.03.1985, card 4111 1111 1111 1111, customer K 204881, works on Kestrel. MAC 00:1a:2b:3c:4d:5e'

let host: TestHost
let alice: Person
let ada: Person

beforeAll(async () => {
  const engine = threadedEngine({ temporaryDirectory: tmpdir(), furtherKinds: organisation })
  host = await testHost({ organisation, engine })
  alice = await person(host.origin, 'alice@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true })
})

const policy = (value: string) => ({
  name: 'Kinds',
  description: '',
  conditions: [
    { attribute: 'files.infoType' as const, operator: 'anyOf' as const, values: [value as 'PASSPORT_NUMBER'] },
  ],
  statements: [{ feature: 'transfer' as const, effect: 'block' as const }],
})

async function send(text: string): Promise<string> {
  const { id } = await alice.send([{ name: 'letter.txt', content: Buffer.from(text) }])
  await host.settled()
  return id
}

describe('kinds that the organisation switched on', () => {
  test('are findings beside the basic ones, and others are not', async () => {
    const id = await send(letter)

    const { files } = await alice.review(id)
    expect(files[0]?.findings?.summary.map(({ infoType, count }) => `${infoType} ${count}`)).toEqual([
      'CREDIT_CARD_NUMBER 1',
      'PERSON_NAME 1',
      'DATE_OF_BIRTH 1',
      'CUSTOM_CUSTOMER_NUMBER 1',
      'CUSTOM_PROJECT 1',
    ])
  })

  test('are filters of lists, and counted in insights', async () => {
    const id = await send(letter)

    for (const value of ['CUSTOM_CUSTOMER_NUMBER', 'DATE_OF_BIRTH'] as const) {
      const filters = [{ key: 'infotype' as const, value }]
      const { transfers } = await alice.call(contracts.searchTransfers, { body: { filters } })
      expect(transfers.map(transfer => transfer.id)).toContain(id)
    }
  })

  test('bind a policy that names them', async () => {
    const { id: policyId } = await ada.call(contracts.createPolicy, { body: policy('CUSTOM_PROJECT') })

    const id = await send(letter)
    const { transfer } = await alice.review(id)
    await ada.call(contracts.updatePolicy, {
      body: { ...policy('CUSTOM_PROJECT'), id: policyId, version: 1, mode: 'off' },
    })

    expect(transfer).toMatchObject({ transferState: 'failed', failureReason: expect.stringContaining('“Kinds”') })
  })

  test('are the values that the form offers, and the configuration names', async () => {
    const { conditions } = await ada.call(contracts.getPolicyForm)
    const field = conditions.attributes.find(({ attribute }) => attribute === 'files.infoType')?.value
    const options = field?.type === 'choices' ? field.options : []

    expect(options.slice(-4)).toEqual([
      { value: 'DATE_OF_BIRTH', label: 'Dates of birth' },
      { value: 'PASSPORT_NUMBER', label: 'Passport numbers' },
      { value: 'CUSTOM_PROJECT', label: 'Project' },
      { value: 'CUSTOM_CUSTOMER_NUMBER', label: 'Customer number' },
    ])
    expect((await alice.call(contracts.getConfig))['inspection/infotypes']?.split(',')).toEqual(
      options.map(({ value }) => value),
    )
  })
})

describe('a kind that is not searched', () => {
  test.each(['MAC_ADDRESS', 'CUSTOM_OTHER', 'SHOE_SIZE'])('cannot be named by a policy: %s', async value => {
    await expect(ada.call(contracts.createPolicy, { body: policy(value) })).rejects.toMatchObject({
      status: 400,
      reply: {
        fields: [
          {
            path: 'body.conditions.0.values.0',
            message:
              'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.',
          },
        ],
      },
    })
  })

  test('stays readable in a policy that names it, such as of a later version', async () => {
    const { id } = await ada.call(contracts.createPolicy, { body: { ...policy('PASSPORT_NUMBER'), mode: 'monitor' } })
    withDatabase(host, database =>
      database.prepare("UPDATE policy_versions SET content = replace(content, 'PASSPORT_NUMBER', 'SHOE_SIZE')").run(),
    )

    const { policies } = await ada.call(contracts.listPolicies)
    const read = policies.find(one => one.id === id)

    expect(read?.conditions).toEqual([{ attribute: 'files.infoType', operator: 'anyOf', values: ['SHOE_SIZE'] }])
    expect((await alice.review(await send(letter))).transfer.transferState).toBe('active')
  })
})

test('the settings refuse unknown kinds, two with one id, and alerts on a kind that is not searched', () => {
  const fault = (more: object) => Organisation.safeParse({ ...demoOrganisation, ...more }).error?.issues[0]?.message

  expect(fault({ furtherInfotypes: ['SHOE_SIZE'] })).toContain('DATE_OF_BIRTH')
  expect(fault({ ownInfotypes: [{ id: 'PROJECT', words: ['Kestrel'] }] })).toContain('CUSTOM_')
  expect(fault({ ownInfotypes: [{ id: 'CUSTOM_A' }] })).toContain('one of them')
  expect(fault({ ownInfotypes: Array(2).fill({ id: 'CUSTOM_A', words: ['Kestrel'] }) })).toContain('one id')
  expect(fault({ sensitiveInfotypes: ['MAC_ADDRESS'] })).toContain('not searched')
})

test('the host does not start with a pattern or a list that it cannot search', async () => {
  const start = (kind: object) =>
    testHost({ organisation: Organisation.parse({ ...demoOrganisation, ownInfotypes: [{ id: 'CUSTOM_A', ...kind }] }) })

  await expect(start({ pattern: '(a)\\1' })).rejects.toThrow('ownInfotypes, CUSTOM_A: The pattern (a)\\1')
  await expect(start({ valuesFile: join(folder, 'none') })).rejects.toThrow('ENOENT')
})
