import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession, useSessionKeeper } from '../../auth/session.tsx'
import { keepWork, keptWork, releaseWork } from '../../upload/keptWork.ts'
import { emptyRequest, type RequestDraft } from './requestDraft.ts'

/** The form's draft. It outlives the page when the session ends under it: signing in again must not cost what was typed. */
export function useRequestDraft() {
  const session = useSession()
  const keeper = useSessionKeeper()
  const [query] = useSearchParams()
  // Not under the name of the sendings, which are kept by the person alone.
  const [owner] = useState(session.status === 'signedIn' ? `request of ${session.subject}` : undefined)
  const [draft, setDraft] = useState<RequestDraft>(
    () => keptWork<RequestDraft>(owner) ?? { ...emptyRequest, responder: query.get('toRecipient') ?? '' },
  )
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  useEffect(() => {
    if (keptWork(owner) !== undefined) releaseWork()
    return () => {
      const { recipientName, responder, message } = latest.current
      const isBegun = recipientName !== '' || responder !== '' || message !== ''
      if (owner !== undefined && isBegun && keeper.session().status === 'expired') keepWork(owner, latest.current)
    }
  }, [owner, keeper])

  return {
    draft,
    change: (patch: Partial<RequestDraft>) => setDraft(last => ({ ...last, ...patch })),
    clear: () => setDraft(emptyRequest),
  }
}
