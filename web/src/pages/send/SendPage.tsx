import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { useConfiguration } from '../../app/configuration.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import type { Sending } from '../../upload/sending.ts'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { recipientOf } from './draft.ts'
import { transferLimits } from './transferLimits.ts'
import { useOnward } from './useOnward.ts'
import { type Preparation, useSendFlow } from './useSendFlow.ts'

/** Sends files: what and to whom, a last look, and the sending itself. */
export function SendPage() {
  const onward = useOnward()
  if (onward.isMismatched) return <RedirectMismatch />
  return (
    <PageBody>
      <Steps onSent={onward.goOn} />
    </PageBody>
  )
}

function Steps({ onSent }: { onSent: ReturnType<typeof useOnward>['goOn'] }) {
  const limits = transferLimits(useConfiguration())
  const flow = useSendFlow()
  const stage = useStage(flow.sending?.engine)
  const later = useLaterSteps()
  const { draft, prepared, options, sending, preparation } = flow
  const isSending = sending !== undefined && stage !== 'cancelled'

  if (!isSending && !prepared) {
    return (
      <DetailsStep
        draft={draft}
        limits={limits}
        preparation={later.preparation === 'idle' ? preparation : later.preparation}
        isReturned={flow.previousId !== undefined}
        onChange={flow.changeDraft}
        onNext={() => later.await(flow.next)}
      />
    )
  }
  const { ConfirmStep, SendingStep } = later.steps ?? use(laterSteps())
  if (isSending) {
    const recipient = recipientOf(draft)
    return <SendingStep recipient={recipient} sending={sending.engine} onBack={flow.back} onSent={onSent} />
  }
  return prepared ? (
    <ConfirmStep
      draft={draft}
      prepared={prepared}
      options={options}
      wasCancelled={stage === 'cancelled'}
      preparation={preparation}
      onChange={flow.changeOptions}
      onBack={flow.back}
      onSend={flow.send}
    />
  ) : null
}

function useStage(engine: Sending | undefined) {
  return useSyncExternalStore(engine?.subscribe ?? noNews, () => engine?.state().stage)
}

const noNews = () => () => {}

/** Once the page is usable, so that it takes nothing from what is needed first. */
const FETCHED_AFTER_MS = 1000

type LaterSteps = Awaited<ReturnType<typeof fetchLaterSteps>>

/** What comes after step 1, which is fetched while that is filled in. */
function useLaterSteps() {
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

function laterSteps(): Promise<LaterSteps> {
  fetched ??= fetchLaterSteps()
  return fetched
}

function tryAnew(): void {
  fetched = undefined
}

async function fetchLaterSteps() {
  await fetchFailedStyles()
  // One after the other, so that nothing is under way when one has failed.
  const { ConfirmStep } = await import('./ConfirmStep.tsx')
  const { SendingStep } = await import('./SendingStep.tsx')
  return { ConfirmStep, SendingStep }
}

/** Vite takes a stylesheet that once failed as present, so that an import tried again would come without it. */
async function fetchFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAgain))
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = resolve
    fresh.onerror = reject
    link.replaceWith(fresh)
  })
}
