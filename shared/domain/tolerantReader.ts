import * as z from 'zod'
// Named imports: through the namespace `z.core` an esbuild bundle would include all of it, with 300 KB of languages.
import { $ZodNever, $ZodType, clone, util } from 'zod/v4/core'

const readers = new WeakMap<$ZodType, $ZodType>()

/**
 * Objects at every depth drop unknown keys instead of refusing them, because a newer version may have written the data
 * (docs/decisions/0027-tolerant-readers.md).
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema): Schema {
  return createReader(schema) as Schema
}

function createReader(schema: $ZodType): $ZodType {
  const known = readers.get(schema)
  if (known) return known
  const { def } = schema._zod
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(def)) {
    if (name === 'shape') parts.shape = Object.fromEntries(Object.entries(part).map(([key, of]) => [key, toPart(of)]))
    else if (name === 'catchall') parts.catchall = part instanceof $ZodNever ? undefined : part
    // Some checks are schemas too, such as text formats.
    else if (name !== 'checks') parts[name] = toPart(part)
  }
  const reader = clone(schema, util.mergeDefs(def, parts) as typeof def)
  readers.set(schema, reader)
  return reader
}

function toPart(part: unknown): unknown {
  if (part instanceof $ZodType) return createReader(part)
  return Array.isArray(part) ? part.map(toPart) : part
}

/**
 * An enumeration that newer versions may extend. Unknown values pass through, so code that switches on it needs a
 * default.
 */
export function extensible<Known extends z.ZodEnum | z.ZodUnion>(
  known: Known,
): z.ZodType<z.output<Known>, z.output<Known>> {
  return z.union([known, z.string().max(64)]) as unknown as z.ZodType<z.output<Known>, z.output<Known>>
}
