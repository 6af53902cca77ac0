import { previewAnonymization } from '../../../shared/contract/anonymization.ts'
import type { AnonymizationRule } from '../../../shared/domain/anonymisation.ts'
import type { BoundCall } from '../api/boundCall.ts'
import { ApiError } from '../api/call.ts'
import { csvRecords } from './csvRecords.ts'
import { getData, type Table, toTable } from './readTable.ts'

/** The rows that the page shows (section 9 of the specification). */
export const PREVIEWED_ROWS = 10
/** More columns than this are rarely wrong at once; each costs a call. */
const MAX_FAULTS = 5

/** What rules make of the first rows. */
export type Shown = {
  /** Fields of the data rows, without the header row. */
  rows: readonly (readonly string[])[]
  /** The rules that they come of. */
  rules: readonly AnonymizationRule[]
  /** Why the rule of a column cannot be carried out, by the column's index. */
  faults: ReadonlyMap<number, string>
  /** Why nothing at all can be. */
  tableFault?: string
}

/**
 * Asks what rules make of the first rows; a rule that cannot be carried out is left out, and the rest asked again.
 * @throws ApiError when nobody answers
 */
export async function fetchPreview(
  call: BoundCall,
  table: Table,
  hasHeader: boolean,
  wanted: readonly AnonymizationRule[],
  signal: AbortSignal,
): Promise<Shown> {
  const faults = new Map<number, string>()
  let rules = wanted
  while (rules.length > 0) {
    const body = {
      csvHasHeader: hasHeader,
      anonymizationRules: [...rules],
      data: getData(table, hasHeader, PREVIEWED_ROWS),
    }
    try {
      const { anonymizedData } = await call(previewAnonymization, { body, signal })
      return { rows: dataRows(anonymizedData, table, hasHeader), rules, faults }
    } catch (error) {
      const reason = error instanceof ApiError ? error.reply?.errorReason : undefined
      if (reason === undefined) throw error
      const column = error instanceof ApiError ? error.reply?.column : undefined
      const rest = rules.filter(({ columnNameOrIndex }) => columnNameOrIndex !== column)
      if (rest.length === rules.length) return { rows: [], rules: [], faults, tableFault: reason }
      faults.set(Number(column), reason)
      if (faults.size === MAX_FAULTS) break
      rules = rest
    }
  }
  return { rows: [], rules: [], faults }
}

function dataRows(text: string, { delimiter, separatorLine }: Table, hasHeader: boolean): string[][] {
  if (separatorLine !== undefined)
    return (toTable(text, true)?.rows ?? []).slice(hasHeader ? 1 : 0).map(row => [...row])
  return [...csvRecords(text, delimiter)].map(({ cells }) => cells).slice(hasHeader ? 1 : 0)
}
