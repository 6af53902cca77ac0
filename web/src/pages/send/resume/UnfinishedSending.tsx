import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { abandonTransfer, type ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { pages } from '../../../../../shared/domain/pages.ts'
import { common, dialogs } from '../../../../../shared/texts/en/common.ts'
import { success, unfinished as texts } from '../../../../../shared/texts/en/send.ts'
import { sending } from '../../../../../shared/texts/en/sending.ts'
import { recipientsText } from '../../../../../shared/texts/recipientsText.ts'
import { useCall } from '../../../auth/session.tsx'
import { Actions } from '../../../components/Actions.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { useNow } from '../../../components/useNow.ts'
import { discardText } from '../../../recipients/discardText.ts'
import { reviewedRecipients } from '../../../recipients/reviewedRecipients.ts'
import { LinkButton } from '../../../shell/LinkButton.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { getStatus } from '../../../upload/failure.ts'
import { forgetSending, type KeptSending } from '../../../upload/keptSendings.ts'
import { holdSending } from '../../../upload/sendingLock.ts'
import { getWaiting, hasHandles, type Unfinished } from './unfinished.ts'
import { keptText, waitingText } from './unfinishedTexts.ts'
import { type ResumedSending, type UnfinishedState, useUnfinishedSending } from './useUnfinishedSending.ts'

const MINUTE = 60_000

type Props = {
  kept: KeptSending
  isDraftBegun: boolean
  onResume: (taken: ResumedSending) => Promise<void>
  onForget: () => void
}

export function UnfinishedSending({ kept, isDraftBegun, onResume, onForget }: Props) {
  const { state, lookAgain, resume } = useUnfinishedSending(kept)
  const call = useCall()
  const toasts = useToasts()
  if (state.kind === 'looking' || state.kind === 'gone') return null
  const transfer = getTransfer(state)
  const title = transfer ? texts.titleTo(recipientsText(reviewedRecipients(transfer))) : texts.title
  return (
    <Panel title={title}>
      <SpaceBetween size="m">
        <LiveRegion>
          <span className="visually-hidden">{title}. </span>
          {toSentence(state)}
        </LiveRegion>
        {state.kind === 'open' && (
          <Offer
            unfinished={state.unfinished}
            isDraftBegun={isDraftBegun}
            onGoOn={async () => {
              const taken = await resume()
              if (taken) await onResume(taken)
            }}
            onDiscard={async () => {
              const release = await holdSending(kept.transferId)
              if (!release) return lookAgain()
              try {
                await call(abandonTransfer, { params: { id: kept.transferId } })
              } catch (error) {
                // It has ended or no longer exists.
                if (getStatus(error) !== 409 && getStatus(error) !== 404) {
                  release()
                  toasts.error(error instanceof Error ? error.message : dialogs.abandon.failed)
                  return
                }
              }
              await forgetSending(kept.transferId)
              release()
              onForget()
            }}
          />
        )}
        {state.kind === 'unreachable' && (
          <Actions>
            <Button onClick={lookAgain}>{common.retry}</Button>
          </Actions>
        )}
        {state.kind === 'over' && (
          <Actions>
            <Button onClick={onForget}>{common.close}</Button>
            {state.transfer && (
              <LinkButton to={generatePath(pages.review.path, { transferId: state.transfer.id })}>
                {success.review}
              </LinkButton>
            )}
          </Actions>
        )}
      </SpaceBetween>
    </Panel>
  )
}

type OfferProps = {
  unfinished: Unfinished
  isDraftBegun: boolean
  onGoOn: () => Promise<void>
  onDiscard: () => Promise<void>
}

function Offer({ unfinished, isDraftBegun, onGoOn, onDiscard }: OfferProps) {
  const { record, transfer } = unfinished
  const [question, setQuestion] = useState<'discard' | 'replace'>()
  const [isRunning, setIsRunning] = useState(false)
  const now = useNow(MINUTE)
  const close = () => setQuestion(undefined)
  const goOn = () => {
    close()
    setIsRunning(true)
    void onGoOn().finally(() => setIsRunning(false))
  }
  return (
    <div>
      <SpaceBetween size="m">
        <SecondaryText>{keptText(transfer, record.keptAt, now)}</SecondaryText>
        <Actions>
          <Button onClick={() => setQuestion('discard')}>{dialogs.abandon.act}</Button>
          <Button
            variant="primary"
            loading={isRunning}
            loadingText={sending.looking}
            onClick={() => (isDraftBegun ? setQuestion('replace') : goOn())}
          >
            {hasHandles(unfinished) ? sending.resume : sending.chooseAgain}
          </Button>
        </Actions>
      </SpaceBetween>
      <DiscardDialog
        isOpen={question === 'discard'}
        recipients={reviewedRecipients(transfer)}
        onKeep={close}
        onDiscard={onDiscard}
      />
      <ReplaceDialog isOpen={question === 'replace'} onStay={close} onGoOn={goOn} />
    </div>
  )
}

function getTransfer(state: UnfinishedState): ReviewedTransfer | undefined {
  if ('unfinished' in state) return state.unfinished?.transfer
  return state.kind === 'over' ? state.transfer : undefined
}

function toSentence(state: UnfinishedState): string | undefined {
  switch (state.kind) {
    case 'open':
      return waitingText(getWaiting(state.unfinished).length, state.unfinished.files.length)
    case 'elsewhere':
      return sending.elsewhere
    case 'over':
      return state.sentence
    case 'unreachable':
      return texts.unreachable(state.reason)
    default:
      return undefined
  }
}

type DiscardProps = { isOpen: boolean; recipients: readonly string[]; onKeep: () => void; onDiscard: () => void }

function DiscardDialog({ isOpen, recipients, onKeep, onDiscard }: DiscardProps) {
  const { title, act } = dialogs.abandon
  return (
    <Dialog isOpen={isOpen} title={title} stay={common.keep} onStay={onKeep} act={act} onAct={onDiscard}>
      {discardText(recipients)}
    </Dialog>
  )
}

type ReplaceProps = { isOpen: boolean; onStay: () => void; onGoOn: () => void }

function ReplaceDialog({ isOpen, onStay, onGoOn }: ReplaceProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.replaceTitle}
      stay={texts.stay}
      onStay={onStay}
      act={sending.resume}
      onAct={onGoOn}
    >
      {texts.replaceText}
    </Dialog>
  )
}
