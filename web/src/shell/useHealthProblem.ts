import { useEffect, useState } from 'react'
import { useAdvisoryCall, useSession } from '../auth/session.tsx'
import { mayEnter } from './menu.ts'

/** The page itself comes first. */
const AFTER_MILLISECONDS = 2000

/**
 * Whether members read of a problem. False for others, and until it is known.
 * @param isShown without it nothing asks
 */
export function useHealthProblem(isShown: boolean): boolean {
  const session = useSession()
  const call = useAdvisoryCall()
  const isMember = isShown && session.status === 'signedIn' && mayEnter('member', session.role)
  const [hasProblem, setHasProblem] = useState(false)

  useEffect(() => {
    if (!isMember) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const { watchHealth } = await import('./watchHealth.ts').catch(() => ({ watchHealth: undefined }))
      if (!signal.aborted) watchHealth?.(call, setHasProblem, signal)
    }, AFTER_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isMember, call])

  return isMember && hasProblem
}
