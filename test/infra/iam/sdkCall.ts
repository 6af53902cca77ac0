/**
 * What decides on a call's permissions: its command, which parameters it has, and what it names. A row is recorded by
 * its kind, because ids are random: `T#x` is any transfer.
 */
export type SdkCall = {
  command: string
  parameters: string[]
  /** As in the grants: `transfers/index/inState`, `incoming/*`. */
  on: string[]
  rows?: string[]
  /** Top-level attributes that the request names: of keys, items and expressions. */
  attributes?: string[]
  select?: string
  returnValues?: string
  /** The encryption context's value. */
  context?: string
  /** Of a transaction. */
  items?: SdkCall[]
}

/** The place of each name that the calls of a test use. */
export type Names = Readonly<Record<string, string>>

type Input = Record<string, unknown>

/** @throws for a call on something without a place */
export function toSdkCall(commandName: string, input: Input, names: Names): SdkCall {
  const command = commandName.replace(/Command$/, '')
  if (command === 'TransactWriteItems') {
    const items = input.TransactItems as Record<string, Input>[]
    const calls = items.flatMap(item =>
      Object.entries(item).map(([operation, of]) => tableCall(`${operation}Item`, of, names)),
    )
    return { command, parameters: parametersIn(input), on: [], items: distinct(calls) }
  }
  if (command === 'BatchGetItem') {
    const [[table = '', { Keys = [] }] = ['', {}]] = Object.entries(
      input.RequestItems as Record<string, { Keys?: Input[] }>,
    )
    const rows = Keys.map(({ pk }) => toKind(pk))
    const attributes = Keys.flatMap(key => Object.keys(key))
    return {
      command,
      parameters: parametersIn(input),
      on: [getPlace(table, names)],
      rows: sorted(rows),
      attributes: sorted(attributes),
      select: 'ALL_ATTRIBUTES',
    }
  }
  if (input.TableName !== undefined) return tableCall(command, input, names)
  if (input.Bucket !== undefined) return objectCall(command, input, names)
  const named = ['KeyId', 'stateMachineArn', 'executionArn', 'UserPoolId', 'PhoneNumber', 'FromEmailAddress']
    .map(name => input[name])
    .find(value => value !== undefined)
  const context = (input.EncryptionContext as { context?: string } | undefined)?.context
  return {
    command,
    parameters: parametersIn(input),
    on: [getPlace(named === undefined ? command : String(named), names)],
    ...(context === undefined ? {} : { context: toKind(context) }),
  }
}

export function distinct(calls: readonly SdkCall[]): SdkCall[] {
  const texts = sorted(calls.map(call => JSON.stringify(call)))
  return texts.map(text => JSON.parse(text) as SdkCall)
}

function tableCall(command: string, input: Input, names: Names): SdkCall {
  const { Item, Key, IndexName, TableName, Select, ReturnValues, ReturnValuesOnConditionCheckFailure } = input
  const table = getPlace(String(TableName), names)
  const row = (Item ?? Key) as Input | undefined
  const leading = row ? row.pk : findLeadingKey(input)
  const isRead = ['GetItem', 'Query', 'Scan'].includes(command)
  const chosen = input.ProjectionExpression === undefined ? 'ALL_ATTRIBUTES' : 'SPECIFIC_ATTRIBUTES'
  return {
    command,
    parameters: parametersIn(input),
    on: [IndexName === undefined ? table : `${table}/index/${IndexName}`],
    ...(leading === undefined ? {} : { rows: [toKind(leading)] }),
    attributes: sorted([...Object.keys(row ?? {}), ...getAttributes(input)]),
    // Both always have a value.
    // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
    ...(isRead
      ? { select: String(Select ?? (IndexName === undefined ? chosen : 'ALL_PROJECTED_ATTRIBUTES')) }
      : { returnValues: String(ReturnValues ?? ReturnValuesOnConditionCheckFailure ?? 'NONE') }),
  }
}

/** The value that a query compares with the partition key, which comes first in our expressions. */
function findLeadingKey({ KeyConditionExpression, ExpressionAttributeValues }: Input): unknown {
  const [, placeholder] = /^\s*#?\w+ = (:\w+)/.exec(String(KeyConditionExpression ?? '')) ?? []
  return placeholder === undefined ? undefined : (ExpressionAttributeValues as Input)[placeholder]
}

const EXPRESSIONS = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
]
const WORDS = new Set('ADD AND BETWEEN DELETE IN NOT OR REMOVE SET'.split(' '))

function getAttributes(input: Input): string[] {
  const names = (input.ExpressionAttributeNames ?? {}) as Record<string, string>
  return EXPRESSIONS.flatMap(expression => {
    const text = String(input[expression] ?? '')
    // Not values, functions, or the inner parts of a path.
    const found = [...text.matchAll(/(?<![\w#:.])(#?[A-Za-z]\w*)(?![\w]*\s*\()/g)].map(([, name = '']) => name)
    return found.filter(name => !WORDS.has(name)).map(name => names[name] ?? name)
  })
}

function objectCall(command: string, input: Input, names: Names): SdkCall {
  const at = (bucket: unknown, key: unknown) => getPlace(String(bucket), names) + (key === undefined ? '' : '/*')
  const [, source, version] = /^\/?([^/]+)\/[^?]+(\?versionId=)?/.exec(String(input.CopySource ?? '')) ?? []
  return {
    command,
    parameters: [...parametersIn(input), ...(version ? ['CopySource.versionId'] : [])].sort(),
    on: [at(input.Bucket, input.Key), ...(source ? [at(source, '')] : [])],
  }
}

/** What a map of these contains is data. */
const DATA = [
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'EncryptionContext',
  'Item',
  'Key',
  'RequestItems',
]

function parametersIn(input: Input, within = ''): string[] {
  const found = Object.entries(input).flatMap(([name, value]) => {
    if (value === undefined) return []
    const path = `${within}${name}`
    const isStructure = typeof value === 'object' && value?.constructor === Object && !DATA.includes(name)
    return isStructure ? parametersIn(value as Input, `${path}.`) : [path]
  })
  return sorted(found)
}

function getPlace(name: string, names: Names): string {
  const place = names[name]
  if (place === undefined) throw new Error(`A call names ${name}, which has no place.`)
  return place
}

/** The beginning that a grant can name: `T#canary-x`, `USAGE#TO#x`, `link of x`. */
function toKind(value: unknown): string {
  const text = String(value).replace(/^\d{4}-\d{2}-\d{2}#/, 'day#')
  const [, beginning] = /^(.*#(?:canary-)?|[a-z]+(?: of)? )/s.exec(text) ?? []
  return beginning === undefined ? text : `${beginning}x`
}

function sorted(texts: string[]): string[] {
  return [...new Set(texts)].sort()
}
