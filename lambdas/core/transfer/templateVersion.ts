import { createHash } from 'node:crypto'
import type { TemplateSet } from '../../../shared/domain/templateSet.ts'

/** Names what is in a template set, in 128 bits: the same words and colours are one version, on every host. */
export function templateVersion(set: TemplateSet): string {
  return createHash('sha256').update(JSON.stringify(set, sorted)).digest('hex').slice(0, 32)
}

/** A replacer of JSON: the order in which a file of the organisation happens to name things says nothing. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
