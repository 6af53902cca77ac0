import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { createDraft, subscribeToDrafts } from '../../app/drafts.ts'
import { useSession } from '../../auth/session.tsx'
import { emptyRequest, type RequestDraft } from './requestDraft.ts'

type Kept = RequestDraft & {
  asked?: string | undefined
}

const store = createDraft<Kept, Kept>({
  key: 'requestDraft',
  empty: emptyRequest,
  isBegun: ({ asked, ...draft }) => Object.entries(draft).some(([name, value]) => value !== Object(emptyRequest)[name]),
  isAtStake: () => false,
  toStored: draft => draft,
  fromStored: stored => ({ ...emptyRequest, ...stored }),
})

/** Survives navigation and reloads. */
export function useRequestDraft() {
  const session = useSession()
  const [query] = useSearchParams()
  const [subject] = useState(session.status === 'signedIn' ? session.subject : undefined)
  const change = (patch: Partial<Kept>) => store.change(subject, last => ({ ...last, ...patch }))
  const [replaced, setReplaced] = useState(() => {
    store.open(subject)
    const { asked: lastAsked, responder } = store.of(subject)
    const asked = query.get('toRecipient')
    if (asked === null || asked === lastAsked) return ''
    // A name belongs to its address.
    change(responder === asked ? { asked } : { asked, responder: asked, recipientName: '' })
    return responder === asked ? '' : responder
  })
  const draft = useSyncExternalStore(subscribeToDrafts, () => store.of(subject))
  return {
    draft,
    replaced,
    isBegun: store.isBegun(),
    change,
    clear() {
      store.forget()
      setReplaced('')
    },
  }
}
