import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { abandonTransfer } from '../../../../../shared/contract/transfers.ts'
import { pages } from '../../../../../shared/domain/pages.ts'
import { useCall } from '../../../auth/session.tsx'
import { Actions } from '../../../components/Actions.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { useNow } from '../../../components/useNow.ts'
import { LinkButton } from '../../../shell/LinkButton.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { getStatus } from '../../../upload/failure.ts'
import { forgetSending, type KeptSending } from '../../../upload/keptSendings.ts'
import { holdSending } from '../../../upload/sendingLock.ts'
import { getWaiting, hasHandles, type Unfinished } from './unfinished.ts'
import { keptText, unfinishedTexts, waitingText } from './unfinishedTexts.ts'
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
  return (
    <Panel title={unfinishedTexts.title(getRecipient(state))}>
      <SpaceBetween size="m">
        <LiveRegion>
          <span className="visually-hidden">{unfinishedTexts.title(getRecipient(state))}. </span>
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
                  toasts.error(error instanceof Error ? error.message : 'The upload was not discarded.')
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
            <Button onClick={lookAgain}>Retry</Button>
          </Actions>
        )}
        {state.kind === 'over' && (
          <Actions>
            <Button onClick={onForget}>Close</Button>
            {state.transfer && (
              <LinkButton to={generatePath(pages.review.path, { transferId: state.transfer.id })}>
                Review Transfer
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
          <Button onClick={() => setQuestion('discard')}>Discard</Button>
          <Button
            variant="primary"
            loading={isRunning}
            loadingText="Looking for the files"
            onClick={() => (isDraftBegun ? setQuestion('replace') : goOn())}
          >
            {hasHandles(unfinished) ? 'Go on' : 'Choose the files again'}
          </Button>
        </Actions>
      </SpaceBetween>
      <DiscardDialog isOpen={question === 'discard'} onKeep={close} onDiscard={onDiscard} />
      <ReplaceDialog isOpen={question === 'replace'} onStay={close} onGoOn={goOn} />
    </div>
  )
}

function getRecipient(state: UnfinishedState): string | undefined {
  if ('unfinished' in state) return state.unfinished?.transfer.recipient
  return state.kind === 'over' ? state.transfer?.recipient : undefined
}

function toSentence(state: UnfinishedState): string | undefined {
  switch (state.kind) {
    case 'open':
      return waitingText(getWaiting(state.unfinished).length, state.unfinished.files.length)
    case 'elsewhere':
      return unfinishedTexts.elsewhere
    case 'over':
      return state.sentence
    case 'unreachable':
      return `Its state is currently unknown. ${state.reason}`
    default:
      return undefined
  }
}

type DiscardProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardProps) {
  return (
    <Dialog isOpen={isOpen} title="Discard this upload?" stay="Keep it" onStay={onKeep} act="Discard" onAct={onDiscard}>
      The recipient gets nothing. What has already arrived is deleted.
    </Dialog>
  )
}

type ReplaceProps = { isOpen: boolean; onStay: () => void; onGoOn: () => void }

function ReplaceDialog({ isOpen, onStay, onGoOn }: ReplaceProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Continue the earlier upload?"
      stay="Stay here"
      onStay={onStay}
      act="Go on"
      onAct={onGoOn}
    >
      Your entries on this page are for another transfer and will be lost.
    </Dialog>
  )
}
