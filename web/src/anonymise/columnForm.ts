import type { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'

export type MaskRow = { id: number; from: string; to: string; char: string }

export type ColumnForm =
  | { method: 'none' }
  | { method: 'sha256'; salt: string }
  | { method: 'basic_mask'; rows: readonly MaskRow[] }
  | { method: 'regex_mask'; searchPattern: string; replaceString: string }
  | { method: 'fpe_ffx2'; isKeyGenerated: boolean; key: string }

export type ColumnForms = ReadonlyMap<number, ColumnForm>

/** A method with its default parameters (section 4 of the specification). */
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
