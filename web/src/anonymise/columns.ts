import type { AnonymizationMethod, Suggestion } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForm } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'

/** A column as the dialog shows it. */
export type Column = {
  /** From 0. */
  index: number
  name: string
  form: ColumnForm
  /** What is said at its method: why the server cannot carry the rule out. */
  fault: string | undefined
  /** What is said at its fields. */
  faults: FormFaults | undefined
  suggestion: Suggestion | undefined
}

/** What can be done to a column. */
export type ColumnActions = {
  setMethod: (column: number, method: AnonymizationMethod) => void
  change: (column: number, form: ColumnForm) => void
  touch: (column: number) => void
  apply: (suggestions: readonly Suggestion[]) => void
}

/** A value of the first rows, and what it becomes; undefined while that is not known, or nothing becomes of it. */
export type Cell = { value: string; result: string | undefined }
