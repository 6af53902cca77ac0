import { useSyncExternalStore } from 'react'
import { useConfiguration } from '../../app/configuration.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import type { Sending } from '../../upload/sending.ts'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { recipientOf } from './draft.ts'
import { SendingStep } from './SendingStep.tsx'
import { transferLimits } from './transferLimits.ts'
import { useOnward } from './useOnward.ts'
import { useSendFlow } from './useSendFlow.ts'

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
  const { draft, prepared, options, sending, preparation } = flow

  if (sending && stage !== 'cancelled') {
    const recipient = recipientOf(draft)
    return <SendingStep recipient={recipient} sending={sending.engine} onBack={flow.back} onSent={onSent} />
  }
  if (prepared) {
    return (
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
    )
  }
  return (
    <DetailsStep
      draft={draft}
      limits={limits}
      preparation={preparation}
      isReturned={flow.previousId !== undefined}
      onChange={flow.changeDraft}
      onNext={flow.next}
    />
  )
}

function useStage(engine: Sending | undefined) {
  return useSyncExternalStore(engine?.subscribe ?? noNews, () => engine?.state().stage)
}

const noNews = () => () => {}
