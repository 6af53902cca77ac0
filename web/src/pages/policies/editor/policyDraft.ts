import * as z from 'zod'
import type { Policy, PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyFaults as texts } from '../../../../../shared/texts/en/policyEditor.ts'

export type Fault = { path: string; message: string }

const isArray = { error: () => texts.types.array }
const isObject = { error: () => texts.types.object }
const Value = z.union([z.string(), z.number(), z.boolean()], { error: () => texts.value })
const Text = z.string({ error: () => texts.text })

const DraftCondition = z
  .object({ attribute: Text, operator: Text, values: z.array(Value, isArray) }, isObject)
  .catchall(z.unknown())
export type DraftCondition = z.infer<typeof DraftCondition>

const DraftStatement = z.object({ feature: Text, effect: Text }, isObject).catchall(z.unknown())
export type DraftStatement = z.infer<typeof DraftStatement>

/** A policy as it is edited: any fields and values that the form definition may name. */
export const PolicyDraft = z.strictObject(
  {
    name: Text.default(''),
    description: Text.default(''),
    mode: Text.default('enforce'),
    conditions: z.array(DraftCondition, isArray).default([]),
    statements: z.array(DraftStatement, isArray).default([]),
  },
  isObject,
)
export type PolicyDraft = z.infer<typeof PolicyDraft>

export const emptyDraft: PolicyDraft = { name: '', description: '', mode: 'enforce', conditions: [], statements: [] }

export function toDraft({ name, description, mode, conditions, statements }: PolicyContent): PolicyDraft {
  // JSON leaves out what is undefined.
  return PolicyDraft.parse(JSON.parse(JSON.stringify({ name, description, mode, conditions, statements })))
}

/**
 * The changes that a person made to one version, on another version. Where both changed a field, the person's value
 * holds.
 */
export function moveChanges(own: PolicyDraft, from: PolicyDraft, to: PolicyDraft): PolicyDraft {
  const keys = Object.keys(PolicyDraft.shape) as (keyof PolicyDraft)[]
  const isChanged = (key: keyof PolicyDraft) => JSON.stringify(own[key]) !== JSON.stringify(from[key])
  return { ...to, ...Object.fromEntries(keys.filter(isChanged).map(key => [key, own[key]])) }
}

export function writeDraft(draft: PolicyDraft): string {
  return JSON.stringify(draft, null, 2)
}

/** The parts of a policy that can be read. */
const ReadableCondition = z
  .object({ attribute: Text.catch(''), operator: Text.catch(''), values: z.array(Value.catch('')).catch([]) })
  .catchall(z.unknown())
  .catch({ attribute: '', operator: '', values: [] })
const ReadableStatement = z
  .object({ feature: Text.catch(''), effect: Text.catch('') })
  .catchall(z.unknown())
  .catch({ feature: '', effect: '' })
const ReadableDraft = z
  .object({
    name: Text.catch(''),
    description: Text.catch(''),
    mode: Text.catch('enforce'),
    conditions: z.array(ReadableCondition).catch([]),
    statements: z.array(ReadableStatement).catch([]),
  })
  .catch(emptyDraft)

/** Of a policy that the API returns. The edited policy keeps its own. */
const serverFields = ['id', 'version', 'lastUpdated', 'updatedBy'] as const satisfies readonly (keyof Policy)[]

/**
 * Reads the JSON of a policy. Values that break rules of the form are read; what the form cannot show is a fault.
 * @param findFaults those of a policy that the form can show
 */
export function readDraft(
  text: string,
  findFaults: (draft: PolicyDraft) => readonly Fault[],
): { draft: PolicyDraft } | { faults: Fault[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { faults: [{ path: '', message: texts.invalidJson }] }
  }
  if (typeof json === 'object' && json !== null) for (const key of serverFields) Reflect.deleteProperty(json, key)
  const read = PolicyDraft.safeParse(json)
  if (read.success) return { draft: read.data }
  const faults = read.error.issues.flatMap(toFaults)
  // What could not be read has one fault only.
  const isRead = ({ path }: Fault) => !faults.some(fault => isWithin(path, fault.path))
  return { faults: [...faults, ...findFaults(ReadableDraft.parse(json)).filter(isRead)] }
}

function isWithin(path: string, part: string): boolean {
  return part === '' || path === part || path.startsWith(`${part}.`)
}

function toFaults(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
  return issue.keys.map(key => ({
    path: path === '' ? key : `${path}.${key}`,
    message: texts.unknownField,
  }))
}
