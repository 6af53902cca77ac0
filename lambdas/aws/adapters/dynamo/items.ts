import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

export type Item = Record<string, unknown>

/**
 * The text attributes of the row that failed a condition. The document client leaves an error's row as attribute values.
 * @throws errors of another class
 */
export function toFailedRow(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof ConditionalCheckFailedException)) throw error
  return Object.fromEntries(Object.entries(error.Item ?? {}).map(([name, { S }]) => [name, S]))
}

/** Removes attributes given as undefined. Every name has a `#`, because DynamoDB reserves hundreds of words. */
export function setting(attributes: object) {
  const names = Object.keys(attributes)
  const values = new Map(Object.entries(attributes).filter(([, value]) => value !== undefined))
  const set = [...values.keys()].map(name => `#${name} = :${name}`)
  const removed = names.filter(name => !values.has(name)).map(name => `#${name}`)
  return {
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map(name => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries([...values].map(([name, value]) => [`:${name}`, value])),
  }
}
