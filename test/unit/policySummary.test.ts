import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlwaysTrue } from '../../shared/domain/policies/alwaysTrue.ts'
import type { Condition, PolicyContent, Statement } from '../../shared/domain/policies/policy.ts'
import { formatCount } from '../../shared/texts/format.ts'
import { describePolicyChanges } from '../../shared/texts/policyChanges.ts'
import { matchTexts } from '../../shared/texts/policyMatches.ts'
import { policySummary } from '../../shared/texts/policySummary.ts'

const sealed: Statement = { feature: 'passwordProtection', effect: 'required' }
const cards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const outside: Condition = { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] }

describe('the summary of a policy', () => {
  test.each<[string, Condition[], Statement[]]>([
    [
      'If the files contain credit card numbers and the recipient’s domain is not acme.example, the files must be password-protected.',
      [cards, outside],
      [sealed],
    ],
    ['For every transfer, the files must be password-protected.', [], [sealed]],
    ['For every transfer, …', [], []],
    [
      'If the sender is alice@acme.example or bob@acme.example, the transfer is blocked.',
      [{ attribute: 'sender', operator: 'in', values: ['alice@acme.example', 'bob@acme.example'] }],
      [{ feature: 'transfer', effect: 'block' }],
    ],
    [
      'If the recipient’s address is like *@partner.example and the sender is not alice@acme.example, the sender sees a warning.',
      [
        { attribute: 'recipient', operator: 'matches', values: ['*@partner.example'] },
        { attribute: 'sender', operator: 'notIn', values: ['alice@acme.example'] },
      ],
      [{ feature: 'transfer', effect: 'warn' }],
    ],
    [
      'If the sender’s domain is acme.example and the recipient’s domain is like *.gov, the transfer is allowed.',
      [
        { attribute: 'sender.domain', operator: 'in', values: ['acme.example'] },
        { attribute: 'recipient.domain', operator: 'matches', values: ['*.gov'] },
      ],
      [{ feature: 'transfer', effect: 'allow' }],
    ],
    [
      'If the sender is in the groups org and admin, the sender’s acknowledgement is required.',
      [{ attribute: 'sender.group', operator: 'allOf', values: ['org', 'admin'] }],
      [{ feature: 'acknowledgement', effect: 'required' }],
    ],
    [
      'If the sender is not in the group admin, the sender must be hidden and a tracking ID is required.',
      [{ attribute: 'sender.group', operator: 'noneOf', values: ['admin'] }],
      [
        { feature: 'anonymousTransfer', effect: 'required' },
        { feature: 'trackingId', effect: 'required' },
      ],
    ],
    [
      'If the recipient is new to the sender and the files are requested, the files must expire after 1 day at most.',
      [
        { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] },
        { attribute: 'isTransferRequest', operator: 'is', values: [true] },
      ],
      [{ feature: 'maxExpiryDays', effect: 'set', value: 1 }],
    ],
    [
      'If the organization knows the recipient and the files are sent without a request, a one-time password is optional.',
      [
        { attribute: 'recipient.isNewToOrganisation', operator: 'is', values: [false] },
        { attribute: 'isTransferRequest', operator: 'is', values: [false] },
      ],
      [{ feature: 'mobileOtp', effect: 'optional' }],
    ],
    [
      'If a file is of type pdf or docx, the transfer has at least 3 files and the total size is at most 1,024 MiB, the files must stay available for at least 5 days.',
      [
        { attribute: 'files.extension', operator: 'anyOf', values: ['pdf', 'docx'] },
        { attribute: 'files.count', operator: 'gte', values: [3] },
        { attribute: 'files.totalSize', operator: 'lte', values: [1024] },
      ],
      [{ feature: 'minExpiryDays', effect: 'set', value: 5 }],
    ],
    [
      'If a file is of type exe, bat, cmd or 2 others, the e-mails use the template set “Legal”.',
      [{ attribute: 'files.extension', operator: 'anyOf', values: ['exe', 'bat', 'cmd', 'msi', 'js'] }],
      [{ feature: 'templateSet', effect: 'set', value: 'Legal' }],
    ],
    [
      'If not every file is anonymized and a file cannot be fully inspected, the files must not be password-protected.',
      [
        { attribute: 'files.anonymized', operator: 'is', values: [false] },
        { attribute: 'files.notInspectable', operator: 'is', values: [true] },
      ],
      [{ feature: 'passwordProtection', effect: 'prohibited' }],
    ],
    [
      'If the files contain at least 10 credit card numbers or 10 IBAN codes (at least likely), the sender’s acknowledgement is optional.',
      [{ ...cards, values: ['CREDIT_CARD_NUMBER', 'IBAN_CODE'], minCount: 10, minLikelihood: 'LIKELY' }],
      [{ feature: 'acknowledgement', effect: 'optional' }],
    ],
    [
      'If the files contain person names and phone numbers and the files contain no locations (even if unlikely), the sender may be hidden.',
      [
        { attribute: 'files.infoType', operator: 'allOf', values: ['PERSON_NAME', 'PHONE_NUMBER'] },
        { attribute: 'files.infoType', operator: 'noneOf', values: ['LOCATION'], minLikelihood: 'UNLIKELY' },
      ],
      [{ feature: 'anonymousTransfer', effect: 'optional' }],
    ],
    [
      'If the files contain fewer than 5 e-mail addresses, a one-time password is not allowed.',
      [{ attribute: 'files.infoType', operator: 'noneOf', values: ['EMAIL_ADDRESS'], minCount: 5 }],
      [{ feature: 'mobileOtp', effect: 'prohibited' }],
    ],
    [
      'For every transfer, the recipient must sign in and the transfer is allowed.',
      [],
      [
        { feature: 'signIn', effect: 'required' },
        { feature: 'transfer', effect: 'allow' },
      ],
    ],
    [
      'If the tracking ID is like CASE-*, a tracking ID is not allowed.',
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
      'removed Condition: “the files contain credit card numbers”',
      'changed Condition: “the recipient’s domain is not acme.example” is now “the recipient’s domain is not acme.example or partner.example” (added: partner.example)',
      'added Condition: “the transfer has at least 2 files”',
    ])
  })

  test('name every changed value of a list that is too long for the sentence', () => {
    const many: Condition = { attribute: 'files.extension', operator: 'anyOf', values: ['a', 'b', 'c', 'd', 'e'] }

    expect(
      changes({ conditions: [{ ...many, values: ['a', 'b', 'c', 'd', 'f'] }] }, { ...policy, conditions: [many] }),
    ).toEqual(['changed Condition: “a file is of type a, b, c or 2 others” (added: f; removed: e)'])
  })

  test('name changed demands, their messages and links', () => {
    const statements: Statement[] = [
      { ...sealed, effect: 'optional', message: 'Seal it.', link: 'https://acme.example/seal' },
      { feature: 'maxExpiryDays', effect: 'set', value: 3 },
    ]

    expect(changes({ statements })).toEqual([
      'changed Requirement: “the files must be password-protected” is now “the files may be password-protected” (Message added: “Seal it.”; Link added: “https://acme.example/seal”)',
      'added Requirement: “the files must expire after 3 days at most”',
    ])
    expect(changes({ statements: [] })).toEqual(['removed Requirement: “the files must be password-protected”'])
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
