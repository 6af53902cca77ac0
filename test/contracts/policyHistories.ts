import fc from 'fast-check'
import { BasicInfoType, Likelihood } from '../../shared/domain/inspection.ts'
import { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { NAMESPACE } from './transferHistories.ts'

/** Generated policies that match some transfers of generated histories (`transferHistories.ts`). */

const addresses = {
  sender: [`alice@${NAMESPACE}.example`, `BOB.meier@${NAMESPACE}.example`],
  recipient: ['rita@partner.example', 'X@partner.example', 'zoë@sub.partner.example', 'nobody@partner.example'],
}
const domains = {
  'sender.domain': [`${NAMESPACE}.example`, 'other.example'],
  'recipient.domain': ['partner.example', 'sub.partner.example'],
}
const patterns = ['*', '*partner*', '?@*', 'r*@partner.example', '*.example']

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })
const texts = (attribute: string, values: readonly string[]) =>
  fc.oneof(
    fc.record({
      attribute: fc.constant(attribute),
      operator: fc.constantFrom('in', 'notIn'),
      values: some(values),
    }),
    fc.record({ attribute: fc.constant(attribute), operator: fc.constant('matches'), values: some(patterns) }),
  )
const sets = fc.constantFrom('anyOf', 'allOf', 'noneOf')

const condition: fc.Arbitrary<Condition> = fc
  .oneof(
    ...Object.entries({ ...addresses, ...domains }).map(([attribute, values]) => texts(attribute, values)),
    texts('trackingId', ['x', 'Quarterly report']),
    fc.record({ attribute: fc.constant('sender.group'), operator: sets, values: some(['org', 'admin']) }),
    fc.record({
      attribute: fc.constant('files.extension'),
      operator: sets,
      values: some(['pdf', 'XLSX', 'csv', 'gz']),
    }),
    fc.record({
      attribute: fc.constantFrom('files.count', 'files.totalSize'),
      operator: fc.constantFrom('gte', 'lte'),
      values: fc.tuple(fc.nat(3)),
    }),
    fc.record({
      attribute: fc.constantFrom(
        'recipient.isNewToSender',
        'recipient.isNewToOrganisation',
        'files.anonymized',
        'files.notInspectable',
        'isTransferRequest',
      ),
      operator: fc.constant('is'),
      values: fc.tuple(fc.boolean()),
    }),
    fc.record({
      attribute: fc.constant('files.infoType'),
      operator: sets,
      values: some(BasicInfoType.options.slice(0, 4)),
      minCount: fc.integer({ min: 1, max: 7 }),
      minLikelihood: fc.constantFrom(...Likelihood.options),
    }),
  )
  .map(one => Condition.parse(one))

export const conditions = fc.array(condition, { maxLength: 3 })

const statement: fc.Arbitrary<Statement> = fc
  .oneof(
    fc.record({
      feature: fc.constantFrom('anonymousTransfer', 'passwordProtection', 'mobileOtp', 'trackingId'),
      effect: fc.constantFrom('prohibited', 'optional', 'required'),
    }),
    fc.record({ feature: fc.constant('acknowledgement'), effect: fc.constantFrom('required', 'optional') }),
    fc.record({
      feature: fc.constantFrom('minExpiryDays', 'maxExpiryDays'),
      effect: fc.constant('set'),
      value: fc.integer({ min: 5, max: 9 }),
    }),
    fc.record({ feature: fc.constant('templateSet'), effect: fc.constant('set'), value: fc.constant('Standard') }),
    fc.record({ feature: fc.constant('transfer'), effect: fc.constantFrom('allow', 'warn', 'block') }),
  )
  .map(one => Statement.parse(one))

export const statements = fc.uniqueArray(statement, { minLength: 1, maxLength: 3, selector: ({ feature }) => feature })
