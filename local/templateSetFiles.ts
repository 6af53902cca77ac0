import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { TemplateSet } from '../shared/domain/templateSet.ts'

export class TemplateSetError extends Error {
  override name = 'TemplateSetError'
}

const Reference = z.strictObject({ file: z.string().min(1) })
const WithSets = z.looseObject({ templateSets: z.array(z.unknown()) })

/**
 * @param file absolute, or relative to the working directory
 * @throws TemplateSetError
 */
export function readTemplateSet(file: string): TemplateSet {
  const parsed = TemplateSet.safeParse(toJson(file))
  if (parsed.success) return parsed.data
  throw new TemplateSetError(`${file}: ${findFaults(parsed.error)}`)
}

/**
 * Resolves references such as `{ "file": "templateSets/legal.json" }`.
 * @param file of the settings; references are relative to it
 * @throws TemplateSetError
 */
export function withTemplateSets(settings: unknown, file: string): unknown {
  const found = WithSets.safeParse(settings)
  if (!found.success) return settings
  const templateSets = found.data.templateSets.map(set => {
    const reference = Reference.safeParse(set)
    return reference.success ? readTemplateSet(resolve(dirname(file), reference.data.file)) : set
  })
  return { ...found.data, templateSets }
}

function toJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new TemplateSetError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function findFaults({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join(' ')
}
