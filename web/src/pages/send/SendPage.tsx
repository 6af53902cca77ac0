import { use, useSyncExternalStore } from 'react'
import { useConfiguration } from '../../app/configuration.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import type { Sending } from '../../upload/sending.ts'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { recipientOf } from './draft.ts'
import { transferLimits } from './transferLimits.ts'
import { Unfinished } from './Unfinished.tsx'
import { laterSteps, useLaterSteps } from './useLaterSteps.ts'
import { useOnward } from './useOnward.ts'
import { useSendFlow } from './useSendFlow.ts'

/** Sends files: what and to whom, a last look, and the sending itself. */
export function SendPage() {
  const onward = useOnward()
  if (onward.isMismatched) return <RedirectMismatch />
  return (
    <PageBody>
      <Steps onSent={onward.goOn} isRedirected={onward.isRedirected} />
    </PageBody>
  )
}

type Props = { onSent: ReturnType<typeof useOnward>['goOn']; isRedirected: boolean }

function Steps({ onSent, isRedirected }: Props) {
  const limits = transferLimits(useConfiguration())
  const flow = useSendFlow(limits)
  const stage = useStage(flow.sending?.engine)
  const later = useLaterSteps()
  const { draft, prepared, options, sending, preparation } = flow
  const isSending = sending !== undefined && stage !== 'cancelled'

  if (!isSending && !prepared) {
    return (
      <Unfinished draft={draft} onResume={flow.resume} onStartOver={flow.startOver}>
        <DetailsStep
          draft={draft}
          limits={limits}
          preparation={later.preparation === 'idle' ? preparation : later.preparation}
          isReturned={flow.isReturned ?? false}
          isRedirected={isRedirected}
          onChange={flow.changeDraft}
          onNext={() => later.await(flow.next)}
        />
      </Unfinished>
    )
  }
  const { ConfirmStep, SendingStep } = later.steps ?? use(laterSteps())
  if (isSending) {
    const recipient = recipientOf(draft)
    // Without a transfer, it was its options that the server did not take.
    const onBack = () => (prepared && !sending.engine.state().transfer ? flow.backToOptions() : flow.back())
    return <SendingStep recipient={recipient} sending={sending.engine} onBack={onBack} onSent={onSent} />
  }
  return prepared ? (
    <ConfirmStep
      draft={draft}
      prepared={prepared}
      limits={limits}
      options={options}
      wasCancelled={stage === 'cancelled'}
      refusal={sending?.engine.state().fault}
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
