import { describe, expect, test } from 'vitest'
import type { PolicyContent } from '../../shared/domain/policies/policy.ts'
import { policyPacks } from '../../shared/texts/en/policyEditor.ts'
import { matchTexts } from '../../shared/texts/policyMatches.ts'
import { simulationSentences } from '../../shared/texts/policySimulation.ts'
import { ApiError } from '../../web/src/api/call.ts'
import { addPack, describeOutcomes } from '../../web/src/pages/policies/packs/addPack.ts'

const result = {
  matched: 12,
  blocked: 2,
  warned: 1,
  changed: 9,
  undecided: 0,
  examples: [],
  transfers: 1480,
  from: '2026-08-23T09:00:00.000Z',
}

describe('the result of a simulation', () => {
  test.each([
    [{}, 'It would have matched 12 of 1,480 transfers from the last 90 days. 2 blocked, 1 warned, 9 changed.'],
    [{ matched: 0, transfers: 1 }, 'It would not have matched the 1 transfer from the last 90 days.'],
    [
      { matched: 0, undecided: 2 },
      'It would have matched none of 1,480 transfers from the last 90 days. Too little is known to decide 2 transfers.',
    ],
    [{ matched: 0, transfers: 0 }, 'There are no transfers from the last 90 days to try it on.'],
  ])('with %j: %s', (more, text) => {
    expect(simulationSentences({ ...result, ...more }).join(' ')).toBe(text)
  })

  test('names the time from which on changes are missing', () => {
    expect(simulationSentences({ ...result, asOf: '2026-11-21T09:00:00.000Z' }).at(-1)).toMatch(
      /^Changes after 21 November 2026.* are missing\.$/,
    )
  })
})

test('the matches of a policy are counted by its modes', () => {
  expect(matchTexts({ enforced: 1, monitored: 1234 })).toEqual([
    'Matched 1 transfer in 90 days',
    'Would have matched 1,234 transfers in 90 days',
  ])
  expect(matchTexts({ enforced: 0, monitored: 0 })).toEqual([])
})

describe('adding a pack', () => {
  const policy = (name: string): PolicyContent => ({
    name,
    description: '',
    mode: 'enforce',
    conditions: [],
    statements: [{ feature: 'mobileOtp', effect: 'required' }],
  })
  const refusal = {
    errorCode: 'bad_request',
    errorMessage: 'Please correct the policy.',
    requestId: 'request',
  } as const
  const fields = [{ path: 'body.statements.0.effect', message: 'There are no countries for codes by SMS.' }]

  test('creates its policies in monitor mode, one by one, and goes on after a refusal', async () => {
    const created: PolicyContent[] = []
    const reports: number[] = []
    const outcomes = await addPack({
      policies: [policy('Known'), policy('Codes'), policy('Lost'), policy('New')],
      names: new Set(['Known']),
      create: async content => {
        if (content.name === 'Codes') throw new ApiError(400, { ...refusal, fields })
        if (content.name === 'Lost') throw new ApiError(0, undefined)
        created.push(content)
      },
      onOutcomes: all => reports.push(all.length),
    })

    expect(created).toEqual([{ ...policy('New'), mode: 'monitor' }])
    expect(outcomes).toEqual([
      { kind: 'skipped' },
      { kind: 'refused', reason: 'There are no countries for codes by SMS.' },
      { kind: 'refused', reason: 'Failed to create policy' },
      { kind: 'added' },
    ])
    expect(reports).toEqual([1, 2, 3, 4])
    expect(describeOutcomes(outcomes)).toBe('1 added, 1 skipped, 2 not added.')
  })

  test('is announced once, with the number of policies', () => {
    expect([policyPacks.added(1), policyPacks.added(3)]).toEqual([
      '1 policy has been added',
      '3 policies have been added',
    ])
  })
})
