import type { AttributeValue, Update } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'

export type Item = Record<string, AttributeValue>

/** Undefined values are omitted; empty ones are stored. */
export function toItem(record: object): Item {
  return marshall(record, { removeUndefinedValues: true })
}

/** Removes attributes given as undefined. Every name has a `#`, because DynamoDB reserves hundreds of words. */
export function setting(
  attributes: object,
): Pick<Required<Update>, 'UpdateExpression' | 'ExpressionAttributeNames'> & { ExpressionAttributeValues: Item } {
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
    ExpressionAttributeValues: toItem(Object.fromEntries([...values].map(([name, value]) => [`:${name}`, value]))),
  }
}
