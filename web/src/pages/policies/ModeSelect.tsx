import { useState } from 'react'
import { type Policy, PolicyMode } from '../../../../shared/domain/policies/policy.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { policyModes, policyPage } from '../../../../shared/texts/en/policies.ts'
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
      toasts.success(policyPage.updated)
    } catch (error) {
      toasts.error(failureText(error, policyPage.updateFailed))
    }
    setIsSaving(false)
    setWanted(undefined)
    onChanged()
  }
  const { label, help } = policyModes[wanted ?? 'off']
  return (
    <>
      <select
        className={styles.mode}
        data-mode={policy.mode}
        aria-label={policyPage.modeOf(policy.name)}
        value={policy.mode}
        onChange={({ target }) => setWanted(PolicyMode.parse(target.value))}
      >
        {PolicyMode.options.map(mode => (
          <option key={mode} value={mode}>
            {policyModes[mode].label}
          </option>
        ))}
      </select>
      <Dialog
        isOpen={wanted !== undefined}
        title={policyPage.changeMode(policy.name, label)}
        stay={common.keep}
        onStay={() => setWanted(undefined)}
        act={policyPage.change}
        onAct={() => wanted && void save(wanted)}
        running={isSaving ? policyPage.saving : undefined}
      >
        <p>{help}</p>
        <p className={styles.summary}>{policySummary(policy)}</p>
      </Dialog>
    </>
  )
}
