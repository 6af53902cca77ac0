import { findStatementsFaults, normaliseValue } from '../../../../../shared/domain/policies/normalise.ts'
import { Statement } from '../../../../../shared/domain/policies/policy.ts'
import type { FormField, FormOption, PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyFaults as texts } from '../../../../../shared/texts/en/policyEditor.ts'
import { findFieldFaults } from './fieldFaults.ts'
import type { DraftCondition, DraftStatement, Fault, PolicyDraft } from './policyDraft.ts'

/** What keeps a draft from being saved, in the order of the form. The server checks again. */
export function findDraftFaults(draft: PolicyDraft, form: PolicyForm): Fault[] {
  const { conditions, statements } = draft
  const values: Record<string, unknown> = draft
  return [
    ...form.fields.flatMap(field => findFieldFaults(field, values[field.key], field.key)),
    ...(conditions.length > form.conditions.max
      ? [{ path: 'conditions', message: texts.tooMany(form.conditions.max) }]
      : []),
    ...conditions.flatMap((condition, index) => findConditionFaults(condition, form, `conditions.${index}`)),
    ...findListFaults(statements, form.statements.max),
    ...statements.flatMap((statement, index) => findStatementFaults(statement, form, `statements.${index}`)),
  ]
}

function findConditionFaults(condition: DraftCondition, form: PolicyForm, path: string): Fault[] {
  const definition = form.conditions.attributes.find(({ attribute }) => attribute === condition.attribute)
  if (!definition) return [unknown(condition.attribute, `${path}.attribute`)]
  const operator = definition.operators.find(({ value }) => value === condition.operator)
  const { value, dependents } = definition
  const isList = value.type === 'texts' || value.type === 'choices'
  const rules = {
    pattern: operator?.pattern,
    normalise: (text: string) => normaliseValue(condition.attribute, text),
  }
  return [
    ...findOptionFaults(definition.operators, condition.operator, `${path}.operator`),
    ...(isList
      ? findFieldFaults(value, condition.values, `${path}.values`, rules)
      : findFieldFaults(value, condition.values[0], `${path}.values.0`)),
    ...(!isList && condition.values.length > 1 ? [{ path: `${path}.values`, message: texts.tooMany(1) }] : []),
    ...dependents.flatMap(field => findFieldFaults(field, condition[field.key], `${path}.${field.key}`)),
    ...findUnknownFields(condition, ['attribute', 'operator', 'values'], dependents, path),
  ]
}

function findStatementFaults(statement: DraftStatement, form: PolicyForm, path: string): Fault[] {
  const definition = form.statements.features.find(({ feature }) => feature === statement.feature)
  if (!definition) return [unknown(statement.feature, `${path}.feature`)]
  const fields = [...(definition.value ? [definition.value] : []), ...form.statements.explanation]
  return [
    ...findOptionFaults(definition.effects, statement.effect, `${path}.effect`),
    ...fields.flatMap(field => findFieldFaults(field, statement[field.key], `${path}.${field.key}`)),
    ...findUnknownFields(statement, ['feature', 'effect'], fields, path),
  ]
}

function findListFaults(statements: readonly DraftStatement[], max: number): Fault[] {
  if (statements.length === 0) return [{ path: 'statements', message: texts.required }]
  if (statements.length > max) return [{ path: 'statements', message: texts.tooMany(max) }]
  const read = statements.map(statement => Statement.safeParse(statement).data)
  return read.every(statement => statement !== undefined) ? findStatementsFaults(read) : []
}

function findOptionFaults(options: readonly FormOption[], chosen: string, path: string): Fault[] {
  const option = options.find(({ value }) => value === chosen)
  if (!option) return [unknown(chosen, path)]
  return option.unavailable === undefined ? [] : [{ path, message: option.unavailable }]
}

function findUnknownFields(
  item: Readonly<Record<string, unknown>>,
  own: readonly string[],
  fields: readonly FormField[],
  path: string,
): Fault[] {
  const known = new Set([...own, ...fields.map(({ key }) => key)])
  return Object.keys(item)
    .filter(key => !known.has(key))
    .map(key => ({ path: `${path}.${key}`, message: texts.unknownField }))
}

function unknown(chosen: string, path: string): Fault {
  return { path, message: chosen === '' ? texts.required : texts.unknownChoice }
}
