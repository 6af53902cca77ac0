import type { ColumnRule } from '../../shared/domain/anonymisation.ts'
import type { Source } from '../source.ts'
import { ROWS_SHOWN, readLayout } from './layout.ts'
import { readRecord } from './readRecord.ts'
import { rewriteFile } from './rewriteFile.ts'
import type { RandomBytes } from './toColumns.ts'

/**
 * Uses the code that rewrites files. Keys are new, so random results are only examples. Patterns may change nothing
 * here.
 * @param data CSV text; only the first 10 data rows count
 * @throws AnonymisationFault with the column, where one is at fault
 */
export async function preview(
  data: string,
  rules: { headerRow: boolean; rules: readonly ColumnRule[] },
  randomBytes: RandomBytes,
): Promise<{ anonymizedData: string }> {
  const bytes = Buffer.from(data)
  const shown = createSource(bytes.subarray(0, findEndOfShown(bytes, rules.headerRow)))
  const parts: Uint8Array[] = []
  for await (const part of rewriteFile(shown, rules, { randomBytes, isPreview: true })) parts.push(part)
  return { anonymizedData: Buffer.concat(parts).toString('utf8') }
}

function findEndOfShown(bytes: Uint8Array, headerRow: boolean): number {
  const { delimiter, dataStart } = readLayout(bytes, true, headerRow)
  let end = dataStart
  for (let row = 0; row < ROWS_SHOWN && end < bytes.length; row += 1) {
    const record = readRecord(bytes, { from: end, to: bytes.length, delimiter, isComplete: true })
    if (record === 'broken' || record === 'cut') return bytes.length
    end = record.next
  }
  return end
}

function createSource(bytes: Uint8Array): Source {
  return {
    size: bytes.length,
    async *read(start, end) {
      yield bytes.subarray(start, end)
    },
  }
}
