import Button, { type ButtonProps } from '@cloudscape-design/components/button'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policyPage } from '../../../../../shared/texts/en/policies.ts'
import { policySimulation } from '../../../../../shared/texts/en/policyEditor.ts'
import { Actions } from '../../../components/Actions.tsx'
import styles from './simulation.module.css'

type Props = {
  isValid: boolean
  isTrying: boolean
  isSaving: boolean
  onTry: () => void
  onClose: () => void
  onSave: () => void
}

const quiet = { default: 'var(--quiet)', hover: 'var(--quiet)', active: 'var(--quiet)' }
const sunken = { default: 'var(--surface-sunken)', hover: 'var(--surface-sunken)', active: 'var(--surface-sunken)' }
const line = { default: 'var(--line)', hover: 'var(--line)', active: 'var(--line)' }
const looksDisabled: ButtonProps.Style = { root: { color: quiet, background: sunken, borderColor: line } }

const invalid = { style: looksDisabled, nativeButtonAttributes: { 'aria-disabled': true } } as const

/** Section 2 of the specification: Save only looks disabled, because pressing it shows the faults. */
export function EditorFoot({ isValid, isTrying, isSaving, onTry, onClose, onSave }: Props) {
  const validity = isValid ? {} : invalid
  return (
    <div className={styles.foot}>
      <Button formAction="none" loading={isTrying} {...validity} onClick={onTry}>
        {policySimulation.try}
      </Button>
      <Actions>
        <Button formAction="none" onClick={onClose}>
          {common.close}
        </Button>
        <Button
          variant="primary"
          formAction="none"
          loading={isSaving}
          loadingText={policyPage.saving}
          {...validity}
          onClick={onSave}
        >
          {common.save}
        </Button>
      </Actions>
    </div>
  )
}
