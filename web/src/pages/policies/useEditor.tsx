import { type ComponentProps, useMemo, useState } from 'react'
import { getPolicy } from '../../../../shared/contract/policies.ts'
import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { fetchFailedStyles } from '../../app/failedStyles.ts'
import { useCall, useSession } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import type { PolicyEditor } from './editor/PolicyEditor.tsx'
import { failureText } from './failureText.ts'
import { loadPolicyForm } from './loadPolicyForm.ts'
import { useOpener } from './useOpener.ts'

type Opened = { Editor: typeof PolicyEditor } & Pick<ComponentProps<typeof PolicyEditor>, 'form' | 'policy'>

/** Loads everything before the dialog opens, so that the dialog takes the focus once. */
export function useEditor(policies: readonly Policy[] | undefined, onSaved: () => void) {
  const call = useCall()
  const session = useSession()
  const toasts = useToasts()
  const [opening, setOpening] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const rememberOpener = useOpener(opened !== undefined)
  const subject = session.status === 'signedIn' ? session.subject : ''

  const open = async (id: string | undefined) => {
    if (opening !== undefined) return
    rememberOpener()
    setOpening(id ?? 'new')
    const orToast = (text: string) => (error: unknown) => void toasts.error(failureText(error, text))
    const [Editor, form, policy] = await Promise.all([
      loadEditor().catch(orToast(policyPage.dialogFailed)),
      loadPolicyForm(call, subject, Date.now()).catch(orToast(policyPage.formFailed)),
      id === undefined ? undefined : call(getPolicy, { params: { id } }).catch(orToast(policyPage.fetchFailed)),
    ])
    setOpening(undefined)
    if (Editor && form && (policy || id === undefined)) setOpened({ Editor, form, policy: policy || undefined })
  }
  const close = (isSaved: boolean) => {
    setOpened(undefined)
    if (isSaved) onSaved()
  }
  const names = useMemo(
    () => (policies ?? []).filter(({ id }) => id !== opened?.policy?.id).map(({ name }) => name),
    [policies, opened],
  )
  const editor = opened && (
    <opened.Editor form={opened.form} policy={opened.policy} otherNames={names} onClose={close} />
  )
  return { open, opening, editor }
}

async function loadEditor() {
  await fetchFailedStyles()
  return (await import('./editor/PolicyEditor.tsx')).PolicyEditor
}
