import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listedTransfer } from '../../shared/domain/listedTransfer.ts'
import { compileConditions } from '../../shared/domain/policies/matching.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { type PolicyFacts, toTransferFacts } from '../../shared/domain/policies/policyFacts.ts'
import {
  exchangesSince,
  type SimulatedTransfer,
  simulation,
  toNecessaryFilters,
  toSimulatedTransfer,
} from '../../shared/domain/policies/simulation.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { conditions as someConditions, statements as someStatements } from '../contracts/policyHistories.ts'
import { history, NOW } from '../contracts/transferHistories.ts'
import { listReading } from '../contracts/transferIndexReading.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()
const toRita: Condition = { attribute: 'recipient', operator: 'in', values: ['rita@partner.example'] }
const allow: Statement = { feature: 'transfer', effect: 'allow' }

const listed = (more: Partial<Transfer> = {}): SimulatedTransfer => {
  const all = listedTransfer(aTransfer('one', { transferState: 'active', recipient: 'rita@partner.example', ...more }))
  if (!all) throw new Error('A provisional transfer is not listed.')
  return toSimulatedTransfer(all)
}
function simulate(
  policy: { conditions?: Condition[]; statements?: Statement[] },
  ...transfers: readonly SimulatedTransfer[]
) {
  const trial = simulation({ conditions: [], statements: [allow], ...policy })
  for (const transfer of transfers) trial.take(transfer)
  return trial.result()
}
const byCreation = (one: SimulatedTransfer, other: SimulatedTransfer) =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt)

describe('a simulation', () => {
  test.each<[string, Statement, Partial<Transfer>, object]>([
    ['blocks', { feature: 'transfer', effect: 'block' }, {}, { blocked: 1, warned: 0, changed: 0 }],
    ['warns', { feature: 'transfer', effect: 'warn' }, {}, { blocked: 0, warned: 1, changed: 0 }],
    ['changes what lacks a feature', { feature: 'passwordProtection', effect: 'required' }, {}, { changed: 1 }],
    [
      'leaves what has it',
      { feature: 'passwordProtection', effect: 'required' },
      { isPasswordProtected: true },
      { changed: 0 },
    ],
    [
      'changes what has a prohibited one',
      { feature: 'anonymousTransfer', effect: 'prohibited' },
      { isAnonymousTransfer: true },
      { changed: 1 },
    ],
    [
      'asks no password of a request',
      { feature: 'passwordProtection', effect: 'required' },
      aRequest(),
      { changed: 0 },
    ],
    ['asks a tracking ID of a request', { feature: 'trackingId', effect: 'required' }, aRequest(), { changed: 1 }],
    ['changes a longer life', { feature: 'maxExpiryDays', effect: 'set', value: 6 }, { expiryDays: 7 }, { changed: 1 }],
    [
      'leaves a life at the bound',
      { feature: 'maxExpiryDays', effect: 'set', value: 7 },
      { expiryDays: 7 },
      { changed: 0 },
    ],
    [
      'changes a shorter life',
      { feature: 'minExpiryDays', effect: 'set', value: 8 },
      { expiryDays: 7 },
      { changed: 1 },
    ],
    [
      'changes another template set',
      { feature: 'templateSet', effect: 'set', value: 'Plain' },
      { templateSet: { name: 'Standard', version: 'one' } },
      { changed: 1 },
    ],
    [
      'changes what was not acknowledged',
      { feature: 'acknowledgement', effect: 'required' },
      { acknowledgement: false },
      { changed: 1 },
    ],
  ])('%s', (_, statement, more, expected) => {
    expect(simulate({ statements: [statement] }, listed(more))).toMatchObject({ matched: 1, undecided: 0, ...expected })
  })

  test('says why, of the strongest outcomes first and the newest of each, ten at most', () => {
    const statements: Statement[] = [{ feature: 'passwordProtection', effect: 'required' }]
    const transfers = Array.from({ length: 30 }, (_, place) =>
      listed({ id: `t${place}`, createdAt: at(place), isPasswordProtected: place > 3 }),
    )

    const { examples } = simulate({ statements }, ...transfers)

    expect(examples.map(({ id, outcome }) => [id, outcome])).toEqual([
      ...['t3', 't2', 't1', 't0'].map(id => [id, 'changed']),
      ...['t29', 't28', 't27', 't26', 't25', 't24'].map(id => [id, 'matched']),
    ])
    expect(examples[0]?.because).toBe('It was sent without password protection.')
  })

  test.each<[string, Condition | Statement, (transfer: SimulatedTransfer) => SimulatedTransfer]>([
    ['the groups of a sender', { attribute: 'sender.group', operator: 'anyOf', values: ['admin'] }, one => one],
    [
      'findings before the inspection',
      { attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'] },
      ({ files, ...one }) => ({ ...one, files: files.map(({ inspected, ...file }) => file) }),
    ],
    [
      'anonymisation, as earlier versions listed files',
      { attribute: 'files.anonymized', operator: 'is', values: [true] },
      ({ files, ...one }) => ({ ...one, files: files.map(file => ({ ...file, isAnonymised: undefined })) }),
    ],
    [
      'days until expiry, as earlier versions listed transfers',
      { feature: 'maxExpiryDays', effect: 'set', value: 1 },
      ({ expiryDays, ...one }) => one,
    ],
    [
      'the template set, as earlier versions listed transfers',
      { feature: 'templateSet', effect: 'set', value: 'Plain' },
      ({ templateSet, ...one }) => one,
    ],
  ])('leaves undecided: %s', (_, rule, asKnown) => {
    const policy = 'attribute' in rule ? { conditions: [rule] } : { statements: [rule] }
    const one = asKnown(listed({ files: [aFile('a')] }))

    expect(simulate(policy, one)).toMatchObject({ blocked: 0, warned: 0, changed: 0, undecided: 1 })
    expect(simulate({ ...policy, conditions: [...(policy.conditions ?? []), never] }, one).undecided).toBe(0)
  })
  const never: Condition = { ...toRita, values: ['nobody@partner.example'] }

  test('finds a recipient new until files went to them, for 400 days', () => {
    const toNew: Condition = { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] }
    const bob = { subject: 'bob', email: 'bob@acme.example' }
    const alice = { subject: 'alice', email: 'alice@acme.example' }
    const times = [
      listed({ id: 'failed', createdAt: at(0), sender: alice, transferState: 'failed' }),
      listed({ id: 'first', createdAt: at(1), sender: alice }),
      listed({ id: 'second', createdAt: at(2), sender: alice, recipient: 'Rita@partner.example' }),
      listed({ id: 'of bob', createdAt: at(3), sender: bob }),
      listed({ id: 'late', createdAt: at(2 + 401 * 24), sender: alice }),
    ]
    const ids = (conditions: Condition[]) =>
      simulate({ conditions }, ...times)
        .examples.map(({ id }) => id)
        .toReversed()

    expect(ids([toNew])).toEqual(['failed', 'first', 'of bob', 'late'])
    expect(ids([{ ...toNew, attribute: 'recipient.isNewToOrganisation' }])).toEqual(['failed', 'first', 'late'])
  })

  test('knows exchanges of before', () => {
    const conditions: Condition[] = [{ attribute: 'recipient.isNewToSender', operator: 'is', values: [true] }]
    const tried = listed({ createdAt: at(0), sender: { subject: 'a', email: 'alice@acme.example' } })
    const known = (sender: string, since: number) => {
      const trial = simulation({ conditions, statements: [allow] })
      trial.know({ sender, recipient: 'rita@partner.example', at: since })
      trial.take(tried)
      return trial.result().matched
    }

    expect(known('ALICE@acme.example', exchangesSince(NOW))).toBe(0)
    expect(known('alice@acme.example', exchangesSince(NOW) - 1)).toBe(1)
    expect(known('bob@acme.example', NOW - 1)).toBe(1)
  })
})

function toSimulated(transfer: Transfer): SimulatedTransfer[] {
  const one = listedTransfer(transfer)
  return one ? [toSimulatedTransfer(one)] : []
}

function aRequest(): Partial<Transfer> {
  return { transferState: 'requested', request: { link: { digest: 'd', sealed: 's' }, mails: 1 }, files: [] }
}

describe('of any history', () => {
  const past = history.map(all => all.flatMap(one => toSimulated(one)).toSorted(byCreation))

  test('counts never exceed each other', () => {
    fc.assert(
      fc.property(past, someConditions, someStatements, (transfers, conditions, statements) => {
        const { matched, blocked, warned, changed, undecided, examples } = simulate(
          { conditions, statements },
          ...transfers,
        )
        expect(Math.max(blocked, warned, changed)).toBeLessThanOrEqual(matched)
        expect(Math.max(matched, undecided)).toBeLessThanOrEqual(transfers.length)
        expect(blocked === 0 || warned === 0).toBe(true)
        expect(examples.length).toBe(Math.min(10, matched))
      }),
    )
  })

  test('a further condition never adds a match', () => {
    fc.assert(
      fc.property(past, someConditions, someConditions, (transfers, some, more) => {
        const before = simulate({ conditions: some }, ...transfers)
        const after = simulate({ conditions: [...some, ...more] }, ...transfers)
        expect(after.matched).toBeLessThanOrEqual(before.matched)
        expect(after.matched + after.undecided).toBeLessThanOrEqual(before.matched + before.undecided)
      }),
    )
  })

  test('no unknown fact changes a decision', () => {
    const groups = fc.constantFrom(['org'], ['org', 'admin'])
    fc.assert(
      fc.property(past, someConditions, groups, fc.boolean(), (transfers, conditions, senderGroups, isAnonymised) => {
        const matches = compileConditions(conditions)
        for (const transfer of transfers) {
          const { matched, undecided } = simulate({ conditions }, transfer)
          const facts: PolicyFacts = {
            sender: transfer.sender,
            senderGroups,
            recipient: transfer.recipient,
            isNewToSender: true,
            isNewToOrganisation: true,
            isTransferRequest: transfer.isTransferRequest,
            trackingId: transfer.trackingId ?? '',
            files: transfer.files.map(file => ({
              ...file,
              isAnonymised: file.isAnonymised ?? isAnonymised,
              inspected: file.inspected ?? { isNotInspectable: false, findings: [] },
            })),
          }
          if (undecided === 0) expect(matches(toTransferFacts(facts))).toBe(matched === 1)
        }
      }),
    )
  })

  test('filters leave out only what cannot match', () => {
    fc.assert(
      fc.property(history, someConditions, (all, conditions) => {
        const passing = new Set(listReading(all, 'everybody', toNecessaryFilters(conditions), NOW).map(({ id }) => id))
        for (const transfer of all.flatMap(one => toSimulated(one))) {
          const { matched, undecided } = simulate({ conditions }, transfer)
          if (matched + undecided > 0) expect(passing).toContain(transfer.id)
        }
      }),
    )
  })
})
