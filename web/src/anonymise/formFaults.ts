import { faultOfMaskedRange, readRules } from '../../../shared/domain/anonymisation.ts'
import { line } from '../../../shared/domain/text.ts'
import { anonymisationTexts } from '../../../shared/texts/anonymisation.ts'
import type { ColumnForm, MaskRow } from './columnForm.ts'
import { ruleOf } from './columnRule.ts'

/** What each field says when it is wrong; rows of a mask by their id. */
export type FormFaults = { fields: Readonly<Record<string, string>>; rows: ReadonlyMap<number, string> }

const Text = line(1000)

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

function faultOfMaskRow({ from, to, char }: MaskRow): string | undefined {
  if (from === '' || to === '' || char === '') return anonymisationTexts.maskIncomplete
  return (
    faultOfMaskedRange({ from: Number(from), to: Number(to), char }) ?? Text.safeParse(char).error?.issues[0]?.message
  )
}
