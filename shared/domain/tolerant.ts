import * as z from 'zod'
// By name: through the namespace `z.core` a bundle of esbuild would hold all of it, 300 KB of languages included.
import { $ZodNever, $ZodType, clone, util } from 'zod/v4/core'

const readers = new WeakMap<$ZodType, $ZodType>()

/**
 * The same schema for a reader: objects at every depth drop keys that they do not know instead of refusing them. A newer
 * version may have written what is read (docs/decisions/0027-tolerant-readers.md).
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
    // Some checks are schemas, too: formats of texts.
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
 * An enumeration to which a newer version may add: a value that is not known is read as it is. Code that decides by it
 * needs a default for others than those of its type.
 */
export function extensible<Known extends z.ZodEnum>(known: Known): z.ZodType<z.output<Known>, z.output<Known>> {
  return z.union([known, z.string().max(64)]) as unknown as z.ZodType<z.output<Known>, z.output<Known>>
}
