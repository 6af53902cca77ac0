import {
  type AnonymizationMethod,
  type AnonymizationPolicy,
  type AnonymizationRule,
  faultOfMaskedRange,
  readRules,
} from '../../../shared/domain/anonymisation.ts'
import { line } from '../../../shared/domain/text.ts'
import { anonymisationTexts } from '../../../shared/texts/anonymisation.ts'

/** A row of a mask as typed. */
export type MaskRow = { id: number; from: string; to: string; char: string }

/** What is to become of a column, as the person filled it in. */
export type ColumnForm =
  | { method: 'none' }
  | { method: 'sha256'; salt: string }
  | { method: 'basic_mask'; rows: readonly MaskRow[] }
  | { method: 'regex_mask'; searchPattern: string; replaceString: string }
  | { method: 'fpe_ffx2'; isKeyGenerated: boolean; key: string }

/** The columns that something is to become of, by their index. */
export type ColumnForms = ReadonlyMap<number, ColumnForm>

/** What each field says when it is wrong; rows of a mask by their id. */
export type FormFaults = { fields: Readonly<Record<string, string>>; rows: ReadonlyMap<number, string> }

const Text = line(1000)

/** A method with its parameters as they are at first (section 4 of the specification). */
export function newForm(method: AnonymizationMethod): ColumnForm {
  switch (method) {
    case 'none':
      return { method }
    case 'sha256':
      return { method, salt: '' }
    case 'basic_mask':
      return { method, rows: [newMaskRow([])] }
    case 'regex_mask':
      return { method, searchPattern: '', replaceString: '' }
    case 'fpe_ffx2':
      return { method, isKeyGenerated: true, key: '' }
  }
}

export function newMaskRow(rows: readonly MaskRow[]): MaskRow {
  return { id: rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1, from: '', to: '', char: '' }
}

/** Everything that is wrong with a form; the specification's words (section 5). */
export function faultsOfForm(form: ColumnForm): FormFaults {
  const rows = new Map<number, string>()
  const fields: Record<string, string> = {}
  if (form.method === 'basic_mask') {
    for (const row of form.rows) {
      const fault = faultOfMaskRow(row)
      if (fault) rows.set(row.id, fault)
    }
    if (form.rows.length === 0) fields.rows = anonymisationTexts.maskIncomplete
    return { fields, rows }
  }
  for (const [name, value] of Object.entries(form)) {
    const fault = typeof value === 'string' ? Text.safeParse(value).error?.issues[0]?.message : undefined
    if (fault) fields[name] = fault
  }
  const read = readRules({ headerRow: false, anonymizationRules: [ruleOf(0, form)] })
  if ('fault' in read) fields[form.method === 'fpe_ffx2' ? 'key' : 'searchPattern'] ??= read.fault.reason
  return { fields, rows }
}

export function isFaultless({ fields, rows }: FormFaults): boolean {
  return Object.keys(fields).length === 0 && rows.size === 0
}

/** The rule that a form without faults stands for. */
export function ruleOf(column: number, form: ColumnForm): AnonymizationRule {
  return { columnNameOrIndex: String(column), anonymizationMethod: form.method, parameters: parametersOf(form) }
}

function parametersOf(form: ColumnForm): AnonymizationRule['parameters'] {
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

/** A rule as a form, to be looked at and changed. */
export function formOf({ anonymizationMethod: method, parameters }: AnonymizationRule): ColumnForm {
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
      return { method, isKeyGenerated: text('key') === '', key: text('key') }
  }
}

/** The policy of a file by its forms; columns that stay as they are need no rule. */
export function policyOf(headerRow: boolean, forms: ColumnForms): AnonymizationPolicy {
  const changed = [...forms].filter(([, { method }]) => method !== 'none').toSorted(([one], [other]) => one - other)
  return { headerRow, anonymizationRules: changed.map(([column, form]) => ruleOf(column, form)) }
}

export function formsOf(policy: AnonymizationPolicy | undefined): ColumnForms {
  return new Map(policy?.anonymizationRules.map(rule => [Number(rule.columnNameOrIndex), formOf(rule)]))
}

function faultOfMaskRow({ from, to, char }: MaskRow): string | undefined {
  if (from === '' || to === '' || char === '') return anonymisationTexts.maskIncomplete
  return (
    faultOfMaskedRange({ from: Number(from), to: Number(to), char }) ?? Text.safeParse(char).error?.issues[0]?.message
  )
}
