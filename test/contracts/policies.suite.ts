import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import type { Policies } from '../../lambdas/ports/policies.ts'
import { Policy } from '../../shared/domain/policies/policy.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'

export function aPolicy(more: Partial<Policy> = {}): Policy {
  return Policy.parse({
    id: 'policy-1',
    version: 1,
    name: 'Partners',
    description: '',
    conditions: [{ attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] }],
    statements: [{ feature: 'passwordProtection', effect: 'required' }],
    mode: 'enforce',
    lastUpdated: '2026-11-21T09:00:00.000Z',
    updatedBy: { subject: 'ada', email: 'ada@acme.example' },
    ...more,
  })
}

const event: AuditEvent = { at: '2026-11-21T09:00:00.000Z', action: 'change-policy', actor: 'ada', result: 'done' }

type Opened = {
  policies: Policies
  /** The same data as another process reads it. */
  another: Policies
  readAudit(): Promise<unknown[]>
  close(): Promise<void>
}

export function policiesSuite(name: string, open: () => Promise<Opened>) {
  describe(`policies: ${name}`, () => {
    let opened: Opened
    let policies: Policies

    beforeEach(async () => {
      opened = await open()
      policies = opened.policies
    })
    afterEach(() => opened.close())

    test('there are none at first', async () => {
      expect(await policies.current()).toEqual({ stamp: 0, policies: [] })
      expect(await policies.versions('policy-1')).toEqual([])
    })

    test('a stored policy is current, and each change adds a version', async () => {
      const first = aPolicy()
      const second = aPolicy({ version: 2, name: 'All partners', mode: 'monitor' })

      expect(await policies.put(first, 0, event)).toBe(true)
      expect(await policies.current()).toEqual({ stamp: 1, policies: [first] })
      expect(await policies.put(second, 1, event)).toBe(true)

      expect(await policies.current()).toEqual({ stamp: 2, policies: [second] })
      expect(await policies.versions('policy-1')).toEqual([second, first])
      expect(await opened.readAudit()).toHaveLength(2)
    })

    test('policies are ordered by id, and have their own versions', async () => {
      await policies.put(aPolicy({ id: 'b' }), 0, event)
      await policies.put(aPolicy({ id: 'a' }), 1, event)
      await policies.put(aPolicy({ id: 'b', version: 2 }), 2, event)

      expect((await policies.current()).policies.map(({ id, version }) => [id, version])).toEqual([
        ['a', 1],
        ['b', 2],
      ])
      expect(await policies.versions('a')).toHaveLength(1)
    })

    test('ten versions and more are newest first', async () => {
      for (let version = 1; version <= 11; version += 1) await policies.put(aPolicy({ version }), version - 1, event)

      expect((await policies.versions('policy-1')).map(({ version }) => version)).toEqual([
        11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
      ])
    })

    test('a change that was decided on an older set stores nothing', async () => {
      await policies.put(aPolicy({ id: 'a' }), 0, event)

      expect(await policies.put(aPolicy({ id: 'b' }), 0, event)).toBe(false)
      expect(await policies.put(aPolicy({ id: 'b' }), 2, event)).toBe(false)

      expect((await policies.current()).policies.map(({ id }) => id)).toEqual(['a'])
      expect(await policies.versions('b')).toEqual([])
      expect(await opened.readAudit()).toHaveLength(1)
    })

    test('of changes at once, exactly one is stored', async () => {
      const puts = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? policies : opened.another).put(aPolicy({ id: `p${index}` }), 0, event),
        ),
      )

      expect(puts.filter(Boolean)).toHaveLength(1)
      const { stamp, policies: stored } = await policies.current()
      expect([stamp, stored.map(({ id }) => id)]).toEqual([1, [`p${puts.indexOf(true)}`]])
      expect(await opened.readAudit()).toHaveLength(1)
    })

    test('another process reads a change at once', async () => {
      await opened.another.current()
      await policies.put(aPolicy(), 0, event)

      expect((await opened.another.current()).policies).toEqual([aPolicy()])
    })

    test('a policy of a newer version of the product is read by its known keys', async () => {
      await policies.put(withLaterKeys(aPolicy()) as Policy, 0, event)

      expect((await policies.current()).policies).toEqual([aPolicy()])
    })

    test('two hundred large policies are stored completely', async () => {
      const values = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(200)}${index}.example`)
      const large = Array.from({ length: 200 }, (_, index) =>
        aPolicy({
          id: `p${String(index).padStart(3, '0')}`,
          conditions: [{ attribute: 'recipient.domain', operator: 'in', values }],
        }),
      )
      for (const [stamp, policy] of large.entries()) await policies.put(policy, stamp, event)

      expect((await opened.another.current()).policies).toEqual(large)
    })
  })
}
