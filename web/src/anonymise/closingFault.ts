import type { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForms } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'
import type { Shown } from './preview.ts'

/** Why the dialog did not close: a column whose rule cannot be carried out. */
export type ClosingFault = { column: number; method: AnonymizationMethod }

type Known = {
  forms: ColumnForms
  /** What is wrong with the forms as they are now. */
  faults: ReadonlyMap<number, FormFaults>
  /** The server's last answer; what it refused stands until it says otherwise. */
  shown: Shown | undefined
}

/** Whether the fault is still there: not when it was mended, nor when its column has another method now. */
export function isStillPresent({ column, method }: ClosingFault, { forms, faults, shown }: Known): boolean {
  return forms.get(column)?.method === method && (faults.has(column) || (shown?.faults.has(column) ?? false))
}
