import { describe, expect, test } from 'vitest'
import { toExportedPolicy, toExportedRecords, toExportedTransfer } from '../../lambdas/operations/exportedRecords.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import type { PersonRecords } from '../../lambdas/ports/people.ts'
import { Policy } from '../../shared/domain/policies/policy.ts'
import { aDropPage } from '../contracts/dropPages.suite.ts'
import { aFile, aRequest, aTransfer } from '../contracts/transfers.suite.ts'

const alice = { address: 'alice@acme.example', subjects: ['alice'] }
const rita = { address: 'Rita@partner.example', subjects: [] }
const at = '2026-11-21T09:00:00.000Z'
const nothing: PersonRecords = {
  ...{
    directory: [],
    sessions: [],
    addressBooks: [],
    dropPages: [],
    phones: [],
    trustedDevices: [],
    usage: [],
    alerts: [],
    alertReaders: [],
    audit: [],
  },
  messages: [],
}

/** As a later version may store it. */
function withNewFields<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNewFields) as Value
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([name, one]) => [name, withNewFields(one)])
  return { ...Object.fromEntries(known), newField: 'unlisted' }
}

describe('the export', () => {
  test.each([
    ['the sender', alice],
    ['the recipient', rita],
  ])('has no field that is not listed, for %s', (_, person) => {
    const transfer = withNewFields(aTransfer('one', { transferState: 'active', ...aRequest('one') }))
    const records = withNewFields({
      ...nothing,
      directory: [{ subject: 'alice', email: 'alice@acme.example' }],
      sessions: [{ subject: 'alice', notBefore: 1 }],
      addressBooks: [{ subject: 'alice', address: 'rita@partner.example', name: 'Rita', lastUsedAt: 1 }],
      dropPages: [aDropPage('alice')],
      phones: [{ subject: 'alice', recipient: 'rita@partner.example', maskedPhone: '*** 67' }],
      usage: [{ subject: 'alice', recipient: 'rita@partner.example', count: 1, lastAt: 1 }],
      alerts: [{ id: 'one', kind: 'newSenders' as const, createdAt: at, acknowledgement: { at, by: person.address } }],
      alertReaders: [{ subject: 'alice', email: 'alice@acme.example', activeAt: 1 }],
      audit: [{ at, action: 'create' as const, actor: 'alice', result: 'done' as const }],
      messages: [{ to: person.address, subject: 'Hello', sentAt: at }],
    })
    const policy = withNewFields(aPolicy('sender', [person.address]))

    const all = [
      toExportedTransfer(transfer, person),
      toExportedRecords(records, person, [transfer]),
      toExportedPolicy(policy, person),
    ]

    expect(JSON.stringify(all)).not.toMatch(/newField|unlisted|sealed|digest/i)
    expect(JSON.stringify(all)).toContain(person.address)
  })

  test('names the sender to the recipient, unless the sender is anonymous', () => {
    const shared = aTransfer('one', { transferState: 'active' })

    expect(toExportedTransfer(shared, rita)).toMatchObject({
      message: 'Here they are.',
      sender: { email: alice.address },
    })
    expect(JSON.stringify(toExportedTransfer({ ...shared, isAnonymousTransfer: true }, rita))).not.toMatch(/alice/)
  })

  test.each([
    ['went to them by mistake', { transferState: 'retracted', isWrongRecipient: true }],
    ['was never released', { transferState: 'failed' }],
  ] as const)('tells a recipient of a transfer that %s neither its message nor its files', (_, more) => {
    const one = toExportedTransfer(aTransfer('one', { ...more, files: [aFile('salaries')] }), rita)

    expect(one).toMatchObject({ id: 'one', recipient: 'rita@partner.example' })
    expect(JSON.stringify(one)).not.toMatch(/salaries|Here they are/)
  })

  test('names neither the members who noted the person, nor their network addresses and reasons', () => {
    const event = {
      at,
      action: 'create',
      actor: 'alice',
      source: '203.0.113.7',
      transferId: 'one',
      result: 'done',
    } as const
    const audit: AuditEvent[] = [
      event,
      { ...event, action: 'download', actor: 'anyone', source: '198.51.100.9' },
      { ...event, action: 'stop', actor: 'operator', source: 'user olga', detail: 'olga: Ticket 42' },
    ]
    const records = {
      ...nothing,
      audit,
      addressBooks: [{ subject: 'alice', address: 'rita@partner.example', name: 'Rita', lastUsedAt: 1 }],
      alerts: [
        { id: 'x', kind: 'sensitiveInfotypes' as const, createdAt: at, sender: alice.address, transferId: 'one' },
      ],
      messages: [{ to: alice.address, subject: 'rita@partner.example has not yet downloaded your files', sentAt: at }],
    }

    const all = toExportedRecords(records, rita, [aTransfer('one')])

    expect(JSON.stringify(all)).not.toMatch(/alice|olga|203/)
    expect(all.audit).toMatchObject([{ actor: 'another member' }, { source: '198.51.100.9' }, { actor: 'operator' }])
  })

  test('has where a policy names the person, without the others in it', () => {
    const policy = aPolicy('recipient', ['rita@partner.example', 'otto@partner.example'])

    expect(toExportedPolicy(policy, rita)).toMatchObject({
      isUpdatedByPerson: false,
      conditions: [{ attribute: 'recipient', operator: 'in' }],
    })
    expect(JSON.stringify(toExportedPolicy(policy, rita))).not.toMatch(/otto|ada/)
  })
})

function aPolicy(attribute: 'sender' | 'recipient', values: string[]): Policy {
  return Policy.parse({
    ...{ id: 'p', name: 'Checked', description: '', version: 1, mode: 'enforce', lastUpdated: at },
    conditions: [{ attribute, operator: 'in', values }],
    statements: [{ feature: 'transfer', effect: 'warn' }],
    updatedBy: { subject: 'ada', email: 'ada@acme.example' },
  })
}
