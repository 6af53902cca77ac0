import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlwaysTrue } from '../../shared/domain/policies/alwaysTrue.ts'
import type { Condition, PolicyContent, Statement } from '../../shared/domain/policies/policy.ts'
import { formatCount } from '../../shared/texts/inspection.ts'
import { describePolicyChanges } from '../../shared/texts/policyChanges.ts'
import { matchTexts } from '../../shared/texts/policyPage.ts'
import { policySummary } from '../../shared/texts/policySummary.ts'

const sealed: Statement = { feature: 'passwordProtection', effect: 'required' }
const cards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const outside: Condition = { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] }

describe('the summary of a policy', () => {
  test.each<[string, Condition[], Statement[]]>([
    [
      'Files with credit card numbers to recipients outside acme.example must be password-protected.',
      [cards, outside],
      [sealed],
    ],
    ['All transfers must be password-protected.', [], [sealed]],
    ['All transfers …', [], []],
    [
      'Transfers from alice@acme.example or bob@acme.example are blocked.',
      [{ attribute: 'sender', operator: 'in', values: ['alice@acme.example', 'bob@acme.example'] }],
      [{ feature: 'transfer', effect: 'block' }],
    ],
    [
      'Transfers from senders other than alice@acme.example to addresses like *@partner.example show the sender a warning.',
      [
        { attribute: 'recipient', operator: 'matches', values: ['*@partner.example'] },
        { attribute: 'sender', operator: 'notIn', values: ['alice@acme.example'] },
      ],
      [{ feature: 'transfer', effect: 'warn' }],
    ],
    [
      'Transfers from senders at acme.example to recipients at domains like *.gov are allowed.',
      [
        { attribute: 'sender.domain', operator: 'in', values: ['acme.example'] },
        { attribute: 'recipient.domain', operator: 'matches', values: ['*.gov'] },
      ],
      [{ feature: 'transfer', effect: 'allow' }],
    ],
    [
      'Transfers from members of the groups org and admin need the sender’s acknowledgement.',
      [{ attribute: 'sender.group', operator: 'allOf', values: ['org', 'admin'] }],
      [{ feature: 'acknowledgement', effect: 'required' }],
    ],
    [
      'Transfers from senders outside the group admin must hide the sender and must have a tracking ID.',
      [{ attribute: 'sender.group', operator: 'noneOf', values: ['admin'] }],
      [
        { feature: 'anonymousTransfer', effect: 'required' },
        { feature: 'trackingId', effect: 'required' },
      ],
    ],
    [
      'Requested transfers to recipients new to the sender must expire after at most 1 day.',
      [
        { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] },
        { attribute: 'isTransferRequest', operator: 'is', values: [true] },
      ],
      [{ feature: 'maxExpiryDays', effect: 'set', value: 1 }],
    ],
    [
      'Sent transfers to recipients whom the organisation knows may be protected by a one-time password.',
      [
        { attribute: 'recipient.isNewToOrganisation', operator: 'is', values: [false] },
        { attribute: 'isTransferRequest', operator: 'is', values: [false] },
      ],
      [{ feature: 'mobileOtp', effect: 'optional' }],
    ],
    [
      'Transfers of at least 3 files and of at most 1,024 MiB with files of type pdf or docx must stay available for at least 5 days.',
      [
        { attribute: 'files.extension', operator: 'anyOf', values: ['pdf', 'docx'] },
        { attribute: 'files.count', operator: 'gte', values: [3] },
        { attribute: 'files.totalSize', operator: 'lte', values: [1024] },
      ],
      [{ feature: 'minExpiryDays', effect: 'set', value: 5 }],
    ],
    [
      'Transfers with files of type exe, bat, cmd or 2 others use the template set “Legal”.',
      [{ attribute: 'files.extension', operator: 'anyOf', values: ['exe', 'bat', 'cmd', 'msi', 'js'] }],
      [{ feature: 'templateSet', effect: 'set', value: 'Legal' }],
    ],
    [
      'Files that are not anonymised and that cannot be fully inspected must not be password-protected.',
      [
        { attribute: 'files.anonymized', operator: 'is', values: [false] },
        { attribute: 'files.notInspectable', operator: 'is', values: [true] },
      ],
      [{ feature: 'passwordProtection', effect: 'prohibited' }],
    ],
    [
      'Files with at least 10 credit card numbers or 10 IBAN codes (at least likely) do not need the sender’s acknowledgement.',
      [{ ...cards, values: ['CREDIT_CARD_NUMBER', 'IBAN_CODE'], minCount: 10, minLikelihood: 'LIKELY' }],
      [{ feature: 'acknowledgement', effect: 'optional' }],
    ],
    [
      'Files with person names and phone numbers and without locations (even if unlikely) may hide the sender.',
      [
        { attribute: 'files.infoType', operator: 'allOf', values: ['PERSON_NAME', 'PHONE_NUMBER'] },
        { attribute: 'files.infoType', operator: 'noneOf', values: ['LOCATION'], minLikelihood: 'UNLIKELY' },
      ],
      [{ feature: 'anonymousTransfer', effect: 'optional' }],
    ],
    [
      'Files with fewer than 5 e-mail addresses must not be protected by a one-time password.',
      [{ attribute: 'files.infoType', operator: 'noneOf', values: ['EMAIL_ADDRESS'], minCount: 5 }],
      [{ feature: 'mobileOtp', effect: 'prohibited' }],
    ],
    [
      'All transfers need a sign-in of the recipient and are allowed.',
      [],
      [
        { feature: 'signIn', effect: 'required' },
        { feature: 'transfer', effect: 'allow' },
      ],
    ],
    [
      'Transfers with a tracking ID like CASE-* must not have a tracking ID.',
      [{ attribute: 'trackingId', operator: 'matches', values: ['CASE-*'] }],
      [{ feature: 'trackingId', effect: 'prohibited' }],
    ],
  ])('%s', (summary, conditions, statements) => {
    expect(policySummary({ conditions, statements })).toBe(summary)
  })
})

describe('the changes between two versions', () => {
  const policy: PolicyContent = {
    name: 'Cards',
    description: '',
    conditions: [cards, outside],
    statements: [sealed],
    mode: 'enforce',
  }
  const changes = (more: Partial<PolicyContent>, before = policy) =>
    describePolicyChanges(before, { ...before, ...more }).map(({ kind, text }) => `${kind} ${text}`)

  test('name the policy’s own fields', () => {
    expect(changes({ name: 'Card numbers', description: 'PCI DSS', mode: 'off' })).toEqual([
      'changed Name: “Cards” is now “Card numbers”',
      'added Description: “PCI DSS”',
      'changed Mode: “Enforce” is now “Off”',
    ])
  })

  test('name added, removed and changed conditions, with the values that differ', () => {
    const conditions: Condition[] = [
      { ...outside, values: ['acme.example', 'partner.example'] },
      { attribute: 'files.count', operator: 'gte', values: [2] },
    ]

    expect(changes({ conditions })).toEqual([
      'removed Condition: with credit card numbers',
      'changed Condition: to recipients outside acme.example is now to recipients outside acme.example and partner.example (added: partner.example)',
      'added Condition: of at least 2 files',
    ])
  })

  test('name every changed value of a list that is too long for the sentence', () => {
    const many: Condition = { attribute: 'files.extension', operator: 'anyOf', values: ['a', 'b', 'c', 'd', 'e'] }

    expect(
      changes({ conditions: [{ ...many, values: ['a', 'b', 'c', 'd', 'f'] }] }, { ...policy, conditions: [many] }),
    ).toEqual(['changed Condition: with files of type a, b, c or 2 others (added: f; removed: e)'])
  })

  test('name changed demands, their messages and links', () => {
    const statements: Statement[] = [
      { ...sealed, effect: 'optional', message: 'Seal it.', link: 'https://acme.example/seal' },
      { feature: 'maxExpiryDays', effect: 'set', value: 3 },
    ]

    expect(changes({ statements })).toEqual([
      'changed Demand: must be password-protected is now may be password-protected (Message: “Seal it.” added; Link: “https://acme.example/seal” added)',
      'added Demand: must expire after at most 3 days',
    ])
    expect(changes({ statements: [] })).toEqual(['removed Demand: must be password-protected'])
  })

  test('are none when only the order of conditions and keys differs', () => {
    const turned = policy.conditions.toReversed().map(condition => {
      return Object.fromEntries(Object.entries(condition).toReversed()) as Condition
    })

    expect(changes({ conditions: turned })).toEqual([])
  })

  test('name each condition once when a list is shuffled and cut', () => {
    const condition = fc.constantFrom<Condition>(
      cards,
      outside,
      { ...outside, values: ['x.example'] },
      { attribute: 'files.count', operator: 'lte', values: [9] },
    )
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 5 }), fc.array(condition, { maxLength: 5 }), (before, after) => {
        const found = describePolicyChanges({ ...policy, conditions: before }, { ...policy, conditions: after })
        const count = (kind: string) => found.filter(change => change.kind === kind).length
        const gone = before.filter(one => !after.includes(one)).length
        const come = after.filter(one => !before.includes(one)).length
        expect(count('removed') + count('changed')).toBe(gone)
        expect(count('added') + count('changed')).toBe(come)
      }),
    )
  })
})

describe('a condition that every transfer matches', () => {
  test.each<[Condition, boolean]>([
    [{ attribute: 'recipient', operator: 'matches', values: ['*'] }, true],
    [{ attribute: 'recipient', operator: 'matches', values: ['a@x.example', '*@*'] }, true],
    [{ attribute: 'sender.domain', operator: 'matches', values: ['*.*'] }, true],
    [{ attribute: 'trackingId', operator: 'matches', values: ['**'] }, true],
    [{ attribute: 'files.totalSize', operator: 'gte', values: [0] }, true],
    [{ attribute: 'trackingId', operator: 'matches', values: ['*.*'] }, false],
    [{ attribute: 'recipient', operator: 'in', values: ['*'] }, false],
    [{ attribute: 'sender.domain', operator: 'matches', values: ['*.example'] }, false],
    [{ attribute: 'files.totalSize', operator: 'lte', values: [0] }, false],
    [{ attribute: 'files.count', operator: 'gte', values: [1] }, false],
  ])('%j: %s', (condition, isTrue) => {
    expect(isAlwaysTrue(condition)).toBe(isTrue)
  })
})

describe('the transfers that a policy matched', () => {
  const none = { blocked: 0, warned: 0, changed: 0 }

  test('are counted by mode, with what it did to them', () => {
    const effects = { enforced: { ...none, changed: 1 }, monitored: { blocked: 1200, warned: 1, changed: 0 } }

    expect(matchTexts({ enforced: 2, monitored: 1201, effects })).toEqual([
      'Matched 2 transfers in 90 days: 1 changed',
      `Would have matched ${formatCount(1201)} transfers in 90 days: ${formatCount(1200)} blocked, 1 warned`,
    ])
  })

  test('are counted alone where it did nothing, or nothing is known', () => {
    expect(matchTexts({ enforced: 1, monitored: 0, effects: { enforced: none, monitored: none } })).toEqual([
      'Matched 1 transfer in 90 days',
    ])
    expect(matchTexts({ enforced: 0, monitored: 1 })).toEqual(['Would have matched 1 transfer in 90 days'])
    expect(matchTexts({ enforced: 0, monitored: 0 })).toEqual([])
  })
})
