import { useEffect, useState } from 'react'
import { prepareRequest } from '../../../../shared/contract/requests.ts'
import { useCall } from '../../auth/session.tsx'
import type { PreCheck } from './requestDraft.ts'

type Read = { preCheck?: PreCheck; fault?: string }

export function usePreCheck() {
  const call = useCall()
  const [read, setRead] = useState<Read>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new read
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    call(prepareRequest, { signal }).then(
      preCheck => setRead({ preCheck }),
      error => {
        if (!signal.aborted) setRead({ fault: error instanceof Error ? error.message : '' })
      },
    )
    return () => controller.abort()
  }, [call, round])

  const retry = () => {
    setRead({})
    setRound(last => last + 1)
  }
  return { ...read, retry }
}
