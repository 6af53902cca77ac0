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

/** As many rules as the contract takes for a file. */
const MAX_COLUMNS = 1000

const untouched = newForm('none')

/** All that is known of each column. */
export function toColumns({ table, hasHeader, forms, faults, touched, preview, suggestions }: Known): Column[] {
  const proposed = new Map(suggestions.map(suggestion => [suggestion.column, suggestion]))
  return Array.from({ length: Math.min(table.columnCount, MAX_COLUMNS) }, (_, index) => ({
    index,
    name: columnName(table, hasHeader, index),
    form: forms.get(index) ?? untouched,
    // While it is asked anew, the last answer may be about what was mended meanwhile.
    fault: preview.state === 'shown' ? preview.shown?.faults.get(index) : undefined,
    faults: touched.has(index) ? faults.get(index) : undefined,
    suggestion: proposed.get(index),
  }))
}

/** The values of the first data rows, with what the last answer makes of those whose rule is still the same. */
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

/** Whether the search pattern of a column is found in none of the rows shown. */
export function isUnmatched(rows: readonly (readonly Cell[])[], { index, form }: Column): boolean {
  const isUnchanged = (cell: Cell | undefined) => cell?.result !== undefined && cell.result === cell.value
  return form.method === 'regex_mask' && rows.length > 0 && rows.every(row => isUnchanged(row[index]))
}
