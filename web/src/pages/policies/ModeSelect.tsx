import { useState } from 'react'
import { type Policy, PolicyMode } from '../../../../shared/domain/policies/policy.ts'
import { modeTexts } from '../../../../shared/texts/policyForm.ts'
import { policyPageTexts } from '../../../../shared/texts/policyPage.ts'
import { policySummary } from '../../../../shared/texts/policySummary.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { changeMode } from './changeMode.ts'
import { failureText } from './failureText.ts'
import styles from './policies.module.css'

/** Asks before it changes: the arrow keys change a select at once. */
export function ModeSelect({ policy, onChanged }: { policy: Policy; onChanged: () => void }) {
  const call = useCall()
  const toasts = useToasts()
  const [wanted, setWanted] = useState<PolicyMode>()
  const [isSaving, setIsSaving] = useState(false)

  const save = async (mode: PolicyMode) => {
    setIsSaving(true)
    try {
      await changeMode(call, policy, mode)
      toasts.success(policyPageTexts.updated)
    } catch (error) {
      toasts.error(failureText(error, policyPageTexts.updateFailed))
    }
    setIsSaving(false)
    setWanted(undefined)
    onChanged()
  }
  const { label, help } = modeTexts[wanted ?? 'off']
  return (
    <>
      <select
        className={styles.mode}
        data-mode={policy.mode}
        aria-label={`Mode of ${policy.name}`}
        value={policy.mode}
        onChange={({ target }) => setWanted(PolicyMode.parse(target.value))}
      >
        {PolicyMode.options.map(mode => (
          <option key={mode} value={mode}>
            {modeTexts[mode].label}
          </option>
        ))}
      </select>
      <Dialog
        isOpen={wanted !== undefined}
        title={`Change “${policy.name}” to ${label}?`}
        stay="Keep it"
        onStay={() => setWanted(undefined)}
        act="Change"
        onAct={() => wanted && void save(wanted)}
        running={isSaving ? 'Saving' : undefined}
      >
        <p>
          {label}: {help}
        </p>
        <p className={styles.summary}>{policySummary(policy)}</p>
      </Dialog>
    </>
  )
}
