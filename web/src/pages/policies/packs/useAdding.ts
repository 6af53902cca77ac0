import { useState } from 'react'
import { createPolicy, listPolicies } from '../../../../../shared/contract/policies.ts'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { policyPage } from '../../../../../shared/texts/en/policies.ts'
import { policyPacks } from '../../../../../shared/texts/en/policyEditor.ts'
import { useCall } from '../../../auth/session.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { failureText } from '../failureText.ts'
import { addPack, countOutcomes, type Outcome } from './addPack.ts'

/** Adds the translated policies, unless they are in the list, in English or translated. */
export function useAdding(pack: PolicyPack, { policies }: PolicyPack, onAdded: () => void) {
  const call = useCall()
  const toasts = useToasts()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [isAdding, setIsAdding] = useState(false)

  const add = async () => {
    setIsAdding(true)
    setOutcomes([])
    try {
      const current = await call(listPolicies)
      const names = new Set(current.policies.map(({ name }) => name))
      const isThere = (index: number) => names.has(pack.policies[index]?.name ?? '')
      const all = await addPack({
        policies,
        names: new Set([...names, ...policies.filter((_, index) => isThere(index)).map(({ name }) => name)]),
        create: body => call(createPolicy, { body }),
        onOutcomes: setOutcomes,
      })
      const { added } = countOutcomes(all)
      if (added > 0) {
        toasts.success(policyPacks.added(added))
        onAdded()
      }
    } catch (error) {
      toasts.error(failureText(error, policyPage.listFailed))
    }
    setIsAdding(false)
  }
  return { outcomes, isAdding, add }
}
