import * as z from 'zod'
import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyFaultTexts } from '../../../../../shared/texts/policyFaults.ts'
import { policyPageTexts } from '../../../../../shared/texts/policyPage.ts'

export type Fault = { path: string; message: string }

const Value = z.union([z.string(), z.number(), z.boolean()], 'Write a text, a number, true or false.')
const Text = z.string('Write a text.')

const DraftCondition = z
  .object({ attribute: Text, operator: Text, values: z.array(Value, 'Write a list.') }, 'Write an object.')
  .catchall(z.unknown())
export type DraftCondition = z.infer<typeof DraftCondition>

const DraftStatement = z.object({ feature: Text, effect: Text }, 'Write an object.').catchall(z.unknown())
export type DraftStatement = z.infer<typeof DraftStatement>

/** A policy as it is edited: any fields and values that the form definition may name. */
export const PolicyDraft = z.strictObject(
  {
    name: Text.default(''),
    description: Text.default(''),
    mode: Text.default('enforce'),
    conditions: z.array(DraftCondition, 'Write a list.').default([]),
    statements: z.array(DraftStatement, 'Write a list.').default([]),
  },
  'Write an object.',
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

/** Reads the JSON of a policy. Values that break rules of the form are read; what the form cannot show is a fault. */
export function readDraft(text: string): { draft: PolicyDraft } | { faults: Fault[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { faults: [{ path: '', message: policyPageTexts.invalidJson }] }
  }
  const read = PolicyDraft.safeParse(json)
  if (read.success) return { draft: read.data }
  return { faults: read.error.issues.flatMap(toFaults) }
}

function toFaults(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
  return issue.keys.map(key => ({
    path: path === '' ? key : `${path}.${key}`,
    message: policyFaultTexts.unknownField,
  }))
}
