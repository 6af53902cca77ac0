import { describe, expect, test } from 'vitest'
import { Organisation } from '../../shared/domain/organisation.ts'
import { findConflicts } from '../../shared/domain/policies/conflicts.ts'
import { findPolicyFaults, normalisePolicy } from '../../shared/domain/policies/normalise.ts'
import { toPolicyPacks } from '../../shared/domain/policies/packs/policyPacks.ts'
import { translatePack } from '../../web/src/pages/policies/packs/translatePack.ts'

const organisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: [],
  limits: { maxFiles: 2, totalSizeMiB: 3, fileSizeMiB: 2, zipEncryptSizeMiB: 1 },
  sendExpiryDays: { min: 1, default: 7, max: 30 },
  smsCountries: ['CH'],
})
const packs = toPolicyPacks(['acme.example', 'acme.test'])
const policies = packs.flatMap(pack => pack.policies)

describe('the packs', () => {
  test('are those of cards, health data, personal data, own domain and unread files', () => {
    expect(packs.map(({ id }) => id)).toEqual([
      'paymentCards',
      'healthData',
      'personalData',
      'ownDomain',
      'unreadFiles',
    ])
  })

  test('contain policies that an administrator can save as they are, in monitor mode', () => {
    for (const policy of policies) {
      expect(policy.mode).toBe('monitor')
      expect(findPolicyFaults(policy, organisation)).toEqual([])
      expect(normalisePolicy(policy)).toEqual(policy)
    }
  })

  test('contain no two policies that contradict each other when all are enforced', () => {
    const saved = policies.map((policy, index) => ({ ...policy, id: `${index}`, version: 1 }))
    for (const one of saved) for (const other of saved) expect(findConflicts(one, other)).toEqual([])
  })

  test('have the texts that the page finds by their keys', () => {
    for (const pack of packs) {
      const unnamed = {
        ...{ ...pack, title: '', description: '' },
        policies: pack.policies.map(policy => ({ ...policy, name: '', description: '' })),
      }
      expect(translatePack(unnamed)).toEqual(pack)
      expect(translatePack({ ...unnamed, id: 'newer' })).toEqual({ ...unnamed, id: 'newer' })
    }
  })

  test('cite their sources by a public address', () => {
    for (const { sources } of packs) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { url } of sources) expect(new URL(url).protocol).toBe('https:')
    }
  })

  test('name the organisation’s domains, and leave out what needs them where it has none', () => {
    expect(packs.find(({ id }) => id === 'ownDomain')?.policies[0]?.conditions).toEqual([
      { attribute: 'recipient.domain', operator: 'in', values: ['acme.example', 'acme.test'] },
    ])
    expect(toPolicyPacks([]).map(({ id }) => id)).not.toContain('ownDomain')
  })
})
