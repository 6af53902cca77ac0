import { createHash } from 'node:crypto'
import type { TemplateSet } from '../../../shared/domain/templateSet.ts'

/** 128 bits of a digest, equal for equal content on every host. */
export function templateVersion(set: TemplateSet): string {
  return createHash('sha256').update(JSON.stringify(set, sorted)).digest('hex').slice(0, 32)
}

/** Ignores the order of keys. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
