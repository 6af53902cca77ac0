import { useState } from 'react'
import { getPolicyPacks } from '../../../../shared/contract/policies.ts'
import type { PolicyPack } from '../../../../shared/domain/policies/policyPack.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { fetchFailedStyles } from '../../app/failedStyles.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { failureText } from './failureText.ts'
import type { PacksDialog } from './packs/PacksDialog.tsx'
import { useOpener } from './useOpener.ts'

type Opened = { Packs: typeof PacksDialog; packs: readonly PolicyPack[] }

export function usePacks(onAdded: () => void) {
  const call = useCall()
  const toasts = useToasts()
  const [isOpening, setIsOpening] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const rememberOpener = useOpener(opened !== undefined)

  const open = async () => {
    if (isOpening) return
    rememberOpener()
    setIsOpening(true)
    const orToast = (text: string) => (error: unknown) => void toasts.error(failureText(error, text))
    const [Packs, reply] = await Promise.all([
      loadPacks().catch(orToast(policyPage.dialogFailed)),
      call(getPolicyPacks).catch(orToast(policyPage.packsFailed)),
    ])
    setIsOpening(false)
    if (Packs && reply) setOpened({ Packs, packs: reply.packs })
  }
  const dialog = opened && <opened.Packs packs={opened.packs} onAdded={onAdded} onClose={() => setOpened(undefined)} />
  return { open, isOpening, dialog }
}

async function loadPacks() {
  await fetchFailedStyles()
  return (await import('./packs/PacksDialog.tsx')).PacksDialog
}
