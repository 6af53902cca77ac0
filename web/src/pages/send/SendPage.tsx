import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { ClientConfiguration } from '../../../../shared/contract/client.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { redirectAfterSend } from '../../../../shared/domain/redirect.ts'
import { send } from '../../../../shared/texts/en/send.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { describeRecipients } from '../../recipients/typedRecipients.ts'
import type { Sending } from '../../upload/sending.ts'
import type { SentTransfer } from '../../upload/sendingPorts.ts'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { useTrustedRedirect } from '../login/useTrustedRedirect.ts'
import type { SentState } from '../success/sentState.ts'
import { DetailsStep } from './draft/DetailsStep.tsx'
import { type DraftLimits, findFaults, isValid } from './draft/draft.ts'
import { useLateFiles } from './draft/useLateFiles.ts'
import { isBegun } from './flow.ts'
import { Unfinished } from './resume/Unfinished.tsx'
import { sendSteps, useLaterSteps } from './useLaterSteps.ts'
import { useSendFlow } from './useSendFlow.ts'

export function SendPage() {
  const afterSend = useAfterSend()
  if (afterSend.isMismatched) return <RedirectMismatch />
  return (
    <PageBody>
      <Steps onSent={afterSend.goOn} isRedirected={afterSend.isRedirected} />
    </PageBody>
  )
}

type Props = { onSent: ReturnType<typeof useAfterSend>['goOn']; isRedirected: boolean }

function Steps({ onSent, isRedirected }: Props) {
  const limits = toDraftLimits(useConfiguration())
  const flow = useSendFlow(limits)
  const stage = useStage(flow.sending?.engine)
  const later = useLaterSteps()
  const { draft, prepared, options, sending, preparation } = flow
  const isSending = sending !== undefined && stage !== 'cancelled'
  const isPastStep1 = isSending || prepared !== undefined
  const lateFiles = useLateFiles(isPastStep1, flow.add)
  const [wasPastStep1, setWasPastStep1] = useState(isPastStep1)
  if (isPastStep1 && !wasPastStep1) setWasPastStep1(true)

  // The page may have been reopened during the sending.
  const lastStage = useRef(stage)
  const showOptions = useEffectEvent(flow.showOptions)
  useLayoutEffect(() => {
    if (stage === 'cancelled' && lastStage.current !== stage) showOptions()
    lastStage.current = stage
  }, [stage])

  // After Forward or a reload, unless step 1 has faults.
  const answered = useRef<string>(undefined)
  useEffect(() => {
    const isAnswered = flow.step2Key === answered.current
    answered.current = flow.step2Key
    if (flow.step2Key !== undefined && !isAnswered && !isPastStep1 && isValid(findFaults(draft, limits)))
      void later.await(flow.next)
  })

  // The server must check added files too.
  const isOutdated = !isSending && prepared !== undefined && !flow.isPrepared
  const check = useEffectEvent(flow.next)
  useEffect(() => {
    if (isOutdated && preparation === 'idle') void check()
  }, [isOutdated, preparation])

  if (!isPastStep1) {
    return (
      <Unfinished draft={draft} onResume={flow.resume} onStartOver={flow.startOver}>
        <SpaceBetween size="l">
          {flow.replaced !== '' && (
            <Alert type="warning" header={send.replacedTitle(describeRecipients(draft))}>
              {send.replaced(flow.replaced)}
            </Alert>
          )}
          <DetailsStep
            key={flow.id}
            draft={draft}
            limits={limits}
            preparation={later.preparation === 'idle' ? preparation : later.preparation}
            isReturned={wasPastStep1 || (flow.isReturned ?? false)}
            isRecipientAsked={flow.isRecipientAsked ?? false}
            isRedirected={isRedirected}
            onChange={flow.changeDraft}
            onNext={() => later.await(flow.next)}
            onOpenMissing={flow.openAgain}
            onDiscard={isBegun(draft) ? flow.discard : undefined}
          />
        </SpaceBetween>
      </Unfinished>
    )
  }
  const { ConfirmStep, SendingStep } = later.steps ?? use(sendSteps.get())
  if (isSending) {
    const recipient = describeRecipients(draft)
    const onBack = (without?: readonly number[]) => {
      const { transfer, isRefused } = sending.engine.state()
      // The server does not have it: the options can change.
      if (isRefused || (prepared && !transfer)) flow.backToOptions()
      else flow.back({ without })
    }
    return (
      <SendingStep
        recipient={recipient}
        sending={sending.engine}
        onBack={onBack}
        onCancel={flow.cancel}
        onSent={onSent}
      />
    )
  }
  return prepared ? (
    <ConfirmStep
      draft={draft}
      prepared={prepared}
      limits={limits}
      options={options}
      wasCancelled={stage === 'cancelled'}
      refusal={flow.refusal ?? sending?.engine.state().fault}
      preparation={lateFiles.count === undefined ? preparation : 'running'}
      lateFiles={lateFiles}
      onChange={flow.changeOptions}
      onBack={() => flow.back()}
      onChangeRecipient={() => flow.back({ isRecipientAsked: true })}
      onUseRecipient={flow.replaceRecipient}
      kept={flow.kept}
      onKeep={flow.keepRecipient}
      onSend={flow.send}
      onCheck={isOutdated ? flow.next : undefined}
    />
  ) : null
}

function useStage(engine: Sending | undefined) {
  return useSyncExternalStore(engine?.subscribe ?? subscribeToNothing, () => engine?.state().stage)
}

const subscribeToNothing = () => () => {}

function toDraftLimits(configuration: ClientConfiguration): DraftLimits {
  return {
    maxRecipients: configuration['transfer/max_recipients'],
    maxFiles: configuration['transfer/max_files_limit'],
    totalSizeMiB: configuration['transfer/total_upload_size_limit_mb'],
    fileSizeMiB: configuration['transfer/individual_file_size_limit_mb'],
    zipEncryptSizeMiB: configuration['transfer/zip_encrypt_size_limit_mb'],
  }
}

function useAfterSend() {
  const navigate = useNavigate()
  const { redirect, isMismatched } = useTrustedRedirect()
  return {
    isMismatched,
    isRedirected: redirect !== undefined,

    goOn(sent: SentTransfer) {
      const { id, recipient, expiryDate } = sent
      const transfer: SentState = { id, recipient, expiryDate }
      if (redirect) location.assign(redirectAfterSend(redirect, sent))
      else navigate(pages.success.path, { state: { transfer }, replace: true })
    },
  }
}
