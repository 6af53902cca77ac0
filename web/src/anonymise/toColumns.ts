import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { type ColumnForms, newForm } from './columnForm.ts'
import { toRule } from './columnRule.ts'
import type { Cell, Column } from './columns.ts'
import type { FormFaults } from './formFaults.ts'
import { PREVIEWED_ROWS } from './preview.ts'
import { columnName, type Table } from './readTable.ts'
import type { Preview } from './usePreview.ts'

type Known = {
  table: Table
  hasHeader: boolean
  forms: ColumnForms
  faults: ReadonlyMap<number, FormFaults>
  touched: ReadonlySet<number>
  preview: Preview
  suggestions: readonly Suggestion[]
}

/** The contract limits the rules per file to this. */
const MAX_COLUMNS = 1000

const untouched = newForm('none')

export function toColumns({ table, hasHeader, forms, faults, touched, preview, suggestions }: Known): Column[] {
  const proposed = new Map(suggestions.map(suggestion => [suggestion.column, suggestion]))
  return Array.from({ length: Math.min(table.columnCount, MAX_COLUMNS) }, (_, index) => ({
    index,
    name: columnName(table, hasHeader, index),
    form: forms.get(index) ?? untouched,
    // During a new preview, the last reply may be about a fault that is already fixed.
    fault: preview.state === 'shown' ? preview.shown?.faults.get(index) : undefined,
    faults: touched.has(index) ? faults.get(index) : undefined,
    suggestion: proposed.get(index),
  }))
}

/** Results of rules that changed since the last reply are omitted. */
export function toCells(
  table: Table,
  hasHeader: boolean,
  columns: readonly Column[],
  shown: Preview['shown'],
): Cell[][] {
  const answered = new Map(shown?.rules.map(rule => [rule.columnNameOrIndex, JSON.stringify(rule)]))
  const isAnswered = columns.map(
    ({ index, form }) => form.method !== 'none' && answered.get(String(index)) === JSON.stringify(toRule(index, form)),
  )
  return table.rows.slice(hasHeader ? 1 : 0, PREVIEWED_ROWS + (hasHeader ? 1 : 0)).map((row, at) =>
    columns.map(({ index }) => ({
      value: row[index] ?? '',
      result: isAnswered[index] ? shown?.rows[at]?.[index] : undefined,
    })),
  )
}

export function isUnmatched(rows: readonly (readonly Cell[])[], { index, form }: Column): boolean {
  const isUnchanged = (cell: Cell | undefined) => cell?.result !== undefined && cell.result === cell.value
  return form.method === 'regex_mask' && rows.length > 0 && rows.every(row => isUnchanged(row[index]))
}
