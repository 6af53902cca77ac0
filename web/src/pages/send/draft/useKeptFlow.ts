import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../../../../shared/texts/en/send.ts'
import { processingText } from '../../../../../shared/texts/ownTransfers.ts'
import { useChosenFiles } from '../../../app/chosenFiles.tsx'
import { subscribeToDrafts } from '../../../app/drafts.ts'
import { useSession, useSessionKeeper } from '../../../auth/session.tsx'
import { isOtherPerson } from '../../../auth/sessionKeeper.ts'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { describeRecipients, getAddressees, noRecipients } from '../../../recipients/typedRecipients.ts'
import { useToasts } from '../../../shell/toasts.tsx'
import type { Sending } from '../../../upload/sending.ts'
import { isUnderWay } from '../../../upload/underWay.ts'
import { type Flow, isBusy } from '../flow.ts'
import { addFiles } from './draft.ts'
import { sendDraft } from './sendDraft.ts'

export function useKeptFlow() {
  const session = useSession()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const chosen = useChosenFiles()
  const [query] = useSearchParams()
  const [subject] = useState(session.status === 'signedIn' ? session.subject : undefined)
  const [handedOver] = useState(() => [...setAsideFor(subject), ...chosen.files])
  const [replaced] = useState(() => {
    sendDraft.open(subject)
    const last = sendDraft.of(subject)
    const next = arriving(last, query.get('toRecipient') ?? undefined, isBusy(last) ? [] : handedOver)
    if (next !== last || last.id === '') sendDraft.change(subject, () => next)
    const before = describeRecipients(last.draft)
    return before === describeRecipients(next.draft) ? '' : before
  })
  const flow = useSyncExternalStore(subscribeToDrafts, () => sendDraft.of(subject))

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page opens, and when it closes
  useEffect(() => {
    const isWaiting = isBusy(sendDraft.of(subject))
    setAside = isWaiting ? { subject, files: handedOver } : undefined
    if (isWaiting && chosen.files.length > 0) toasts.error(send.late.setAside)
    chosen.take()
    stopListening()
    return () => {
      const engine = sendDraft.of(subject).sending?.engine
      if (engine?.state().stage === 'done') sendDraft.forget(subject)
      else if (engine && isUnderWay(engine.state())) {
        announceEnd(engine, toasts, subject, () => !isOtherPerson(keeper.session(), subject))
      }
    }
  }, [])
  return {
    flow,
    replaced,
    setFlow: (update: (last: Flow) => Flow) => sendDraft.change(subject, update),
    subject,
  }
}

/** The same person's next sending gets these files. */
let setAside: { subject: string | undefined; files: readonly ChosenFile[] } | undefined

function setAsideFor(subject: string | undefined): readonly ChosenFile[] {
  return setAside?.subject === subject ? (setAside?.files ?? []) : []
}

/** Repeated calls have no effect. */
function arriving(last: Flow, asked: string | undefined, files: readonly ChosenFile[]): Flow {
  const isNewRecipient = asked !== undefined && asked !== last.asked && !isBusy(last)
  if (!isNewRecipient && files.length === 0) return last
  const { draft } = last
  // A name belongs to its address.
  const isOther = isNewRecipient && (draft.added.length > 0 || asked !== draft.recipient)
  const recipient = isOther ? { ...noRecipients, recipient: asked } : {}
  return {
    ...last,
    ...(isNewRecipient ? { asked } : {}),
    draft: { ...draft, ...recipient, ...toLists(addFiles(draft.files, files, draft.missing)) },
  }
}

function toLists({ files, missing }: ReturnType<typeof addFiles>) {
  return { files, missing }
}

let stopListening = () => {}

/** The sender has left the page. */
function announceEnd(
  engine: Sending,
  toasts: ReturnType<typeof useToasts>,
  subject: string | undefined,
  isSenderHere: () => boolean,
) {
  stopListening = engine.subscribe(() => {
    const { stage, sent, fault } = engine.state()
    if (isUnderWay(engine.state())) return
    stopListening()
    const { draft, options } = sendDraft.of(subject)
    const recipients = getAddressees(draft).map(({ recipient }) => recipient)
    if (stage === 'done') sendDraft.forget(subject)
    if (!isSenderHere()) return
    if (stage === 'done' && sent) {
      toasts.success(processingText(recipients.length > 1 ? recipients : [sent.recipient], options.isLinkMailed))
    } else if (stage === 'failed') {
      toasts.error(send.failedElsewhere(fault ?? ''))
    }
  })
}
