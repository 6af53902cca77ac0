import type { AnonymizationMethod, Suggestion } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForm } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'

export type Column = {
  index: number
  name: string
  form: ColumnForm
  fault: string | undefined
  faults: FormFaults | undefined
  suggestion: Suggestion | undefined
}

export type ColumnActions = {
  setMethod: (column: number, method: AnonymizationMethod) => void
  change: (column: number, form: ColumnForm) => void
  touch: (column: number) => void
  apply: (suggestions: readonly Suggestion[]) => void
}

/** `result` is undefined while unknown, and for an unchanged column. */
export type Cell = { value: string; result: string | undefined }
