import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { processingText } from '../../../../shared/texts/ownTransfers.ts'
import { useChosenFiles } from '../../app/chosenFiles.tsx'
import { useSession, useSessionKeeper } from '../../auth/session.tsx'
import { isSomebodyElse } from '../../auth/sessionKeeper.ts'
import type { ChosenFile } from '../../files/chosenFile.ts'
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
  const [handedOver] = useState(() => [...setAsideFor(subject), ...chosen.files])
  const [flow, setFlow] = useState<Flow>(() => {
    const { draft, ...kept } = keptWork<Flow>(subject) ?? newFlow({ recipient: query.get('toRecipient') ?? '' })
    if (kept.sending || handedOver.length === 0) return { draft, ...kept }
    // Step 2 was about other files.
    return { ...kept, prepared: undefined, draft: { ...draft, files: addFiles(draft.files, handedOver).files } }
  })

  const latest = useRef(flow)
  useEffect(() => {
    latest.current = flow
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page opens, and when it closes
  useEffect(() => {
    setAside = flow.sending && { subject, files: handedOver }
    if (flow.sending && chosen.files.length > 0) toasts.error(notPartOfIt)
    chosen.take()
    releaseWork()
    stopTelling()
    return () => {
      const { isLinkMailed } = latest.current.options
      const engine = latest.current.sending?.engine
      const isSending = engine !== undefined && isUnderWay(engine.state())
      const isSessionOver = keeper.session().status === 'expired'
      if (subject === undefined || !(isSending || (isSessionOver && isBegun(latest.current.draft)))) return
      keepWork(subject, latest.current)
      if (isSending) tellOfItsEnd(engine, isLinkMailed, toasts, () => !isSomebodyElse(keeper.session(), subject))
    }
  }, [])
  return { flow, setFlow, subject }
}

const notPartOfIt = 'An earlier sending is not finished. The files that you chose now are kept for your next one.'

/** What was chosen while a sending was under way, for the next one of the same person. */
let setAside: { subject: string | undefined; files: readonly ChosenFile[] } | undefined

function setAsideFor(subject: string | undefined): readonly ChosenFile[] {
  return setAside?.subject === subject ? (setAside?.files ?? []) : []
}

let stopTelling = () => {}

/** Says to its sender what becomes of a sending whose page was left, unless the page is opened again before. */
function tellOfItsEnd(
  engine: Sending,
  isLinkMailed: boolean,
  toasts: ReturnType<typeof useToasts>,
  isSenderHere: () => boolean,
) {
  stopTelling = engine.subscribe(() => {
    const { stage, sent, fault } = engine.state()
    if (isUnderWay(engine.state())) return
    stopTelling()
    if (stage === 'done') releaseWork()
    if (!isSenderHere()) return
    if (stage === 'done' && sent) {
      toasts.success(processingText(sent.recipient, isLinkMailed))
    } else if (stage === 'failed') {
      toasts.error(`${fault} Open Send Files to go on.`)
    }
  })
}
