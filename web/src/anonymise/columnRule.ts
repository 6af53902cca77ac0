import type { AnonymizationPolicy, AnonymizationRule } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForm, ColumnForms } from './columnForm.ts'

/** @param form without faults */
export function toRule(column: number, form: ColumnForm): AnonymizationRule {
  return { columnNameOrIndex: String(column), anonymizationMethod: form.method, parameters: toParameters(form) }
}

function toParameters(form: ColumnForm): AnonymizationRule['parameters'] {
  switch (form.method) {
    case 'none':
      return []
    case 'sha256':
      return form.salt === '' ? [] : [{ key: 'salt', value: form.salt }]
    case 'basic_mask':
      return [
        {
          key: 'pattern',
          value: form.rows.map(({ from, to, char }) => ({ from: Number(from), to: Number(to), char })),
        },
      ]
    case 'regex_mask':
      return [
        { key: 'search_pattern', value: form.searchPattern },
        { key: 'replace_string', value: form.replaceString },
      ]
    case 'fpe_ffx2':
      return [form.isKeyGenerated || form.key === '' ? generatedKey : { key: 'key', value: form.key }]
  }
}

const generatedKey = { key: 'generate_key', value: true }

export function toForm({ anonymizationMethod: method, parameters }: AnonymizationRule): ColumnForm {
  const value = (key: string) => parameters.find(parameter => parameter.key === key)?.value
  const text = (key: string) => {
    const found = value(key)
    return typeof found === 'string' ? found : ''
  }
  switch (method) {
    case 'none':
      return { method }
    case 'sha256':
      return { method, salt: text('salt') }
    case 'basic_mask': {
      const pattern = value('pattern')
      const ranges = Array.isArray(pattern) ? pattern : []
      return {
        method,
        rows: ranges.map(({ from, to, char }, index) => ({ id: index + 1, from: `${from}`, to: `${to}`, char })),
      }
    }
    case 'regex_mask':
      return { method, searchPattern: text('search_pattern'), replaceString: text('replace_string') }
    case 'fpe_ffx2':
      return { method, isKeyGenerated: value('key') === undefined, key: text('key') }
  }
}

/** Columns without a method need no rule. */
export function toPolicy(headerRow: boolean, forms: ColumnForms): AnonymizationPolicy {
  const changed = [...forms].filter(([, { method }]) => method !== 'none').toSorted(([one], [other]) => one - other)
  return { headerRow, anonymizationRules: changed.map(([column, form]) => toRule(column, form)) }
}

export function toForms(policy: AnonymizationPolicy | undefined): ColumnForms {
  return new Map(policy?.anonymizationRules.map(rule => [Number(rule.columnNameOrIndex), toForm(rule)]))
}
