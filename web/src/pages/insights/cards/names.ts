import { insights } from '../../../../../shared/texts/en/insights.ts'
import { changeText } from '../../../../../shared/texts/insights.ts'
import type { TableCell } from '../card/tableData.ts'

/** '.pdf'. An empty name is a file without an extension. */
export function toExtensionName(extension: string): string {
  return extension === '' ? insights.noExtension : `.${extension}`
}

/** A change with its sign, for tables; infinite without a value. */
export function writeChange(change: number | null): TableCell {
  if (change === null) return { value: '', text: changeText(change) }
  return { value: change, text: changeText(change, 'shown') }
}
