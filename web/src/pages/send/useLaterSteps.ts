import { useEffect, useState } from 'react'
import { fetchFailedStyles } from '../../app/failedStyles.ts'
import { useToasts } from '../../shell/toasts.tsx'
import type { Preparation } from './useSendFlow.ts'

/** After the page's own requests. */
const FETCHED_AFTER_MS = 1000

type LaterSteps = Awaited<ReturnType<typeof fetchLaterSteps>>

export function useLaterSteps() {
  const toasts = useToasts()
  const [steps, setSteps] = useState<LaterSteps>()
  const [preparation, setPreparation] = useState<Preparation>('idle')

  useEffect(() => {
    const timer = setTimeout(() => laterSteps().then(setSteps, resetLaterSteps), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return {
    steps,
    preparation,

    async await(goOn: () => Promise<void>): Promise<void> {
      setPreparation('running')
      try {
        setSteps(await laterSteps())
      } catch {
        resetLaterSteps()
        setPreparation('failed')
        toasts.error('The next step could not be loaded. Please check your connection, or reload the page.')
        return
      }
      setPreparation('idle')
      await goOn()
    },
  }
}

let fetched: Promise<LaterSteps> | undefined

export function laterSteps(): Promise<LaterSteps> {
  fetched ??= fetchLaterSteps()
  return fetched
}

function resetLaterSteps(): void {
  fetched = undefined
}

async function fetchLaterSteps() {
  await fetchFailedStyles()
  // Nothing is in progress after a failure.
  const { ConfirmStep } = await import('./options/ConfirmStep.tsx')
  const { SendingStep } = await import('./sending/SendingStep.tsx')
  return { ConfirmStep, SendingStep }
}
