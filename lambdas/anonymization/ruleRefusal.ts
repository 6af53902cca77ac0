import type { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { RuleFault } from '../../shared/domain/anonymisation.ts'
import { Refusal } from '../core/refusal.ts'

/** A rule that cannot be carried out, for whoever typed it. @param fileName where there is more than one file */
export function ruleRefusal({ column, reason }: Partial<RuleFault> & { reason: string }, fileName?: string): Refusal {
  const place = [fileName, column === undefined ? undefined : `column ${column}`].filter(part => part !== undefined)
  const message = place.length > 0 ? `${place.join(', ')}: ${reason}` : reason
  return new Refusal('bad_request', message, { errorReason: reason, ...(column === undefined ? {} : { column }) })
}

/** What a fault of the engine says, with the row that it names. */
export function faultOf({ reason, row, column }: AnonymisationFault): Partial<RuleFault> & { reason: string } {
  const at = row === undefined ? reason : `Row ${row}: ${reason}`
  return column === undefined ? { reason: at } : { reason: at, column: String(column) }
}
