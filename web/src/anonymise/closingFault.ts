import type { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForms } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'
import type { Shown } from './preview.ts'

export type ClosingFault = { column: number; method: AnonymizationMethod }

type Known = {
  forms: ColumnForms
  faults: ReadonlyMap<number, FormFaults>
  /** The last reply. Its faults hold until the next. */
  shown: Shown | undefined
}

export function isStillPresent({ column, method }: ClosingFault, { forms, faults, shown }: Known): boolean {
  return forms.get(column)?.method === method && (faults.has(column) || (shown?.faults.has(column) ?? false))
}
