import type { OptionField } from './optionFaults.ts'
import type { Options, Prepared, Protection } from './options.ts'

export type OptionFieldProps = {
  prepared: Prepared
  options: Options
  protection: Protection
  recipient: string
  findFault: (field: OptionField) => string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: (field: OptionField) => void
}
