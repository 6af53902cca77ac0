import type { Condition } from './policy.ts'

const everyAddress = /^\*+(@\*+)?$/
const everyDomain = /^\*+(\.\*+)?$/
const everyText = /^\*+$/

/** Whether every transfer matches a condition, as far as its patterns and bounds show it plainly. */
export function isAlwaysTrue({ attribute, operator, values }: Condition): boolean {
  if (operator === 'gte') return values[0] === 0
  if (operator !== 'matches') return false
  return values.some(value => toEvery(attribute).test(value))
}

function toEvery(attribute: Condition['attribute']): RegExp {
  if (attribute === 'sender' || attribute === 'recipient') return everyAddress
  return attribute === 'trackingId' ? everyText : everyDomain
}
