import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { Condition } from '../../shared/domain/policies/policy.ts'
import {
  needsExchanges,
  type SimulatedPolicy,
  simulation,
  toSimulatedTransfer,
} from '../../shared/domain/policies/simulation.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { conditions, statements } from './policyHistories.ts'
import { history, inNamespace, NOW, newNamespace } from './transferHistories.ts'
import type { TransferIndexHost } from './transferIndex.suite.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()
const warn: SimulatedPolicy['statements'] = [{ feature: 'transfer', effect: 'warn' }]
const sent = (id: string, more: Partial<Transfer> = {}) =>
  aTransfer(id, { transferState: 'active', expiryDate: at(48), ...more })

/** The definition, over complete transfers. */
function tried(transfers: readonly Transfer[], policy: SimulatedPolicy, since: number) {
  const trial = simulation(policy)
  const past = transfers.flatMap(one => listedTransfer(one) ?? []).filter(one => Date.parse(one.createdAt) >= since)
  for (const listed of past.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    trial.take(toSimulatedTransfer(listed))
  }
  return { ...trial.result(), transfers: past.length }
}

export function policiesTriedSuite(name: string, open: () => Promise<TransferIndexHost>) {
  describe(`policies tried on the past: ${name}`, () => {
    let host: TransferIndexHost

    beforeEach(async () => {
      host = await open()
    })
    afterEach(() => host.close())

    /** Ids of matches: each outcome is the same. */
    async function matching(policyConditions: Condition[], since = 0) {
      const policy = { conditions: policyConditions, statements: warn }
      const { examples, matched } = await host.index.simulate(policy, since, NOW)
      expect(examples.length).toBe(matched)
      return examples.map(({ id }) => id).sort()
    }

    test('count what the definition counts, in any history', async () => {
      const since = fc.constantFrom(-24 * 400, -24 * 8, -48, 0).map(hours => NOW + hours * HOUR)
      await fc.assert(
        fc.asyncProperty(history, conditions, statements, since, async (all, some, said, from) => {
          const namespace = newNamespace()
          const transfers = inNamespace(all, namespace)
          await host.known(transfers)
          const own: Condition = {
            attribute: 'sender.domain',
            operator: 'in',
            values: [`${namespace}.example`],
          }
          // Which of two transfers of one millisecond was first is up to the index.
          const conditions = inNamespace(some, namespace).filter(one => !needsExchanges([one]))
          const policy = { conditions: [...conditions, own], statements: said }

          const { examples, transfers: _, ...counts } = await host.index.simulate(policy, from, NOW)

          const { examples: expected, transfers: __, ...expectedCounts } = tried(transfers, policy, from)
          expect(counts).toEqual(expectedCounts)
          const shown = ({ createdAt, outcome }: { createdAt: string; outcome: string }) => [outcome, createdAt]
          expect(examples.map(shown)).toEqual(expected.map(shown))
          for (const example of examples) {
            expect(
              tried(
                transfers.filter(({ id }) => id === example.id),
                policy,
                from,
              ).examples,
            ).toEqual([example])
          }
        }),
        { numRuns: 60 },
      )
    })

    test('count all transfers from the time on, also those that filters leave out', async () => {
      await host.known([
        sent('old', { createdAt: at(-2) }),
        sent('first', { createdAt: at(-1) }),
        sent('other', { createdAt: at(0), recipient: 'ron@other.example' }),
        aTransfer('draft', { createdAt: at(0) }),
      ])
      const toPartner: Condition = { attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] }
      const policy = { conditions: [toPartner], statements: warn }

      expect(await host.index.simulate(policy, NOW - HOUR, NOW)).toEqual({
        ...tried([sent('first', { createdAt: at(-1) })], policy, NOW - HOUR),
        transfers: 2,
      })
      expect(await host.index.simulate(policy, NOW + HOUR, NOW)).toMatchObject({ transfers: 0, matched: 0 })
    })

    test('know recipients by exchanges of the 400 days before', async () => {
      const alice = { subject: 'alice', email: 'alice@acme.example' }
      const bob = { subject: 'bob', email: 'Bob@acme.example' }
      const to = (id: string, local: string, hours: number, more: Partial<Transfer> = {}) =>
        sent(id, { recipient: `${local}@partner.example`, createdAt: at(hours), sender: alice, ...more })
      const aRequest = (digest: string) => ({ request: { link: { digest, sealed: 's' }, mails: 1 } })
      await host.known([
        to('before', 'known', -240),
        to('long before', 'forgotten', -24 * 404),
        to('failed before', 'failed', -240, { transferState: 'failed' }),
        to('abandoned before', 'abandoned', -240, { transferState: 'retracted', expiryDate: undefined }),
        to('revoked before', 'revoked', -240, { transferState: 'retracted' }),
        to('unanswered before', 'unanswered', -240, { ...aRequest('one'), transferState: 'expired', files: [] }),
        to('answered before', 'answered', -240, aRequest('two')),
        ...['known', 'forgotten', 'failed', 'abandoned', 'revoked', 'unanswered', 'answered'].map(local =>
          to(local, local.toUpperCase(), -2),
        ),
        to('again', 'failed', -1),
        to('of bob', 'known', -1, { sender: bob }),
      ])
      const isNew = (attribute: 'recipient.isNewToSender' | 'recipient.isNewToOrganisation'): Condition => ({
        attribute,
        operator: 'is',
        values: [true],
      })
      const firsts = ['abandoned', 'failed', 'forgotten', 'revoked', 'unanswered']

      expect(await matching([isNew('recipient.isNewToSender')], NOW - 100 * HOUR)).toEqual([...firsts, 'of bob'].sort())
      expect(await matching([isNew('recipient.isNewToOrganisation')], NOW - 100 * HOUR)).toEqual(firsts)
    })

    test('read transfers of very many files', async () => {
      const files = Array.from({ length: 900 }, (_, place) =>
        aFile(`f${place}`, { name: `${place}.txt`, fileExtension: `extension-number-${place}`, size: 1024 * 1024 }),
      )
      await host.known([sent('many', { files }), sent('few')])

      expect(await matching([{ attribute: 'files.totalSize', operator: 'gte', values: [900] }])).toEqual(['many'])
      expect(
        await matching([{ attribute: 'files.extension', operator: 'anyOf', values: ['extension-number-77'] }]),
      ).toEqual(['many'])
    })

    test('are counted by their mode and effects, from a time on, as transfers were bound', async () => {
      type Matched = NonNullable<Transfer['policies']>[number]
      const bound = (...modes: [string, Matched['mode'], Matched['effects']?][]) => ({
        policies: modes.map(([id, mode, effects], place) => ({ id, version: place + 1, mode, effects })),
      })
      const counts = (enforced: object, monitored: object) => ({
        enforced: 0,
        monitored: 0,
        ...{ effects: { enforced: { ...none, ...enforced }, monitored: { ...none, ...monitored } } },
      })
      const none = { blocked: 0, warned: 0, changed: 0 }
      const first = sent('first', { createdAt: at(-3), ...bound(['one', 'enforce', ['changed']]) })
      await host.known([
        first,
        sent('second', {
          createdAt: at(-2),
          ...bound(['one', 'monitor', ['warned', 'changed']], ['two.a: %', 'enforce', ['blocked']]),
        }),
        sent('third', { createdAt: at(-1), ...bound(['one', 'monitor', ['warned', 'of later' as 'warned']]) }),
        sent('without', { createdAt: at(-1) }),
        aTransfer('draft', { createdAt: at(-1), ...bound(['one', 'enforce']) }),
      ])

      expect(await host.index.countPolicies(NOW - 3 * HOUR)).toEqual({
        one: { ...counts({ changed: 1 }, { warned: 2, changed: 1 }), enforced: 1, monitored: 2 },
        'two.a: %': { ...counts({ blocked: 1 }, {}), enforced: 1 },
      })
      expect(await host.index.countPolicies(NOW - 2 * HOUR)).toMatchObject({ one: { enforced: 0, monitored: 2 } })
      expect(await host.index.countPolicies(NOW - 900 * HOUR)).toMatchObject({ one: { enforced: 1 } })
      expect(await host.index.countPolicies(NOW)).toEqual({})

      await host.known([{ ...first, revision: 2, transferState: 'retracted', ...bound(['two.a: %', 'monitor']) }])
      expect(await host.index.countPolicies(NOW - 3 * HOUR)).toEqual({
        one: { ...counts({}, { warned: 2, changed: 1 }), monitored: 2 },
        'two.a: %': { ...counts({ blocked: 1 }, {}), enforced: 1, monitored: 1 },
      })
    })
  })
}
