import type * as z from 'zod'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'

/** Spreads copy symbols; JSON and replies omit them. */
const UNKNOWN = Symbol('unknown')
type Branch = Record<string, unknown> & { [UNKNOWN]?: Record<string, unknown> }

/** Accepts records of other versions. Unknown keys stay attached, so that `toStored` writes them back. */
export function parseStored<Schema extends z.ZodType>(schema: Schema, stored: unknown): z.output<Schema> {
  const record = tolerant(schema).parse(stored)
  noteUnknown(record, stored)
  return record
}

/** @throws ZodError for an unknown key that this version adds */
export function toStored<Schema extends z.ZodType>(schema: Schema, record: z.output<Schema>): z.output<Schema> {
  return withUnknown(schema.parse(record), record) as z.output<Schema>
}

function noteUnknown(record: unknown, stored: unknown) {
  if (!isBranch(record) || !isBranch(stored)) return
  const unknown = Object.entries(stored).filter(([key]) => !Object.hasOwn(record, key))
  if (unknown.length > 0) record[UNKNOWN] = Object.fromEntries(unknown)
  for (const key of Object.keys(record)) noteUnknown(record[key], stored[key])
}

function withUnknown(parsed: unknown, record: unknown): unknown {
  if (!isBranch(parsed) || !isBranch(record)) return parsed
  if (Array.isArray(parsed)) return parsed.map((one, index) => withUnknown(one, record[index]))
  const known = Object.entries(parsed).map(([key, value]) => [key, withUnknown(value, record[key])])
  return { ...record[UNKNOWN], ...Object.fromEntries(known) }
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null
}
