import { useEffect, useState } from 'react'
import { fetchFailedStyles } from '../../app/failedStyles.ts'
import { useToasts } from '../../shell/toasts.tsx'
import type { Preparation } from './useSendFlow.ts'

/** Once the page is usable, so that it takes nothing from what is needed first. */
const FETCHED_AFTER_MS = 1000

type LaterSteps = Awaited<ReturnType<typeof fetchLaterSteps>>

/** What comes after step 1, which is fetched while that is filled in. */
export function useLaterSteps() {
  const toasts = useToasts()
  const [steps, setSteps] = useState<LaterSteps>()
  const [preparation, setPreparation] = useState<Preparation>('idle')

  useEffect(() => {
    const timer = setTimeout(() => laterSteps().then(setSteps, tryAnew), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return {
    steps,
    preparation,

    /** Goes on when they are there; until then, and if they cannot be had, the page stays as it is. */
    async await(goOn: () => Promise<void>): Promise<void> {
      setPreparation('running')
      try {
        setSteps(await laterSteps())
      } catch {
        tryAnew()
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

function tryAnew(): void {
  fetched = undefined
}

async function fetchLaterSteps() {
  await fetchFailedStyles()
  // One after the other, so that nothing is under way when one has failed.
  const { ConfirmStep } = await import('./options/ConfirmStep.tsx')
  const { SendingStep } = await import('./sending/SendingStep.tsx')
  return { ConfirmStep, SendingStep }
}
