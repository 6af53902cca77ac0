import { previewAnonymization } from '../../../shared/contract/anonymization.ts'
import type { AnonymizationRule } from '../../../shared/domain/anonymisation.ts'
import type { BoundCall } from '../api/boundCall.ts'
import { ApiError } from '../api/call.ts'
import { csvRecords } from './csvRecords.ts'
import { getData, type Table, toTable } from './readTable.ts'

/** Section 9 of the specification. */
export const PREVIEWED_ROWS = 10
/** Each fault costs a call, and more are rarely wrong at once. */
const MAX_FAULTS = 5

export type Shown = {
  rows: readonly (readonly string[])[]
  rules: readonly AnonymizationRule[]
  faults: ReadonlyMap<number, string>
  tableFault?: string
}

/**
 * Leaves out a rejected rule and asks again for the rest.
 * @throws ApiError when the server does not reply
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
