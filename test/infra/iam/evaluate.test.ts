import { describe, expect, test } from 'vitest'
import { type Context, isAllowed } from './evaluate.ts'
import type { Statement } from './templatePolicies.ts'

// Policies and outcomes that AWS documents: an evaluator that only agrees with us would prove nothing.

const USER_GUIDE = 'https://docs.aws.amazon.com/IAM/latest/UserGuide'
const OPERATORS = `${USER_GUIDE}/reference_policies_elements_condition_operators.html`
const SETS = `${USER_GUIDE}/reference_policies_condition-single-vs-multi-valued-context-keys.html`
const MANY = `${USER_GUIDE}/reference_policies_condition-logic-multiple-context-keys-or-values.html`
const LOGIC = `${USER_GUIDE}/reference_policies_evaluation-logic.html`
const RESOURCES = `${USER_GUIDE}/reference_policies_elements_resource.html`
const NOT_RESOURCE = `${USER_GUIDE}/reference_policies_elements_notresource.html`
const ACTIONS = `${USER_GUIDE}/reference_policies_elements_action.html`
const ROWS = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html'
const TRANSACTIONS = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html'
const CONTEXTS = 'https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html'

type Example = {
  says: string
  source: string
  policy: Partial<Statement> | Partial<Statement>[]
  action?: string
  resource?: string
  context?: Context
  allowed: boolean
}

const TABLE = 'arn:aws:dynamodb:us-west-2:123456789012:table/GameScores'
const condition = (operator: string, key: string, ...values: string[]) => ({
  Condition: { [operator]: { [key]: values } },
})

const GAME = {
  Action: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
  Resource: [TABLE],
  Condition: {
    'ForAllValues:StringEquals': {
      'dynamodb:LeadingKeys': ['user-1'],
      'dynamodb:Attributes': ['UserId', 'GameTitle', 'Wins'],
    },
    StringEqualsIfExists: {
      'dynamodb:Select': ['SPECIFIC_ATTRIBUTES'],
      'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'],
    },
  },
}
const own = { 'dynamodb:LeadingKeys': ['user-1'], 'dynamodb:Attributes': ['UserId', 'Wins'] }
const game = (says: string, action: string, context: Context, allowed: boolean): Example => ({
  ...{ says, source: ROWS, policy: GAME, resource: TABLE, action, context, allowed },
})

const tags = condition('ForAllValues:StringEquals', 'aws:TagKeys', 'environment', 'cost-center')
const anyTag = condition('ForAnyValue:StringEquals', 'aws:TagKeys', 'environment', 'cost-center')

const examples: Example[] = [
  { says: 'nothing is allowed by default', source: LOGIC, policy: [], allowed: false },
  { says: 'a statement allows', source: LOGIC, policy: {}, allowed: true },
  { says: 'an explicit denial outweighs', source: LOGIC, policy: [{}, { Effect: 'Deny' }], allowed: false },
  {
    says: 'a denial whose condition is not met does not apply',
    source: LOGIC,
    policy: [{}, { Effect: 'Deny', ...condition('Bool', 'aws:SecureTransport', 'false') }],
    context: { 'aws:SecureTransport': 'true' },
    allowed: true,
  },
  {
    says: 'actions have no case, and wildcards',
    source: ACTIONS,
    policy: { Action: ['S3:get*'] },
    allowed: true,
  },
  { says: 'a ? is one character', source: RESOURCES, policy: { Resource: ['arn:aws:s3:::buck?t/key'] }, allowed: true },
  { says: 'a ? is not none', source: RESOURCES, policy: { Resource: ['arn:aws:s3:::bucket?/key'] }, allowed: false },
  { says: 'a * crosses slashes', source: RESOURCES, policy: { Resource: ['arn:aws:s3:::*y'] }, allowed: true },
  { says: 'resources have a case', source: RESOURCES, policy: { Resource: ['arn:aws:s3:::Bucket/*'] }, allowed: false },
  {
    says: 'NotResource is everything else',
    source: NOT_RESOURCE,
    policy: { NotResource: ['arn:aws:s3:::other/*'] },
    allowed: true,
  },
  {
    says: 'NotResource is nothing that it names',
    source: NOT_RESOURCE,
    policy: { NotResource: ['arn:aws:s3:::bucket/*'] },
    allowed: false,
  },

  {
    says: 'StringEquals has a case',
    source: OPERATORS,
    policy: condition('StringEquals', 'aws:PrincipalTag/job-category', 'iamuser-admin'),
    context: { 'aws:PrincipalTag/job-category': 'IAMuser-admin' },
    allowed: false,
  },
  {
    says: 'StringEquals has no wildcards',
    source: OPERATORS,
    policy: condition('StringEquals', 's3:prefix', 'home/*'),
    context: { 's3:prefix': 'home/alice' },
    allowed: false,
  },
  {
    says: 'StringLike has wildcards',
    source: OPERATORS,
    policy: condition('StringLike', 's3:prefix', '', 'home/', 'home/alice/*'),
    context: { 's3:prefix': 'home/alice/file' },
    allowed: true,
  },
  {
    says: 'a missing key does not match',
    source: OPERATORS,
    policy: condition('StringEquals', 'aws:PrincipalTag/job-category', 'iamuser-admin'),
    allowed: false,
  },
  {
    says: 'a missing key matches a negated operator',
    source: OPERATORS,
    policy: condition('StringNotEquals', 'aws:PrincipalTag/job-category', 'iamuser-admin'),
    allowed: true,
  },
  {
    says: 'a missing key matches IfExists',
    source: OPERATORS,
    policy: condition('StringLikeIfExists', 'ec2:InstanceType', 't1.*', 't2.*', 'm3.*'),
    allowed: true,
  },
  {
    says: 'a present key is compared by IfExists',
    source: OPERATORS,
    policy: condition('StringLikeIfExists', 'ec2:InstanceType', 't1.*', 't2.*', 'm3.*'),
    context: { 'ec2:InstanceType': 'c5.large' },
    allowed: false,
  },
  {
    says: 'Null true requires a missing key',
    source: OPERATORS,
    policy: condition('Null', 'aws:TokenIssueTime', 'true'),
    context: { 'aws:TokenIssueTime': '2026-11-26T09:00:00Z' },
    allowed: false,
  },
  {
    says: 'Null false requires a key',
    source: OPERATORS,
    policy: condition('Null', 'aws:TokenIssueTime', 'false'),
    allowed: false,
  },
  {
    says: 'names of keys have no case',
    source: `${USER_GUIDE}/reference_policies_elements_condition.html`,
    policy: condition('StringEquals', 'AWS:SourceAccount', '123456789012'),
    context: { 'aws:SourceAccount': '123456789012' },
    allowed: true,
  },
  {
    says: 'ArnLike has wildcards',
    source: OPERATORS,
    policy: condition('ArnLike', 'aws:SourceArn', 'arn:aws:cloudwatch:us-east-1:123456789012:alarm:*'),
    context: { 'aws:SourceArn': 'arn:aws:cloudwatch:us-east-1:123456789012:alarm:one' },
    allowed: true,
  },
  {
    says: 'numbers are compared as numbers',
    source: OPERATORS,
    policy: condition('NumericLessThan', 's3:max-keys', '10'),
    context: { 's3:max-keys': '9' },
    allowed: true,
  },

  {
    says: 'several values of a policy are alternatives',
    source: MANY,
    policy: condition('StringEquals', 'aws:PrincipalTag/department', 'finance', 'hr', 'legal'),
    context: { 'aws:PrincipalTag/department': 'hr' },
    allowed: true,
  },
  {
    says: 'several values of a negated operator are all excluded',
    source: MANY,
    policy: condition('StringNotEquals', 'aws:PrincipalTag/department', 'finance', 'hr', 'legal'),
    context: { 'aws:PrincipalTag/department': 'hr' },
    allowed: false,
  },
  {
    says: 'several keys must all match',
    source: MANY,
    policy: { Condition: { StringEquals: { 'aws:PrincipalTag/team': ['a'], 'aws:PrincipalTag/role': ['b'] } } },
    context: { 'aws:PrincipalTag/team': 'a', 'aws:PrincipalTag/role': 'c' },
    allowed: false,
  },

  {
    says: 'ForAllValues wants every value of the request in the policy',
    source: SETS,
    policy: tags,
    context: { 'aws:TagKeys': ['environment', 'cost-center'] },
    allowed: true,
  },
  {
    says: 'ForAllValues refuses one more value',
    source: SETS,
    policy: tags,
    context: { 'aws:TagKeys': ['environment', 'dept'] },
    allowed: false,
  },
  { says: 'ForAllValues is true for a missing key', source: SETS, policy: tags, allowed: true },
  {
    says: 'ForAllValues is true for an empty set',
    source: SETS,
    policy: tags,
    context: { 'aws:TagKeys': [] },
    allowed: true,
  },
  {
    says: 'Null closes ForAllValues for a missing key',
    source: SETS,
    policy: { Condition: { ...tags.Condition, Null: { 'aws:TagKeys': ['false'] } } },
    allowed: false,
  },
  {
    says: 'ForAnyValue wants one value of the request in the policy',
    source: SETS,
    policy: anyTag,
    context: { 'aws:TagKeys': ['environment', 'dept'] },
    allowed: true,
  },
  { says: 'ForAnyValue is false for a missing key', source: SETS, policy: anyTag, allowed: false },

  game('a player reads own attributes of own rows', 'dynamodb:GetItem', own, true),
  game("not another player's row", 'dynamodb:GetItem', { ...own, 'dynamodb:LeadingKeys': ['user-2'] }, false),
  game(
    'not a batch with one row of another',
    'dynamodb:BatchGetItem',
    { ...own, 'dynamodb:LeadingKeys': ['user-1', 'user-2'] },
    false,
  ),
  game('no other attribute', 'dynamodb:GetItem', { ...own, 'dynamodb:Attributes': ['UserId', 'Email'] }, false),
  game(
    'not all attributes: Select has that value when the request names none',
    'dynamodb:Query',
    { 'dynamodb:LeadingKeys': ['user-1'], 'dynamodb:Select': 'ALL_ATTRIBUTES' },
    false,
  ),
  game('chosen attributes', 'dynamodb:Query', { ...own, 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' }, true),
  game('an update returns nothing else', 'dynamodb:UpdateItem', { ...own, 'dynamodb:ReturnValues': 'NONE' }, true),
  game('not the whole row', 'dynamodb:UpdateItem', { ...own, 'dynamodb:ReturnValues': 'ALL_OLD' }, false),
  {
    says: 'only transactions',
    source: TRANSACTIONS,
    policy: condition('ForAnyValue:StringEquals', 'dynamodb:EnclosingOperation', 'TransactWriteItems'),
    context: { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] },
    allowed: true,
  },
  {
    says: 'not outside a transaction',
    source: TRANSACTIONS,
    policy: condition('ForAnyValue:StringEquals', 'dynamodb:EnclosingOperation', 'TransactWriteItems'),
    allowed: false,
  },

  {
    says: 'an encryption context of the policy',
    source: CONTEXTS,
    policy: condition('StringEquals', 'kms:EncryptionContext:AppName', 'ExampleApp'),
    context: { 'kms:EncryptionContext:AppName': 'ExampleApp' },
    allowed: true,
  },
  {
    says: 'another encryption context',
    source: CONTEXTS,
    policy: condition('StringEquals', 'kms:EncryptionContext:AppName', 'ExampleApp'),
    context: { 'kms:EncryptionContext:AppName': 'OtherApp' },
    allowed: false,
  },
  {
    says: 'a call without an encryption context',
    source: CONTEXTS,
    policy: condition('StringEquals', 'kms:EncryptionContext:AppName', 'ExampleApp'),
    allowed: false,
  },
]

describe('the evaluator of policies decides as AWS documents', () => {
  test.each(examples)('$says ($allowed): $source', ({ policy, action, resource, context = {}, allowed }) => {
    const anything = { Effect: 'Allow' as const, Action: ['*'] }
    const statements = [policy]
      .flat()
      .map(one => ({ ...anything, ...(!one.NotResource && { Resource: ['*'] }), ...one }))
    const request = { action: action ?? 's3:GetObject', resource: resource ?? 'arn:aws:s3:::bucket/key', context }

    expect(isAllowed(statements, request)).toBe(allowed)
  })

  test('and refuses an operator that it does not know', () => {
    const dated = { Effect: 'Allow' as const, Action: ['*'], Resource: ['*'], ...condition('DateLessThan', 'a', 'b') }

    expect(() => isAllowed([dated], { action: 'a:b', resource: '*', context: { a: 'c' } })).toThrow('DateLessThan')
  })
})
