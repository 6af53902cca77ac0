import { useCallback, useMemo, useState } from 'react'
import type { AnonymizationPolicy, Suggestion } from '../../../shared/domain/anonymisation.ts'
import { type ColumnForm, newForm } from './columnForm.ts'
import { toForm, toForms, toRule } from './columnRule.ts'
import type { Encoding } from './decodeBeginning.ts'
import { type FormFaults, faultsOfForm, isFaultless } from './formFaults.ts'

export function useRules(policy: AnonymizationPolicy | undefined, encoding: Encoding) {
  const [forms, setForms] = useState(() => toForms(policy))
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())

  const touch = useCallback((column: number) => setTouched(last => new Set(last).add(column)), [])
  const change = useCallback((column: number, form: ColumnForm) => {
    setForms(last => {
      if (isFresh(last.get(column), form)) setTouched(columns => without(columns, column))
      return new Map(last).set(column, form)
    })
  }, [])
  const apply = useCallback((suggestions: readonly Suggestion[]) => {
    setForms(last => new Map([...last, ...suggestions.map(({ column, rule }) => [column, toForm(rule)] as const)]))
  }, [])
  const reset = useCallback((column: number) => change(column, newForm('none')), [change])

  const faults = useMemo(() => {
    const found = [...forms].map(([column, form]) => [column, faultsOfForm(form, encoding)] as const)
    return new Map<number, FormFaults>(found.filter(([, fault]) => !isFaultless(fault)))
  }, [forms, encoding])
  const rules = useMemo(
    () =>
      [...forms]
        .filter(([column, { method }]) => method !== 'none' && !faults.has(column))
        .map(([column, form]) => toRule(column, form)),
    [forms, faults],
  )
  return { forms, touched, faults, rules, touch, change, apply, reset, clear: () => setForms(new Map()) }
}

/** New fields show no faults yet. */
function isFresh(last: ColumnForm | undefined, next: ColumnForm): boolean {
  if (last?.method === 'basic_mask' && next.method === 'basic_mask') return next.rows.length > last.rows.length
  return last?.method !== next.method
}

function without(columns: ReadonlySet<number>, column: number): ReadonlySet<number> {
  return new Set([...columns].filter(other => other !== column))
}
