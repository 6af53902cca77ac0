import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { toPolicyForm } from '../../shared/domain/policies/formDefinition.ts'
import { findPolicyFaults, normalisePolicy } from '../../shared/domain/policies/normalise.ts'
import { PolicyContent } from '../../shared/domain/policies/policy.ts'
import { formatCount } from '../../shared/texts/format.ts'
import { findDraftFaults } from '../../web/src/pages/policies/editor/draftFaults.ts'
import { explainDraft } from '../../web/src/pages/policies/editor/draftMeaning.ts'
import {
  emptyDraft,
  moveChanges,
  type PolicyDraft,
  readDraft,
  writeDraft,
} from '../../web/src/pages/policies/editor/policyDraft.ts'

const organisation = { ...demoOrganisation, smsCountries: [] }
const form = toPolicyForm(organisation)
const sealed = { feature: 'passwordProtection', effect: 'required' }
const draft = (more: Partial<PolicyDraft> = {}): PolicyDraft => ({
  ...emptyDraft,
  name: 'Cards',
  statements: [sealed],
  ...more,
})
const faults = (more: Partial<PolicyDraft>) =>
  findDraftFaults(draft(more), form).map(({ path, message }) => `${path}: ${message}`)
const overLimit = (condition: string, limit: number) =>
  `“${condition}” is never true, because your organization allows at most ${formatCount(limit)}. This policy never applies.`
const condition = (
  attribute: string,
  operator: string,
  values: PolicyDraft['conditions'][number]['values'],
  more = {},
) => draft({ conditions: [{ attribute, operator, values, ...more }] })

describe('the faults of a draft', () => {
  test('are none for a complete policy', () => {
    expect(faults({})).toEqual([])
  })

  test.each<[Partial<PolicyDraft>, string]>([
    [{ name: ' ' }, 'name: Required!'],
    [{ name: 'x'.repeat(101) }, 'name: Enter at most 100 characters.'],
    [{ mode: 'sometimes' }, 'mode: Choose one of the list.'],
    [{ statements: [] }, 'statements: Required!'],
    [{ statements: [{ feature: '', effect: '' }] }, 'statements.0.feature: Required!'],
    [{ statements: [{ feature: 'passwordProtection', effect: '' }] }, 'statements.0.effect: Required!'],
    [{ statements: [sealed, { ...sealed, effect: 'optional' }] }, 'statements.1.feature: This policy already has it.'],
    [{ statements: [{ ...sealed, link: 'http://x' }] }, 'statements.0.link: Enter an address that begins with https:.'],
    [{ statements: [{ ...sealed, colour: 'red' }] }, 'statements.0.colour: There is no such field here.'],
    [condition('', '', []), 'conditions.0.attribute: Required!'],
    [condition('recipient', 'in', []), 'conditions.0.values: Required!'],
    [condition('recipient', 'in', ['carol']), 'conditions.0.values.0: Enter an address such as carol@partner.example.'],
    [
      condition('recipient.domain', 'in', ['Bücher.example', 'localhost']),
      'conditions.0.values.1: Enter a domain such as partner.example.',
    ],
    [condition('files.count', 'gte', [-1]), 'conditions.0.values.0: Number should be greater than or equal to 0'],
    [condition('files.count', 'gte', ['two']), 'conditions.0.values.0: Enter a number.'],
    [
      condition('files.infoType', 'anyOf', ['IBAN_CODE'], { minCount: 1.5 }),
      'conditions.0.minCount: Enter a whole number.',
    ],
    [
      condition('files.infoType', 'anyOf', ['SHOE_SIZE']),
      'conditions.0.values.0: Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.',
    ],
  ])('of %j: %s', (more, fault) => {
    expect(faults(more)).toEqual([fault])
  })

  test('name the bounds of the organisation, and demands that it cannot make', () => {
    const { min, max } = organisation.sendExpiryDays

    expect(faults({ statements: [{ feature: 'maxExpiryDays', effect: 'set', value: max + 1 }] })).toEqual([
      `statements.0.value: Enter a number of days from ${min} to ${max}. These are the limits of your organization.`,
    ])
    expect(faults({ statements: [{ feature: 'mobileOtp', effect: 'required' }] })).toEqual([
      'statements.0.effect: Your organization sends no codes by SMS, because no countries are set up for them.',
    ])
  })

  test('are none exactly when the server accepts the policy', () => {
    const { attributes } = form.conditions
    const text = fc.constantFrom(
      '',
      ' ',
      'a',
      'x.example',
      '*@x.example',
      'a@x.example',
      'org',
      '.PDF',
      'IBAN_CODE',
      'x'.repeat(255),
    )
    const value = fc.oneof(text, fc.constantFrom(-1, 0, 1.5, 7, 2e9), fc.boolean())
    const item = fc.constantFrom(...attributes).chain(({ attribute, operators }) =>
      fc.record({
        attribute: fc.constant(attribute),
        operator: fc.constantFrom(...operators.map(one => one.value), 'like'),
        values: fc.array(value, { maxLength: 2 }),
      }),
    )
    const statement = fc.constantFrom(...form.statements.features).chain(({ feature, effects }) =>
      fc.record(
        {
          feature: fc.constant(feature),
          effect: fc.constantFrom(...effects.map(one => one.value), 'set'),
          value: value,
          message: fc.constantFrom('Hello', 'x'.repeat(501)),
          link: fc.constantFrom('https://acme.example/a', 'http://acme.example', 'none'),
        },
        { requiredKeys: ['feature', 'effect'] },
      ),
    )
    const any = fc.record({
      name: fc.constantFrom('Cards', ' '),
      description: fc.constantFrom('', 'x'.repeat(1001)),
      mode: fc.constantFrom('enforce', 'monitor', 'off', 'on'),
      conditions: fc.array(item, { maxLength: 2 }),
      statements: fc.array(statement, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(any, written => {
        const read = PolicyContent.safeParse(written)
        const isAccepted = read.success && findPolicyFaults(normalisePolicy(read.data), organisation).length === 0
        expect(findDraftFaults(written, form).length === 0).toBe(isAccepted)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the JSON of a draft', () => {
  const findAll = (readable: PolicyDraft) => findDraftFaults(readable, form)

  test('is read as it was written', () => {
    const written = condition('files.infoType', 'anyOf', ['IBAN_CODE'], { minCount: 2 })

    expect(readDraft(writeDraft(written), findAll)).toEqual({ draft: written })
  })

  test.each<[string, string]>([
    ['{', ': Invalid JSON'],
    ['{"color":"red"}', 'color: There is no such field here.'],
    ['{"conditions":{}}', 'conditions: Enter a list.'],
    ['{"statements":[{"feature":"transfer"}]}', 'statements.0.effect: Enter a text.'],
    ['[]', ': Enter an object.'],
  ])('%s has the fault %s', (text, fault) => {
    const read = readDraft(text, () => [])

    expect('faults' in read && read.faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([fault])
  })

  test('has all its faults at once, and one for each part that cannot be read', () => {
    const text = JSON.stringify({
      name: 7,
      color: 'red',
      conditions: [
        'none',
        { attribute: 'recipient.domain', operator: 'in', values: ['localhost', {}] },
        { attribute: 'files.count', operator: 'gte', values: 'many' },
      ],
      statements: [{ feature: 'transfer', effect: 'ask' }],
    })

    const read = readDraft(text, findAll)

    expect('faults' in read && read.faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'name: Enter a text.',
      'conditions.0: Enter an object.',
      'conditions.1.values.1: Enter a text, a number, true or false.',
      'conditions.2.values: Enter a list.',
      'color: There is no such field here.',
      'conditions.1.values.0: Enter a domain such as partner.example.',
      'statements.0.effect: Choose one of the list.',
    ])
  })
})

describe('changes that move to a newer version', () => {
  test('keep what the newer version changed elsewhere', () => {
    const own = draft({ description: 'Mine', mode: 'off' })
    const newer = draft({ mode: 'monitor', statements: [{ feature: 'transfer', effect: 'warn' }] })

    expect(moveChanges(own, draft(), newer)).toEqual({ ...newer, description: 'Mine', mode: 'off' })
    expect(moveChanges(draft(), draft(), newer)).toEqual(newer)
  })
})

describe('what a draft says', () => {
  const explain = (written: PolicyDraft, otherNames: readonly string[] = []) => explainDraft(written, form, otherNames)

  test('warns of conditions that no transfer or every transfer can match', () => {
    const impossible = draft({
      conditions: [
        { attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] },
        { attribute: 'recipient.domain', operator: 'notIn', values: ['Partner.example'] },
      ],
    })

    expect(explain(impossible).warnings).toEqual([
      'No transfer can match all conditions at once, so this policy never applies.',
    ])
    expect(explain(condition('recipient', 'matches', ['*'])).warnings).toEqual([
      '“the recipient’s address is like *” is always true, so this condition changes nothing.',
    ])
  })

  test.each<[string, string, number, string[]]>([
    ['files.count', 'gte', 51, [overLimit('the transfer has at least 51 files', 50)]],
    ['files.count', 'gte', 50, []],
    [
      'files.count',
      'lte',
      50,
      ['“the transfer has at most 50 files” is always true, so this condition changes nothing.'],
    ],
    ['files.count', 'lte', 49, []],
    ['files.totalSize', 'gte', 20481, [overLimit(`the total size is at least ${formatCount(20481)} MiB`, 20480)]],
    ['files.totalSize', 'gte', 20480, []],
  ])('warns of bounds beyond the organisation’s: %s %s %d', (attribute, operator, value, warnings) => {
    expect(explain(condition(attribute, operator, [value])).warnings).toEqual(warnings)
  })

  test('warns of recipients outside who must sign in, if the policy can match one', () => {
    const signIn = { statements: [{ feature: 'signIn', effect: 'required' }] }
    const to = (operator: string, value: string) =>
      draft({ ...signIn, conditions: [{ attribute: 'recipient.domain', operator, values: [value] }] })
    const warning = expect.stringContaining('Recipients outside your organization’s domains need an account')

    expect(explain(draft(signIn)).warnings).toEqual([warning])
    expect(explain(to('matches', '*.example')).warnings).toEqual([warning])
    expect(explain(to('in', organisation.domains[0] ?? '')).warnings).toEqual([])
  })

  test('warns of a name that another policy has', () => {
    expect(explain(draft({ name: ' cards' }), ['Health', 'Cards ']).warnings).toEqual([
      'Another policy is called “cards”. Senders read this name: give each policy a different one.',
    ])
    expect(explain(draft(), ['Health']).warnings).toEqual([])
    expect(explain(draft({ name: '' }), ['']).warnings).toEqual([])
  })

  test('leaves out unfinished rows, and says that no condition means every transfer', () => {
    const { summary, isUnfinished, notes } = explain(draft({ statements: [sealed, { feature: '', effect: '' }] }))

    expect(summary).toBe('For every transfer, the files must be password-protected.')
    expect(isUnfinished).toBe(true)
    expect(notes).toEqual(['Without conditions, this policy applies to every transfer.'])
  })
})
