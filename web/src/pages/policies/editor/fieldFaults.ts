import type { FormField } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyFaults as texts } from '../../../../../shared/texts/en/policyEditor.ts'
import type { Fault } from './policyDraft.ts'

type Pattern = { source: string; message: string }
type Rules = {
  /** Of each text. */
  pattern?: Pattern | undefined
  normalise?: (value: string) => string
}

/** What is wrong with the value of a field of the form definition. */
export function findFieldFaults(field: FormField, value: unknown, path: string, rules: Rules = {}): Fault[] {
  if (isEmpty(value)) return field.isRequired ? [{ path, message: texts.required }] : []
  const one = (message: string | undefined) => (message === undefined ? [] : [{ path, message }])
  switch (field.type) {
    case 'text':
      return one(findTextFault(value, field.maxLength, field.pattern))
    case 'number':
      return one(findNumberFault(field, value))
    case 'flag':
      return one(typeof value === 'boolean' ? undefined : texts.unknownChoice)
    case 'choice':
      return one(findChoiceFault(field, value))
    case 'choices':
      return findItemFaults(value, path, field.options.length, item => findChoiceFault(field, item))
    case 'texts':
      return findItemFaults(value, path, field.maxItems, item =>
        findTextFault(
          typeof item === 'string' && rules.normalise ? rules.normalise(item) : item,
          field.maxLength,
          rules.pattern,
        ),
      )
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function findTextFault(value: unknown, maxLength: number, pattern: Pattern | undefined): string | undefined {
  if (typeof value !== 'string') return texts.text
  const text = value.trim()
  if (text.length > maxLength) return texts.tooLong(maxLength)
  if (pattern && !new RegExp(pattern.source).test(text)) return pattern.message
  return text === '' ? texts.required : undefined
}

function findNumberFault(field: Extract<FormField, { type: 'number' }>, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return texts.number
  if (field.isWhole && !Number.isInteger(value)) return texts.whole
  if (value < field.min) return field.fault ?? texts.min(field.min)
  return value > field.max ? (field.fault ?? texts.max(field.max)) : undefined
}

function findChoiceFault(field: Extract<FormField, { options: unknown }>, value: unknown): string | undefined {
  const option = field.options.find(one => one.value === value)
  return option ? option.unavailable : field.fault
}

function findItemFaults(
  value: unknown,
  path: string,
  maxItems: number,
  findFault: (item: unknown) => string | undefined,
): Fault[] {
  if (!Array.isArray(value)) return [{ path, message: texts.required }]
  if (value.length > maxItems) return [{ path, message: texts.tooMany(maxItems) }]
  return value.flatMap((item, index) => {
    const message = findFault(item)
    return message === undefined ? [] : [{ path: `${path}.${index}`, message }]
  })
}
