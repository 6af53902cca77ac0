import { useState } from 'react'
import { type ClosingFault, isStillPresent } from './closingFault.ts'
import type { ColumnForms } from './columnForm.ts'
import type { FormFaults } from './formFaults.ts'
import type { Shown } from './preview.ts'

type Known = {
  forms: ColumnForms
  faults: ReadonlyMap<number, FormFaults>
  shown: Shown | undefined
  settled: () => Promise<Shown | undefined>
  onFault: (column: number) => void
  onClose: (answer: Shown | undefined) => void
}

/** Section 8 of the specification. */
export function useClosing({ forms, faults, shown, settled, onFault, onClose }: Known) {
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
    const answer = await settled()
    setIsClosing(false)
    const [refused] = answer ? [...answer.faults.keys()] : []
    if (refused !== undefined) return refuse(refused)
    if (answer?.tableFault === undefined) onClose(answer)
  }
  // A fault that returns is shown only at its field, until the next attempt to close.
  if (fault && !isStillPresent(fault, { forms, faults, shown })) setFault(undefined)
  return { close, isClosing, fault, forget: () => setFault(undefined) }
}
