import type { OptionField } from './optionFaults.ts'
import type { Options, Prepared, Protection } from './options.ts'

/** What the fields of step 2 are drawn from, and what they tell. */
export type OptionFieldProps = {
  prepared: Prepared
  options: Options
  protection: Protection
  recipient: string
  /** What a field says, once it was touched. */
  findFault: (field: OptionField) => string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: (field: OptionField) => void
}
