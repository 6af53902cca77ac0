import type { ComponentProps } from 'react'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { Editing } from './useDraft.ts'

type Props = Pick<ComponentProps<typeof ChoiceControl>, 'label' | 'help' | 'options' | 'value' | 'onChange'> & {
  /** Of the value in the policy. */
  path: string
  editing: Editing
}

/** A required choice of a condition or a demand. */
export function RowChoice({ path, editing: { faultAt, touch }, ...choice }: Props) {
  return (
    <div data-path={path}>
      <ChoiceControl {...choice} isRequired fault={faultAt(path)?.message} onTouch={() => touch(path)} />
    </div>
  )
}
