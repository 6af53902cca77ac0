import { useState } from 'react'
import type { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'
import type { ColumnForms } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'
import type { Shown } from './preview.ts'

/** Why the dialog did not close: a column whose rule cannot be carried out. */
export type ClosingFault = { column: number; method: AnonymizationMethod }

type Known = {
  forms: ColumnForms
  faults: ReadonlyMap<number, FormFaults>
  settled: () => Promise<Shown | undefined>
  onFault: (column: number) => void
  onClose: () => void
}

/** Closes the dialog unless a column has an error (section 8 of the specification). */
export function useClosing({ forms, faults, settled, onFault, onClose }: Known) {
  const [fault, setFault] = useState<ClosingFault>()
  const [isClosing, setIsClosing] = useState(false)

  const refuse = (column: number) => {
    setFault({ column, method: forms.get(column)?.method ?? 'none' })
    onFault(column)
  }
  const close = async () => {
    if (isClosing) return
    const [wrong] = [...faults.keys()].toSorted((one, other) => one - other)
    if (wrong !== undefined) return refuse(wrong)
    setIsClosing(true)
    const shown = await settled()
    setIsClosing(false)
    const [refused] = shown ? [...shown.faults.keys()] : []
    if (refused !== undefined) return refuse(refused)
    // What concerns the whole table is told above it.
    if (shown?.tableFault === undefined) onClose()
  }
  // A fault that was mended, or whose column has another method now, is none any more.
  const isStanding = fault !== undefined && forms.get(fault.column)?.method === fault.method
  return { close, isClosing, fault: isStanding ? fault : undefined, forget: () => setFault(undefined) }
}
