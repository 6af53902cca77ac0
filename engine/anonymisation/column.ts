import type { ColumnReport } from '../../shared/domain/anonymisation.ts'
import type { Method } from './method.ts'
import { Values } from './values.ts'
import { WesternColumn } from './westernEncoding.ts'

export type Column = {
  index: number
  method: Method
  /** A pattern without effect is a typing error. */
  mustChange: boolean
  /** Set for a guessed encoding when the method keeps characters. */
  western: WesternColumn | undefined
  seen: number
  report: ColumnReport
  values: Values
  results: Values
}

export function toColumn(report: ColumnReport, method: Method, isGuessed: boolean): Column {
  const showsCharacters = report.method === 'basic_mask' || report.method === 'regex_mask'
  return {
    index: report.column,
    method,
    mustChange: report.method === 'regex_mask',
    western: isGuessed && showsCharacters ? new WesternColumn(report.column) : undefined,
    seen: 0,
    report,
    values: new Values(),
    results: new Values(),
  }
}

export function wipeColumn({ method, values, results }: Column) {
  method.wipe()
  values.wipe()
  results.wipe()
}
