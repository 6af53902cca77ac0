import { useEffect, useState } from 'react'
import { useSession } from '../auth/session.tsx'
import type { KeptSending } from './keptSendings.ts'
import { findSendingsInBrowser } from './sendingsInBrowser.ts'

export function useKeptSendings() {
  const session = useSession()
  const subject = session.status === 'signedIn' ? session.subject : undefined
  const [kept, setKept] = useState<readonly KeptSending[]>([])
  useEffect(() => {
    if (subject === undefined) return
    let isLeft = false
    void findSendingsInBrowser(subject).then(found => {
      if (!isLeft && found.length > 0) setKept(found)
    })
    return () => {
      isLeft = true
    }
  }, [subject])
  return [kept, setKept] as const
}
