import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoOrganisation as organisation } from '../../local/demoOrganisation.ts'
import { EmailAddress } from '../../shared/domain/email.ts'
import { canMatch, findConflicts } from '../../shared/domain/policies/conflicts.ts'
import { matchesGlob } from '../../shared/domain/policies/glob.ts'
import { compileConditions } from '../../shared/domain/policies/matching.ts'
import { mergePolicies } from '../../shared/domain/policies/merging.ts'
import { findPolicyFaults, normalisePolicy } from '../../shared/domain/policies/normalise.ts'
import { Condition, type Policy, PolicyContent, type Statement } from '../../shared/domain/policies/policy.ts'
import { type FileFacts, type PolicyFacts, toTransferFacts } from '../../shared/domain/policies/policyFacts.ts'
import { getValuePattern } from '../../shared/domain/policies/valuePatterns.ts'

const MIB = 1024 * 1024

const plainFile: FileFacts = {
  extension: 'a',
  size: 0,
  isAnonymised: false,
  inspected: { isNotInspectable: false, findings: [] },
}
const facts: PolicyFacts = {
  sender: 'a@x.de',
  senderGroups: ['org'],
  recipient: 'a@x.de',
  isNewToSender: false,
  isNewToOrganisation: false,
  isTransferRequest: false,
  trackingId: '',
  files: [plainFile],
}

const matches = (conditions: readonly Condition[], more: Partial<PolicyFacts> = {}) =>
  compileConditions(conditions)(toTransferFacts({ ...facts, ...more }))

describe('a pattern', () => {
  test.each([
    ['*@x.de', 'a@x.de', true],
    ['*@x.de', 'a@sub.x.de', false],
    ['*.x.de', 'x.de', false],
    ['?@x.de', 'ab@x.de', false],
    ['a*b*c', 'abbbc', true],
    ['a*b*c', 'abbbd', false],
    ['*', '', true],
    ['', 'a', false],
    ['.+', 'ab', false],
  ])('%s against %s', (pattern, text, isMatch) => {
    expect(matchesGlob(pattern, text)).toBe(isMatch)
  })

  test('matches as the regular expression of the same meaning', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 })
    fc.assert(
      fc.property(pattern, text, (glob, word) => {
        const expression = new RegExp(`^${glob.replaceAll('*', '.*').replaceAll('?', '.')}$`)
        expect(matchesGlob(glob, word)).toBe(expression.test(word))
      }),
    )
  })
})

describe('conditions', () => {
  test.each<[string, Condition, Partial<PolicyFacts>, boolean | undefined]>([
    ['an address in capitals', { attribute: 'recipient', operator: 'in', values: ['A@X.DE'] }, {}, true],
    ['another address', { attribute: 'recipient', operator: 'notIn', values: ['b@x.de'] }, {}, true],
    ['a domain by pattern', { attribute: 'recipient.domain', operator: 'matches', values: ['*.de'] }, {}, true],
    ['a group', { attribute: 'sender.group', operator: 'noneOf', values: ['admin'] }, {}, true],
    ['all of two extensions', { attribute: 'files.extension', operator: 'allOf', values: ['a', 'b'] }, {}, false],
    [
      'one MiB',
      { attribute: 'files.totalSize', operator: 'gte', values: [1] },
      { files: [{ ...plainFile, size: MIB }] },
      true,
    ],
    [
      'less than one MiB',
      { attribute: 'files.totalSize', operator: 'gte', values: [1] },
      { files: [{ ...plainFile, size: MIB - 1 }] },
      false,
    ],
    [
      'one file of two anonymised',
      { attribute: 'files.anonymized', operator: 'is', values: [true] },
      { files: [plainFile, { ...plainFile, isAnonymised: true }] },
      false,
    ],
    [
      'all files anonymised',
      { attribute: 'files.anonymized', operator: 'is', values: [true] },
      { files: [{ ...plainFile, isAnonymised: true }] },
      true,
    ],
    ['no file of a request', { attribute: 'files.anonymized', operator: 'is', values: [true] }, { files: [] }, false],
  ])('compare %s', (_, condition, more, expected) => {
    expect(matches([condition], more)).toBe(expected)
  })

  const iban = (count: number, likelihood: 'POSSIBLE' | 'LIKELY'): FileFacts => ({
    ...plainFile,
    inspected: { isNotInspectable: false, findings: [{ infoType: 'IBAN_CODE', count, likelihood }] },
  })
  const notInspected: FileFacts = { extension: 'a', size: 0, isAnonymised: false }
  const ibans = (more: object): Condition =>
    Condition.parse({ attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'], ...more })

  test.each<[string, FileFacts[], object, boolean | undefined]>([
    ['the counts of all files together', [iban(2, 'LIKELY'), iban(3, 'LIKELY')], { minCount: 5 }, true],
    [
      'only occurrences that are likely enough',
      [iban(9, 'POSSIBLE'), iban(1, 'LIKELY')],
      { minCount: 2, minLikelihood: 'LIKELY' },
      false,
    ],
    ['what is not inspected yet: undecided', [iban(1, 'LIKELY'), notInspected], { minCount: 2 }, undefined],
    ['what is present already', [iban(1, 'LIKELY'), notInspected], {}, true],
    ['what is absent, once everything is inspected', [plainFile], {}, false],
    ['what is excluded and present already', [iban(1, 'LIKELY'), notInspected], { operator: 'noneOf' }, false],
    ['what is excluded and not inspected yet: undecided', [plainFile, notInspected], { operator: 'noneOf' }, undefined],
  ])('on infotypes consider %s', (_, files, more, expected) => {
    expect(matches([ibans(more)], { files })).toBe(expected)
  })

  test('that fail already decide before the inspection', () => {
    const other: Condition = { attribute: 'recipient', operator: 'in', values: ['b@x.de'] }
    expect(matches([ibans({}), other], { files: [notInspected] })).toBe(false)
  })

  test.each([
    { attribute: 'files.names', operator: 'in', values: ['a'] },
    { attribute: 'recipient', operator: 'regex', values: ['a'] },
    { attribute: 'recipient', operator: 'anyOf', values: ['a'] },
    { attribute: 'recipient', operator: 'in', values: [] },
    { attribute: 'files.count', operator: 'gte', values: ['1'] },
    { attribute: 'files.count', operator: 'gte', values: [1, 2] },
    { attribute: 'recipient', operator: 'in', values: ['a'], minCount: 1 },
  ])('refuse %j', condition => {
    expect(Condition.safeParse(condition).success).toBe(false)
  })
})

const days = fc.integer({ min: 1, max: 4 })
const statement: fc.Arbitrary<Statement> = fc.oneof(
  fc.record({
    feature: fc.constantFrom('anonymousTransfer', 'passwordProtection', 'mobileOtp', 'trackingId'),
    effect: fc.constantFrom('prohibited', 'optional', 'required'),
  }),
  fc.record({ feature: fc.constant('acknowledgement' as const), effect: fc.constantFrom('required', 'optional') }),
  fc.record({
    feature: fc.constantFrom('minExpiryDays', 'maxExpiryDays'),
    effect: fc.constant('set' as const),
    value: days,
  }),
  fc.record({
    feature: fc.constant('templateSet' as const),
    effect: fc.constant('set' as const),
    value: fc.constantFrom('A', 'B'),
  }),
  fc.record({ feature: fc.constant('transfer' as const), effect: fc.constantFrom('allow', 'warn', 'block') }),
) as fc.Arbitrary<Statement>

type Binding = Pick<Policy, 'id' | 'name' | 'version' | 'conditions' | 'statements'>
const policyWith = (conditions: fc.Arbitrary<Condition[]>): fc.Arbitrary<Binding> =>
  fc
    .record({ conditions, statements: fc.array(statement, { minLength: 1, maxLength: 3 }), id: fc.uuid() })
    .map(({ id, ...policy }) => ({ id, name: id, version: 1, ...policy }))
const policies = fc.uniqueArray(policyWith(fc.constant([])), { maxLength: 5, selector: ({ id }) => id })

describe('merged policies', () => {
  test('do not depend on their order', () => {
    fc.assert(
      fc.property(policies, fc.infiniteStream(fc.nat()), (some, order) => {
        const shuffled = some
          .map(policy => ({ policy, at: order.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ policy }) => policy)
        expect(mergePolicies(shuffled)).toEqual(mergePolicies(some))
      }),
    )
  })

  test('let block beat warn, and warn beat allow', () => {
    fc.assert(
      fc.property(policies, some => {
        const effects = some.flatMap(({ statements }) =>
          statements.flatMap(one => (one.feature === 'transfer' ? [one.effect] : [])),
        )
        const expected = effects.includes('block') ? 'block' : effects.includes('warn') ? 'warn' : 'allow'
        expect(mergePolicies(some).transfer.value).toBe(expected)
      }),
    )
  })

  test('only become stricter with another policy', () => {
    fc.assert(
      fc.property(policies, policyWith(fc.constant([])), (some, more) => {
        const before = mergePolicies(some)
        const after = mergePolicies([...some, more])
        for (const feature of ['anonymousTransfer', 'passwordProtection', 'mobileOtp', 'trackingId'] as const) {
          if (before.features[feature].value === 'required') expect(after.features[feature].value).toBe('required')
          if (before.features[feature].value === 'prohibited')
            expect(after.features[feature].value).not.toBe('optional')
        }
        expect(after.minExpiryDays?.value ?? 0).toBeGreaterThanOrEqual(before.minExpiryDays?.value ?? 0)
        expect(after.maxExpiryDays?.value ?? 999).toBeLessThanOrEqual(before.maxExpiryDays?.value ?? 999)
        expect(after.conflicts.length).toBeGreaterThanOrEqual(before.conflicts.length)
      }),
    )
  })

  test('ask of a request nothing that only a sent transfer can have', () => {
    fc.assert(
      fc.property(policies, some => {
        const { features, signIn, acknowledgement, conflicts } = mergePolicies(some, { isTransferRequest: true })
        const { anonymousTransfer, trackingId } = mergePolicies(some).features
        const nothing = mergePolicies([])
        expect(features).toEqual({ ...nothing.features, anonymousTransfer, trackingId })
        expect({ signIn, acknowledgement }).toEqual({
          signIn: nothing.signIn,
          acknowledgement: nothing.acknowledgement,
        })
        expect(conflicts.map(({ feature }) => feature)).not.toContain('passwordProtection')
      }),
    )
  })

  test('name each policy behind a demand, and ask for nothing without one', () => {
    const nothing = mergePolicies([])
    expect(Object.values(nothing.features).map(({ value }) => value)).toEqual(Array(5).fill('optional'))
    expect(nothing.acknowledgement).toEqual({ value: 'required', by: [] })
    expect(nothing.transfer).toEqual({ value: 'allow', by: [] })
    expect(nothing.conflicts).toEqual([])
  })
})

// Small domains in which each combination of conditions that any transfer matches has a transfer that does.
const addresses = ['a', 'b', 'c', 'q', 'cc', 'qqq'].flatMap(local =>
  ['', 's.', 't.', 'tt.', 's.t.'].flatMap(below =>
    ['x', 'y', 'z', 'q', 'qq', 's'].flatMap(name => ['de', 'com', 'org'].map(top => `${local}@${below}${name}.${top}`)),
  ),
)
const textCondition = (attribute: 'sender' | 'recipient'): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({
      attribute: fc.constant(attribute),
      operator: fc.constantFrom('in' as const, 'notIn' as const),
      values: fc.subarray(['a@x.de', 'b@x.de', 'a@y.de', 'c@z.com'], { minLength: 1 }),
    }),
    fc.record({
      attribute: fc.constant(attribute),
      operator: fc.constant('matches' as const),
      values: fc.subarray(['*@x.de', 'a@*', '?@*', '??@*', '*.com', '*@s.*', '*@?.de', 'nothing'], {
        minLength: 1,
        maxLength: 2,
      }),
    }),
    fc.record({
      attribute: fc.constant(`${attribute}.domain` as const),
      operator: fc.constantFrom('in' as const, 'notIn' as const),
      values: fc.subarray(['x.de', 'y.de', 's.x.de', 'z.com'], { minLength: 1 }),
    }),
    fc.record({
      attribute: fc.constant(`${attribute}.domain` as const),
      operator: fc.constant('matches' as const),
      values: fc.subarray(['*.de', '*.x.de', '?.*', 's.*', '*'], { minLength: 1, maxLength: 2 }),
    }),
  )
const flags: Condition['attribute'][] = [
  'recipient.isNewToSender',
  'recipient.isNewToOrganisation',
  'isTransferRequest',
]
const flagCondition = (attributes: readonly Condition['attribute'][]): fc.Arbitrary<Condition> =>
  fc.record({
    attribute: fc.constantFrom(...attributes),
    operator: fc.constant('is'),
    values: fc.tuple(fc.boolean()),
  }) as fc.Arbitrary<Condition>
const extensionCondition: fc.Arbitrary<Condition> = fc.record({
  attribute: fc.constant('files.extension' as const),
  operator: fc.constantFrom('anyOf' as const, 'allOf' as const, 'noneOf' as const),
  values: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
})
const countCondition: fc.Arbitrary<Condition> = fc.record({
  attribute: fc.constant('files.count' as const),
  operator: fc.constantFrom('gte' as const, 'lte' as const),
  values: fc.tuple(fc.integer({ min: 0, max: 3 })),
})
const sizeCondition: fc.Arbitrary<Condition> = fc.record({
  attribute: fc.constant('files.totalSize' as const),
  operator: fc.constantFrom('gte' as const, 'lte' as const),
  values: fc.tuple(fc.integer({ min: 0, max: 1 })),
})
const infoTypeCondition: fc.Arbitrary<Condition> = fc.record(
  {
    attribute: fc.constant('files.infoType' as const),
    operator: fc.constantFrom('anyOf' as const, 'allOf' as const, 'noneOf' as const),
    values: fc.subarray(['IBAN_CODE' as const, 'SWIFT_CODE' as const], { minLength: 1 }),
    minCount: fc.integer({ min: 1, max: 3 }),
    minLikelihood: fc.constantFrom('POSSIBLE' as const, 'VERY_LIKELY' as const),
  },
  { requiredKeys: ['attribute', 'operator', 'values'] },
)

/** All lists of at most `most` of these, without regard to order. */
function* listsOf<Item>(items: readonly Item[], most: number, from = 0): Generator<Item[]> {
  yield []
  if (most === 0) return
  for (let index = from; index < items.length; index += 1) {
    for (const rest of listsOf(items, most - 1, index)) yield [items[index] as Item, ...rest]
  }
}

const findings = (infoType: 'IBAN_CODE' | 'SWIFT_CODE') => [
  [],
  ...[1, 2, 3].flatMap(count =>
    (['POSSIBLE', 'VERY_LIKELY'] as const).map(likelihood => [{ infoType, count, likelihood }]),
  ),
]
const filesWithFindings: FileFacts[] = findings('IBAN_CODE').flatMap(ibans =>
  findings('SWIFT_CODE').map(swifts => ({
    ...plainFile,
    inspected: { isNotInspectable: false, findings: [...ibans, ...swifts] },
  })),
)
const filesOfAllKinds: FileFacts[] = ['a', 'b', 'c', 'd', ''].flatMap(extension =>
  [0, MIB].flatMap(size =>
    [false, true].flatMap(isAnonymised =>
      [false, true].map(isNotInspectable => ({
        extension,
        size,
        isAnonymised,
        inspected: { isNotInspectable, findings: [] },
      })),
    ),
  ),
)

function expectFound(conditions: readonly Condition[], candidates: Iterable<Partial<PolicyFacts>>) {
  const match = compileConditions(conditions)
  let isFound = false
  for (const candidate of candidates) {
    isFound = match(toTransferFacts({ ...facts, ...candidate })) === true
    if (isFound) break
  }
  expect(canMatch(conditions)).toBe(isFound)
}

describe('two policies can match one transfer exactly when one exists', () => {
  const some = (condition: fc.Arbitrary<Condition>) => fc.array(condition, { minLength: 1, maxLength: 5 })

  test('by sender or recipient', () => {
    fc.assert(
      fc.property(some(textCondition('recipient')), conditions => {
        expectFound(
          conditions,
          addresses.map(recipient => ({ recipient })),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('by the kind of transfer and the recipient’s newness', () => {
    const both = [false, true]
    fc.assert(
      fc.property(some(flagCondition(flags)), conditions => {
        expectFound(
          conditions,
          both.flatMap(isNewToSender =>
            (isNewToSender ? both : [false]).flatMap(isNewToOrganisation =>
              both.map(isTransferRequest => ({ isNewToSender, isNewToOrganisation, isTransferRequest })),
            ),
          ),
        )
      }),
    )
  })

  function* withFiles(files: readonly FileFacts[], most: number) {
    for (const list of listsOf(files, most)) {
      yield { files: list, isTransferRequest: true }
      if (list.length > 0) yield { files: list, isTransferRequest: false }
    }
  }

  test('by extensions, number, size, anonymisation and readability of files', () => {
    const condition = fc.oneof(
      extensionCondition,
      countCondition,
      sizeCondition,
      flagCondition(['files.anonymized', 'files.notInspectable', 'isTransferRequest']),
    )
    const atMostThree: Condition = { attribute: 'files.count', operator: 'lte', values: [3] }
    fc.assert(
      fc.property(some(condition), conditions => {
        expectFound([...conditions, atMostThree], withFiles(filesOfAllKinds, 3))
      }),
      { numRuns: 60 },
    )
  })

  test('by counts and likelihoods of infotypes over a number of files', () => {
    const atMostTwo: Condition = { attribute: 'files.count', operator: 'lte', values: [2] }
    fc.assert(
      fc.property(some(fc.oneof({ weight: 4, arbitrary: infoTypeCondition }, countCondition)), conditions => {
        expectFound([...conditions, atMostTwo], withFiles(filesWithFindings, 2))
      }),
      { numRuns: 200 },
    )
  })

  test('by tracking ID, in which signs of patterns are plain in a list', () => {
    const condition: fc.Arbitrary<Condition> = fc.record({
      attribute: fc.constant('trackingId' as const),
      operator: fc.constantFrom('in' as const, 'notIn' as const, 'matches' as const),
      values: fc.subarray(['a', '*', '?', 'a?', 'b*'], { minLength: 1 }),
    })
    fc.assert(
      fc.property(some(condition), conditions => {
        const texts = ['', 'a', 'b', 'c', '*', '?', 'a?', 'ab', 'b*', 'bb', 'cc', 'ccc', '**', 'bbb']
        expectFound(
          conditions,
          texts.map(trackingId => ({ trackingId })),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('and their conflict is reported exactly when they also contradict', () => {
    const kind = fc.boolean().map((isRequest): Condition => {
      return { attribute: 'isTransferRequest', operator: 'is', values: [isRequest] }
    })
    const policy = policyWith(fc.array(fc.oneof(textCondition('recipient'), kind), { maxLength: 2 }))
    fc.assert(
      fc.property(policy, policy, (one, other) => {
        const conditions = [...one.conditions, ...other.conditions]
        const isContradictory = [false, true].some(
          isTransferRequest =>
            addresses.some(recipient => matches(conditions, { recipient, isTransferRequest }) === true) &&
            mergePolicies([one, other], { isTransferRequest }).conflicts.length > 0,
        )
        expect(findConflicts(one, other).length > 0).toBe(isContradictory)
        expect(findConflicts(other, one)).toEqual(findConflicts(one, other))
      }),
      { numRuns: 300 },
    )
  })

  test('of addresses that EmailAddress accepts only', () => {
    const local = fc.string({ unit: fc.constantFrom('a', '.', "'", '+', '-', '_', 'é'), minLength: 1, maxLength: 4 })
    const domain = fc.string({ unit: fc.constantFrom('b', '1', '.', '-', '_'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(local, domain, (before, after) => {
        const address = `${before}@${after}`
        for (const operator of ['in', 'matches'] as const) {
          const condition: Condition = { attribute: 'recipient', operator, values: [address] }
          expect(canMatch([condition])).toBe(EmailAddress.safeParse(address).success)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the search for a transfer that matches both is short', () => {
  const partners = Array.from({ length: 200 }, (_, index) => `partner${index}.example${index % 7}.com`)
  const patterns = (make: (index: number) => string, length = 200) => Array.from({ length }, (_, index) => make(index))
  const letters = (from: number) => String.fromCodePoint(...Array.from({ length: 200 }, (_, at) => 0x4e00 + from + at))
  const condition = (attribute: 'recipient' | 'recipient.domain' | 'trackingId', operator: string, values: string[]) =>
    Condition.parse({ attribute, operator, values })

  test.each<[string, Condition[], boolean]>([
    [
      '200 domains, and all others',
      [
        condition('recipient.domain', 'in', partners),
        condition('recipient.domain', 'notIn', partners.slice(1)),
        condition('recipient.domain', 'notIn', partners.slice(0, 199)),
      ],
      false,
    ],
    [
      '200 domains, and all others but one',
      [condition('recipient.domain', 'in', partners), condition('recipient.domain', 'notIn', partners.slice(1))],
      true,
    ],
    [
      'patterns of addresses in 200 domains',
      [condition('recipient.domain', 'in', partners), condition('recipient', 'matches', ['a*@*.de', '*@other.com'])],
      false,
    ],
    [
      '200 addresses, and patterns that miss them',
      [
        condition(
          'recipient',
          'in',
          partners.map(one => `rita@${one}`),
        ),
        condition(
          'recipient',
          'matches',
          patterns(index => `*@*.sub${index}.com`),
        ),
      ],
      false,
    ],
    [
      'patterns with other ends',
      [
        condition(
          'recipient.domain',
          'matches',
          patterns(index => `*.a${index}.example`),
        ),
        condition(
          'recipient.domain',
          'matches',
          patterns(index => `*.b${index}.example`),
        ),
      ],
      false,
    ],
    [
      '40 patterns of 200 letters each, which a search cannot decide soon',
      [
        condition(
          'trackingId',
          'matches',
          patterns(index => `*${letters(index * 200)}*`, 20),
        ),
        condition(
          'trackingId',
          'matches',
          patterns(index => `*${letters((index + 20) * 200)}*`, 20),
        ),
      ],
      true,
    ],
  ])('%s', (_, conditions, isPossible) => {
    const before = process.cpuUsage().user

    expect(canMatch(conditions)).toBe(isPossible)

    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000)
  })
})

describe('a value of a condition', () => {
  const content = (attribute: string, operator: string, value: string) =>
    normalisePolicy(
      PolicyContent.parse({
        ...{ name: 'Cards', description: '', statements: [{ feature: 'transfer', effect: 'warn' }] },
        conditions: [{ attribute, operator, values: [value] }],
      }),
    )

  test.each([
    ['recipient', 'matches', '**@***.example', '*@*.example'],
    ['recipient', 'matches', '*@Bücher.*', '*@xn--bcher-kva.*'],
    ['recipient', 'matches', '*.bücher.example', '*.xn--bcher-kva.example'],
    ['recipient.domain', 'matches', '**.bücher.example', '*.xn--bcher-kva.example'],
    ['trackingId', 'matches', '**-ü*', '*-ü*'],
    ['trackingId', 'in', '**', '**'],
    ['trackingId', 'matches', '*a'.repeat(8), '*a'.repeat(8)],
    ['files.extension', 'anyOf', '.PDF', 'pdf'],
  ])('%s %s %s is stored as %s', (attribute, operator, value, stored) => {
    const policy = content(attribute, operator, value)

    expect(policy.conditions[0]?.values).toEqual([stored])
    expect(findPolicyFaults(policy, organisation)).toEqual([])
  })

  test.each([
    ['recipient', 'matches', '*@bü*.example', /ü/],
    ['recipient', 'matches', '*ü*', /ü/],
    ['recipient', 'matches', 'jörg@*', /ü/],
    ['sender', 'matches', '*@pаypal.example', /address/],
    ['recipient', 'matches', '*@a..example', /address/],
    ['recipient', 'matches', '*@', /address/],
    ['recipient.domain', 'in', `${'ü.'.repeat(100)}example`, /at most 254/],
    ['recipient.domain', 'matches', 'bü*.example', /ü/],
    ['recipient', 'matches', `${'*a'.repeat(9)}@x.example`, /At most 8/],
    ['recipient.domain', 'matches', '*a'.repeat(9), /At most 8/],
    ['trackingId', 'matches', `${'*?'.repeat(8)}*`, /At most 8/],
    ['files.extension', 'anyOf', 'tar.gz', /Enter an extension such as pdf\./],
    ['files.extension', 'noneOf', '*.exe', /Enter an extension such as pdf\./],
    ['files.extension', 'allOf', '*', /Enter an extension such as pdf\./],
  ])('%s %s cannot be %s', (attribute, operator, value, message) => {
    expect(findPolicyFaults(content(attribute, operator, value), organisation)).toEqual([
      { path: 'conditions.0.values.0', message: expect.stringMatching(message) },
    ])
  })

  test('with many stars is checked fast', () => {
    const before = process.cpuUsage().user

    for (const attribute of ['trackingId', 'recipient', 'recipient.domain'])
      expect(getValuePattern(attribute, 'matches')?.expression.test(`${'**a'.repeat(84)}@`)).toBe(false)

    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(500)
  })
})
