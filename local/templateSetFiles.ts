import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { TemplateSet } from '../shared/domain/templateSet.ts'

/** What an organisation wrote in a file of a template set cannot be used; the message names file, field and remedy. */
export class TemplateSetError extends Error {
  override name = 'TemplateSetError'
}

const Reference = z.strictObject({ file: z.string().min(1) })
const WithSets = z.looseObject({ templateSets: z.array(z.unknown()) })

/**
 * The template set of a file.
 * @param file absolute, or from where the process was started
 * @throws TemplateSetError
 */
export function readTemplateSet(file: string): TemplateSet {
  const parsed = TemplateSet.safeParse(toJson(file))
  if (parsed.success) return parsed.data
  throw new TemplateSetError(`${file}: ${findFaults(parsed.error)}`)
}

/**
 * The settings of an organisation, with the sets that it names as `{ "file": "templateSets/legal.json" }` read from there.
 * @param file of the settings: what they name lies beside it
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

/** Every field that is wrong, and what to write there. */
function findFaults({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join(' ')
}
