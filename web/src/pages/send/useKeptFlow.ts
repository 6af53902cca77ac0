import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChosenFiles } from '../../app/chosenFiles.tsx'
import { useSession, useSessionKeeper } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { keepWork, keptWork, releaseWork } from '../../upload/keptWork.ts'
import type { Sending } from '../../upload/sending.ts'
import { isUnderWay } from '../../upload/underWay.ts'
import { addFiles } from './draft.ts'
import { type Flow, isBegun, newFlow } from './flow.ts'

/**
 * The flow of the send page. It outlives the page when the session ends under it, since signing in again must not cost
 * what was entered, and while files are on their way.
 */
export function useKeptFlow() {
  const session = useSession()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const chosen = useChosenFiles()
  const [query] = useSearchParams()
  const [subject] = useState(session.status === 'signedIn' ? session.subject : undefined)
  const [flow, setFlow] = useState<Flow>(() => {
    const kept = keptWork<Flow>(subject)
    if (kept) return kept
    return newFlow({ files: addFiles([], chosen.files).files, recipient: query.get('toRecipient') ?? '' })
  })

  const latest = useRef(flow)
  useEffect(() => {
    latest.current = flow
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page opens, and when it closes
  useEffect(() => {
    chosen.take()
    releaseWork()
    stopTelling()
    return () => {
      const engine = latest.current.sending?.engine
      const isSending = engine !== undefined && isUnderWay(engine.state())
      const isSessionOver = keeper.session().status === 'expired'
      if (subject === undefined || !(isSending || (isSessionOver && isBegun(latest.current.draft)))) return
      keepWork(subject, latest.current)
      if (isSending) tellOfItsEnd(engine, toasts)
    }
  }, [])
  return { flow, setFlow, subject }
}

let stopTelling = () => {}

/** Says what becomes of a sending whose page was left, unless the page is opened again before. */
function tellOfItsEnd(engine: Sending, toasts: ReturnType<typeof useToasts>) {
  stopTelling = engine.subscribe(() => {
    const { stage, sent, fault } = engine.state()
    if (isUnderWay(engine.state())) return
    stopTelling()
    if (stage === 'done' && sent) {
      releaseWork()
      toasts.success(`Your files are being processed and will be sent to ${sent.recipient} once done.`)
    } else if (stage === 'failed') {
      toasts.error(`${fault} Open Send Files to go on.`)
    }
  })
}
