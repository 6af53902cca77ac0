import type { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import type { RuleFault } from '../../../shared/domain/anonymisation.ts'
import { Refusal } from '../request/refusal.ts'

type Fault = Partial<RuleFault> & { reason: string }

/** @param fileName for calls with several files */
export function ruleRefusal({ column, reason }: Fault, fileName?: string): Refusal {
  const where = [fileName, column === undefined ? undefined : columnText(column)].filter(part => part !== undefined)
  const message = where.length > 0 ? `${where.join(', ')}: ${reason}` : reason
  return new Refusal('bad_request', message, { errorReason: reason, ...(column === undefined ? {} : { column }) })
}

export function findFault({ reason, row, column }: AnonymisationFault): Fault {
  const at = row === undefined ? reason : `Row ${row}: ${reason}`
  return column === undefined ? { reason: at } : { reason: at, column: String(column) }
}

/** People count columns from 1. */
export function faultText(fault: AnonymisationFault): string {
  const { column, reason } = findFault(fault)
  return column === undefined ? reason : `${columnText(column)}: ${reason}`
}

function columnText(column: string): string {
  return /^\d+$/.test(column) ? `Column ${Number(column) + 1}` : `Column ${column}`
}
