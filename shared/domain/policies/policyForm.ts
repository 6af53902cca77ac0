import * as z from 'zod'
import { Condition } from './policy.ts'

const Named = { label: z.string(), help: z.string() }

export const FormOption = z.strictObject({
  value: z.string(),
  label: z.string(),
  help: z.string().optional(),
  /** Why this organisation cannot choose it. */
  unavailable: z.string().optional(),
})
export type FormOption = z.infer<typeof FormOption>

const FieldBase = { ...Named, key: z.string(), isRequired: z.boolean(), placeholder: z.string().optional() }

/** One control of the form, with what its value must follow. */
export const FormField = z.discriminatedUnion('type', [
  z.strictObject({
    ...FieldBase,
    type: z.literal('text'),
    maxLength: z.int(),
    isLong: z.boolean(),
    pattern: z.strictObject({ source: z.string(), message: z.string() }).optional(),
  }),
  /** A list of texts. Suggestions are not the only ones. */
  z.strictObject({
    ...FieldBase,
    type: z.literal('texts'),
    maxLength: z.int(),
    maxItems: z.int(),
    suggestions: z.array(z.string()),
  }),
  z.strictObject({ ...FieldBase, type: z.literal('choice'), options: z.array(FormOption), fault: z.string() }),
  z.strictObject({ ...FieldBase, type: z.literal('choices'), options: z.array(FormOption), fault: z.string() }),
  z.strictObject({
    ...FieldBase,
    type: z.literal('number'),
    min: z.number(),
    max: z.number(),
    isWhole: z.boolean(),
    unit: z.string(),
    /** No transfer has more. */
    limit: z.number().optional(),
    /** Instead of the usual sentences about the bounds. */
    fault: z.string().optional(),
  }),
  z.strictObject({ ...FieldBase, type: z.literal('flag'), yes: z.string(), no: z.string() }),
])
export type FormField = z.infer<typeof FormField>

const FormOperator = FormOption.extend({
  /** Of each value as `normaliseValue` writes it. */
  pattern: z.strictObject({ source: z.string(), message: z.string() }).optional(),
})

const FormAttribute = z.strictObject({
  ...Named,
  attribute: z.string(),
  group: z.string(),
  operators: z.array(FormOperator),
  /** Of `values`. A number or a flag is its only item. */
  value: FormField,
  dependents: z.array(FormField),
})
export type FormAttribute = z.infer<typeof FormAttribute>

const FormEffect = FormOption.extend({
  /** Said of a policy when a transfer can meet these conditions, too. */
  warning: z.strictObject({ text: z.string(), conditions: z.array(Condition) }).optional(),
})

const FormFeature = z.strictObject({
  ...Named,
  feature: z.string(),
  effects: z.array(FormEffect),
  value: FormField.optional(),
})
export type FormFeature = z.infer<typeof FormFeature>

const FormList = { ...Named, item: z.string(), max: z.int() }

/** The whole form of a policy. The page renders it, and knows no attribute or feature of its own. */
export const PolicyForm = z.strictObject({
  /** Of the policy itself. */
  fields: z.array(FormField),
  conditions: z.strictObject({ ...FormList, attributes: z.array(FormAttribute) }),
  statements: z.strictObject({ ...FormList, features: z.array(FormFeature), explanation: z.array(FormField) }),
})
export type PolicyForm = z.infer<typeof PolicyForm>
