import type { FormField } from '../../../../../shared/domain/policies/policyForm.ts'

/** Of the control for one kind of field. */
export type ControlProps<Type extends FormField['type']> = {
  field: Extract<FormField, { type: Type }>
  value: unknown
  fault: string | undefined
  onChange: (value: unknown) => void
  onTouch: () => void
}
