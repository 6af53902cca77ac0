import { useEffect, useState } from 'react'
import { useAdvisoryCall, useSession } from '../auth/session.tsx'

/** The page itself comes first. */
const AFTER_MILLISECONDS = 2000

/** Alerts since the administrator last looked at them. 0 for others, and until it is known. */
export function useNewAlerts(): number {
  const session = useSession()
  const call = useAdvisoryCall()
  const subject = session.status === 'signedIn' && session.role === 'admin' ? session.subject : undefined
  const [counted, setCounted] = useState<{ count: number; subject: string }>()

  useEffect(() => {
    if (subject === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const { watchAlerts } = await import('./watchAlerts.ts').catch(() => ({ watchAlerts: undefined }))
      if (!signal.aborted) watchAlerts?.(call, count => setCounted({ count, subject }), signal)
    }, AFTER_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [subject, call])

  return counted?.subject === subject ? (counted?.count ?? 0) : 0
}
