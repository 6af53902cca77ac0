import type { ColumnReport } from '../../shared/domain/anonymisation.ts'
import type { Method } from './method.ts'
import { Values } from './values.ts'
import { WesternColumn } from './western.ts'

/** One column on its way: its method, the values of the block, and what became of all so far. */
export type Column = {
  /** From 0. */
  index: number
  method: Method
  /** A pattern that changes nothing in a whole file was mistyped. */
  mustChange: boolean
  /** Where the encoding is a guess, and the method would leave characters of another in place. */
  western: WesternColumn | undefined
  /** Values that were not empty. */
  seen: number
  report: ColumnReport
  values: Values
  made: Values
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
    made: new Values(),
  }
}

export function wipeColumn({ method, values, made }: Column) {
  method.wipe()
  values.wipe()
  made.wipe()
}
