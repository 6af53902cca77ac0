import { Likelihood } from '../inspection.ts'
import type { Condition } from './policy.ts'
import type { FileFacts } from './policyFacts.ts'

/**
 * Whether a file is why these conditions match, rather than the transfer as a whole: it has an infotype, an extension
 * or an unreadable part that they name. Without such conditions, every file is.
 */
export function isCause(file: FileFacts, conditions: readonly Condition[]): boolean {
  const named = conditions.flatMap(condition => findNamed(file, condition) ?? [])
  return named.length === 0 || named.some(Boolean)
}

/** @returns undefined for a condition that names no property of single files */
function findNamed({ extension, found = [], inspected }: FileFacts, condition: Condition): boolean | undefined {
  const { attribute, operator } = condition
  if (operator === 'noneOf') return undefined
  if (attribute === 'files.notInspectable' && condition.values[0]) return inspected?.isNotInspectable ?? false
  if (attribute === 'files.unscannable' && condition.values[0]) return inspected?.isUnscannable ?? false
  if (attribute === 'files.extension') {
    const extensions = [extension, ...found].map(each => each.toLowerCase())
    return condition.values.some(value => extensions.includes(value.toLowerCase()))
  }
  if (attribute !== 'files.infoType') return undefined
  const { values, minLikelihood = 'POSSIBLE' } = condition
  const rank = Likelihood.options.indexOf(minLikelihood)
  const isNamed = ({ infoType, likelihood }: { infoType: string; likelihood: Likelihood }) =>
    (values as readonly string[]).includes(infoType) && Likelihood.options.indexOf(likelihood) >= rank
  return inspected?.findings.some(isNamed) ?? false
}
