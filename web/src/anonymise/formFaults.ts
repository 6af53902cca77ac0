import { faultOfMaskedRange, readRules } from '../../../shared/domain/anonymisation.ts'
import { line } from '../../../shared/domain/textSchemas.ts'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { anonymizationTexts } from '../../../shared/texts/en/fields.ts'
import { firstFault } from '../texts/faults.ts'
import type { ColumnForm, MaskRow } from './columnForm.ts'
import { toRule } from './columnRule.ts'
import type { Encoding } from './decodeBeginning.ts'

type MaskField = Exclude<keyof MaskRow, 'id'>
export type MaskRowFault = { reason: string; fields: readonly MaskField[] }

export type FormFaults = { fields: Readonly<Record<string, string>>; rows: ReadonlyMap<number, MaskRowFault> }

const Text = line(1000)
const INDEX = /^\d{1,9}$/
const MASK_FIELDS: readonly MaskField[] = ['from', 'to', 'char']

/**
 * The specification's words (section 5).
 * @param encoding of the file
 */
export function faultsOfForm(form: ColumnForm, encoding: Encoding): FormFaults {
  const rows = new Map<number, MaskRowFault>()
  const fields: Record<string, string> = {}
  if (form.method === 'basic_mask') {
    for (const row of form.rows) {
      const fault = faultOfMaskRow(row, encoding)
      if (fault) rows.set(row.id, fault)
    }
    if (form.rows.length === 0) fields.rows = anonymizationTexts.maskIncomplete
    return { fields, rows }
  }
  for (const [name, value] of Object.entries(form)) {
    const fault = typeof value === 'string' ? firstFault(Text, value) : undefined
    if (fault) fields[name] = fault
  }
  const missing = form.method === 'regex_mask' ? missingCharacter(encoding, form.replaceString) : undefined
  if (missing !== undefined) fields.replaceString ??= texts.notInEncoding(missing, encoding)
  const read = readRules({ headerRow: false, anonymizationRules: [toRule(0, form)] })
  if ('fault' in read) fields[form.method === 'fpe_ffx2' ? 'key' : 'searchPattern'] ??= read.fault.reason
  return { fields, rows }
}

export function isFaultless({ fields, rows }: FormFaults): boolean {
  return Object.keys(fields).length === 0 && rows.size === 0
}

function faultOfMaskRow(row: MaskRow, encoding: Encoding): MaskRowFault | undefined {
  const { from, to, char } = row
  const empty = MASK_FIELDS.filter(field => row[field] === '')
  if (empty.length > 0) return { reason: anonymizationTexts.maskIncomplete, fields: empty }
  const malformed = (['from', 'to'] as const).filter(field => !INDEX.test(row[field]))
  if (malformed.length > 0) return { reason: texts.wholeNumbers, fields: malformed }
  const ends = { from: Number(from), to: Number(to) }
  const reason = faultOfMaskedRange({ ...ends, char }) ?? faultOfCharacter(char, encoding)
  return reason === undefined ? undefined : { reason, fields: ends.from > ends.to ? ['from', 'to'] : ['char'] }
}

function faultOfCharacter(char: string, encoding: Encoding): string | undefined {
  const missing = missingCharacter(encoding, char)
  return missing === undefined ? firstFault(Text, char) : texts.notInEncoding(missing, encoding)
}

const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
const assigned = Array.from({ length: 256 }, (_, byte) => byte).filter(byte => !UNASSIGNED.includes(byte))
const windows1252 = new Set(new TextDecoder('windows-1252').decode(Uint8Array.from(assigned)))

function missingCharacter(encoding: Encoding, text: string): string | undefined {
  return encoding === 'windows-1252' ? [...text].find(char => !windows1252.has(char)) : undefined
}
