import { useState } from 'react'
import { send } from '../../../../shared/texts/en/send.ts'
import { laterSteps, usePrefetch } from '../../app/laterSteps.ts'
import { useToasts } from '../../shell/toasts.tsx'
import type { Preparation } from './useSendFlow.ts'

export const sendSteps = laterSteps(async () => {
  // Nothing is in progress after a failure.
  const { ConfirmStep } = await import('./options/ConfirmStep.tsx')
  const { SendingStep } = await import('./sending/SendingStep.tsx')
  return { ConfirmStep, SendingStep }
})

export function useLaterSteps() {
  const toasts = useToasts()
  const [steps, setSteps] = useState<Awaited<ReturnType<typeof sendSteps.load>>>()
  const [preparation, setPreparation] = useState<Preparation>('idle')
  usePrefetch(() => sendSteps.load().then(setSteps))

  return {
    steps,
    preparation,

    async await(goOn: () => Promise<void>): Promise<void> {
      setPreparation('running')
      try {
        setSteps(await sendSteps.load())
      } catch {
        setPreparation('failed')
        toasts.error(send.nextNotLoaded)
        return
      }
      setPreparation('idle')
      await goOn()
    },
  }
}
