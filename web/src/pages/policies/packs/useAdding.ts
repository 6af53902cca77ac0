import { useState } from 'react'
import { createPolicy, listPolicies } from '../../../../../shared/contract/policies.ts'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { policyPackTexts } from '../../../../../shared/texts/policyPacks.ts'
import { policyPageTexts } from '../../../../../shared/texts/policyPage.ts'
import { useCall } from '../../../auth/session.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { failureText } from '../failureText.ts'
import { addPack, countOutcomes, type Outcome } from './addPack.ts'

export function useAdding({ policies }: PolicyPack, onAdded: () => void) {
  const call = useCall()
  const toasts = useToasts()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [isAdding, setIsAdding] = useState(false)

  const add = async () => {
    setIsAdding(true)
    setOutcomes([])
    try {
      const current = await call(listPolicies)
      const all = await addPack({
        policies,
        names: new Set(current.policies.map(({ name }) => name)),
        create: body => call(createPolicy, { body }),
        onOutcomes: setOutcomes,
      })
      const { added } = countOutcomes(all)
      if (added > 0) {
        toasts.success(policyPackTexts.added(added))
        onAdded()
      }
    } catch (error) {
      toasts.error(failureText(error, policyPageTexts.listFailed))
    }
    setIsAdding(false)
  }
  return { outcomes, isAdding, add }
}
