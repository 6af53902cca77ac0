import Button, { type ButtonProps } from '@cloudscape-design/components/button'
import { simulationResultTexts } from '../../../../../shared/texts/simulationResult.ts'
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
        {simulationResultTexts.try}
      </Button>
      <Actions>
        <Button formAction="none" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="primary"
          formAction="none"
          loading={isSaving}
          loadingText="Saving"
          {...validity}
          onClick={onSave}
        >
          Save
        </Button>
      </Actions>
    </div>
  )
}
