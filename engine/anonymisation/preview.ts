import type { ColumnRule } from '../../shared/domain/anonymisation.ts'
import type { Source } from '../source.ts'
import { ROWS_SHOWN, readLayout } from './layout.ts'
import { readRecord } from './readRecord.ts'
import { rewriteFile } from './rewriteFile.ts'
import type { RandomBytes } from './toColumns.ts'

/**
 * What rules make of the first 10 data rows, by the code that rewrites whole files. Keys are made anew, so random
 * methods show what values will look like, not what they will be. A pattern that changes none of these rows is no
 * fault: the rows that it is meant for may come later.
 * @param data CSV text; what follows the first 10 data rows is left out
 * @throws AnonymisationFault with the column, where one is at fault
 */
export async function preview(
  data: string,
  rules: { headerRow: boolean; rules: readonly ColumnRule[] },
  randomBytes: RandomBytes,
): Promise<{ anonymizedData: string }> {
  const bytes = Buffer.from(data)
  const shown = createSource(bytes.subarray(0, endOfShown(bytes, rules.headerRow)))
  const parts: Uint8Array[] = []
  for await (const part of rewriteFile(shown, rules, { randomBytes, isPreview: true })) parts.push(part)
  return { anonymizedData: Buffer.concat(parts).toString('utf8') }
}

function endOfShown(bytes: Uint8Array, headerRow: boolean): number {
  const { delimiter, dataStart } = readLayout(bytes, true, headerRow)
  let end = dataStart
  for (let row = 0; row < ROWS_SHOWN && end < bytes.length; row += 1) {
    const record = readRecord(bytes, { from: end, to: bytes.length, delimiter, isWhole: true })
    // What is wrong with it is told when it is rewritten.
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
