import type { ColumnReport } from '../../shared/domain/anonymisation.ts'
import type { Method } from './method.ts'
import { Values } from './values.ts'

/** One column on its way: its method, the values of the block, and what became of all so far. */
export type Column = {
  /** From 0. */
  index: number
  method: Method
  /** A pattern that changes nothing in a whole file was mistyped. */
  mustChange: boolean
  /** Values that were not empty. */
  seen: number
  report: ColumnReport
  values: Values
  made: Values
}

export function columnOf(report: ColumnReport, method: Method): Column {
  return {
    index: report.column,
    method,
    mustChange: report.method === 'regex_mask',
    seen: 0,
    report,
    values: new Values(),
    made: new Values(),
  }
}

export function wipeColumn({ method, values, made }: Column) {
  method.wipe()
  values.wipe()
  made.wipe()
}
